import SchemaRebuilderCSQLite

/// Notes the rowid of each row that an UPDATE writes. <https://sqlite.org/c3ref/update_hook.html>
final class UpdateHook {
  fileprivate(set) var rowID: Int64

  init(from rowID: Int64) {
    self.rowID = rowID
  }
}

extension SQLiteConnection {
  /// Lets the hook note rows from now on; nil removes the one that is there.
  ///
  /// A connection has one, and SQLite does not tell which: that of a caller cannot be put back.
  func setUpdateHook(_ hook: UpdateHook?) {
    updateHook = hook
    guard let hook else {
      _ = sqlite3_update_hook(handle, nil, nil)
      return
    }
    _ = sqlite3_update_hook(
      handle,
      { context, _, _, _, rowID in
        guard let context else { return }
        Unmanaged<UpdateHook>.fromOpaque(context).takeUnretainedValue().rowID = rowID
      },
      Unmanaged.passUnretained(hook).toOpaque()
    )
  }
}
