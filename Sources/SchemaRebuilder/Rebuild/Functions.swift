/// Whether every function that a plan needs is there, before anything is asked or touched.
extension Planning {
  /// The functions that the fills call and that SQLite itself does not have.
  ///
  /// - Throws: ``MissingFunction`` for one that the connection does not have either.
  func requiredFunctions() throws -> [String] {
    let calls = planner.functionCalls
    guard !calls.isEmpty else { return [] }
    let own = try SQLiteConnection.inMemory().callableNames()
    let required = calls.filter { !own.contains($0.function) }
    let known = try connection.callableNames()
    if let missing = required.first(where: { !known.contains($0.function) }) {
      throw MissingFunction(call: missing)
    }
    return required.map(\.function.text).removingDuplicates().sorted()
  }
}

extension Session {
  func refuseMissingFunctions(of plan: Plan) throws {
    guard !plan.requires.isEmpty else { return }
    let known = try connection.callableNames()
    guard let missing = plan.requires.first(where: { !known.contains(Name($0)) }) else { return }
    throw RebuildError(
      .functionMissing,
      "\(place): the plan requires the function \(missing), which was not given",
      advice: "give it: Rebuilder.apply(plan, …, functions: [SQLFunction(\"\(missing)\", …)])"
    )
  }
}

/// A fill calls a function that neither SQLite nor the app has.
struct MissingFunction: Error {
  let call: FunctionCall
}

extension RebuildError {
  init(missing call: FunctionCall, at place: String) {
    self.init(
      .functionMissing,
      "\(place): the fill of \(call.table).\(call.column) calls \(call.function)(), which is no "
        + "function of SQLite and was not given",
      object: call.table,
      advice: "correct its name, or give it: Rebuilder(…, functions: "
        + "[SQLFunction(\"\(call.function)\", …)]); the command line has none but SQLite's own"
    )
  }
}
