/// A way to make a table match: whether it can, and how.
protocol TableRung {
  var rung: Rung { get }

  /// What stands in the way of this rung for the change, as a sentence; nil where nothing does.
  func obstacle(_ change: TableChangeRequest) -> String?

  /// The steps in their order; those in ``TableSteps/later`` wait until every table is done.
  func steps(_ change: TableChangeRequest) -> TableSteps
}

/// One table that is to change, and all that a rung needs to know of it.
struct TableChangeRequest {
  let diff: TableDiff
  /// The backup's name, free in every database of the connection.
  let backupName: Name
  /// The name of the table in which the old rows stay, free as well; nil to keep none.
  var keptName: Name?
  let fills: Fills
  let strategy: Policy.Strategy
  var columnOrder: SchemaDiff.ColumnOrder = .any
  /// What is done to the rows on purpose; nil where nothing is.
  var curing: Curing?
  /// Whether a temporary object has the name of a table: SQLite would take the one for the other
  /// when it reads the schema again, and so renames no table.
  var isShadowed = false
  /// How many rows fail a CHECK in the file already that stays, by its expression.
  var brokenChecks: [String: Int] = [:]
  /// The tables in which ANALYZE has left something.
  var statistics: [Name] = []
  /// The names that nothing new may have.
  var takenNames: Set<Name> = []
  /// Why `ALTER TABLE` would rename no column; nil where it would.
  var whyNoColumnIsRenamed: String?
  /// Why `ALTER TABLE` would drop no column; nil where it would.
  var whyNoColumnIsDropped: String?
  /// Why SQLite does not get through the views and triggers; nil where it does.
  var whyNothingIsReadAgain: String?
  var capabilities = Capabilities()
  var isPortable = false
  /// What the rows have answered; nil before they were asked.
  var findings: Findings?

  /// Why no row stays where it is under an edited definition; nil where it may.
  var whyNotEdited: String? {
    whyNoDefinitionIsEdited
      ?? curing.map { "an edit of a definition copies no rows, and \($0.reason)" }
  }

  /// Why no definition is edited, whatever the change is; nil where it may be.
  var whyNoDefinitionIsEdited: String? {
    if strategy != .automatic {
      return "the strategy is to rebuild what differs, or everything"
    }
    if isPortable { return "a portable plan edits no definition" }
    if !capabilities.editsDefinitions { return "SQLite lets this connection edit no definition" }
    return nil
  }

  /// What is said of ALTER TABLE where none of its forms is of the kind.
  static let noForm = "ALTER TABLE has no form for it"

  /// Why the table cannot be renamed, as a sentence; nil where it can.
  var whyNotRenamed: String? {
    if diff.live.namesItself {
      return "the definition of \(currentName) names the table itself, so it cannot be renamed"
    }
    return isShadowed ? "a temporary object has the name of a table, so none can be renamed" : nil
  }

  /// The table's name once the user's own renames are done.
  var currentName: Name { diff.isRenamed ? diff.target.name : diff.live.name }

  func isFilled(_ column: Name) -> Bool { fills.fill(diff.target.name, column) != nil }
}

/// The steps of one table, in their order.
struct TableSteps {
  /// What is written into `sqlite_schema`; the edits of all tables come together.
  var edits = Edits()
  var now: [Plan.Step] = []
  /// Indexes, which are created when all tables stand: one may have moved between tables.
  var later: [Plan.Step] = []

  /// Edits of a definition.
  struct Edits {
    var before: [Plan.Step] = []
    /// While `sqlite_schema` can be written.
    var inside: [Plan.Step] = []
    var after: [Plan.Step] = []
    /// Whether a table begins to count, so that SQLite needs its table of counters.
    var needsSequence = false
  }
}

extension TableRung where Self == RebuildRung {
  /// The rungs in the order of their cost; the first one without an obstacle is taken.
  static var ladder: [any TableRung] {
    [
      LeaveAloneRung(), AddColumnRung(), RenameColumnRung(), DefinitionEditRung(),
      DropColumnRung(), UpdateRung(), SwapRung(), RebuildRung(),
    ]
  }
}
