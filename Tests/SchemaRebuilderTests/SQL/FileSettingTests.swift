import Testing

@testable import SchemaRebuilder

@Suite struct FileSettingTests {
  @Test func `what would be stored in the file is told apart from the settings of a connection`() {
    let script = """
      PRAGMA foreign_keys=OFF; BEGIN TRANSACTION; PRAGMA user_version; PRAGMA User_Version = 4;
      CREATE TABLE t(a); PRAGMA main.application_id(7); PRAGMA main.user_version = -5;
      CREATE TRIGGER g AFTER INSERT ON t BEGIN SELECT 1; END; PRAGMA encoding = 'UTF-16'; COMMIT;
      """
    #expect(
      fileSettings(in: script) == [
        FileSetting(name: "application_id", value: "7"),
        FileSetting(name: "user_version", value: "-5"),
        FileSetting(name: "encoding", value: "'UTF-16'"),
      ]
    )
    #expect(fileSettings(in: "PRAGMA; PRAGMA x; PRAGMA main.; 'open") == [])
    #expect(fileSettings(in: "PRAGMA; PRAGMA main.; PRAGMA encoding =").map(\.name) == ["encoding"])
  }
}
