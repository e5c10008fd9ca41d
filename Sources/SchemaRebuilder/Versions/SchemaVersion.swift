/// One version of an app's schema, as a release had it, with the app's own code for the step to it.
///
/// ```swift
/// SchemaVersion(3, AppSchema.v3) { transaction in
///   try transaction.execute("DELETE FROM note WHERE body IS NULL")     // version 2's shape
/// } didRebuild: { transaction in
///   try transaction.execute("UPDATE note SET words = words(body)")     // version 3's
/// }
/// ```
///
/// The schema stays a value: what is done besides belongs to the version.
public struct SchemaVersion: Sendable {
  /// The number that the file has in this version, from 1 to 2³¹−1.
  public var number: Int
  /// The schema that files of this version have.
  public var schema: Schema
  /// What the change from the version before means, beside what the schema says itself.
  public var hints: Hints
  /// What is done to a file before it gets the schema, while it has the shape of the version before.
  public var willRebuild: Body?
  /// What is done to a file that has just got the schema.
  public var didRebuild: Body?

  /// Code of the app that works on the file, inside the transaction of the step.
  ///
  /// It knows the shape of its own version and no other: it must not use today's models.
  public typealias Body = @Sendable (_ transaction: SQLiteTransaction) throws -> Void

  /// Makes a version, whose step is lightweight where it has no code and custom where it has.
  ///
  /// - Parameters:
  ///   - number: its number, from 1 to 2³¹−1.
  ///   - schema: the schema of that version, which is never changed once it was released.
  ///   - hints: renames, fills and permissions to drop, beside those in the schema.
  ///   - willRebuild: what is done before, to a file in the shape of the version before; what it
  ///     keeps for `didRebuild` it puts into a TEMP table.
  ///   - didRebuild: what is done afterwards; it must leave the schema as it finds it.
  public init(
    _ number: Int,
    _ schema: Schema,
    hints: Hints = Hints(),
    willRebuild: Body? = nil,
    didRebuild: Body? = nil
  ) {
    self.number = number
    self.schema = schema
    self.hints = hints
    self.willRebuild = willRebuild
    self.didRebuild = didRebuild
  }

  /// A part of the step to a version.
  public enum Part: String, Hashable, Sendable, Codable, CaseIterable {
    /// The app's code before the schema changes.
    case willRebuild
    /// The change of the schema.
    case rebuild
    /// The app's code after it.
    case didRebuild
  }

  /// Whether the step to the version is more than a change of the schema.
  var hasCode: Bool { willRebuild != nil || didRebuild != nil }
}
