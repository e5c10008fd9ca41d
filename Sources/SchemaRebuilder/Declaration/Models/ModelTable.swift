/// A table in the making: what a model shows, and what is written beside it.
struct ModelTable {
  private(set) var table: Table
  private let model: String
  /// The columns that are as the model shows them.
  private let derived: Set<Name>

  /// Puts the columns together; one that is written takes the place of the one that is shown.
  init(_ probe: ModelProbe, of model: String, types: ModelTypes, written: Table) {
    self.model = model
    table = written
    table.columns = []
    var further = written.columns
    for property in probe.properties {
      if let index = further.firstIndex(where: { Name($0.name) == Name(property.name) }) {
        table.columns.append(further.remove(at: index))
      } else {
        table.columns.append(Column(property, types))
      }
    }
    table.columns += further
    derived = Set(probe.properties.map { Name($0.name) }).subtracting(written.columnNames)

    if let incompleteness = probe.incompleteness {
      let example = probe.lacksExample ? "give one by examples:, or " : ""
      refuse("\(incompleteness); \(example)declare the table by its columns, without a model.")
    }
    for property in probe.properties where derived.contains(Name(property.name)) {
      let isIrregular = probe.irregular.contains(property.name)
      refuseUnclear(property, types.types(of: property.kinds), isIrregular: isIrregular)
    }
  }

  /// Refuses the name of a generic type, which is no word.
  mutating func refuseOddName() {
    guard !table.name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }) else { return }
    refuse("\(model) gives no name to its table; write Table(\"name\", for: …).")
  }

  /// Refuses names that were to be left out and are not there.
  mutating func refuseExcluding(_ names: [String]) {
    for name in names { refuseUnknown(name, in: "excluding:") }
  }

  /// Makes a column the key; without a name `id`, unless a key is written.
  mutating func setKey(_ name: String?) {
    let isWritten = table.primaryKey != nil || table.columns.contains { $0.primaryKey != nil }
    let key = Name(name ?? "id")
    guard let index = table.columns.firstIndex(where: { Name($0.name) == key }) else {
      if let name { refuseUnknown(name, in: "key:") }
      return
    }
    guard name != nil || !isWritten && derived.contains(key) else { return }
    if table.columns[index].primaryKey == nil { table.columns[index].primaryKey = ColumnKey() }
    // A rowid is never NULL. Other keys may be, unless they say so.
    // <https://sqlite.org/lang_createtable.html#the_primary_key>
    if table.columns[index].type == .integer { table.columns[index].notNull = nil }
  }

  /// Gives derived columns their default values.
  mutating func setDefaults(_ defaults: [String: DefaultValue]) {
    for (name, value) in defaults.sorted(by: { $0.key < $1.key }) {
      guard derived.contains(Name(name)),
        let index = table.columns.firstIndex(where: { Name($0.name) == Name(name) })
      else {
        refuse("defaults: names \(name), which is no derived column; write it with the column.")
        continue
      }
      table.columns[index].defaultValue = value
    }
  }
}

extension ModelTable {
  private mutating func refuseUnclear(
    _ property: ModelProperty,
    _ types: [ColumnType],
    isIrregular: Bool
  ) {
    let subject = "the property \(property.name) of \(model)"
    let advice = "declare its column in the block, or leave it out by excluding:."
    if isIrregular {
      refuse("\(subject) is decoded only where others have certain values; \(advice)", property)
    } else if types.isEmpty {
      refuse("\(subject) does not show its type; \(advice)", property)
    } else if types.count > 1 {
      let words = types.map(\.sql).joined(separator: " and as ")
      refuse("\(subject) is decoded as \(words); \(advice)", property)
    }
  }

  private mutating func refuseUnknown(_ name: String, in argument: String) {
    refuse("\(argument) names \(name), which \(model) does not decode; correct the name.")
  }

  private mutating func refuse(_ message: String, _ property: ModelProperty? = nil) {
    let object = property.map { "\(table.name).\($0.name)" } ?? table.name
    table.derivationProblems.append(SchemaProblem(object: object, message: message))
  }
}

extension Column {
  /// The column of a property; what is not clear about it is a problem of its own.
  fileprivate init(_ property: ModelProperty, _ types: ModelTypes) {
    self.init(
      name: property.name,
      type: property.kinds.first.map(types.type),
      notNull: property.isOptional ? nil : NotNull()
    )
  }
}
