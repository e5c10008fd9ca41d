import Testing

@testable import SchemaRebuilder

/// What a run writes, page by page, in the file and beside it.
@Suite struct DiskLedgerTests {
  private func space(
    free: Int,
    _ journal: FileMeasure.Journal,
    overwrites: Bool,
    _ work: (inout DiskLedger) -> Void
  ) -> DiskSpace {
    var ledger = DiskLedger(
      FileMeasure(
        pageSize: 1000,
        pages: 100,
        freePages: free,
        journal: journal,
        overwritesFreedPages: overwrites
      )
    )
    work(&ledger)
    return ledger.space
  }

  /// A table of forty pages is written, the old one of thirty goes, an index of twenty is sorted.
  private func rebuild(_ ledger: inout DiskLedger) {
    ledger.write(39_001)
    ledger.release(30_000)
    ledger.sort(20_000)
  }

  @Test(arguments: [
    // The file grows by forty pages; the index is written over thirty that were freed.
    (
      FileMeasure.Journal.rollback, false,
      DiskSpace(file: 40_000, journal: 20_160, temporary: 20_000)
    ),
    (.rollback, true, DiskSpace(file: 40_000, journal: 30_240, temporary: 20_000)),
    (.wal, false, DiskSpace(file: 40_000, journal: 61_440, temporary: 20_000)),
    (.wal, true, DiskSpace(file: 40_000, journal: 71_680, temporary: 20_000)),
    (.none, true, DiskSpace(file: 40_000, journal: 0, temporary: 20_000)),
  ])
  func `freed pages are written again before the file grows`(
    journal: FileMeasure.Journal,
    overwrites: Bool,
    expected: DiskSpace
  ) {
    #expect(space(free: 0, journal, overwrites: overwrites, rebuild) == expected)
  }

  @Test func `pages that were free before need no journal`() {
    #expect(
      space(free: 40, .rollback, overwrites: false) { $0.write(40_000) }
        == DiskSpace(file: 0, journal: 0, temporary: 0)
    )
  }

  @Test(arguments: [
    (0, "0 kB"), (640_400, "640 kB"), (1_000_000, "1 MB"), (1_249_999, "1.2 MB"),
    (9_960_000, "10 MB"), (12_600_000, "13 MB"), (1_500_000_000, "1.5 GB"),
  ])
  func `bytes are said in words`(bytes: Int, words: String) {
    #expect(phrase(bytes) == words)
  }

  @Test func `less than a megabyte is not worth a line`() {
    #expect(DiskSpace(file: 500_000, journal: 499_999, temporary: 0).sentence == nil)
    #expect(
      DiskSpace(file: 2_000_000, journal: 500_000, temporary: 0).sentence
        == "about 2.5 MB of disk are needed: 2 MB in the file, 500 kB in its journal"
    )
    #expect(
      DiskSpace(file: 2_000_000, journal: 0, temporary: 1_000_000).sentence
        == "about 2 MB of disk are needed: 2 MB in the file, 0 kB in its journal; 1 MB more to "
        + "sort indexes"
    )
  }
}

/// How many rows there are, as far as a few of them tell.
@Suite struct TableMeasureTests {
  private func sample(_ rowIDs: ClosedRange<Int>, every step: Int = 1) -> TableMeasure.Sample {
    let rows = stride(from: rowIDs.lowerBound, through: rowIDs.upperBound, by: step).map(
      Double.init
    )
    return TableMeasure.Sample(start: rows[0], rowIDs: rows)
  }

  @Test func `rowids without gaps are counted exactly`() {
    let samples = [sample(1...16), sample(5001...5016), sample(9993...10_000)]
    #expect(TableMeasure.rows(from: 1, to: 10_000, samples: samples) == 10_000)
  }

  @Test func `where a part of the rowids is used, so many rows are taken to be there`() {
    let samples = [sample(1...151, every: 10), sample(5001...5151, every: 10)]
    let rows = TableMeasure.rows(from: 1, to: 10_000, samples: samples)
    #expect((1000...1100).contains(rows))
  }

  @Test func `an empty table has no rows`() {
    #expect(TableMeasure.rows(from: 0, to: 0, samples: []) == 0)
  }
}
