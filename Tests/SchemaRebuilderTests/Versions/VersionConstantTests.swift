import SchemaRebuilder
import SchemaRebuilderTesting
import Testing

/// An app that declares one schema, raises its version constant, and has no other history.
@Suite struct VersionConstantTests {
  private static let today = Schema {
    Table("parcel") {
      Column("id", .integer, .primaryKey(autoincrement: true))
      Column("code", .text, .notNull, .unique)
      Column("state", .integer, .notNull, .default(0)).renamed(from: "sent", "isSent")
      Column("weight", .real)
      Column("label", .text, .notNull).filled(by: "upper(code)", since: 4)
      Index("parcel_state", on: "state")
    }
    .dropping("color")
    Table("stop") {
      Column("id", .integer, .primaryKey)
      Column("parcel", .integer, .notNull, .references("parcel", "id", onDelete: .cascade))
    }
    Schema.View("waiting", as: "SELECT id, label FROM parcel WHERE state = 0")
    DroppedTable("log")
  }

  /// The file that each release has left, by its version.
  private static let files: [Int: String] = [
    1: """
    CREATE TABLE parcel (id INTEGER PRIMARY KEY AUTOINCREMENT, code TEXT, isSent INTEGER, color TEXT);
    INSERT INTO parcel VALUES (1, 'ink', 1, 'red'), (2, 'pen', NULL, NULL), (9, 'gone', 0, NULL);
    DELETE FROM parcel WHERE id = 9;
    CREATE TABLE log (text);
    INSERT INTO log VALUES ('started');
    """,
    2: """
    CREATE TABLE parcel (id INTEGER PRIMARY KEY AUTOINCREMENT, code TEXT, sent INTEGER, color TEXT);
    CREATE TABLE stop (id INTEGER PRIMARY KEY, parcel INTEGER REFERENCES parcel(id));
    INSERT INTO parcel VALUES (1, 'ink', 1, 'red'), (2, 'pen', 0, NULL), (9, 'gone', 0, NULL);
    INSERT INTO stop VALUES (5, 2);
    DELETE FROM parcel WHERE id = 9;
    """,
    3: """
    CREATE TABLE parcel (id INTEGER PRIMARY KEY AUTOINCREMENT, code TEXT NOT NULL UNIQUE,
      state INTEGER NOT NULL DEFAULT 0, weight REAL);
    CREATE TABLE stop (id INTEGER PRIMARY KEY,
      parcel INTEGER NOT NULL REFERENCES parcel(id) ON DELETE CASCADE);
    INSERT INTO parcel VALUES (1, 'ink', 1, 1.5), (2, 'pen', 0, NULL), (9, 'gone', 0, NULL);
    INSERT INTO stop VALUES (5, 2);
    DELETE FROM parcel WHERE id = 9;
    """,
  ]

  @Test(arguments: [1, 2, 3])
  func `a file of every version is made as declared with its rows`(version: Int) throws {
    let file = try #require(Self.files[version])
    let database = try FixtureDatabase(file + "PRAGMA user_version = \(version);")
    let rebuilder = Rebuilder(Self.today, version: 4)
    let report = try rebuilder.run(at: database.path)
    #expect(!report.isEmpty)
    #expect(try rebuilder.difference(at: database.path).isEmpty)
    let weight = version == 3 ? "1.5" : "NULL"
    #expect(
      try database.rows("SELECT id, code, state, weight, label FROM parcel")
        == [["1", "'ink'", "1", weight, "'INK'"], ["2", "'pen'", "0", "NULL", "'PEN'"]]
    )
    #expect(try database.rows("SELECT * FROM stop") == (version == 1 ? [] : [["5", "2"]]))
    #expect(try database.rows("SELECT * FROM waiting") == [["2", "'PEN'"]])
    #expect(
      try database.rows("SELECT seq FROM sqlite_sequence WHERE name = 'parcel'") == [["9"]]
    )
    #expect(try database.rows("PRAGMA user_version") == [["4"]])
    #expect(try rebuilder.run(at: database.path).isEmpty)
  }
}
