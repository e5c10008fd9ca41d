import SchemaRebuilder

extension CommandLineTool {
  /// Prints the schema of a database.
  func show(_ command: Command) throws -> Outcome {
    let schema = try Schema(readingFrom: try database(of: command), prepare: prepare)
    switch command.format {
    case .sql: terminal.result(try schema.script(prepare: prepare).withOneLineEnd)
    case .json: terminal.result(try json(of: try schema.parsed(prepare: prepare)))
    }
    return .done
  }
}
