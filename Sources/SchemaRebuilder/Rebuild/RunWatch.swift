/// Tells how far a run has come, and stops it: between two statements, and while one is running.
///
/// It belongs to the thread of the run, as its connection does.
final class RunWatch {
  private let handler: Rebuilder.ProgressHandler?
  private let cancellation: Cancellation
  private let interval: Double
  private unowned let connection: SQLiteConnection
  private let clock = ContinuousClock()
  private let start: ContinuousClock.Instant
  private let pagesBefore: Int
  private var pageSize = 0
  private var toldAt: Double?
  private var stepBegan = 0.0
  private var rows: RowIDRange?
  private var updates: UpdateHook?
  private var pace = Pace()
  private var progress = RebuildProgress(phase: .planning, activity: RunWatch.planning)

  init(
    _ connection: SQLiteConnection,
    handler: Rebuilder.ProgressHandler?,
    cancellation: Cancellation,
    interval: Double
  ) {
    self.connection = connection
    self.handler = handler
    self.cancellation = cancellation
    self.interval = interval
    start = clock.now
    pagesBefore = connection.pagesWritten
  }

  /// Looks on while statements of a connection run.
  func follow(_ connection: SQLiteConnection) {
    connection.setProgressHandler(ProgressHandler { self.goesOn })
  }

  /// Gives the run up where that is wanted.
  ///
  /// - Throws: a `CancellationError`.
  func check() throws {
    guard !cancellation.hasStoppedRun, goesOn else { throw CancellationError() }
  }

  /// Whether nothing wants the run to stop.
  ///
  /// Once it has been stopped, it goes on: what is rolled back and put back then must come to its
  /// end.
  var goesOn: Bool {
    if cancellation.hasStoppedRun { return true }
    guard !cancellation.isCancelled, !Task.isCancelled, tell() == .continue else {
      cancellation.stopRun()
      return false
    }
    return true
  }
}

extension RunWatch {
  /// What a run begins that is no step of a plan.
  func begin(_ phase: RebuildProgress.Phase, _ activity: String) throws {
    progress.phase = phase
    progress.activity = activity
    progress.object = nil
    try begin(nil)
  }

  /// What a run begins that is a step of a plan.
  func begin(_ step: Plan.Step, number: Int, of count: Int) throws {
    progress.phase = .changing
    progress.activity = step.reason
    progress.object = step.object
    progress.step = number
    progress.stepCount = count
    try begin(step.rowIDs, updates: step.kind == .updateRows)
  }

  private func begin(_ order: RowIDOrder?, updates: Bool = false) throws {
    progress.fractionOfRows = nil
    progress.remainingSeconds = nil
    pace = Pace()
    rows = nil
    if self.updates != nil { connection.setUpdateHook(nil) }
    self.updates = nil
    if handler != nil {
      if pageSize == 0 { pageSize = try connection.integer("PRAGMA main.page_size") }
      if let order, !updates || !connection.isBorrowed {
        rows = try RowIDRange(order, on: connection)
      }
      if let rows, updates {
        let hook = UpdateHook(from: rows.first)
        connection.setUpdateHook(hook)
        self.updates = hook
      } else if let rows {
        connection.lastInsertedRowID = rows.first
      }
    }
    stepBegan = elapsedSeconds
    try check()
  }

  /// The version of a history to which the file is taken.
  func begin(_ version: RebuildProgress.Version) {
    progress = RebuildProgress(phase: .planning, activity: Self.planning)
    progress.version = version
  }

  /// The migration that is run next; each is told, however soon it comes.
  func begin(_ migration: RebuildProgress.Migration) throws {
    progress = RebuildProgress(
      phase: .changing,
      activity: "run \(migration.name ?? "its statements")"
    )
    progress.migration = migration
    toldAt = nil
    try begin(nil)
  }

  private static let planning = "read the file and ask its rows"

  /// Tells how much of a backup is done.
  func copied(_ pages: Int, of count: Int) throws {
    progress.fractionOfRows = count == 0 ? nil : Double(pages) / Double(count)
    progress.bytesWritten = pages * pageSize
    try check()
  }

  private func tell() -> RebuildProgress.Answer {
    guard let handler else { return .continue }
    let now = elapsedSeconds
    if let toldAt, now - toldAt < interval { return .continue }
    toldAt = now
    progress.elapsedSeconds = now
    if progress.phase != .backup {
      progress.bytesWritten = (connection.pagesWritten - pagesBefore) * pageSize
      progress.fractionOfRows = rows?.fraction(
        at: updates?.rowID ?? connection.lastInsertedRowID
      )
    }
    if let fraction = progress.fractionOfRows { pace.note(fraction, after: now - stepBegan) }
    progress.remainingSeconds = pace.remainingSeconds
    return handler(progress)
  }

  private var elapsedSeconds: Double { (clock.now - start).seconds }
}
