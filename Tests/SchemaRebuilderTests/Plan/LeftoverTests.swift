import Testing

@testable import SchemaRebuilder

/// What is taken for a leftover of a rebuild by hand, what is not, and what is said of it.
@Suite struct LeftoverTests {
  private let target = "CREATE TABLE note(id INTEGER PRIMARY KEY, body TEXT, tag TEXT);"
  private let note = "CREATE TABLE note(id INTEGER PRIMARY KEY, body TEXT, tag TEXT);"

  private func plan(
    _ live: String,
    target: String? = nil,
    recovering: Bool = false,
    suffixes: [String] = Policy.usualLeftoverSuffixes
  ) throws -> Plan {
    try Plan(
      live: live,
      target: target ?? self.target,
      policy: Policy(recoversLeftovers: recovering, leftoverSuffixes: suffixes)
    )
  }

  private func isFound(_ name: String, suffixes: [String]? = nil) throws -> Bool {
    let live = """
      CREATE TABLE "\(name)"(id INTEGER PRIMARY KEY, body TEXT);
      INSERT INTO "\(name)" VALUES (1, 'ink');
      """
    let suffixes = suffixes ?? Policy.usualLeftoverSuffixes
    return try plan(live, suffixes: suffixes).hazards.map(\.code) == [.leftover]
  }

  @Test(arguments: ["note_bak", "NOTE_BAK", "note_Old", "note_backup", "note_bak2", "note_old_12"])
  func `a backup is known by the end of its name`(name: String) throws {
    #expect(try isFound(name))
    #expect(try !isFound(name, suffixes: ["_copy"]))
  }

  @Test(arguments: ["notebak", "note_bak_", "note_bakx", "note_bak_2x", "not_bak", "xnote_bak"])
  func `another name is no backup's`(name: String) throws {
    #expect(try !isFound(name))
  }

  @Test func `the endings can be chosen`() throws {
    #expect(try isFound("note_copy", suffixes: ["_copy"]))
    #expect(try !isFound("note", suffixes: [""]))
  }

  @Test(arguments: [
    "CREATE TABLE note_bak(id INTEGER PRIMARY KEY)",
    "CREATE TABLE note_bak(id INTEGER PRIMARY KEY, body, old)",
    "CREATE TABLE note_bak(id INTEGER PRIMARY KEY, body, tag, old, older)",
  ])
  func `a table with the key and half of the columns is a backup`(sql: String) throws {
    let live = "\(sql); INSERT INTO note_bak(id) VALUES (1);"
    #expect(try plan(live).hazards.map(\.code) == [.leftover])
  }

  @Test(arguments: [
    "CREATE TABLE note_bak(body TEXT, tag TEXT)",
    "CREATE TABLE note_bak(id INTEGER PRIMARY KEY, path TEXT)",
    "CREATE TABLE note_bak(id INTEGER PRIMARY KEY, body TEXT, a, b)",
    "CREATE TABLE note_bak(path TEXT)",
    "CREATE TABLE note_bak(id, body, tag)",
    "CREATE TABLE note_bak(rowid_bak INTEGER PRIMARY KEY, id, body, tag)",
  ])
  func `a table of another form is somebody's own`(sql: String) throws {
    let live = "\(sql); INSERT INTO note_bak DEFAULT VALUES;"
    #expect(try plan(live).hazards == [])
    #expect(try plan(live, recovering: true).isRecovery == false)
  }

  @Test func `a column is known by its earlier name too`() throws {
    let live =
      "CREATE TABLE note_bak(id INTEGER PRIMARY KEY, text); INSERT INTO note_bak VALUES (1, 2);"
    let renamed = "CREATE TABLE note(id INTEGER PRIMARY KEY, body TEXT -- @renamed from=text\n);"
    #expect(try plan(live, target: renamed).hazards.map(\.code) == [.leftover])
  }

