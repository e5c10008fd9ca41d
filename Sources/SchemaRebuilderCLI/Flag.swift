/// A flag of the command line, by its name without dashes.
enum Flag: String, CaseIterable {
  case to
  case plan
  case format
  case output
  case exitCode = "exit-code"
  case noProbes = "no-probes"
  case schemaVersion = "schema-version"
  case history
  case assume
  case oneTransaction = "one-transaction"
  case dir
  case strategy
  case portable
  case rename
  case renameTable = "rename-table"
  case fill
  case hints
  case allow
  case allowDrop = "allow-drop"
  case dropUndeclared = "drop-undeclared"
  case undeclared
  case columnOrder = "column-order"
  case verify
  case deduplicate
  case orphans
  case cast
  case keepBackups = "keep-backups"
  case recover
  case leftoverSuffix = "leftover-suffix"
  case create
  case backup
  case reclaim
  case ignoreDiskSpace = "ignore-disk-space"
  case busyTimeout = "busy-timeout"
  case dryRun = "dry-run"
  case outOfOrder = "out-of-order"
  case quiet
  case help
  case version
}

extension Flag {
  /// The flag that a word such as `--to` or `-o` names.
  init?(word: some StringProtocol) {
    switch word {
    case "-o": self = .output
    case "-h": self = .help
    default:
      guard word.hasPrefix("--") else { return nil }
      self.init(rawValue: String(word.dropFirst(2)))
    }
  }

  /// The flag as it is typed.
  var word: String { "--\(rawValue)" }

  /// What stands for the flag's value in the help; nil for a flag without one.
  var value: String? {
    switch self {
    case .to: "SCHEMA"
    case .plan, .output, .hints: "FILE"
    case .format: "sql|json"
    case .schemaVersion, .assume: "N"
    case .history, .dir: "DIR"
    case .strategy: "automatic|rebuild|everything"
    case .rename: "TABLE.OLD=NEW"
    case .renameTable: "OLD=NEW"
    case .fill: "TABLE.COLUMN=EXPRESSION"
    case .allow: "CODE[:TABLE[.COLUMN]]"
    case .allowDrop: "TABLE[.COLUMN]"
    case .backup: "PATH"
    case .undeclared: "KIND=keep|drop|refuse,…"
    case .columnOrder: "any|declared"
    case .verify: "sampled|full"
    case .deduplicate: "TABLE=first|last[:ORDER BY TERMS]"
    case .orphans: "TABLE.COLUMN=delete|null"
    case .cast: "TABLE.COLUMN"
    case .leftoverSuffix: "SUFFIX"
    case .reclaim: "none|incremental|vacuum"
    case .busyTimeout: "SECONDS"
    case .exitCode, .noProbes, .oneTransaction, .portable, .dropUndeclared, .keepBackups, .recover,
      .create, .ignoreDiskSpace, .dryRun, .outOfOrder, .quiet, .help, .version:
      nil
    }
  }

  /// Whether the flag may be given more than once.
  var isRepeatable: Bool {
    switch self {
    case .rename, .renameTable, .fill, .hints, .allow, .allowDrop: true
    case .deduplicate, .orphans, .cast, .leftoverSuffix: true
    default: value == nil
    }
  }

  /// What a saved plan leaves open.
  static let besideSavedPlan: Set<Flag> = [
    .plan, .create, .backup, .ignoreDiskSpace, .busyTimeout, .quiet,
  ]

  /// What a history leaves no room for: the files of its versions say it.
  static let excludedByHistory: Set<Flag> = [
    .to, .plan, .output, .schemaVersion, .rename, .renameTable, .fill, .hints, .allowDrop,
  ]

