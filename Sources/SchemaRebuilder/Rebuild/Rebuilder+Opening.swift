extension Rebuilder {
  /// Opens what is at the path for `body`, which only reads it.
  ///
  /// Where somebody begins to write to a file that was taken for immutable, `body` may have read
  /// some pages before a change and others after it, and is done again.
  func reading<Result>(_ path: String, _ body: (Session) throws -> Result) throws -> Result {
    try checkLibrary()
    switch FileStatus(path: path) {
    case .directory, .special, .fragment:
      throw RebuildError.noDatabase(path)
    case .missing where createsMissingFile:
      return try body(session(SQLiteConnection.inMemory(), place: path))
    case .missing:
      throw RebuildError.missing(path)
    case .file:
      // Each time somebody may begin anew; with locks, nobody can.
      for _ in 0..<3 {
        guard let file = RestingFile(path: path) else { break }
        let result = Swift.Result { try body(open(path, .immutable)) }
        if RestingFile(path: path) == file { return try result.get() }
      }
      return try body(open(path, .readOnly))
    }
  }

  /// Opens a file that must be there for `body`, which only reads it.
  func readingExisting<Result>(
    _ path: String,
    _ body: (Session) throws -> Result
  ) throws -> Result {
    var rebuilder = self
    rebuilder.createsMissingFile = false
    return try rebuilder.reading(path, body)
  }

  func openForWriting(_ path: String) throws -> Session {
    try checkLibrary()
    switch FileStatus(path: path) {
    case .directory, .special, .fragment:
      throw RebuildError.noDatabase(path)
    case .missing where createsMissingFile:
      // A mistake in the schema must not leave an empty file behind.
      _ = try reading(path) { try $0.plan() }
      return try open(path, .readWriteOrCreate)
    case .missing:
      throw RebuildError.missing(path)
    case .file:
      return try open(path, .readWrite)
    }
  }

  /// Works through a connection of the caller's, which has the functions for as long as that takes.
  func borrowing<Result>(
    _ handle: OpaquePointer,
    _ body: (Session) throws -> Result
  ) throws -> Result {
    try checkLibrary()
    let connection = SQLiteConnection(borrowing: handle)
    let watch = watch(connection)
    let session = Session(
      rebuilder: self,
      connection: connection,
      place: "the database",
      watch: watch
    )
    // The caller's own progress handler stays where nobody asks for progress.
    if progressHandler != nil { watch?.follow(connection) }
    let lastInsertedRowID = connection.lastInsertedRowID
    defer {
      if progressHandler != nil { connection.setProgressHandler(nil) }
      connection.lastInsertedRowID = lastInsertedRowID
    }
    guard !functions.isEmpty else { return try body(session) }
    // While a statement is running SQLite takes no function back.
    try session.refuseRunningStatement()
    try connection.register(functions)
    defer { connection.unregister(functions) }
    return try body(session)
  }

  /// What each connection that is opened gets: what the app does to it, then the functions.
  var preparation: Prepare? {
    guard !functions.isEmpty else { return prepare }
    return { [prepare, functions] handle in
      try prepare?(handle)
      try SQLiteConnection(borrowing: handle).register(functions)
    }
  }

  private func open(_ path: String, _ mode: SQLiteConnection.Mode) throws -> Session {
    try session(SQLiteConnection(path: path, mode: mode), place: path)
  }

  private func session(_ connection: SQLiteConnection, place: String) throws -> Session {
    let watch = watch(connection)
    try prepare(connection, watch)
    return Session(rebuilder: self, connection: connection, place: place, watch: watch)
  }

  /// Makes a connection of our own wait for the lock of another one, gives it what the app has for
  /// it, and lets it be watched.
  func prepare(_ connection: SQLiteConnection, _ watch: RunWatch?) throws {
    setWaiting(of: connection, watch)
    try preparation?(connection.handle)
    watch?.follow(connection)
  }

  private func setWaiting(of connection: SQLiteConnection, _ watch: RunWatch?) {
    guard let watch else {
      if let whenBusy { return connection.install(BusyHandler(whenBusy)) }
      return connection.setBusyTimeout(seconds: busyTimeout)
    }
    connection.install(
      BusyHandler { [whenBusy, busyTimeout] waitedSeconds in
        watch.goesOn && (whenBusy?(waitedSeconds) ?? (waitedSeconds < busyTimeout))
      }
    )
  }

  /// `PRAGMA table_list` came with 3.37. <https://sqlite.org/changes.html#version_3_37_0>
  private func checkLibrary() throws {
    guard SQLiteConnection.libraryVersion >= 3_037_000 else {
      throw RebuildError(
        .libraryTooOld,
        "SQLite \(SQLiteConnection.libraryVersionText) is too old to be asked for its schema",
        advice: "link SQLite 3.37 or newer"
      )
    }
  }
}

extension RebuildError {
  /// What is said of a path at which no database can be.
  static func noDatabase(_ path: String) -> RebuildError {
    let advice = "name a database file"
    return switch FileStatus(path: path) {
    case .directory: RebuildError(.isDirectory, "\(path) is a directory", advice: advice)
    case .fragment:
      RebuildError(
        .notADatabase,
        "\(path) is not an SQLite database, or is encrypted",
        advice: "name the right file; for an encrypted one give the key by prepare"
      )
    default: RebuildError(.cannotOpen, "\(path) is no ordinary file", advice: advice)
    }
  }

  static func missing(_ path: String) -> RebuildError {
    RebuildError(
      .missing,
      "\(path) does not exist",
      advice: "see that the path is right; a database that is to be made needs createsMissingFile "
        + "(--create)"
    )
  }
}
