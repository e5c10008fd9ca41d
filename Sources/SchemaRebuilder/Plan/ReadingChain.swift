/// The views through which rows come to a full-text table, and what they say.
struct ReadingChain {
  /// The views, and the virtual tables among them.
  private(set) var objects: Set<Name> = []
  /// Every name in them and in the full-text table: tables, columns and whatever else.
  private(set) var names: Set<Name>
  /// Whether some of them takes columns by their places, or all that there are.
  private(set) var goesByPlaces: Bool

  /// Nil where a text cannot be taken apart.
  init?(to search: VirtualTableSnapshot, in snapshot: SchemaSnapshot) {
    guard let content = search.contentTable else { return nil }
    names = Set(search.columnsRead + [search.rowIDColumn])
    goesByPlaces = search.takesEveryColumn
    var next: Set<Name> = [content]
    // A view may be called as a column is.
    var followed: Set<Name> = []
    while let name = next.popFirst() {
      names.insert(name)
      followed.insert(name)
      let view = snapshot.view(name)
      guard let sql = view?.sql ?? snapshot.virtualTable(name)?.sql,
        objects.insert(name).inserted
      else { continue }
      guard let text = try? SQLText(sql) else { return nil }
      if let view { goesByPlaces = goesByPlaces || PositionalReader(view).takesColumnsAsTheyCome }
      // SQLite takes a text in single quotes for a name where only a name can stand.
      let named = text.tokens.filter { $0.kind.canBeName || $0.kind == .string }.map(text.name)
      next.formUnion(named.filter { !followed.contains($0) })
    }
  }

  /// Whether rows come through one of the objects.
  func reads(anyOf others: Set<Name>) -> Bool { !names.isDisjoint(with: others) }
}
