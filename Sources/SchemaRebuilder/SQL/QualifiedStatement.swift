/// The same CREATE statement, made to name its object in one schema and in no other.
///
/// What follows the name is verbatim. IF NOT EXISTS goes, because a statement that silently does
/// nothing is no use here; a schema's name and TEMP go, because the object is made in `schema`.
///
/// - Parameters:
///   - createSQL: One CREATE statement, with or without its semicolon.
///   - schema: The name of the schema, such as `main`.
/// - Returns: The statement without a semicolon.
/// - Throws: Where the text is no CREATE statement.
func qualified(
  _ createSQL: String,
  schema: String = "main"
) throws(SQLTextError) -> String {
  try qualified(SQLText(createSQL), schema: schema)
}

/// The same of a statement that was taken apart already.
func qualified(_ text: SQLText, schema: String = "main") throws(SQLTextError) -> String {
  try createStatement(text, before: "\(schemaPrefix(schema)).")
}

/// The statement as SQLite stores it in `sqlite_schema`. <https://sqlite.org/schematab.html>
func storedForm(of text: SQLText) throws(SQLTextError) -> String {
  try createStatement(text, before: "")
}

private func createStatement(
  _ text: SQLText,
  before name: String
) throws(SQLTextError) -> String {
  var reader = TokenReader(text)
  let start = reader
  let head = try StatementHead(reading: &reader)
  guard let words = head.createWords, let range = head.nameRange else {
    throw start.expected("a CREATE statement")
  }
  let end = reader.remaining.last?.range.upperBound ?? range.upperBound
  return "\(words) \(name)\(text.text(range.lowerBound..<end))"
}

extension StatementHead {
  /// The words before the object's name; nil for another statement than CREATE.
  fileprivate var createWords: String? {
    switch kind {
    case .table: "CREATE TABLE"
    case .index: isUnique ? "CREATE UNIQUE INDEX" : "CREATE INDEX"
    case .view: "CREATE VIEW"
    case .trigger: "CREATE TRIGGER"
    case .virtualTable: "CREATE VIRTUAL TABLE"
    case .alterTable, .other: nil
    }
  }
}

/// The schema's name: bare where it is one of SQLite's own two, which need no quotes.
private func schemaPrefix(_ schema: String) -> String {
  ["main", "temp"].contains(Name(schema)) ? schema : quoted(schema)
}
