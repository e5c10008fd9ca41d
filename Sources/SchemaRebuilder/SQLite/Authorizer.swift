import SchemaRebuilderCSQLite

/// Lets a connection do nothing but create things. <https://sqlite.org/c3ref/set_authorizer.html>
final class Authorizer {
  /// Whether SQLite may do what it names by one of its action codes.
  typealias Rule = (_ action: Int32) -> Bool

  fileprivate let allows: Rule

  init(_ allows: @escaping Rule) {
    self.allows = allows
  }

  /// What reaches outside the database: neither is part of a schema, both write files.
  static let outside: Set<Int32> = [SQLITE_ATTACH, SQLITE_DETACH]
}

extension SQLiteConnection {
  /// Runs `body` while SQLite may reach no other file.
  func whileOnlyDefining<Result>(_ body: () throws -> Result) throws -> Result {
    install(Authorizer { !Authorizer.outside.contains($0) })
    defer { install(nil) }
    return try body()
  }

  private func install(_ authorizer: Authorizer?) {
    self.authorizer = authorizer
    guard let authorizer else {
      sqlite3_set_authorizer(handle, nil, nil)
      return
    }
    let context = Unmanaged.passUnretained(authorizer).toOpaque()
    sqlite3_set_authorizer(
      handle,
      { context, action, _, _, _, _ in
        guard let context else { return SQLITE_DENY }
        let authorizer = Unmanaged<Authorizer>.fromOpaque(context).takeUnretainedValue()
        return authorizer.allows(action) ? SQLITE_OK : SQLITE_DENY
      },
      context
    )
  }
}
