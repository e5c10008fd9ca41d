/// How the schema of a file differs from the declared one; a value, made of two snapshots.
public struct SchemaDiff: Hashable, Sendable {
  /// The declared tables that the file lacks.
  public internal(set) var createdTables: [TableSnapshot] = []
  /// The tables that both have; equal ones too.
  public internal(set) var commonTables: [TableDiff] = [] {
    didSet { index() }
  }
  /// The tables of the file that are not declared.
  public internal(set) var undeclaredTables: [TableSnapshot] = []
  /// The views.
  public internal(set) var views: ObjectChanges<ViewSnapshot> = ObjectChanges()
  /// The triggers.
  public internal(set) var triggers: ObjectChanges<TriggerSnapshot> = ObjectChanges()
  /// The virtual tables.
  public internal(set) var virtualTables: ObjectChanges<VirtualTableSnapshot> = ObjectChanges()
  /// What the hints could not do, each as a sentence.
  public internal(set) var remarks: [String] = []

  /// The new name of each table that is renamed.
  private(set) var renamedTables: [Name: Name] = [:]
  /// Where each common table stands, by its declared name: hundreds of tables are looked up often.
  private(set) var commonPlaces: [Name: Int] = [:]

  /// Notes where the common tables stand.
  mutating func index() {
    renamedTables = [:]
    commonPlaces = Dictionary(minimumCapacity: commonTables.count)
    for place in commonTables.indices {
      let name = commonTables[place].target.name
      if commonPlaces[name] == nil { commonPlaces[name] = place }
      guard commonTables[place].isRenamed else { continue }
      let old = commonTables[place].live.name
      if renamedTables[old] == nil { renamedTables[old] = name }
    }
  }

  /// Whether the file has everything as it is declared; what is not declared does not count.
  public var isEmpty: Bool {
    createdTables.isEmpty && commonTables.allSatisfy(\.isEmpty)
      && views.isSettled && triggers.isSettled && virtualTables.isSettled
  }
}

/// What differs among the objects of one kind that are compared by their text.
public struct ObjectChanges<Object: Hashable & Sendable>: Hashable, Sendable {
  /// Those that the file lacks.
  public internal(set) var added: [Object] = []
  /// Those that the file has in another form.
  public internal(set) var changed: [Change] = []
  /// Those that are as they are declared.
  public internal(set) var equal: [Object] = []
  /// Those that are not declared.
  public internal(set) var undeclared: [Object] = []

  /// An object before and after.
  public struct Change: Hashable, Sendable {
    /// As the file has it.
    public let live: Object
    /// As it is declared.
    public let target: Object
  }

  var isSettled: Bool { added.isEmpty && changed.isEmpty }

  init() {}

  init(
    live: [Object],
    target: [Object],
    name: (Object) -> Name,
    isSame: (Object, Object) -> Bool
  ) {
    let old = Dictionary(live.map { (name($0), $0) }, uniquingKeysWith: { first, _ in first })
    let declared = Set(target.map(name))
    for object in target {
      if let found = old[name(object)] {
        if isSame(found, object) {
          equal.append(found)
        } else {
          changed.append(Change(live: found, target: object))
        }
      } else {
        added.append(object)
      }
    }
    undeclared = live.filter { !declared.contains(name($0)) }
  }
}
