/// Every version that an app's schema has had, the oldest first and today's last.
///
/// ```swift
/// nonisolated enum AppSchema {
///   static let history = SchemaHistory {
///     SchemaVersion(1, v1)
///     SchemaVersion(2, v2)
///     SchemaVersion(3, v3, didRebuild: { try $0.execute("UPDATE note SET title = trim(title)") })
///   }
/// }
/// let report = try HistoryRebuilder(AppSchema.history).run(at: path)
/// ```
///
/// A file at version 1 goes to 2 and on to 3. Versions may be left out, as long as no file has them.
public struct SchemaHistory: Sendable {
  /// The versions, in rising order.
  public var versions: [SchemaVersion]

  /// Makes a history of versions in rising order.
  public init(versions: [SchemaVersion]) {
    self.versions = versions
  }

  /// Makes a history of the versions that stand in a block, in rising order.
  public init(@Builder _ versions: () -> [SchemaVersion]) {
    self.init(versions: versions())
  }

  /// Today's version; nil where the history is empty.
  public var current: SchemaVersion? { versions.last }
}

extension SchemaHistory {
  /// Asks whether the numbers rise and can be stored, and of each schema what
  /// ``Schema/validate(prepare:)`` asks.
  ///
  /// - Parameter prepare: the app's functions, collations and modules.
  /// - Throws: a ``RebuildError`` that names the version.
  public func validate(prepare: Prepare? = nil) throws(RebuildError) {
    try refuseMistakes()
    for version in versions {
      do {
        try version.schema.validate(prepare: prepare)
      } catch {
        throw error.with(prefix: "version \(version.number): ")
      }
    }
  }

  /// Refuses a history without a version, and numbers that do not rise or cannot be stored.
  func refuseMistakes() throws(RebuildError) {
    guard !versions.isEmpty else {
      throw RebuildError(.brokenHistory, "the history has no version", advice: "declare one")
    }
    for version in versions where !VersionStore.range.contains(version.number) {
      throw RebuildError(
        .versionOutOfRange,
        "version \(version.number) is out of range",
        advice: "declare a version from 1 to \(VersionStore.range.upperBound)"
      )
    }
    for (older, newer) in zip(versions, versions.dropFirst()) where newer.number <= older.number {
      throw RebuildError(
        .brokenHistory,
        newer.number == older.number
          ? "the history has version \(newer.number) twice"
          : "the history has version \(newer.number) after version \(older.number)",
        advice: "declare every version once, the oldest first"
      )
    }
  }

  /// Where a version stands in the history; nil where it does not.
  func index(of number: Int) -> Int? { versions.firstIndex { $0.number == number } }

  /// The numbers, for sentences.
  var numbers: String { versions.map { String($0.number) }.joined(separator: ", ") }
}
