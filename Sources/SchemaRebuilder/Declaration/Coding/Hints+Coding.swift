extension Hints: Codable {
  private enum Keys: String, CodingKey, CaseIterable {
    case rename, fill, renames
    case renameTable = "rename_table"
    case allowDrop = "allow_drop"
  }

  /// Reads renames, fills and permissions to drop, in any of their forms.
  ///
  /// ```json
  /// {
  ///   "rename": [{"table": "t", "from": "a", "to": "b"}],
  ///   "rename_table": [{"from": "old", "to": "t", "since": 3}],
  ///   "renames": [["t", "a", "b"], ["", "old", "t"]],
  ///   "fill": [{"table": "t", "column": "c", "expr": "nullif(c, '')"}],
  ///   "allow_drop": [{"table": "t", "column": "d"}, {"table": "gone"}]
  /// }
  /// ```
  /// Every entry may have `since`; `from` may be a list of names, of which the first found is
  /// taken. A rename without `table`, or with an empty one in `renames`, is a table's.
  public init(from decoder: any Decoder) throws {
    let object = try StrictObject(decoder, keys: Keys.self)
    let tables: [TableRenameEntry] = try object.list(.renameTable)
    let renames: [RenameEntry] = try object.list(.rename)
    let triples: [RenameTriple] = try object.list(.renames)
    let fills: [FillEntry] = try object.list(.fill)
    let drops: [DropEntry] = try object.list(.allowDrop)
    self.init(
      renames: tables.map(\.hint) + renames.map(\.hint) + triples.map(\.hint),
      fills: fills.map(\.hint),
      tombstones: drops.map(\.hint)
    )
  }

  /// Writes `rename_table`, `rename`, `fill` and `allow_drop`, each where there is any.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Keys.self)
    // What is read back has the renames of `rename_table` first. Where the order is another, those
    // that follow a column's stand among the columns' in `rename`.
    let leading = renames.prefix { $0.column == nil }
    let rest = renames.dropFirst(leading.count)
    try container.encodeUnlessEmpty(leading.map(TableRenameEntry.init), forKey: .renameTable)
    try container.encodeUnlessEmpty(rest.map(RenameEntry.init), forKey: .rename)
    try container.encodeUnlessEmpty(fills.map(FillEntry.init), forKey: .fill)
    try container.encodeUnlessEmpty(tombstones.map(DropEntry.init), forKey: .allowDrop)
  }
}
