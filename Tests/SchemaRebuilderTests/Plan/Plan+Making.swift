@testable import SchemaRebuilder

extension Plan {
  /// The plan that brings a database made of SQL text to a declared schema.
  ///
  /// Renames, fills and permissions to drop may stand as hint comments in the target.
  init(
    live: String,
    target: String,
    policy: Policy = Policy(),
    version: Int? = nil
  ) throws {
    let connection = try SQLiteConnection.inMemory(live)
    let rebuilder = Rebuilder(try Schema(sql: target), version: version, policy: policy)
    self = try rebuilder.plan(on: connection.handle)
  }

  /// The statements that change the schema or the rows, without settings and checks.
  var work: [String] {
    steps.filter { ![.setting, .verify, .compile].contains($0.kind) }.map(\.sql)
  }
}
