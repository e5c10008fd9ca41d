/// A verified copy of a database, made before the database is changed.
///
/// It is written beside its path and takes its name when the run is about to be committed, so that
/// a run which was killed leaves the path free for the next one.
final class Backup {
  let path: String
  private let session: Session
  private(set) var isWritten = false
  private var hasItsName = false

  init(_ path: String, of session: Session) {
    self.path = path
    self.session = session
  }

  /// What the copy is called until the run is about to be committed.
  var unfinishedPath: String { path + ".unfinished-by-schemarebuilder" }

  /// Makes the copy before the lock is taken, of a database that no other connection can read.
  ///
  /// A connection that writes cannot be copied, and under the lock it counts as one.
  func writeBeforeLock() throws {
    guard try session.connection.isAlone else { return }
    try write(from: session.connection)
  }

  /// Makes the copy under the lock, through another connection: nobody can write meanwhile.
  func writeUnderLock() throws {
    guard !isWritten else { return }
    try explainingFailures {
      guard let reader = try session.connection.anotherReader() else { return }
      try session.rebuilder.prepare(reader, session.watch)
      try write(from: reader)
    }
  }

  /// Gives the copy its name; the run is proved by then and about to be committed.
  func takeName() throws {
    guard isWritten else { return }
    try refuseUnusablePath()
    if let why = moveFile(unfinishedPath, to: path) { throw failure(why, Self.otherFolder) }
    hasItsName = true
  }

  /// Removes the copy of a database that was not changed after all.
  ///
  /// Where the disk failed during COMMIT, nobody knows whether it was: then the copy stays.
  func discard(after error: (any Error)? = nil) {
    let reason = error as? SQLiteError ?? (error as? RebuildError)?.underlying
    guard isWritten, !(hasItsName && reason?.isInputOutput == true) else { return }
    removeDatabase(hasItsName ? path : unfinishedPath)
  }
}

extension Backup {
  private func write(from source: SQLiteConnection) throws {
    try explainingFailures {
      // Nothing is lost with a database that holds nothing, such as one that is just created.
      guard try source.integer("PRAGMA main.page_count") > 0 else { return }
      try refuseUnusablePath()
      isWritten = true
      try session.watch?.begin(.backup, "copy the database to \(path)")
      // What is there under this name is the rest of a run that was killed.
      removeDatabase(unfinishedPath)
      try copy(from: source)
      try session.watch?.begin(.backup, "compare \(path) with the database")
      let copy = try SQLiteConnection(
        path: unfinishedPath,
        mode: RestingFile(path: unfinishedPath) == nil ? .readOnly : .immutable
      )
      try prepare(copy)
      let differences = try BackupCheck(source: source, copy: copy).differences()
      guard differences.isEmpty else {
        throw failure(
          "the copy differs: " + differences.joined(separator: "; "),
          "see whether the disk is sound"
        )
      }
    }
  }

  private func copy(from source: SQLiteConnection) throws {
    let copy = try SQLiteConnection(path: unfinishedPath, mode: .readWriteOrCreate)
    try prepare(copy)
    // Whatever the app's prepare says: no database can be copied over one in WAL mode with other
    // pages, and the copy must be on the disk before anything is changed.
    try copy.execute("PRAGMA main.journal_mode=DELETE; PRAGMA main.synchronous=FULL")
    try source.copyPages(to: copy) { left, count in
      if let watch = session.watch {
        try watch.copied(count - left, of: count)
      } else {
        try session.checkCancellation()
      }
    }
  }

  private func prepare(_ copy: SQLiteConnection) throws {
    try session.rebuilder.preparation?(copy.handle)
    session.watch?.follow(copy)
  }

  private func refuseUnusablePath() throws {
    let file = session.connection.mainFile
    if let file, isSameFile(file, path) || Self.isBeside(file, path) {
      throw failure("that is the database itself", Self.freeName)
    }
    // SQLite would take them for a part of the copy, and play them into it when it is opened.
    for beside in ["-journal", "-wal"].map({ path + $0 }) where !FileStatus(path: beside).isMissing
    {
      throw failure("\(beside) is there, which SQLite would take for a part of it", Self.freeName)
    }
    switch FileStatus(path: path) {
    case .missing where isLink(path): throw failure("it is a link to nothing", Self.freeName)
    case .missing: return
    case .directory: throw failure("it is a directory", Self.freeName)
    case .special: throw failure("it is no ordinary file", Self.freeName)
    case .file, .fragment: throw failure("it is there already", Self.otherName)
    }
  }

  /// Whether SQLite would take the path for the database or for what belongs to it.
  private static func isBeside(_ database: String, _ path: String) -> Bool {
    guard let path = DatabaseFile(path: path)?.path else { return false }
    return ["", "-journal", "-wal", "-shm"].contains { database + $0 == path }
  }

  private func explainingFailures(_ body: () throws -> Void) throws {
    do {
      try body()
    } catch let error as SQLiteError {
      guard !error.isInterrupted else { throw error }
      throw failure(error.message, Self.otherFolder, underlying: error)
    }
  }

  private func failure(
    _ why: String,
    _ advice: String,
    underlying: SQLiteError? = nil
  ) -> RebuildError {
    RebuildError(
      .backupFailed,
      "\(session.place): no backup could be written to \(path): \(why)",
      advice: advice,
      underlying: underlying
    )
  }

  private static let freeName = "name a file that is not there yet"
  private static let otherName =
    freeName + "; this one may be the copy of an earlier run that went only some of its steps, "
    + "which is worth keeping"
  private static let otherFolder = "see that its folder is there, can be written and has room"
}

extension SQLiteConnection {
  /// Whether no other connection can see the database: it is in no file, or locked for good.
  /// <https://sqlite.org/pragma.html#pragma_locking_mode>
  fileprivate var isAlone: Bool {
    get throws {
      try mainFile == nil || rows("PRAGMA main.locking_mode").first?.text(0) == "exclusive"
    }
  }
}
