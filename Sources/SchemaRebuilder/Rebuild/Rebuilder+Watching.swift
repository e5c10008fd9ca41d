extension Rebuilder {
  /// The rebuilder for one run, of which the handler is told.
  func watched(by handler: ProgressHandler?) -> Rebuilder {
    var rebuilder = self
    rebuilder.progressHandler = handler
    rebuilder.cancellation = cancellation ?? Cancellation()
    return rebuilder
  }

  /// The rebuilder for a run that a cancelled task stops.
  func cancelled(by cancellation: Cancellation) -> Rebuilder {
    var rebuilder = self
    rebuilder.cancellation = cancellation
    return rebuilder
  }

  /// Who watches a run through a connection; nil where nothing could stop it.
  func watch(_ connection: SQLiteConnection) -> RunWatch? {
    cancellation.map {
      RunWatch(
        connection,
        handler: progressHandler,
        cancellation: $0,
        interval: progressInterval
      )
    }
  }

  /// Turns whatever `body` throws into an error with advice.
  func reporting<Result>(
    _ place: String,
    _ body: () throws -> Result
  ) throws(RebuildError) -> Result {
    do {
      return try body()
    } catch {
      let failure = RebuildError(error, at: place)
      // A statement that is stopped may be met as something else: a lock that was not waited for, a
      // view that could not be read.
      guard cancellation?.hasStoppedRun == true, failure.kind != .cancelled else { throw failure }
      var stop = RebuildError(CancellationError(), at: place)
      stop.failedStep = failure.failedStep
      stop.completed = failure.completed
      throw stop
    }
  }
}
