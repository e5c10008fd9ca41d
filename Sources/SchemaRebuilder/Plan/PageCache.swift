/// How much of a file a connection keeps in memory. <https://sqlite.org/pragma.html#pragma_cache_size>
struct PageCache: Hashable, Sendable {
  /// As the pragma says it: kibibytes where it is negative, else pages.
  var size = -2000
  /// In bytes.
  var pageSize = 4096

  /// What is had while the index of a key is filled in no order: with less, most of its pages are
  /// written and read again many times.
  static let forKeys = PageCache(size: -32000)

  private var kibibytes: Int { size < 0 ? -size : size * pageSize / 1024 }

  /// Has more memory for steps that fill a table whose keys have indexes, and puts it back: what
  /// sorts later would take as much for itself.
  func widened(for steps: [Plan.Step], of table: TableSnapshot) -> [Plan.Step] {
    let wide = Self.forKeys
    guard !table.automaticIndexes.isEmpty, kibibytes < wide.kibibytes else { return steps }
    return [
      wide.step(
        table.name,
        "have 32 MB of page cache while the keys of \(table.name) come in no order"
      )
    ] + steps + [step(table.name, "have as much page cache as before")]
  }

  private func step(_ table: Name, _ reason: String) -> Plan.Step {
    Plan.Step(.setting, table, reason, sql: "PRAGMA main.cache_size=\(size)")
  }
}