  /// The verbs that take the flag.
  var verbs: [Verb] {
    switch self {
    case .to:
      [.plan, .apply, .check] + Verb.family("history") + [.migrateNew, .migrateCheck]
    case .schemaVersion: [.plan, .apply, .check] + Verb.family("history")
    case .history, .leftoverSuffix: [.plan, .apply, .check]
    case .assume: [.plan, .apply, .migrateStatus, .migrateUp, .migrateCheck]
    case .oneTransaction: [.plan, .apply]
    case .strategy, .portable, .allow, .dropUndeclared, .undeclared, .columnOrder, .keepBackups,
      .deduplicate, .orphans, .cast:
      [.plan, .apply, .check, .migrateNew]
    case .create: [.plan, .apply, .check, .migrateUp]
    case .busyTimeout: [.plan, .apply, .check, .migrateStatus, .migrateUp, .migrateCheck]
    case .rename, .renameTable, .fill, .hints, .allowDrop:
      [.plan, .apply, .check, .diff, .migrateNew]
    case .plan, .ignoreDiskSpace: [.apply]
    case .backup: [.plan, .apply, .migrateUp]
    case .verify, .reclaim: [.plan, .apply]
    case .recover: [.plan, .apply]
    case .format: [.plan, .show] + Verb.family("history") + Verb.family("migrate")
    case .output, .noProbes: [.plan]
    case .exitCode: [.plan, .migrateStatus]
    case .dir: Verb.family("history") + Verb.family("migrate")
    case .dryRun, .outOfOrder: [.migrateUp]
    case .quiet, .help, .version: Verb.allCases
    }
  }

  /// What the help says of the flag.
  var summary: String {
    switch self {
    case .to: "the schema to reach: a .sql or .json file, a database, - for stdin"
    case .plan: "a plan saved by plan -o; refused where the file has changed since"
    case .format: "json is for programs; else text, a snapshot in its schema's form"
    case .output: "-o too: saves the plan as JSON, for apply --plan"
    case .exitCode: "ends with 2 where there is something to do"
    case .noProbes: "a quick look that asks no rows; not to be applied if it should have"
    case .schemaVersion: "stores N as user_version, or names a snapshot; refuses newer files"
    case .history: "steps through a folder of v1.sql, v2.sql, … to the last of them"
    case .assume: "the version of a file that has none, or the last migration done"
    case .oneTransaction: "all steps or none"
    case .dir: "the folder with a file for each version, or for each migration"
    case .strategy: "automatic takes the cheapest way; everything rebuilds each table"
    case .portable: "edits no stored definition, which hosted engines do not allow"
    case .rename: "a column has a new name"
    case .renameTable: "a table has a new name"
    case .fill: "what the existing rows get, from the old table's columns"
    case .hints: "renames, fills and permissions to drop, as JSON"
    case .allow: "lets a hazard pass, everywhere or where it is named"
    case .allowDrop: "lets a table or column go with what it holds"
    case .dropUndeclared: "drops what the schema does not name"
    case .undeclared: "what becomes of tables, views, triggers, indexes it does not name"
    case .columnOrder: "whether columns must stand as they are declared; any is the default"
    case .verify: "full looks at every entry of each index, and at every page"
    case .deduplicate: "of rows that are equal under a new key, one stays, by the order"
    case .orphans: "rows without a parent under a new foreign key go or get a NULL"
    case .cast: "values that do not fit the column's new type are cast to it"
    case .keepBackups: "leaves the old rows of rebuilt tables in tables called …_bak"
    case .recover: "puts back what a rebuild by hand has left in X_bak or the like"
    case .leftoverSuffix: "how such a name ends; instead of _bak, _old and _backup"
    case .create: "a missing database is an empty one; apply and migrate up make it"
    case .backup: "writes a verified copy of the database before the first change"
    case .reclaim: "gives free pages back after COMMIT; none is the default"
    case .ignoreDiskSpace: "runs though the volume seems to have too little room"
    case .busyTimeout: "how long to wait for another process; 5 is the default"
    case .dryRun: "prints what would be run, as SQL; writes nothing"
    case .outOfOrder: "runs those too that are older than one that was applied"
    case .quiet: "no remarks, and no line for each table"
    case .help: "this text"
    case .version: "the tool's version"
    }
  }
}
