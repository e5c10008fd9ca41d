/// Permissions that let nothing pass.
extension Planner {
  /// A permission for rows that the declared schema would not take, whatever anybody allows.
  func refuseIdlePermissions() throws {
    for permission in policy.allowed {
      guard let advice = permission.code.helpInsteadOfPermission else { continue }
      let place = permission.table.map { ":\(ColumnPlace($0, permission.column))" } ?? ""
      throw DeclarationMistake(
        place: .policy,
        object: permission.table ?? "",
        message: "\(permission.code.rawValue)\(place) is allowed (Policy.allowed, --allow), and "
          + "cannot be: the declared table does not take such rows",
        advice: "leave that out, and where such rows are found, \(advice)"
      )
    }
  }

  /// A permission for a change of places that names who reads the table instead of the table.
  var misplacedPermissions: [String] {
    policy.allowed.filter { $0.code == .columnOrder }.compactMap { permission in
      guard let name = permission.table, file.snapshot.table(name) == nil else { return nil }
      let kind: String
      if file.snapshot.view(name) != nil {
        kind = "view"
      } else if file.snapshot.trigger(name) != nil {
        kind = "trigger"
      } else {
        return nil
      }
      return "column-order is allowed for \(name), which is a \(kind): it is the table with the "
        + "columns that is named, and this allows nothing"
    }
  }
}

extension Hazard.Code {
  /// What is done about rows that a table cannot take; nil where a permission has an effect.
  fileprivate var helpInsteadOfPermission: String? {
    switch self {
    case .missingValue:
      "say what the rows get (.filled(by:), -- @filled by=…, --fill), or declare a default"
    case .nullInNotNull:
      "say what NULL becomes (.filled(by:), -- @filled by=…, --fill), or declare a default"
    case .brokenCheck, .failingExpression:
      "change them, or say what they get (.filled(by:), -- @filled by=…, --fill)"
    case .strictType: "cast the values (Policy.cures, --cast), or say what they become (--fill)"
    case .duplicate: "say which of equal rows stays (Policy.cures, --deduplicate)"
    default: nil
    }
  }
}
