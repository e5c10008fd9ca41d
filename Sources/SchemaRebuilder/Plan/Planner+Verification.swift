/// What full verification adds to a plan, as its last checks.
extension Planner {
  func addFullVerification(to draft: inout PlanDraft, tables: [TableWork]) {
    guard policy.verification == .full, !draft.steps.isEmpty else { return }
    for work in tables where !work.isUntouched {
      draft.steps += IndexProof.steps(work.indexesAfterwards, of: work.request, .full)
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

  /// The indexes of keys, counted as their constraints stand in the text that the file has then:
  /// ALTER TABLE leaves them where they are.
  private var keyIndexes: [AutomaticIndex] {
    switch rung.rung {
    case .edit, .update, .swap, .rebuild: return request.diff.target.automaticIndexes
    default:
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
