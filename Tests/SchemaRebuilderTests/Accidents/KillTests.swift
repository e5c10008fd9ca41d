import Foundation
import SchemaRebuilderTesting
import Testing

@testable import SchemaRebuilder

/// A process that is killed in the middle of a run: the next open finds the file before the run, or
/// after it, and whole.
///
/// `KILLS=200` kills so often in each mode; `ACCIDENT_SEED=7` at other moments.
@Suite struct KillTests {
  /// A moment is a call that changes a file, once it is done, or some hundred instructions later.
  ///
  /// The first is under the lock, the last when the connection closes.
  private static let moments = FaultyFileSystem.changing.union([.tick])

  private static func run(
    at path: String,
    _ way: HarbourDatabase.Way,
    _ files: FaultyFileSystem
  ) throws {
    files.isCounting = false
    try files.connecting(to: path) { connection in
      // A small cache brings pages to the disk long before COMMIT.
      try connection.execute("PRAGMA cache_size=8")
      var rebuilder = try HarbourDatabase.rebuilder(way)
      rebuilder.beforeStep = { if $0 == 1 { files.isCounting = true } }
      _ = try rebuilder.run(on: connection.handle)
    }
  }

  @Test(arguments: [HarbourDatabase.Journal.delete, .wal], HarbourDatabase.Way.allCases)
  func `a killed process leaves the old file or the new one`(
    journal: HarbourDatabase.Journal,
    way: HarbourDatabase.Way
  ) async throws {
    let harbour = try HarbourDatabase(journal, way)
    let whole = try FaultyFileSystem(counting: Self.moments)
    let unharmed = try harbour.database.copy()
    try Self.run(at: unharmed.path, way, whole)
    try #require(harbour.state(of: unharmed) == (.after, []))
    let moments = Moments.random(Moments.setting("KILLS") ?? 8, of: whole.count)
    var states: [HarbourDatabase.State] = []
    for moment in moments {
      let place = Comment("moment \(moment) of \(whole.count), seed \(Moments.seed)")
      let copy = try harbour.database.copy()
      await #expect(processExitsWith: .signal(SIGKILL), place) {
        [path = copy.path as String, moment = moment as Int, way = way as HarbourDatabase.Way] in
        try Self.run(
          at: path,
          way,
          FaultyFileSystem(counting: Self.moments, .death, at: moment)
        )
      }
      let (state, faults) = try harbour.state(of: copy)
      #expect(faults == [], place)
      #expect(try harbour.faultsOfFollowingRun(on: copy) == [], place)
      states.append(state)
    }
    // COMMIT is one moment: up to it every kill leaves the old file, and from then on the new one.
    let old = states.count { $0 == .before }
    #expect(states == moments.indices.map { $0 < old ? .before : .after })
    #expect((states.first, states.last) == (.before, .after))
    print(
      "\(way.rawValue), \(journal.rawValue): killed \(states.count) times in \(whole.count) moments, "
        + "seed \(Moments.seed): \(old) old files, \(states.count - old) new ones"
    )
  }
}
