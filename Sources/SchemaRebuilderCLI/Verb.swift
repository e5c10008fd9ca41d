/// What the tool can be told to do, in one word or in two.
enum Verb: String, CaseIterable {
  case plan, apply, check, diff, show
  case historySnapshot = "history snapshot"
  case historyCheck = "history check"
  case migrateNew = "migrate new"
  case migrateStatus = "migrate status"
  case migrateUp = "migrate up"
  case migrateCheck = "migrate check"
}

extension Verb {
  /// The verb's words.
  var words: [String] { rawValue.split(separator: " ").map(String.init) }

  /// The words with which verbs begin, each once.
  static var firstWords: [String] {
    allCases.compactMap(\.words.first).reduce(into: []) { words, word in
      if words.last != word { words.append(word) }
    }
  }

  /// The verbs of two words that begin with this one.
  static func family(_ word: String) -> [Verb] {
    allCases.filter { $0.rawValue.hasPrefix(word + " ") }
  }

  /// What stands after the verb, as the help shows it.
  var synopsis: String {
    switch self {
    case .plan, .check: "DATABASE (--to SCHEMA | --history DIR)"
    case .apply: "DATABASE (--to SCHEMA | --history DIR | --plan FILE)"
    case .diff: "SCHEMA SCHEMA"
    case .show: "DATABASE"
    case .historySnapshot, .historyCheck: "--dir DIR --to SCHEMA --schema-version N"
    case .migrateNew: "NAME --dir DIR --to SCHEMA"
    case .migrateStatus: "DATABASE --dir DIR"
    case .migrateUp: "DATABASE [VERSION] --dir DIR"
    case .migrateCheck: "[DATABASE] --dir DIR --to SCHEMA"
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
    case .historySnapshot: "keeps the schema of a released version as a file"
    case .historyCheck: "says whether a released version was changed since; for CI"
    case .migrateNew: "writes the next migration, up to the schema"
    case .migrateStatus: "says which migrations are applied and which are pending"
    case .migrateUp: "runs the pending migrations, or some of them"
    case .migrateCheck: "says where migrations and schema disagree"
    }
  }

  /// What the verb's own help adds.
  var discussion: String {
    switch self {
    case .plan:
      """
      The SQL goes to standard output, its reasons as comments, and may be piped into
      `sqlite3 -bail`; where it edits definitions, a shell since 3.42 wants
      `-cmd '.dbconfig defensive off'` as well. A refused plan is printed as comments alone.
      """
    case .apply:
      """
      Everything happens in one transaction, is compared with the schema before COMMIT, and is
      rolled back where anything is left, or by Ctrl-C. With --history each step is such a
      transaction, and those before it stay, unless --one-transaction is given. One line is printed
      for each table; on a terminal a bar shows how far it has come.
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
    case .historySnapshot:
      """
      It is written to DIR/vN.sql (or .json), and never over a file that says something else.
      """
    case .historyCheck:
      """
      One line is printed for each difference between DIR/vN.sql (or .json) and the schema.
      """
    case .migrateNew:
      """
      The migrations in DIR are run on an empty database in memory, and what the schema has else is
      written to DIR/<version>_NAME.sql, its reasons as comments. The version is the one after the
      last, or the time where the versions are times. Nothing is written where data would go that
      no flag and no hint lets go.
      """
    case .migrateStatus:
      """
      A migration is a file <version>_<name>.sql in DIR. One line is printed for each.
      """
    case .migrateUp:
      """
      What is applied stands in the table schema_migrations of the database. Each migration is a
      transaction with its row there; one that fails, or is stopped by Ctrl-C, leaves the database as
      the one before it. On a terminal a bar shows how far it has come. With --assume N the migrations
      up to N count as done in a database that has tables and no such log: they are logged, not run.
      """
    case .migrateCheck:
      """
      The migrations are run on an empty database in memory. With a DATABASE, its own schema and the
      migrations that it has not been through are looked at too.
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
    case .apply:
      """
      0 nothing to do, or done · 3 refused, nothing changed (of a history: by that step)
      1 error · 64 usage
      130, 143 stopped by Ctrl-C or SIGTERM, and rolled back
      """
    case .check, .diff, .historySnapshot, .historyCheck, .migrateCheck:
      "0 nothing differs · 2 something does · 1 error · 64 usage"
    case .show: "0 done · 1 error · 64 usage"
    case .migrateNew:
      "0 written, or nothing to write · 3 refused, nothing written · 1 error · 64 usage"
    case .migrateStatus:
      "0 done (2 where migrations are pending, with --exit-code) · 1 error · 64 usage"
    case .migrateUp:
      """
      0 nothing to do, or done · 3 a declared schema was refused for a hazard
      1 error, and what was done before it stays · 64 usage
      130, 143 stopped by Ctrl-C or SIGTERM, and the migration is rolled back
      """
    }
  }

  /// The flags that the verb takes.
  var flags: [Flag] {
    Flag.allCases.filter { $0.verbs.contains(self) }
  }
}
