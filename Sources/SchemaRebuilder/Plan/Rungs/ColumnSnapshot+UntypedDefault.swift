extension ColumnSnapshot {
  /// What gives a text that is no number. <https://sqlite.org/lang_createtable.html#dfltval>
  static let clocks: Set<Name> = ["current_time", "current_date", "current_timestamp"]

  /// The default of the column as one without a type has it, empty for NULL; nil where that is not
  /// certain.
  ///
  /// A row that ADD COLUMN found in the file stores nothing at its end: it has the default.
  var untypedDefault: String? {
    guard let sql = defaultSQL, !defaultIsNull else { return "" }
    guard let literal = try? defaultLiteral(sql), let text = try? SQLText(literal) else {
      return nil
    }
    // What is computed stands in no row that does not store it.
    if let token = text.tokens.first, text.tokens.count == 1, token.kind == .word,
      Self.clocks.contains(text.name(token))
    {
      return ""
    }
    guard hasConstantDefault else { return nil }
    if text.tokens.count == 1, text.tokens[0].kind == .string {
      // A column of numbers keeps a text that begins as none does.
      let isText = text.name(text.tokens[0]).text.utf8.first.map { $0 > UInt8(ascii: "9") } ?? true
      return isText || [.text, .blob].contains(affinity) ? literal : nil
    }
    let digits = literal.hasPrefix("-") ? literal.dropFirst() : Substring(literal)
    let isInteger = digits.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    guard isInteger, !digits.isEmpty, digits.count <= 15, digits == "0" || digits.first != "0",
      literal != "-0", affinity != .text
    else { return nil }
    return literal
  }
}
