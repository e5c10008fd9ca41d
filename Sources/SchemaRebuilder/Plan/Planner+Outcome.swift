extension Planner {
  /// What becomes of the rows that exist.
  func outcome(_ change: TableChange, in table: TableDiff) -> String {
    switch change {
    case .columnAdded(let column) where column.generated == nil:
      if let fill = fills.fill(table.target.name, column.name) {
        return "; the rows that exist get \(fill.expression.sql)"
      }
      return column.defaultIsNull ? "" : "; the rows that exist get \(column.defaultSQL ?? "")"
    case .columnChanged(let column):
      let fill = fills.fill(table.target.name, column.target.name)
      return fill.map { "; the rows that exist get \($0.expression.sql)" } ?? ""
    case .primaryKeyChanged(_, let key?):
      let filled = key.columns.compactMap { column in
        table.isFilledByItsKeyAlone(column.name) ? fills.fill(table.target.name, column.name) : nil
      }
      return filled.map { "; \($0.column) gets \($0.expression.sql) in the rows that exist" }
        .joined()
    case .columnDropped(let column):
      let answer = findings.answers.first {
        $0.probe.code == .dropColumn && $0.probe.table == table.target.name
          && $0.probe.column == column.name
      }
      return answer?.rows == 0 ? "; it holds no values" : ""
    default:
      return ""
    }
  }
}
