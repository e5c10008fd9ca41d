/// What is known of a file as a whole, for the estimate of the room that a run needs.
struct FileMeasure: Hashable, Sendable {
  var pageSize: Int
  var pages: Int
  /// The pages that hold nothing and are used before the file grows.
  var freePages: Int
  var journal: Journal
  /// Whether pages are overwritten when they are freed. <https://sqlite.org/pragma.html#pragma_secure_delete>
  var overwritesFreedPages: Bool

  /// Where the old or the new pages stand until COMMIT.
  enum Journal {
    /// The old ones beside the file.
    case rollback
    /// The new ones beside the file. <https://sqlite.org/wal.html>
    case wal
    /// Nothing stands on the disk.
    case none
  }

  /// The bytes that hold something.
  var usedBytes: Double { Double((pages - freePages) * pageSize) }
}

/// Counts the pages that a run writes and frees, in their order.
///
/// A page that is freed is used again before the file grows. In WAL mode each page that is written
/// stands in the WAL until COMMIT and after; in other modes the old content of each page stands in
/// the journal that is written over: a page that was freed before the run holds nothing to save.
struct DiskLedger {
  private let file: FileMeasure
  private var free: Int
  private var freed = 0
  private var grown = 0
  private var written = 0
  private var saved = 0
  private var sorted = 0.0

  init(_ file: FileMeasure) {
    self.file = file
    free = file.freePages
  }

  mutating func write(_ bytes: Double) {
    let pages = pages(bytes)
    let again = min(pages, freed)
    freed -= again
    let unused = min(pages - again, free)
    free -= unused
    grown += pages - again - unused
    // Where they were overwritten as they were freed, they are in the journal or the WAL already.
    let isCounted = file.overwritesFreedPages
    written += isCounted ? pages - again : pages
    saved += isCounted ? 0 : again
  }

  /// Pages that keep their place.
  mutating func overwrite(_ bytes: Double) {
    let pages = pages(bytes)
    written += pages
    saved += pages
  }

  mutating func release(_ bytes: Double) {
    let pages = pages(bytes)
    freed += pages
    guard file.overwritesFreedPages else { return }
    written += pages
    saved += pages
  }

  /// An index is sorted before it is written; one after the other.
  mutating func sort(_ bytes: Double) {
    sorted = max(sorted, bytes)
    write(bytes)
  }

  var space: DiskSpace {
    let journal =
      switch file.journal {
      // Each page has a header of its own there: https://sqlite.org/fileformat2.html#walformat
      case .wal: written * (file.pageSize + 24)
      case .rollback: saved * (file.pageSize + 8)
      case .none: 0
      }
    return DiskSpace(file: grown * file.pageSize, journal: journal, temporary: Int(sorted))
  }

  private func pages(_ bytes: Double) -> Int {
    Int((bytes / Double(file.pageSize)).rounded(.up))
  }
}
