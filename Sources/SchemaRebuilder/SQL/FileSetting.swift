/// A PRAGMA of a script that would store something in the file, and is no part of a schema.
///
/// Others that tools print, such as `PRAGMA foreign_keys=OFF`, end with the connection.
/// <https://sqlite.org/pragma.html>
package struct FileSetting: Equatable {
  /// The PRAGMA's name.
  package let name: String
  /// What is to be stored, as it is written.
  package let value: String

  /// Whether it is the version of the schema.
  package var isVersion: Bool { Name(name) == "user_version" }
}

/// The settings of a file that a script would store, each once, by its last value.
///
/// - Parameter script: any number of statements; one that is no SQL has none.
/// - Returns: the settings, in order.
package func fileSettings(in script: String) -> [FileSetting] {
  guard let text = try? SQLText(script) else { return [] }
  var settings: [FileSetting] = []
  for statement in text.splitIntoStatements() {
    guard let setting = FileSetting(text, statement) else { continue }
    settings.removeAll { Name($0.name) == Name(setting.name) }
    settings.append(setting)
  }
  return settings
}

extension FileSetting {
  private static let stored: Set<Name> = [
    "user_version", "application_id", "journal_mode", "auto_vacuum", "encoding", "page_size",
    "default_cache_size",
  ]

  /// Reads `PRAGMA schema.name = value`; nil for one that only asks, or stores nothing.
  fileprivate init?(_ text: SQLText, _ statement: ArraySlice<Token>) {
    var reader = TokenReader(text, statement)
    guard reader.takes("pragma"), var name = try? reader.name("a name") else { return nil }
    if reader.takes(punctuation: "."), let own = try? reader.name("a name") { name = own }
    let isSet = reader.takes(punctuation: "=") || reader.takes(punctuation: "(")
    guard isSet, Self.stored.contains(Name(name)) else { return nil }
    let value = reader.remaining.prefix { !text.isPunctuation($0, ")") }
    self.init(name: name, value: text.text(value))
  }
}
