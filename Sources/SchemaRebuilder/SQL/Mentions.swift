/// Whether a name stands in SQL text as an identifier, however it is quoted.
///
/// Text that cannot be taken apart counts as naming everything, so that nobody takes it for free
/// of a name that is about to change.
///
/// - Parameters:
///   - name: The name of a table or column.
///   - sql: A statement or a piece of one; values and comments in it are not looked at.
/// - Returns: Whether the name is there, or may be.
func mentions(_ name: Name, in sql: String) -> Bool {
  guard let text = try? SQLText(sql) else { return true }
  return text.indicesOfNames.contains { text.name(text.tokens[$0]) == name }
}

/// Whether a name stands directly before a dot in SQL text, as the table in `t.a` does.
///
/// - Parameters:
///   - name: The name of a table or schema.
///   - sql: A statement or a piece of one.
/// - Returns: Whether the name is there, or may be.
func mentionsQualifier(_ name: Name, in sql: String) -> Bool {
  guard let text = try? SQLText(sql) else { return true }
  return text.indicesOfNames.contains { text.name(text.tokens[$0]) == name && text.isQualifier($0) }
}

/// The words and quoted names in SQL text; none where it cannot be taken apart.
///
/// - Parameter sql: A statement or a piece of one; values and comments in it are not looked at.
/// - Returns: The names of whatever kind, keywords among them.
func identifiers(in sql: String) -> Set<Name> {
  guard let text = try? SQLText(sql) else { return [] }
  return Set(text.indicesOfNames.map { text.name(text.tokens[$0]) })
}

/// SQL text in which some names are others; all else in it is to the letter as it was.
///
/// - Parameters:
///   - names: The new name of each old one.
///   - sql: A statement.
/// - Returns: The statement, with the new names quoted; as it is where it cannot be taken apart.
func renaming(_ names: [Name: Name], in sql: String) -> String {
  guard let text = try? SQLText(sql) else { return sql }
  var result = ""
  var position = 0
  for token in text.indicesOfNames.map({ text.tokens[$0] }) {
    guard let new = names[text.name(token)] else { continue }
    result += text.text(position..<token.range.lowerBound) + quoted(new)
    position = token.range.upperBound
  }
  return result + text.text(position..<text.utf8.count)
}
