/// The help, made of what the verbs and flags say of themselves.
struct Help {
  private let name: String
  private let hasOwnSchema: Bool

  /// Makes the help of a tool.
  init(tool: CommandLineTool) {
    name = tool.name
    hasOwnSchema = tool.schema != nil
  }

  /// The help of some verbs, or of the tool where there are none.
  func text(of verbs: [Verb]) -> String {
    verbs.isEmpty ? overview : verbs.map(text(ofVerb:)).joined(separator: "\n")
  }
}

extension Help {
  private var overview: String {
    """
    Makes an SQLite file match a declared schema without losing anything.

    \(list(Verb.allCases.map { ("\(name) \($0.rawValue) \(synopsis(of: $0))", $0.summary) }))

    SCHEMA is a .sql file, a .json file, another SQLite database, or - for SQL on standard input.
    Results go to standard output, remarks and errors to standard error.
    `\(name) VERB --help` says more of a verb.

    \(flagList(Flag.allCases))

    A name may be quoted as in SQL: --rename '"a.b"."x=y"=z'
    In SQL text, a comment on the line of a column or table is a hint:
      -- @renamed from=old        -- @filled by=EXPRESSION        -- @dropped name

    """
  }

  private func text(ofVerb verb: Verb) -> String {
    """
    \(name) \(verb.rawValue) \(synopsis(of: verb)):
    \(verb.summary)

    \(verb.discussion)

    \(flagList(verb.flags))

    Exit status:
    \(verb.statuses)

    """
  }

  /// The words after the verb, less those that the tool's own schema makes optional.
  private func synopsis(of verb: Verb) -> String {
    guard hasOwnSchema else { return verb.synopsis }
    switch verb {
    case .plan, .check: return "DATABASE [--to SCHEMA | --history DIR]"
    case .apply: return "DATABASE [--to SCHEMA | --history DIR | --plan FILE]"
    case .diff: return "SCHEMA [SCHEMA]"
    case .historySnapshot, .historyCheck: return "--dir DIR [--to SCHEMA --schema-version N]"
    case .migrateNew: return "NAME --dir DIR [--to SCHEMA]"
    case .migrateCheck: return "[DATABASE] --dir DIR [--to SCHEMA]"
    case .show, .migrateStatus, .migrateUp: return verb.synopsis
    }
  }

  private func flagList(_ flags: [Flag]) -> String {
    list(flags.map { ([$0.word, $0.value].compactMap(\.self).joined(separator: " "), $0.summary) })
  }

  /// Two columns; what is too wide for the first has a line of its own.
  private func list(_ rows: [(left: String, right: String)]) -> String {
    let width = 28
    return rows.map { left, right in
      let gap = String(repeating: " ", count: max(width - left.count, 0))
      let margin = "\n  " + String(repeating: " ", count: width)
      return left.count < width ? "  \(left)\(gap)\(right)" : "  \(left)\(margin)\(right)"
    }
    .joined(separator: "\n")
  }
}
