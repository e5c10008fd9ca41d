/// What full verification adds to a plan, as its last checks.
extension Planner {
  func addFullVerification(to draft: inout PlanDraft, tables: [TableWork]) {
    guard policy.verification == .full, !draft.steps.isEmpty else { return }
    for work in tables where !work.isUntouched {
      let request = work.request
      let rows = work.standingKeys.rows(of: request.currentName)
      draft.steps += IndexProof.steps(work.indexesAfterwards, of: request, .full, in: rows)
    }
    draft.steps.append(.integrityCheck)
  }
}

extension Planner.TableWork {
  /// The indexes that the table has once its change is done, as far as SQL can ask for them.
  fileprivate var indexesAfterwards: [IndexProof] {
    let target = request.diff.target
    return keyIndexes.map { IndexProof($0, of: request, inPlace: !copiesRows) }
      + target.indexes.filter(target.canBeAsked).map {
        IndexProof($0, of: request, inPlace: !copiesRows)
      }
  }

  /// Whether the text that the file has then is the declared one: ALTER TABLE leaves constraints and
  /// their numbers where they are.
  private var hasDeclaredText: Bool {
    [.edit, .update, .swap, .rebuild].contains(rung.rung)
  }

  /// The table by whose text its keys are counted then.
  fileprivate var standingKeys: TableSnapshot {
    hasDeclaredText ? request.diff.target : request.diff.live
  }

  private var keyIndexes: [AutomaticIndex] {
    if hasDeclaredText { return request.diff.target.automaticIndexes }
    return request.diff.live.automaticIndexes.map { index in
      let columns = index.columns.map { column in
        KeyColumnName(
          name: request.diff.successor(of: column.name)?.name ?? column.name,
          collation: column.collation,
          descending: column.descending
        )
      }
      return AutomaticIndex(number: index.number, columns: columns)
    }
  }
}

extension TableSnapshot {
  /// Whether a query can say what the index holds, and find a row by it.
  ///
  /// A text in double quotes may be none in a query, and nothing is found by a constant.
  fileprivate func canBeAsked(_ index: IndexSnapshot) -> Bool {
    let expressions = index.columns.compactMap(\.expression)
    return (expressions + [index.condition].compactMap(\.self)).allSatisfy(quotesNamesAlone)
      && expressions.allSatisfy { sql in columns.contains { mentions($0.name, in: sql) } }
  }
}

extension Plan.Step {
  /// What SQLite itself says of the whole file.
  ///
  /// What it says of values is left to the checks of the plan, which compare with what was there
  /// before: old releases find NULL where none is, in tables WITHOUT ROWID.
  /// <https://sqlite.org/pragma.html#pragma_integrity_check>
  static var integrityCheck: Plan.Step {
    let values =
      ["NULL", "non-%", "NUMERIC", "TEXT"].map { $0 + " value in %" }
      + ["CHECK constraint failed in %"]
    let conditions = values.map { "\n  AND integrity_check NOT LIKE \(literal($0))" }.joined()
    return Plan.Step(
      .verifyWhole,
      "integrity_check",
      "SQLite finds the file sound",
      sql: SQLCheck.noRows(
        """
        SELECT 1 FROM pragma_integrity_check(NULL, 'main')
        WHERE integrity_check <> 'ok'\(conditions)
        """,
        else: "the file is damaged"
      )
    )
  }
}
