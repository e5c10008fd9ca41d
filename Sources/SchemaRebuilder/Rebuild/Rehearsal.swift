/// A plan, run on an in-memory copy of the live schema before it is shown or run on the file.
///
/// The copy holds no rows: it proves that every statement is taken by SQLite, that the declared
/// schema is reached, and that what compiled before compiles afterwards.
struct Rehearsal {
  let connection: SQLiteConnection
  private let problemsBefore: [Dependants.Problem]
  private let live: [SchemaReader.StoredObject]

  init(of live: [SchemaReader.StoredObject], encoding: String, prepare: Prepare?) throws {
    self.live = live
    connection = try Self.copy(of: live, encoding: encoding, prepare: prepare)
    problemsBefore = try Dependants(connection).problems()
  }

  /// An in-memory database with the live schema and no rows.
  static func copy(
    of live: [SchemaReader.StoredObject],
    encoding: String,
    prepare: Prepare?
  ) throws -> SQLiteConnection {
    let connection = try Pristine(encoding: encoding, prepare: prepare).connection
    try create(live, on: connection)
    return connection
  }

  /// Runs the plan on the copy; `names` are those of what the copy does without.
  ///
  /// - Returns: the views and triggers that compiled before and do not any more.
  func run(
    _ plan: Plan,
    target: SchemaSnapshot,
    besides names: @autoclosure () -> Set<Name> = []
  ) throws -> [Dependants.Problem] {
    // What does not compile is said better below, where it is known what did before.
    var unfilled: (any Error)?
    for step in plan.steps
    where ![.createTemporaryTrigger, .compile].contains(step.kind) && step.phase != .after {
      do {
        try Self.run(step, on: connection)
      } catch {
        guard step.isRefill else { throw error }
        unfilled = unfilled ?? error
      }
    }
    let reached = try SchemaReader(connection: connection).snapshot(besides: names())
    let missing = try SchemaReader(connection: connection).withoutModule(live)
    let kept = plan.kept.filter { !missing.contains($0) }
    try TargetCheck(target: target, kept: kept, columnOrder: plan.columnOrder).check(reached)
    let dependants = Dependants(connection)
    let problems = try dependants.problems().filter { !$0.wasAmong(problemsBefore) }
      .flatMap(dependants.told(apart:))
    if problems.isEmpty, let unfilled { throw unfilled }
    return problems
  }

  /// Runs a step; a check that answers with a row has failed.
  static func run(_ step: Plan.Step, on connection: SQLiteConnection) throws {
    do {
      let rows = try connection.rowsOfOneStatement(step.sql)
      guard !step.kind.isCheck || rows.isEmpty else {
        throw StepError(step: step, error: nil)
      }
    } catch let error as SQLiteError {
      throw StepError(step: step, error: error)
    }
  }

  /// Tables first, whatever order the file has: the rest refers to them.
  private static func create(
    _ objects: [SchemaReader.StoredObject],
    on connection: SQLiteConnection
  ) throws {
    let visible = objects.filter { $0.sql != nil && !$0.name.isReserved }
    // Virtual tables make their shadow tables by themselves, and none where their module is missing.
    var made = try SchemaReader(connection: connection).withoutModule(objects)
    // SQLite makes its own tables when it has something to put there.
    if objects.contains(where: { $0.name == "sqlite_stat1" }) { try connection.execute("ANALYZE") }
    for type in ["table", "index", "view", "trigger"] {
      let objects = visible.filter { $0.type == type }
      let order =
        type == "table"
        ? creationOrder(of: objects.map { CreatedTable($0.sql ?? "") }) : Array(objects.indices)
      for object in order.map({ objects[$0] }) where !made.contains(object.name) {
        guard let sql = object.sql else { continue }
        do {
          try connection.execute(inMain(sql))
          if type == "table", try StatementHead(SQLText(headOf: sql)).kind == .virtualTable {
            made.formUnion(try connection.shadowTables())
          }
        } catch {
          throw SchemaReadingError(object: object.name, message: "\(error)", sql: sql)
        }
      }
    }
  }
}

/// A step of a plan that failed; a check has no error of SQLite's.
struct StepError: Error {
  let step: Plan.Step
  let error: SQLiteError?
}
