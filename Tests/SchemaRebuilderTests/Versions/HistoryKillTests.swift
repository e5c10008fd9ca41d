import Foundation
import Testing

@testable import SchemaRebuilder

/// A process that is killed on its way through a history: the file has one of its versions, whole,
/// and the next run takes it to the last.
///
/// `KILLS=200` kills so often; `ACCIDENT_SEED=7` at other moments.
@Suite struct HistoryKillTests {
  private static let moments = FaultyFileSystem.changing.union([.tick])

  private static func run(at path: String, _ files: FaultyFileSystem) throws {
    files.isCounting = false
    try files.connecting(to: path) { connection in
      var rebuilder = HistoryRebuilder(NoteHistory.history())
      rebuilder.settings.beforeStep = { if $0 == 1 { files.isCounting = true } }
      _ = try rebuilder.run(on: connection.handle)
    }
  }

  @Test func `a killed process leaves a version, from which the next run goes on`() async throws {
    let folder = try ScratchFolder()
    let before = (NoteHistory.files[1] ?? "") + "PRAGMA user_version=1"
    let whole = try FaultyFileSystem(counting: Self.moments)
    try Self.run(at: folder.database(before, named: "whole.db"), whole)
    let moments = Moments.random(Moments.setting("KILLS") ?? 8, of: whole.count)
    var versions: [Int] = []
    for moment in moments {
      let place = Comment("moment \(moment) of \(whole.count), seed \(Moments.seed)")
      folder.remove()
      let file = try folder.database(before)
      await #expect(processExitsWith: .signal(SIGKILL), place) {
        [path = file as String, moment = moment as Int] in
        try Self.run(at: path, FaultyFileSystem(counting: Self.moments, .death, at: moment))
      }
      let report = try await HistoryRebuilder(NoteHistory.history()).run(at: file)
      versions.append(report.fromVersion)
      #expect(try folder.lines(NoteHistory.query) == NoteHistory.rows, place)
      #expect(try folder.lines("PRAGMA integrity_check") == ["'ok'"], place)
    }
    #expect(versions == versions.sorted())
    #expect((versions.first, versions.last) == (1, 5))
    print("killed \(versions.count) times in \(whole.count) moments; left versions \(versions)")
  }
}
