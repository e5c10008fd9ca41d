/// The flags that advice names, as one types them into a shell.
enum TypedFlag {
  /// `--allow CODE:TABLE.COLUMN`.
  static func allow(_ code: Hazard.Code, _ table: Name, _ column: Name? = nil) -> String {
    typed("--allow", "\(code.rawValue):\(place(table, column))")
  }

  /// `--allow-drop TABLE.COLUMN`.
  static func allowDrop(_ table: Name, _ column: Name? = nil) -> String {
    typed("--allow-drop", place(table, column))
  }

  /// `--rename TABLE.OLD=NEW`.
  static func rename(_ table: Name, _ old: Name, to new: Name) -> String {
    typed("--rename", "\(place(table, old))=\(word(new))")
  }

  /// `--rename TABLE.OLD=`, where the new name is for the reader to say.
  static func rename(_ table: Name, _ old: Name) -> String {
    typed("--rename", "\(place(table, old))=") + "…"
  }

  /// `--rename-table OLD=`, likewise.
  static func renameTable(_ old: Name) -> String {
    typed("--rename-table", "\(word(old))=") + "…"
  }

  /// `--fill 'TABLE.COLUMN=…'`; nearly every expression needs a shell's quotes.
  static func fill(_ table: Name, _ column: Name) -> String {
    typed("--fill", "\(place(table, column))=…")
  }

  /// `--rename-table OLD=NEW`.
  static func renameTable(_ old: Name, to new: Name) -> String {
    typed("--rename-table", "\(word(old))=\(word(new))")
  }

  /// `--cast TABLE.COLUMN`.
  static func cast(_ table: Name, _ column: Name) -> String {
    typed("--cast", place(table, column))
  }

  /// `--orphans TABLE.COLUMN=`, with one remedy, or with a choice of them behind it.
  static func orphans(_ table: Name, _ column: Name, _ remedies: String) -> String {
    typed("--orphans", "\(place(table, column))=") + remedies
  }

  /// `--deduplicate TABLE=`, with the choices behind it.
  static func deduplicate(_ table: Name) -> String {
    typed("--deduplicate", "\(word(table))=") + "first|last[:ORDER BY …]"
  }
}

extension TypedFlag {
  private static func place(_ table: Name, _ column: Name?) -> String {
    ([table] + [column].compactMap(\.self)).map(word).joined(separator: ".")
  }

  /// A name in quotes where it would be read as two, or as one in quotes.
  private static func word(_ name: Name) -> String {
    let scalars = name.text.unicodeScalars
    let isPlain = !scalars.contains { $0 == "." || $0 == "=" }
    let isOpen = scalars.first.map { !"\"'`[".unicodeScalars.contains($0) } ?? false
    return isPlain && isOpen ? name.text : quoted(name)
  }

  /// A shell leaves letters and these marks as they are; everything else stands in its quotes.
  private static func typed(_ flag: String, _ value: String) -> String {
    let isPlain = value.unicodeScalars.allSatisfy { scalar in
      scalar.properties.isAlphabetic || scalar.properties.numericType != nil
        || "_-.:=".unicodeScalars.contains(scalar)
    }
    guard !isPlain else { return "\(flag) \(value)" }
    let parts = value.split(separator: "'", omittingEmptySubsequences: false)
    return "\(flag) '\(parts.joined(separator: #"'\''"#))'"
  }
}

extension Hazard {
  /// The advice to let a hazard pass.
  static func allowing(_ code: Code, _ table: Name, _ column: Name? = nil) -> String {
    "allow it \(permission(code, table, column))"
  }

  /// The two places in which a hazard is allowed by its code, for advice that says what comes of it.
  static func permission(_ code: Code, _ table: Name, _ column: Name? = nil) -> String {
    "(Policy.allowed, \(TypedFlag.allow(code, table, column)))"
  }
}
