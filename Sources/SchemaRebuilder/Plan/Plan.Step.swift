extension Plan {
  /// One statement of a plan.
  public struct Step: Hashable, Sendable, Codable {
    /// When the statement runs.
    public let phase: Phase
    /// What it does.
    public let kind: Kind
    /// The object on which it works.
    public let object: Name
    /// Why it is there, as a sentence without its full stop.
    public let reason: String
    /// The statement, without a semicolon at its end.
    public let sql: String
    /// By which rowids it can be seen how far it has come; nil where none tell.
    public let rowIDs: RowIDOrder?

    /// When a step runs.
    public enum Phase: String, Hashable, Sendable, Codable {
      /// Before the transaction: settings that SQLite ignores inside one.
      case before
      /// Inside the one transaction.
      case inside
      /// After the transaction; what fails then is no failure of the run.
      case after
    }

    /// What a step does.
    public enum Kind: String, Hashable, Sendable, Codable {
      /// Sets a PRAGMA.
      case setting
      /// Drops a view or trigger that is created again, changed or not declared.
      case dropDependant
      /// Drops an index.
      case dropIndex
      /// Renames a table to its declared name.
      case rename
      /// Renames a table to its backup's name.
      case setAside
      /// Creates a table.
      case createTable
      /// Adds a column.
      case addColumn
      /// Renames a column.
      case renameColumn
      /// Drops a column.
      case dropColumn
      /// Copies the rows.
      case copyRows
      /// Writes rows over where they stand.
      case updateRows
      /// Writes a definition into `sqlite_schema`, or makes every connection read it.
      case editDefinition
      /// Carries a counter of AUTOINCREMENT.
      case sequence
      /// Carries what ANALYZE has found.
      case statistics
      /// Drops a table.
      case dropTable
      /// Creates an index.
      case createIndex
      /// Creates a virtual table.
      case createVirtualTable
      /// Creates a view.
      case createView
      /// Creates a trigger of the temporary database again.
      case createTemporaryTrigger
      /// Creates a trigger.
      case createTrigger
      /// Proves something: the statement has no row where all is well, and fails where it is not.
      case verify
      /// Proves something in the same way, by a look at every entry of an index or every page.
      case verifyWhole
      /// Asks a script's rows once more what a run has asked them under its lock, and so does not
      /// ask again; the statement fails where the answer is another one.
      case confirm
      /// Proves that a new view can be read; the statement reads no row.
      case compile
      /// Stores the version.
      case version
      /// Gives free pages back, once the run is committed.
      case reclaim

      /// Whether it answers with a row where something is wrong.
      var isCheck: Bool { [.verify, .verifyWhole, .confirm].contains(self) }

      var changesSchema: Bool {
        ![.setting, .verify, .verifyWhole, .confirm, .compile, .version, .reclaim].contains(self)
      }
    }

    init(
      _ kind: Kind,
      _ object: Name,
      _ reason: String,
      phase: Phase = .inside,
      sql: String,
      rowIDs: RowIDOrder? = nil
    ) {
      self.phase = phase
      self.kind = kind
      self.object = object
      self.reason = reason
      self.sql = sql
      self.rowIDs = rowIDs
    }
  }
}
