/// A function of SQL that is written in Swift, for fills that SQL alone cannot express.
///
/// ```swift
/// let preview = SQLFunction("preview", arguments: 1) { values in
///   SQLiteValue(values[0].text.map { String($0.prefix(80)) })
/// }
/// let rebuilder = Rebuilder(AppSchema.schema, version: 7, functions: [preview])
/// // Column("preview", .text).filled(by: "preview(body)")
/// ```
///
/// A fill names it, so that schemas and plans stay values; a plan says in ``Plan/requires`` which
/// functions it needs. <https://sqlite.org/appfunc.html>
public struct SQLFunction: Sendable {
  /// The name by which SQL calls it.
  public let name: Name
  /// How many arguments it takes; -1 for any number.
  public let arguments: Int
  /// Whether equal arguments always give an equal value; then an index may use it too.
  public let isDeterministic: Bool
  /// What it does with the arguments of one call; what it throws fails the statement.
  let body: Body

  /// What a function does with the arguments of one call.
  public typealias Body = @Sendable (_ values: [SQLiteValue]) throws -> SQLiteValue

  /// Makes a function.
  ///
  /// - Parameters:
  ///   - name: its name in SQL, which no function of SQLite or of the app may have.
  ///   - arguments: how many arguments it takes, up to 127; -1 for any number.
  ///   - isDeterministic: whether equal arguments always give an equal value.
  ///   - body: gets the arguments of a call and gives its value.
  public init(
    _ name: Name,
    arguments: Int,
    isDeterministic: Bool = false,
    body: @escaping Body
  ) {
    self.name = name
    self.arguments = arguments
    self.isDeterministic = isDeterministic
    self.body = body
  }
}

extension SQLFunction {
  /// Whether a call could mean the other function as well.
  ///
  /// SQLite takes the one with the exact number of arguments before one that takes any, so that
  /// the newcomer would change what the app's own SQL calls.
  func clashes(with other: KnownFunction) -> Bool {
    name == other.name
      && (arguments < 0 || other.arguments < 0 || arguments == other.arguments)
  }

  /// The name with its number of arguments, for sentences.
  var described: String {
    "\(name) with " + (arguments < 0 ? "any number of arguments" : counted(arguments, "argument"))
  }
}

/// A function that a connection has; a negative number of arguments stands for several.
struct KnownFunction: Hashable {
  let name: Name
  let arguments: Int
}
