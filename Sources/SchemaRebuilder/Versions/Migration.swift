/// One of an app's named migrations, which are run once each, in the order of their versions.
///
/// SQL is a ``SQLMigration``, a declared schema is a ``SchemaMigration``, and whatever needs code is
/// a type of the app's own:
///
/// ```swift
/// struct SplitNames: Migration {
///   let name: String? = "split_names"
///   let version: UInt64 = 20_260_930_143_000
///
///   func migrate(_ transaction: SQLiteTransaction) throws {
///     for row in try transaction.rows("SELECT id, name FROM person") {
///       let words = try row["name"].text?.split(separator: " ") ?? []
///       try transaction.execute(
///         "UPDATE person SET first = ?1 WHERE id = ?2",
///         [SQLiteValue(words.first.map(String.init)), row["id"]]
///       )
///     }
///   }
/// }
/// ```
///
/// A migration that has been released is never changed again: it stands for what it did.
public protocol Migration: Sendable {
  /// What it does in a few words; nil where the version says enough.
  var name: String? { get }
  /// The number by which it is ordered and logged, up to 2⁶³−1; often the time at which it was
  /// written, as 20260930143000.
  var version: UInt64 { get }

  /// Changes the file, from what the migration before it has left.
  ///
  /// - Parameter transaction: the open transaction, in which the log gets its row too.
  /// - Throws: what undoes everything that it has done.
  func migrate(_ transaction: SQLiteTransaction) throws
}

extension Migration {
  /// The version and the name, for sentences.
  var described: String { "migration \(version)" + (name.map { " (\($0))" } ?? "") }
}
