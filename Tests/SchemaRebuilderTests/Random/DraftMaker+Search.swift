extension DraftTable {
  /// The columns that a full-text table may index; none where it could not find their rows.
  var searchable: [Int] {
    guard !isWithoutRowID, Self.isPlain(name),
      !columns.contains(where: { ["rowid", "oid", "_rowid_"].contains($0.name.lowercased()) })
    else { return [] }
    return stored.filter { Self.isPlain($0.name) }.map(\.number)
  }

  private static func isPlain(_ name: String) -> Bool {
    name.utf8.count > 2
      && name.utf8.allSatisfy { (0x61...0x7A).contains($0) || (0x30...0x39).contains($0) }
  }
}

extension DraftMaker {
  mutating func addSearch() {
    guard let table = chance.one(of: draft.tables) else { return }
    let columns = chance.few(of: table.searchable, upTo: 3)
    guard !columns.isEmpty else { return }
    draft.searches.append(
      DraftSearch(name: "search\(draft.newNumber())", table: table.number, columns: columns)
    )
  }
}
