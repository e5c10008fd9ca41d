import SchemaRebuilderTesting
import Testing

@testable import SchemaRebuilder

/// A disk that fails at one call, at one call and all later ones, or is full.
///
/// `EVERY_MOMENT=1` tries every call, and `FAILING_CALLS=40` so many of each kind.
@Suite struct InputOutputErrorTests {
  private typealias Call = FaultyFileSystem.Call

  private func run(
    at path: String,
    _ journal: HarbourDatabase.Journal,
    _ way: HarbourDatabase.Way,
    _ files: FaultyFileSystem
  ) throws {
    files.isCounting = false
    try files.connecting(to: path) { connection in
      // A small cache brings pages to the disk long before COMMIT.
      try connection.execute("PRAGMA cache_size=8; PRAGMA journal_mode=\(journal.rawValue)")
      files.isCounting = true
      _ = try HarbourDatabase.rebuilder(way).run(on: connection.handle)
    }
  }

  /// Lets a call of each number fail, and looks at the file and at the error.
  private func expectOldFile(
    _ accident: FaultyFileSystem.Accident,
    counting calls: Set<FaultyFileSystem.Call>,
    _ journal: HarbourDatabase.Journal,
    _ way: HarbourDatabase.Way,
    kinds: Set<RebuildError.Kind>
  ) throws {
    let harbour = try HarbourDatabase(journal, way, rows: 60)
    let whole = try FaultyFileSystem(counting: calls)
    let unharmed = try harbour.database.copy()
    try run(at: unharmed.path, journal, way, whole)
    try #require(harbour.state(of: unharmed) == (.after, []))
    #expect(whole.count > 0)
    let numbers =
      Moments.setting("FAILING_CALLS").map { Moments.random($0, of: whole.count) }
      ?? Moments.some(4, of: whole.count)
    for number in numbers {
      let place = Comment("\(accident) at \(number) of \(whole.count) \(calls), \(journal), \(way)")
      let copy = try harbour.database.copy()
      let files = try FaultyFileSystem(counting: calls, accident, at: number)
      var expected: Set<HarbourDatabase.State> = [.after]
      do {
        try run(at: copy.path, journal, way, files)
      } catch let error as RebuildError {
        let isUncertain = error.kind == .uncertainCommit
        expected = isUncertain ? [.before, .after] : [.before]
        #expect(isUncertain || kinds.contains(error.kind), "\(place): \(error)")
        #expect(error.description.hasSuffix("\nNothing was changed.") == !isUncertain, place)
      }
      #expect(files.hasHappened, place)
      let (state, faults) = try harbour.state(of: copy)
      #expect(faults == [], place)
      #expect(expected.contains(state), place)
      #expect(try harbour.faultsOfFollowingRun(on: copy) == [], place)
    }
  }

  /// Which calls a run makes depends on where SQLite keeps its journal.
  private static let calls: [(Call, HarbourDatabase.Journal)] = [
    (.open, .delete), (.read, .delete), (.write, .delete), (.sync, .delete), (.delete, .delete),
    (.read, .truncate), (.write, .truncate), (.truncate, .truncate), (.sync, .truncate),
    (.read, .wal), (.write, .wal), (.sync, .wal), (.delete, .wal),
  ]

  @Test(arguments: calls, HarbourDatabase.Way.allCases)
  func `a call that fails leaves the old file`(
    call: (FaultyFileSystem.Call, HarbourDatabase.Journal),
    way: HarbourDatabase.Way
  ) throws {
    let (call, journal) = call
    try expectOldFile(.failure, counting: [call], journal, way, kinds: [.inputOutput, .cannotOpen])
  }

  @Test(arguments: HarbourDatabase.Journal.allCases, HarbourDatabase.Way.allCases)
  func `a disk that takes nothing any more from some moment on leaves the old file`(
    journal: HarbourDatabase.Journal,
    way: HarbourDatabase.Way
  ) throws {
    let calls = FaultyFileSystem.changing
    try expectOldFile(.failures, counting: calls, journal, way, kinds: [.inputOutput])
  }

  @Test(arguments: HarbourDatabase.Journal.allCases, HarbourDatabase.Way.allCases)
  func `a disk that is full at some write leaves the old file`(
    journal: HarbourDatabase.Journal,
    way: HarbourDatabase.Way
  ) throws {
    try expectOldFile(.diskFull, counting: [.write], journal, way, kinds: [.diskFull])
  }
}
