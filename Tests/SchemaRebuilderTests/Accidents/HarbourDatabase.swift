import SchemaRebuilder
import SchemaRebuilderTesting
import Testing

/// A database with something of everything, a change that touches all of it, and the two states in
/// which an accident may leave the file.
struct HarbourDatabase {
  let database: FixtureDatabase
  /// What the file holds before a run.
  let before: DatabaseDump
  /// What it holds after one that nothing disturbs.
  let after: DatabaseDump
  private let way: Way

  /// How SQLite keeps a transaction apart until COMMIT. <https://sqlite.org/pragma.html#pragma_journal_mode>
  enum Journal: String, CaseIterable {
    case delete, truncate, wal
  }

  /// How the tables are made to match.
  enum Way: String, CaseIterable, Codable {
    /// By the four steps of the rebuild.
    case rebuild
    /// By rows that are copied and take the place of the old ones.
    case swap
    /// By edits of the stored definitions.
    case edit
    /// By rows that are written over where they stand.
    case update

    /// The rung that most of the tables take then.
    var rung: Rung {
      switch self {
      case .rebuild: .rebuild
      case .swap: .swap
      case .edit: .edit
      case .update: .update
      }
    }
  }

  enum State {
    case before, after
  }

  init(_ journal: Journal, _ way: Way, rows: Int = 400) throws {
    self.way = way
    database = try FixtureDatabase(Self.before(journal, rows: rows))
    before = try database.dump()
    let changed = try database.copy()
    let report = try Self.rebuilder(way).run(at: changed)
    // Else another way is tried than the one that is meant.
    try #require(report.tables.count { $0.rung == way.rung } >= 2)
    after = try changed.dump()
  }

  static func rebuilder(_ way: Way) throws -> Rebuilder {
    let schemas = [Way.edit: edited, .update: reordered]
    return Rebuilder(
      try Schema(sql: schemas[way] ?? declared),
      version: 2,
      policy: Policy(
        strategy: way == .rebuild ? .rebuild : .automatic,
        columnOrder: way == .update ? .asDeclared : .any
      )
    )
  }

  /// In which of the two states a copy is.
  ///
  /// - Returns: the state, and what is wrong with the file; nothing where it is whole.
  func state(of copy: FixtureDatabase) throws -> (state: State, faults: [String]) {
    let found = try copy.dump()
    var faults = try copy.rows("PRAGMA integrity_check; PRAGMA foreign_key_check").map {
      $0.joined(separator: " ")
    }
    faults.removeAll { $0 == "'ok'" }
    if found == before { return (.before, faults) }
    return (.after, faults + found.differences(from: after).prefix(5))
  }

  /// What is wrong where a run that nothing disturbs follows an accident.
  func faultsOfFollowingRun(on copy: FixtureDatabase) throws -> [String] {
    try Self.rebuilder(way).run(at: copy)
    let (state, faults) = try state(of: copy)
    return state == .after ? faults : ["a following run does not finish"]
  }
}

extension HarbourDatabase {
  private static func before(_ journal: Journal, rows: Int) -> String {
    """
    PRAGMA page_size=512;
    PRAGMA journal_mode=\(journal.rawValue);
    CREATE TABLE ship(id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT UNIQUE, tons, flag);
    CREATE INDEX ship_tons ON ship(tons, name);
    CREATE INDEX ship_large ON ship(name) WHERE tons > 20;
    CREATE TABLE voyage(
      ship INTEGER REFERENCES ship(id) ON DELETE CASCADE, day TEXT, note TEXT, PRIMARY KEY(ship, day)
    ) WITHOUT ROWID;
    CREATE INDEX voyage_day ON voyage(day DESC);
    CREATE TABLE log(body TEXT, ship INTEGER REFERENCES ship(id));
    CREATE TABLE audit(what TEXT);
    CREATE VIRTUAL TABLE search USING fts5(body, content='log', content_rowid='rowid');
    CREATE TRIGGER log_new AFTER INSERT ON log BEGIN
      INSERT INTO search(rowid, body) VALUES (new.rowid, new.body);
    END;
    CREATE TRIGGER ship_gone AFTER DELETE ON ship BEGIN INSERT INTO audit VALUES (old.name); END;
    CREATE VIEW heavy AS SELECT name FROM ship WHERE tons > 10;
    CREATE VIEW mine AS SELECT name, day FROM ship JOIN voyage ON ship.id = voyage.ship;
    WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < \(rows))
    INSERT INTO ship SELECT i, 'ship ' || i, CASE WHEN i % 7 THEN i % 50 END, NULL FROM n;
    INSERT INTO voyage SELECT id, '2020-01-' || (10 + id % 15), CASE WHEN id % 3 THEN 'calm' END
    FROM ship;
    INSERT INTO log(rowid, body, ship) SELECT 3 * id, 'left the quay ' || id, id FROM ship;
    DELETE FROM log WHERE ship > \(rows - 5);
    DELETE FROM voyage WHERE ship > \(rows - 5);
    DELETE FROM ship WHERE id > \(rows - 5);
    PRAGMA user_version=1;
    """
  }

