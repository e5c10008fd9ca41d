/// The lowest and the highest rowid of a table whose rows lie evenly between them, so that a rowid
/// tells how many are before it.
struct RowIDRange: Hashable {
  let first: Int64
  let last: Int64

  /// Asks for the range.
  ///
  /// - Returns: nil where there are few rows, or where they lie closer in one place than in another.
  init?(_ order: RowIDOrder, on connection: SQLiteConnection) throws(SQLiteError) {
    guard let range = try connection.rows(order.rangeSQL).first,
      case .integer(let first) = range[0], case .integer(let last) = range[1], first < last
    else { return nil }
    let width = (Double(last) - Double(first)) / Double(RowIDOrder.places)
    var gaps: [Double] = []
    for place in 0...RowIDOrder.places {
      let start = Int64(exactly: (Double(first) + Double(place) * width).rounded(.down))
      let isLast = place == RowIDOrder.places
      let gap = try connection.value(order.gapSQL(from: isLast ? nil : start ?? first))
      // Of less than two rows there is no gap.
      if case .real(let gap) = gap { gaps.append(gap) }
    }
    guard let narrowest = gaps.min(), let widest = gaps.max(), widest <= 4 * narrowest else {
      return nil
    }
    self.init(first: first, last: last)
  }

  init(first: Int64, last: Int64) {
    self.first = first
    self.last = last
  }

  /// Which part of the rows has a rowid up to this one.
  func fraction(at rowID: Int64) -> Double {
    let part = (Double(rowID) - Double(first)) / (Double(last) - Double(first))
    return min(max(part, 0), 1)
  }
}
