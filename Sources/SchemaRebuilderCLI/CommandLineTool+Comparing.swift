import SchemaRebuilder

extension CommandLineTool {
  /// Says what differs between a database and its schema.
  func check(_ command: Command) throws -> Outcome {
    let database = try database(of: command)
    var rebuilder = try rebuilder(for: command)
    // What would be rebuilt though it is as declared is no difference.
    if rebuilder.policy.strategy == .everything { rebuilder.policy.strategy = .rebuild }
    let plan = try rebuilder.plan(at: database)
    remark(plan.remarks, unless: command.isQuiet)
    guard !plan.isEmpty || plan.isRefused else {
      terminal.result("\(database): as declared\n")
      return .done
    }
    for sentence in try rebuilder.difference(at: database).sentences {
      terminal.result("\(sentence)\n")
    }
    if let version = plan.toVersion, version != plan.fromVersion {
      terminal.result("version: the file has \(plan.fromVersion), the schema \(version)\n")
    }
    if plan.isRefused { sayRefused(plan, database) }
    return .different
  }

  /// Says what differs between two schemas.
  func diff(_ command: Command) throws -> Outcome {
    let (old, new) = try schemas(of: command)
    let difference = try SchemaDiff(
      from: old,
      to: new,
      hints: try hints(of: command),
      prepare: prepare
    )
    // No database is asked whether it keeps what is not declared: here it is a difference.
    let sentences = difference.sentences + difference.undeclared
    guard !sentences.isEmpty else {
      terminal.result("the schemas are equal\n")
      return .done
    }
    for sentence in sentences { terminal.result("\(sentence)\n") }
    return .different
  }

  private func schemas(of command: Command) throws -> (old: Schema, new: Schema) {
    let words = command.operands
    switch (words.count, schema) {
    case (2, _) where words[0] == "-" && words[1] == "-":
      throw UsageError("diff can read one schema from standard input, not two")
    case (2, _):
      return (
        try sound(SchemaSource(words[0]), command), try sound(SchemaSource(words[1]), command)
      )
    case (1, let schema?): return (try sound(SchemaSource(words[0]), command), schema)
    default: throw usage(of: .diff, but: "two SCHEMAs", got: words)
    }
  }

  /// A schema that SQLite takes: where two are compared, nothing says later which it did not take.
  private func sound(_ source: SchemaSource, _ command: Command) throws -> Schema {
    try naming(source) {
      let schema = try schema(from: source, command)
      _ = try schema.script(prepare: prepare)
      return schema
    }
  }
}
