/// What the tool can be told to do.
enum Verb: String, CaseIterable {
  case plan, apply, check, diff, show, history
}

extension Verb {
  /// What stands after the verb, as the help shows it.
  var synopsis: String {
    switch self {
    case .plan, .check: "DATABASE (--to SCHEMA | --history DIR)"
    case .apply: "DATABASE (--to SCHEMA | --history DIR | --plan FILE)"
    case .diff: "SCHEMA SCHEMA"
    case .show: "DATABASE"
    case .history: "(snapshot | check) --dir DIR --to SCHEMA --schema-version N"
    }
  }

  /// The verb in one line.
  var summary: String {
    switch self {
    case .plan: "prints what would be done, as runnable SQL; writes nothing"
    case .apply: "does it, or leaves the file as it was"
    case .check: "says what differs; for CI"
    case .diff: "says what differs between two schemas; no database is needed"
    case .show: "prints the schema of a database"
    case .history: "keeps the schema of each released version as a file"
    }
  }

  /// What the verb's own help adds.
  var discussion: String {
    switch self {
    case .plan:
      """
      The SQL goes to standard output, its reasons as comments, and may be piped into
      `sqlite3 -bail`. A refused plan is printed as comments alone.
      """
    case .apply:
      """
      Everything happens in one transaction, is compared with the schema before COMMIT, and is
      rolled back where anything is left. One line is printed for each table.
      """
    case .check:
      """
      One line is printed for each difference.
      """
    case .diff:
      """
      One line is printed for each step from the first schema to the second.
      """
    case .show:
      """
      The SQL is what the database has stored, a semicolon after each statement.
      """
    case .history:
      """
      snapshot writes DIR/vN.sql (or .json), and never over a file that says something else.
      check says what differs between that file and the schema; for CI.
      """
    }
  }

  /// What the exit status says after this verb.
  var statuses: String {
    switch self {
    case .plan:
      """
      0 nothing to do, or a plan (2 for a plan with --exit-code) · 3 refused for a hazard
      1 error · 64 usage
      """
    case .apply: "0 nothing to do, or done · 3 refused, nothing changed · 1 error · 64 usage"
    case .check, .diff, .history: "0 nothing differs · 2 something does · 1 error · 64 usage"
    case .show: "0 done · 1 error · 64 usage"
    }
  }

  /// The flags that the verb takes.
  var flags: [Flag] {
    Flag.allCases.filter { $0.verbs.contains(self) }
  }
}
