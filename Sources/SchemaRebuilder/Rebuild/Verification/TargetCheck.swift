/// Whether a schema is the declared one and still has what was to be kept.
struct TargetCheck {
  let target: SchemaSnapshot
  let kept: [Name]
  var columnOrder: SchemaDiff.ColumnOrder = .any

  func check(_ reached: SchemaSnapshot) throws {
    let diff = SchemaDiff(from: reached, to: target, columnOrder: columnOrder)
      .withoutDropping(Set(kept))
    let present = reached.takenNames.union(reached.triggers.map(\.name))
    let lost = kept.filter { !present.contains($0) }
    let sentences = diff.sentences + lost.map { "\($0) was to be kept and is gone" }
    guard sentences.isEmpty else { throw TargetMissed(sentences: sentences) }
  }
}

/// A plan that ran and did not lead to the declared schema.
struct TargetMissed: Error {
  let sentences: [String]
}
