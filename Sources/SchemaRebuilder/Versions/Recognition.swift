/// Which version of a history a file has that does not say it.
///
/// The schema must be that of a version to the letter, but for the order of columns where that
/// does not count: one more table may as well be that of another version.
struct Recognition {
  let history: SchemaHistory
  /// What SQLite makes of each version's schema.
  let snapshots: [SchemaSnapshot]
  let policy: Policy
  let place: String

  /// The place of the version in the history.
  ///
  /// Of several equal ones the latest is taken: nothing in the schema tells them apart, and where
  /// none of the versions between has code or exchanges names, nothing need be done either.
  ///
  /// - Throws: a ``RebuildError`` where no version is equal, which says what the nearest lacks, and
  ///   where code or an exchange stands between equal ones, which would be done twice or never.
  func index(of live: SchemaSnapshot) throws -> Int {
    let differences = snapshots.map { difference(live, $0) }
    let equal = differences.indices.filter { differences[$0].isEmpty }
    guard let first = equal.first, let last = equal.last else {
      throw notRecognised(differences)
    }
    let between = history.versions[first + 1..<last + 1]
    guard !between.contains(where: \.hasCode) else {
      throw ambiguous(equal, "between which code is to be run")
    }
    guard !between.contains(where: { exchangesNames($0, after: history.versions[first]) }) else {
      throw ambiguous(equal, "between which names are exchanged")
    }
    return last
  }

  /// Whether a version gives a name that was another one's, which is still in its schema.
  private func exchangesNames(_ version: SchemaVersion, after first: SchemaVersion) -> Bool {
    guard let place = history.index(of: version.number) else { return false }
    return (version.schema.hints + version.hints).renames.contains { rename in
      guard let since = rename.since, since > first.number, since <= version.number else {
        return false
      }
      return rename.previous.contains { old in
        rename.column == nil
          ? snapshots[place].table(old) != nil
          : snapshots[place].table(rename.table)?.column(old) != nil
      }
    }
  }

  private func difference(_ live: SchemaSnapshot, _ version: SchemaSnapshot) -> [String] {
    let diff = SchemaDiff(from: live, to: version, columnOrder: policy.columnOrder)
    return diff.sentences + diff.undeclared
  }

  private func notRecognised(_ differences: [[String]]) -> RebuildError {
    let nearest = differences.indices.min { differences[$0].count < differences[$1].count } ?? 0
    let version = history.versions[nearest].number
    let sentences = differences[nearest]
    let shown = sentences.prefix(5).joined(separator: "; ")
    return RebuildError(
      .unknownVersion,
      "\(place) has no version, and its schema is that of none in the history "
        + "(\(history.numbers)); the nearest is version \(version), which differs: \(shown)"
        + (sentences.count > 5 ? "; and \(sentences.count - 5) more" : ""),
      advice: "say which version it has (assuming, --assume), or declare the version that it has",
      differences: sentences
    )
  }

  private func ambiguous(_ equal: [Int], _ why: String) -> RebuildError {
    let numbers = equal.map { String(history.versions[$0].number) }.joined(separator: ", ")
    return RebuildError(
      .unknownVersion,
      "\(place) has no version, and its schema is that of versions \(numbers), \(why)",
      advice: "say which version it has (assuming, --assume)"
    )
  }
}
