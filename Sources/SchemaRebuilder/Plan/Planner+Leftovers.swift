extension Planner {
  /// The leftovers of rebuilds by hand that the file may have; its rows have still to be asked.
  var leftoverCandidates: [Leftover] {
    let untouchable = Set(
      [declared.versionStore.tableName].compactMap(\.self)
        + dropped.tombstones.filter { $0.column == nil }.map(\.table)
        + policy.allowed.filter { $0.code == .dropTable }.compactMap(\.table)
    )
    return diff.undeclaredTables.filter { !untouchable.contains($0.name) }
      .compactMap(leftoverScene.leftover) + leftoverScene.vanished
  }

  /// Whether it must be known which views and triggers do not compile.
  var mayNameVanishedTables: Bool { leftoverScene.mayHaveVanished }

  private var leftoverScene: LeftoverScene {
    LeftoverScene(
      diff: diff,
      file: file,
      declared: declared.snapshot,
      hints: hints,
      suffixes: policy.leftoverSuffixes
    )
  }

  var leftoverHazards: [Hazard] { leftovers.compactMap { $0.hazard(policy: policy) } }

  var leftoverRemarks: [String] { leftovers.compactMap { $0.remark(policy: policy) } }
}

extension Plan {
  /// Whether the plan puts back what a rebuild by hand has left; the schema is compared with the
  /// declared one only afterwards.
  public var isRecovery: Bool { tables.contains { $0.rung == .recover } }
}
