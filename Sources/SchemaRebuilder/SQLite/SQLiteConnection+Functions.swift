import SchemaRebuilderCSQLite

extension SQLiteConnection {
  /// The functions that SQL may call on this connection.
  /// <https://sqlite.org/pragma.html#pragma_function_list>
  func functions() throws(SQLiteError) -> [KnownFunction] {
    try rows("PRAGMA function_list").map {
      KnownFunction(name: $0.name(0), arguments: $0.integer(4))
    }
  }

  /// Every name that may stand before a parenthesis: functions, and modules in a FROM clause.
  func callableNames() throws(SQLiteError) -> Set<Name> {
    Set(try functions().map(\.name) + rows("PRAGMA module_list").map { $0.name(0) })
  }

  /// Lets SQL call the functions, none of which may be there yet.
  ///
  /// - Throws: a ``RebuildError`` that names the first one that cannot be; none is there then.
  func register(_ functions: [SQLFunction]) throws {
    var known = try self.functions()
    var registered: [SQLFunction] = []
    do {
      for function in functions {
        guard !known.contains(where: function.clashes) else { throw function.isThereAlready }
        guard create(function) == SQLITE_OK else { throw function.cannotBe }
        known.append(KnownFunction(name: function.name, arguments: function.arguments))
        registered.append(function)
      }
    } catch {
      unregister(registered)
      throw error
    }
  }

  /// Takes functions back that were registered here; SQLite then frees what they hold.
  func unregister(_ functions: [SQLFunction]) {
    for function in functions {
      let count = Int32(function.arguments)
      _ = sqlite3_create_function_v2(
        handle,
        function.name.text,
        count,
        SQLITE_UTF8,
        nil,
        nil,
        nil,
        nil,
        nil
      )
    }
  }

  private func create(_ function: SQLFunction) -> Int32 {
    guard let count = Int32(exactly: function.arguments) else { return SQLITE_MISUSE }
    return sqlite3_create_function_v2(
      handle,
      function.name.text,
      count,
      SQLITE_UTF8 | (function.isDeterministic ? SQLITE_DETERMINISTIC : 0),
      Unmanaged.passRetained(Callee(function)).toOpaque(),
      { context, count, values in
        guard let context, let data = sqlite3_user_data(context) else { return }
        let callee = Unmanaged<Callee>.fromOpaque(data).takeUnretainedValue()
        callee.answer(
          Call(context: context, values: UnsafeBufferPointer(start: values, count: Int(count)))
        )
      },
      nil,
      nil,
      // SQLite calls it when the function or the connection goes, and where it took neither.
      { data in data.map { Unmanaged<Callee>.fromOpaque($0).release() } }
    )
  }
}

/// What SQLite holds of a function, for as long as it may call it.
private final class Callee {
  private let function: SQLFunction

  init(_ function: SQLFunction) {
    self.function = function
  }

  func answer(_ call: Call) {
    do {
      call.give(try function.body(call.arguments))
    } catch {
      sqlite3_result_error(call.context, "\(function.name)() failed: \(error)", -1)
    }
  }
}

/// One call of a function. <https://sqlite.org/c3ref/result_blob.html>
private struct Call {
  let context: OpaquePointer
  let values: UnsafeBufferPointer<OpaquePointer?>

  var arguments: [SQLiteValue] { values.map { SQLiteValue(argument: $0) } }

  func give(_ value: SQLiteValue) {
    switch value {
    case .null: sqlite3_result_null(context)
    case .integer(let number): sqlite3_result_int64(context, number)
    case .real(let number): sqlite3_result_double(context, number)
    case .text(let bytes):
      // An empty array has no address, which SQLite would take for NULL.
      (bytes + [0]).withUnsafeBytes { buffer in
        sqlite3_result_text64(
          context,
          buffer.baseAddress,
          UInt64(bytes.count),
          csqlite_transient(),
          UInt8(SQLITE_UTF8)
        )
      }
    case .blob(let bytes):
      (bytes + [0]).withUnsafeBytes { buffer in
        sqlite3_result_blob64(
          context,
          buffer.baseAddress,
          UInt64(bytes.count),
          csqlite_transient()
        )
      }
    }
  }
}

extension SQLiteValue {
  /// Reads an argument of a call. <https://sqlite.org/c3ref/value_blob.html>
  fileprivate init(argument: OpaquePointer?) {
    switch sqlite3_value_type(argument) {
    case SQLITE_INTEGER: self = .integer(sqlite3_value_int64(argument))
    case SQLITE_FLOAT: self = .real(sqlite3_value_double(argument))
    case SQLITE_TEXT:
      // The text first: it may be converted, and the count is that of the last conversion.
      let start = UnsafeRawPointer(sqlite3_value_text(argument))
      self = .text(Self.bytes(start, of: argument))
    case SQLITE_BLOB:
      self = .blob(Self.bytes(sqlite3_value_blob(argument), of: argument))
    default: self = .null
    }
  }

  private static func bytes(_ start: UnsafeRawPointer?, of argument: OpaquePointer?) -> [UInt8] {
    let count = Int(sqlite3_value_bytes(argument))
    return start.map { [UInt8](UnsafeRawBufferPointer(start: $0, count: count)) } ?? []
  }
}

extension SQLFunction {
  fileprivate var isThereAlready: RebuildError {
    RebuildError(
      .functionRefused,
      "the function \(described) cannot be given: the connection has one of that name",
      advice: "give yours another name, and call it by that in the fill"
    )
  }

  fileprivate var cannotBe: RebuildError {
    RebuildError(
      .functionRefused,
      "the function \(described) cannot be given: SQLite does not take it",
      advice: "name it in up to 255 bytes, and let it take up to 127 arguments, or any number as -1"
    )
  }
}