  /// Every table is written anew, but for one that gets a column; the view `mine` is not declared.
  private static let declared = """
    CREATE TABLE ship(
      id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT NOT NULL UNIQUE, tons NUMERIC NOT NULL DEFAULT 1
      -- @dropped flag
    );
    CREATE INDEX ship_tons ON ship(tons, name);
    CREATE INDEX ship_large ON ship(name) WHERE tons > 30;
    CREATE TABLE voyage(
      ship INTEGER REFERENCES ship(id) ON DELETE CASCADE, day TEXT, note TEXT NOT NULL DEFAULT '',
      PRIMARY KEY(ship, day)
    ) WITHOUT ROWID;
    CREATE INDEX voyage_day ON voyage(day DESC);
    CREATE TABLE log(body TEXT NOT NULL, ship INTEGER REFERENCES ship(id), level INT CHECK (level > 0));
    CREATE TABLE audit(what TEXT, at TEXT);
    CREATE TABLE port(name TEXT PRIMARY KEY);
    CREATE VIRTUAL TABLE search USING fts5(body, content='log', content_rowid='rowid', tokenize='porter');
    CREATE TRIGGER log_new AFTER INSERT ON log BEGIN
      INSERT INTO search(rowid, body) VALUES (new.rowid, new.body);
    END;
    CREATE TRIGGER ship_gone AFTER DELETE ON ship BEGIN
      INSERT INTO audit(what) VALUES ('gone: ' || old.name);
    END;
    CREATE VIEW heavy AS SELECT name, tons FROM ship WHERE tons > 20;
    """

  /// No row is touched, but an index is sorted anew and a table gets a column.
  private static let edited = """
    CREATE TABLE ship(
      id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT NOT NULL UNIQUE CHECK (name <> ''), tons, flag
    );
    CREATE INDEX ship_tons ON ship(tons, name);
    CREATE INDEX ship_large ON ship(name) WHERE tons > 30;
    CREATE TABLE voyage(
      ship INTEGER REFERENCES ship(id) ON DELETE RESTRICT, day TEXT CHECK (length(day) = 10), note TEXT,
      PRIMARY KEY(ship, day)
    ) WITHOUT ROWID;
    CREATE INDEX voyage_day ON voyage(day DESC);
    CREATE TABLE log(body TEXT NOT NULL, ship INTEGER NOT NULL REFERENCES ship(id));
    CREATE TABLE audit(what TEXT, at TEXT);
    CREATE VIRTUAL TABLE search USING fts5(body, content='log', content_rowid='rowid');
    CREATE TRIGGER log_new AFTER INSERT ON log BEGIN
      INSERT INTO search(rowid, body) VALUES (new.rowid, new.body);
    END;
    CREATE TRIGGER ship_gone AFTER DELETE ON ship BEGIN INSERT INTO audit VALUES (old.name, NULL); END;
    CREATE VIEW heavy AS SELECT name FROM ship WHERE tons > 20;
    """

  /// Columns stand in another order, and nothing else changes.
  private static let reordered = """
    CREATE TABLE ship(id INTEGER PRIMARY KEY AUTOINCREMENT, flag, name TEXT UNIQUE, tons);
    CREATE INDEX ship_tons ON ship(tons, name);
    CREATE INDEX ship_large ON ship(name) WHERE tons > 20;
    CREATE TABLE voyage(
      ship INTEGER REFERENCES ship(id) ON DELETE CASCADE, day TEXT, note TEXT, PRIMARY KEY(ship, day)
    ) WITHOUT ROWID;
    CREATE INDEX voyage_day ON voyage(day DESC);
    CREATE TABLE log(ship INTEGER REFERENCES ship(id), body TEXT);
    CREATE TABLE audit(what TEXT);
    CREATE VIRTUAL TABLE search USING fts5(body, content='log', content_rowid='rowid');
    CREATE TRIGGER log_new AFTER INSERT ON log BEGIN
      INSERT INTO search(rowid, body) VALUES (new.rowid, new.body);
    END;
    CREATE TRIGGER ship_gone AFTER DELETE ON ship BEGIN INSERT INTO audit VALUES (old.name); END;
    CREATE VIEW heavy AS SELECT name FROM ship WHERE tons > 10;
    """
}
