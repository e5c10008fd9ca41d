import SchemaRebuilderCSQLite

/// Asks whether to wait on while another connection holds the lock.
/// <https://sqlite.org/c3ref/busy_handler.html>
final class BusyHandler {
  private let waitsOn: (_ waitedSeconds: Double) -> Bool
  private let clock = ContinuousClock()
  private var start: ContinuousClock.Instant

  init(_ waitsOn: @escaping (_ waitedSeconds: Double) -> Bool) {
    self.waitsOn = waitsOn
    start = clock.now
  }

  /// - Parameter calls: how often SQLite has asked for this lock before.
  /// - Returns: whether it is to be tried again; a little time has passed by then.
  fileprivate func waits(after calls: Int32) -> Bool {
    if calls == 0 { start = clock.now }
    guard waitsOn((clock.now - start).seconds) else { return false }
    sqlite3_sleep(min(1 << min(calls, 7), 100))
    return true
  }
}

extension SQLiteConnection {
  /// Asks the handler from now on, instead of waiting for the busy timeout.
  func install(_ handler: BusyHandler) {
    busyHandler = handler
    sqlite3_busy_handler(
      handle,
      { context, calls in
        guard let context else { return 0 }
        let handler = Unmanaged<BusyHandler>.fromOpaque(context).takeUnretainedValue()
        return handler.waits(after: calls) ? 1 : 0
      },
      Unmanaged.passUnretained(handler).toOpaque()
    )
  }
}