  @Test func `the hazard says what is where and what can be done`() throws {
    let live =
      "\(note) CREATE TABLE note_bak(id INTEGER PRIMARY KEY, body TEXT);"
      + "INSERT INTO note_bak VALUES (4, 'ink'), (5, 'glue');"
    #expect(
      try plan(live).hazards.map(\.description) == [
        """
        leftover: table note is empty, while note_bak, which has its columns and is not declared, \
        holds 2 rows: a rebuild by hand seems to have stopped half-way (id 4, 5)
          refused; put the rows back by --recover (Policy.recoversLeftovers); else declare note_bak \
        where it is a table of yours, say that it may go (DroppedTable(…), \
        -- @dropped note_bak, --allow-drop note_bak), or allow it (Policy.allowed, --allow leftover:note)
        """
      ]
    )
  }

  @Test func `of two filled backups nobody can tell which it is`() throws {
    let live = """
      CREATE TABLE note_bak(id INTEGER PRIMARY KEY, body); INSERT INTO note_bak VALUES (1, 2);
      CREATE TABLE note_old(id INTEGER PRIMARY KEY, body); INSERT INTO note_old VALUES (1, 3);
      CREATE TABLE note_backup(id INTEGER PRIMARY KEY, body);
      """
    let plan = try plan(live, recovering: true)
    #expect(!plan.isRecovery)
    #expect(plan.hazards.map(\.code) == [.leftover, .leftover])
    #expect(plan.hazards[0].sentence.hasSuffix("half-way; note_old could be it as well"))
    #expect(plan.hazards[0].advice.hasPrefix("put the rows back by hand; else "))
  }

  @Test func `of a filled and an empty backup it is the filled one`() throws {
    let live = """
      CREATE TABLE note_bak(id INTEGER PRIMARY KEY, body); INSERT INTO note_bak VALUES (1, 2);
      CREATE TABLE note_old(id INTEGER PRIMARY KEY, body);
      """
    #expect(
      try plan(live, recovering: true).work == [#"ALTER TABLE main."note_bak" RENAME TO "note""#]
    )
  }
}

extension LeftoverTests {
  private func remarks(
    _ rows: String,
    _ more: String = "",
    target: String? = nil
  ) throws
    -> [String]
  {
    let live = """
      \(note) CREATE TABLE note_bak(id INTEGER PRIMARY KEY, body TEXT);
      INSERT INTO note_bak VALUES (1, 'ink'), (2, 'glue'), (3, 'pen'); \(rows); \(more)
      """
    return try plan(live, target: target).remarks.filter { !$0.hasSuffix("it is kept") }
  }

  private var putsBack: String { "; --recover (Policy.recoversLeftovers) puts everything back" }

  @Test func `a table that was copied half-way is told`() throws {
    let told =
      "table note_bak looks like what a rebuild of note by hand has left: note holds 2 "
      + "rows, and note_bak 1 that it lacks"
    #expect(
      try remarks("INSERT INTO note VALUES (1, 'ink', NULL), (2, 'glue', NULL)") == [
        told + putsBack
      ]
    )
  }

  @Test(arguments: [
    "INSERT INTO note VALUES (1, 'ink', NULL), (3, 'pen', NULL)",
    "INSERT INTO note VALUES (1, 'ink', NULL), (2, 'paper', NULL)",
    "INSERT INTO note VALUES (1, 'ink', NULL), (2, 'glue', NULL), (3, 'pen', NULL)",
    "INSERT INTO note VALUES (7, 'ink', NULL)",
  ])
  func `two filled tables tell nothing where the one does not begin as the other`(
    rows: String
  )
    throws
  {
    #expect(try remarks(rows) == [])
  }

  @Test func `a declared child that refers to the backup shows that it is one`() throws {
    let child = "CREATE TABLE tag(note REFERENCES note(id));"
    let told =
      "table note_bak looks like what a rebuild of note by hand has left: note holds 1 row, "
      + "and note_bak 3 that it lacks, table tag refers to note_bak"
    #expect(
      try remarks(
        "INSERT INTO note VALUES (7, 'lamp', NULL)",
        "CREATE TABLE tag(note REFERENCES note_bak(id));",
        target: target + child
      ) == [told + putsBack]
    )
  }

  @Test func `a row with other values leaves it to the user`() throws {
    let child = "CREATE TABLE tag(note REFERENCES note(id));"
    #expect(
      try remarks(
        "INSERT INTO note VALUES (1, 'Ink', NULL)",
        "CREATE TABLE tag(note REFERENCES note_bak(id));",
        target: target + child
      ) == [
        "table note_bak looks like what a rebuild of note by hand has left; it is kept, and no "
          + "rows are put back: 1 row of note has other values there (id 1)"
      ]
    )
  }

  @Test func `rows that are gone are not promised back`() throws {
    let live = "\(note) CREATE VIEW v AS SELECT body FROM note_old;"
    #expect(
      try plan(live).remarks == [
        "view v is not declared; it is kept",
        "view v names note_old, which is not in the file: a rebuild of note by hand has dropped "
          + "it, and note is empty: the rows that were in it are not in this file, only an older "
          + "copy of the file can have them; --recover (Policy.recoversLeftovers) puts the names "
          + "back",
      ]
    )
  }

  @Test func `a word that only looks like a vanished backup is nothing`() throws {
    let live = "\(note) CREATE VIEW v AS WITH note_old AS (SELECT 1) SELECT * FROM note_old;"
    #expect(try plan(live).remarks == ["view v is not declared; it is kept"])
  }
}
