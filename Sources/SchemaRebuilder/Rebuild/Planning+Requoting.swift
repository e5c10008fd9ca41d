/// The quotes that ALTER TABLE changes.
extension Planning {
  /// The views and triggers in which a text stands in double quotes, found out on a copy.
  ///
  /// ALTER TABLE puts it in single quotes wherever it is in the schema, when it drops or renames a
  /// column of whatever table. <https://sqlite.org/quirks.html#dblquote>
  func requotedObjects() -> Set<Name> {
    guard planner.diff.commonTables.contains(where: \.mayBeAltered) else { return [] }
    let going = planner.goingDependants
    // What goes is gone by then, and so are the triggers of such a view.
    let staying = live.filter { object in
      !["view", "trigger"].contains(object.type)
        || !going.contains(object.name) && !going.contains(object.table)
    }
    let quoting = Set(staying.filter(\.mayHoldTexts).map(\.name))
    guard !quoting.isEmpty else { return [] }
    // Where that does not work, any of them may be one.
    return (try? requoted(staying)) ?? quoting
  }

  private func requoted(_ objects: [SchemaReader.StoredObject]) throws -> Set<Name> {
    let copy = try Rehearsal.copy(of: objects, encoding: encoding, prepare: prepare)
    let table = "main.\(quoted(planner.freeName("t", taken: planner.takenNames)))"
    try copy.execute("CREATE TABLE \(table)(a, b)")
    let reader = SchemaReader(connection: copy)
    let before = Set(try reader.storedObjects())
    try copy.execute("ALTER TABLE \(table) DROP COLUMN b")
    let changed = Set(try reader.storedObjects()).subtracting(before)
    return Set(changed.filter { ["view", "trigger"].contains($0.type) }.map(\.name))
  }
}

extension SchemaReader.StoredObject {
  /// Whether it is a view or a trigger with something in double quotes.
  fileprivate var mayHoldTexts: Bool {
    ["view", "trigger"].contains(type) && sql?.utf8.contains(UInt8(ascii: "\"")) == true
  }
}
