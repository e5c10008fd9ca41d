/// SQL text of an app's own code, each statement of which is looked at before SQLite sees it.
///
/// An authorizer would do the same, but a connection has only one, and that may be the app's.
/// And some PRAGMAs act while they are compiled. <https://sqlite.org/pragma.html>
struct GuardedText {
  private let sql: String
  private let text: SQLText

  init(_ sql: String) throws(SQLiteError) {
    self.sql = sql
    // SQLite reads no further, and would pass over what stands behind it.
    guard !sql.utf8.contains(0) else { throw .misuse("there is a NUL in the SQL text", sql: sql) }
    do {
      text = try SQLText(sql)
    } catch {
      throw .misuse("the SQL text cannot be read: \(error)", sql: sql)
    }
  }

  /// Refuses the statement that begins at a place, in UTF-8 bytes, where it must not be run.
  func check(at offset: Int) throws(SQLiteError) {
    guard let objection = objection(to: words(from: offset)) else { return }
    throw .misuse(objection, sql: sql)
  }

  /// The tokens of the statement, without EXPLAIN: even then a PRAGMA acts.
  private func words(from offset: Int) -> ArraySlice<Token> {
    let tokens = text.tokens
    let start =
      tokens.firstIndex { $0.range.lowerBound >= offset && !text.isPunctuation($0, ";") }
      ?? tokens.endIndex
    let end = tokens[start...].firstIndex { text.isPunctuation($0, ";") } ?? tokens.endIndex
    return tokens[start..<end].drop { token in
      ["explain", "query", "plan"].contains { text.isWord(token, $0) }
    }
  }

  private func objection(to words: ArraySlice<Token>) -> String? {
    guard let first = words.first else { return nil }
    let word = text.text(first).uppercased()
    switch word {
    case "BEGIN": return "\(word) is not for this code: the run has opened the transaction"
    case "ROLLBACK" where words.contains(where: { text.isWord($0, "to") }): return nil
    case "COMMIT", "END", "ROLLBACK":
      return "\(word) is not for this code: the run ends the transaction; throw an error to undo it"
    case "ATTACH", "DETACH":
      return "\(word) is not for this code: another file would be part of the run"
    case "PRAGMA": return objection(toPragma: words.dropFirst())
    default: return nil
    }
  }

  private func objection(toPragma words: ArraySlice<Token>) -> String? {
    let parts = words.split { text.isPunctuation($0, ".") }
    guard let setting = parts.last, let name = setting.first.map(text.name), setting.count > 1,
      ["writable_schema", "schema_version"].contains(name)
    else { return nil }
    return "PRAGMA \(name) is not for this code: the stored schema is edited by nobody"
  }
}
