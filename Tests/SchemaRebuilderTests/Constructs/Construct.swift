import SchemaRebuilder
import Testing

/// One construct of SQLite's schemas, with rows, and what must still be true of it afterwards.
///
/// Every construct stands in the same three tables: `shelf` (the parent), `item`, and `tag` (the
/// child). `<own>`, `<parent>` and `<child>` in the text mark the places where a default is
/// declared, which is a change that rebuilds just that table.
struct Construct: Sendable {
  let name: String
  /// What is said to a new file before anything is created.
  var pragmas = ""
  var shelf = "CREATE TABLE shelf(id INTEGER PRIMARY KEY, label TEXT<parent>);"
  /// `item` and all that belongs to it.
  let item: String
  var tag = """
    CREATE TABLE tag(
      id INTEGER PRIMARY KEY, item INTEGER REFERENCES item(id) ON DELETE CASCADE, word TEXT<child>
    );
    """
  /// Objects that need all three tables.
  var more = ""
  var rows = "INSERT INTO item(id, shelf, size, mark) VALUES (1, 1, 5, 'a'), (7, 2, 9, NULL);"
  var tagRows = "INSERT INTO tag VALUES (1, 7, 'red'), (2, 1, 'blue');"
  /// What is true of the file, before and after.
  var looks: [Look] = []
  var changes: [Change] = []
  var prepare: Prepare?

  /// Another form of the construct.
  struct Change: Sendable {
    let name: String
    /// What replaces `item`; nil to keep it.
    var item: String?
    /// What replaces `tag`; nil to keep it.
    var tag: String?
    /// What replaces `more`; nil to keep it.
    var more: String?
    var hints = Hints()
    /// What is allowed on the way there.
    var allowed: [Hazard.Code] = []
    var dropsUndeclared = false
    /// What is true once the file has this form.
    var looks: [Look] = []
    /// Whether the way back is tried as well.
    var isReversible = true
    /// Whether the rows do just as well in a new file of this form, for the way back.
    var looksBack = true
  }

  /// A question to the file, on a copy of it.
  struct Look: Sendable {
    let sql: String
    /// The rows, their values joined by bars; nil where it must fail.
    let rows: [String]?
    /// A piece of what SQLite says where it must fail.
    let error: String

    static func gives(_ sql: String, _ rows: [String]) -> Look {
      Look(sql: sql, rows: rows, error: "")
    }

    static func refuses(_ sql: String, _ error: String) -> Look {
      Look(sql: sql, rows: nil, error: error)
    }
  }
}

extension Construct {
  /// The table that is rebuilt.
  enum Place: String, Sendable, CaseIterable {
    case own, parent, child

    var table: String {
      switch self {
      case .own: "item"
      case .parent: "shelf"
      case .child: "tag"
      }
    }
  }

  /// The declared schema, with the change in one place.
  func schema(_ place: Place? = nil, _ change: Change? = nil) -> String {
    let all = [shelf, change?.item ?? item, change?.tag ?? tag, change?.more ?? more]
      .joined(separator: "\n")
    return Place.allCases.reduce(all) { text, other in
      let mark = "<\(other.rawValue)>"
      return text.replacing(mark, with: other == place ? " DEFAULT 'new'" : "")
    }
  }

  /// The statements that make the file and its rows.
  func script(_ change: Change? = nil) -> String {
    [
      pragmas, schema(nil, change),
      "INSERT INTO shelf VALUES (1, 'low'), (2, 'high');", rows, tagRows,
    ].joined(separator: "\n")
  }
}
