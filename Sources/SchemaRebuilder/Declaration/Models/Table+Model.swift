extension Table {
  /// Makes a table whose columns are the properties of a `Decodable` type.
  ///
  /// ```swift
  /// struct Message: Codable {
  ///   var id: Int
  ///   var text: String
  ///   var sent: Date?
  ///   var isRead = false
  /// }
  ///
  /// Table(for: Message.self, defaults: ["isRead": false]) {
  ///   Index("message_sent", on: "sent")
  /// }
  /// // CREATE TABLE "message" (
  /// //   "id" INTEGER PRIMARY KEY,
  /// //   "text" TEXT NOT NULL,
  /// //   "sent" TEXT,
  /// //   "isRead" INTEGER NOT NULL DEFAULT 0
  /// // )
  /// // CREATE INDEX "message_sent" ON "message" ("sent")
  /// ```
  ///
  /// The type is asked by letting it decode itself from made-up values, several times; its
  /// `init(from:)` must not trap on them. What cannot be derived is a ``SchemaProblem`` which names
  /// the type and the property: a run, a plan and ``Schema/validate(prepare:)`` refuse it as
  /// ``RebuildError/Kind/declaredSchema``. See <doc:Models>.
  ///
  /// - Parameters:
  ///   - name: the table's name; without one, the type's with a small first letter.
  ///   - model: the type.
  ///   - key: the column that is the primary key; without one `id`, where there is such a column
  ///     and the block gives no key.
  ///   - types: the types of columns that SQLite has no type for, such as dates.
  ///   - defaults: the default values of derived columns, which decoding does not show.
  ///   - excluding: coding keys that are no columns.
  ///   - examples: a value of each type of which none can be made up.
  ///   - parts: constraints, indexes and triggers; a column that stands here too is declared as it
  ///     is written here, in its place, and others are added.
  public init<Model: Decodable>(
    _ name: String? = nil,
    for model: Model.Type,
    key: String? = nil,
    types: ModelTypes = ModelTypes(),
    defaults: [String: DefaultValue] = [:],
    excluding: [String] = [],
    examples: [any Decodable] = [],
    @Builder _ parts: () -> [Part] = { [] }
  ) {
    var probe = ModelProbe(model, examples: examples)
    let unknown = excluding.filter { !probe.exclude($0) }
    let written = Table(name ?? tableName(of: model), parts)
    var made = ModelTable(probe, of: "\(model)", types: types, written: written)
    if name == nil { made.refuseOddName() }
    made.refuseExcluding(unknown)
    made.setDefaults(defaults)
    made.setKey(key)
    self = made.table
  }
}

/// The name of a type as a table is called: `message` for Message, `urlList` for URLList.
private func tableName(of model: any Any.Type) -> String {
  let name = "\(model)"
  let capitals = name.prefix(while: \.isUppercase)
  let next = name.dropFirst(capitals.count).first
  // The last of several capitals begins the next word, where letters follow.
  let first = capitals.count > 1 && next?.isLetter == true ? capitals.dropLast() : capitals
  return first.lowercased() + name.dropFirst(first.count)
}
