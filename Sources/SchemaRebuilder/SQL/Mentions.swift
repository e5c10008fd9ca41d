/// Whether a name stands in SQL text as an identifier, however it is quoted.
///
/// Text that cannot be taken apart counts as naming everything, so that nobody takes it for free
/// of a name that is about to change.
///
/// - Parameters:
///   - name: The name of a table or column.
///   - sql: A statement or a piece of one; strings and comments in it are not looked at.
/// - Returns: Whether the name is there, or may be.
func mentions(_ name: Name, in sql: String) -> Bool {
  guard let text = try? SQLText(sql) else { return true }
  return text.tokens.contains { text.isIdentifier($0, name) }
}

/// Whether a name stands directly before a dot in SQL text, as the table in `t.a` does.
///
/// - Parameters:
///   - name: The name of a table or schema.
///   - sql: A statement or a piece of one.
/// - Returns: Whether the name is there, or may be.
func mentionsQualifier(_ name: Name, in sql: String) -> Bool {
  guard let text = try? SQLText(sql) else { return true }
  return zip(text.tokens, text.tokens.dropFirst()).contains { token, next in
    text.isIdentifier(token, name) && text.isPunctuation(next, ".")
  }
}

extension SQLText {
  fileprivate func isIdentifier(_ token: Token, _ name: Name) -> Bool {
    switch token.kind {
    case .word, .quotedName, .bracketName: self.name(token) == name
    case .string, .blob, .number, .variable, .punctuation: false
    }
  }
}
