import Testing

@testable import SchemaRebuilder

@Suite struct StructuralProblemsTests {
  /// The problems of a schema, each as `object: message`.
  private func problems(@Schema.Builder _ elements: () -> [Schema.Element]) -> [String] {
    Schema(elements).structuralProblems().map(\.description)
  }

  @Test func `a sound schema has no problems`() {
    let found = problems {
      Table("person") {
        Column("id", .integer, .primaryKey(autoincrement: true))
        Column("name", .text, .unique)
      }
      Table("message") {
        Column("room", .int)
        Column("seat", .integer).renamed(from: "chair").filled(by: "0")
        Column("author", .integer, .references("Person", "ID"), .references("person"))
        Column("shout", .text, .generated(as: "upper(room)"))
        PrimaryKey("room", .descending("seat"))
        Unique("author")
        ForeignKey("room", "seat", references: "message", onDelete: .cascade)
        Index("message_author", on: "AUTHOR", .expression("lower(nosuch)"))
        Trigger("touch", "AFTER UPDATE OF \"ON\", seat ON main.[MESSAGE] BEGIN SELECT 1; END")
      }
      .strict().withoutRowID().renamed(from: "post").dropping("time")
      Schema.View("unread", as: "SELECT 1")
      VirtualTable("search", using: "fts5", "title").renamed(from: "find")
      // Triggers have names of their own.
      Trigger("message", "INSTEAD OF INSERT ON unread BEGIN SELECT 1; END")
      Index("person_name", table: "person", on: "name")
      DroppedTable("feedbak")
      DroppedTable("unread")
    }
    #expect(found == [])
  }

  @Test func `names are checked across kinds`() {
    let found = problems {
      Table("a") {
        Column("x")
        Column("")
        Index("B", on: "x")
        Trigger("tr", "AFTER INSERT ON a BEGIN SELECT 1; END")
      }
      Table("A") { Column("y") }
      Schema.View("b", as: "SELECT 1")
      Trigger("TR", "AFTER INSERT ON a BEGIN SELECT 1; END")
      VirtualTable("SQLite_x", using: "fts5")
      VirtualTable("", using: "")
    }
    #expect(
      found == [
        "A: The table is declared twice; leave one.",
        "b: This is the name of the index and of the view, "
          + "but tables, views and indexes share their names; rename one.",
        "TR: The trigger is declared twice; leave one.",
        "SQLite_x: SQLite keeps names that begin with \"sqlite_\" for itself; "
          + "give the virtual table another name.",
        ": There is a virtual table without a name; name it.",
        "a.: There is a column without a name; name it.",
        ": The module has no name; write using:.",
      ]
    )
    #expect(
      problems { Table("a\0b") { Column("x") } } == [
        "a\0b: The name of the table has a NUL character, which SQL text cannot hold."
      ]
    )
  }

  @Test func `columns are there, and once`() {
    let found = problems {
      Table("none") {}
      Table("twice") {
        Column("a")
        Column("A")
      }
      Table("computed") { Column("a", .generated(as: "1")) }
      Table("strict") {
        Column("a")
        Column("b", "VARCHAR(9)")
        Column("c", "any")
      }
      .strict()
    }
    let words = "write one of INT, INTEGER, REAL, TEXT, BLOB, ANY."
    #expect(
      found == [
        "none: The table has no columns; give it at least one.",
        "twice.A: The column is declared twice; leave one.",
        "computed: All columns are generated; one at least must hold a value.",
        "strict.a: The column has no type, but the table is STRICT; \(words)",
        "strict.b: The column has the type VARCHAR(9), but the table is STRICT; \(words)",
      ]
    )
  }

  @Test func `there is one key, of columns that can be one`() {
    let found = problems {
      Table("two") {
        Column("a", .primaryKey)
        Column("b")
        PrimaryKey("b")
        PrimaryKey("c")
      }
      Table("none") { Column("a") }.withoutRowID()
      Table("odd") {
        Column("a")
        Column("g", .generated(as: "a"))
        PrimaryKey("g", .expression("lower(a)"))
        Unique("nosuch")
        Unique()
      }
      Table(name: "empty", columns: ["a"].map { Column($0) }, primaryKey: PrimaryKey(columns: []))
      Table(name: "inner", columns: [Column(name: "a", unique: Unique("a"))])
    }
    #expect(
      found == [
        "two: The table has 3 primary keys; leave one, "
          + "and write a key of several columns as PrimaryKey(\"a\", \"b\").",
        "two: PrimaryKey names a column \"c\" that is not declared here; "
          + "declare it or correct the name.",
        "none: A WITHOUT ROWID table needs a primary key; declare one.",
        "odd: PrimaryKey takes columns, no expressions; use a unique Index.",
        "odd.g: A generated column cannot be in the primary key; use a unique Index.",
        "odd: Unique names a column \"nosuch\" that is not declared here; "
          + "declare it or correct the name.",
        "odd: Unique names no columns; write Unique(\"a\", \"b\").",
        "empty: PrimaryKey names no columns; write PrimaryKey(\"a\", \"b\").",
        "inner.a: UNIQUE on a column names no columns; declare it at the table's end.",
      ]
    )
  }

  @Test func `AUTOINCREMENT is for one INTEGER column`() {
    let found = problems {
      Table("int") { Column("a", .int, .primaryKey(autoincrement: true)) }
      Table("down") { Column("a", .integer, .primaryKey(.descending, autoincrement: true)) }
      Table("fine") {
        Column("a", "integer")
        PrimaryKey(.descending("a"), autoincrement: true)
      }
      Table("both") {
        Column("a", .integer)
        Column("b", .integer)
        PrimaryKey("a", "b", autoincrement: true)
      }
      Table("norowid") { Column("a", .integer, .primaryKey(autoincrement: true)) }.withoutRowID()
    }
    let rule = "AUTOINCREMENT is for a key of one INTEGER column"
    #expect(
      found == [
        "int.a: \(rule); write .integer as its type.",
        "down.a: \(rule) without an order; leave .descending out.",
        "both: \(rule); leave it out, or make the key such a column.",
        "norowid: AUTOINCREMENT counts rowids, and the table is WITHOUT ROWID; leave out one.",
      ]
    )
  }

  @Test func `foreign keys fit their parents`() {
    let found = problems {
      Table("parent") {
        Column("x", .int)
        Column("y", .int)
        PrimaryKey("x", "y")
      }
      Table("keyless") { Column("x") }
      Schema.View("seen", as: "SELECT 1")
      Table("child") {
        Column("a", .references("nosuch"))
        Column("b", .references("parent", "z"))
        Column("c", .references("parent"))
        Column("d", .references("keyless"), .references("seen"))
        ForeignKey("a", "z", references: "parent", "x", "y")
        ForeignKey("a", "b", references: "parent", "x")
        ForeignKey(references: "parent")
      }
    }
    #expect(
      found == [
        "child: The foreign key of \"a\" to \"nosuch\" needs that table; "
          + "declare it or correct the name.",
        "child: The foreign key of \"b\" to \"parent\" names a column \"z\" "
          + "that is not declared there.",
        "child: The foreign key of \"c\" to \"parent\" must name 2 columns, as many as the key there.",
        "child: The foreign key of \"d\" to \"keyless\" names no columns, "
          + "and that table has no primary key; name them.",
        "child: The foreign key of \"d\" to \"seen\" needs a table; "
          + "a view or virtual table has no keys.",
        "child: ForeignKey names a column \"z\" that is not declared here; "
          + "declare it or correct the name.",
        "child: The foreign key of \"a\", \"b\" to \"parent\" names 2 here and 1 there; "
          + "name as many columns on both sides.",
        "child: ForeignKey names no columns; write ForeignKey(\"a\", references: …).",
      ]
    )
  }

  @Test func `indexes and triggers are on what is declared`() {
    let found = problems {
      Table("t") {
        Column("a")
        Index("i1", on: "nosuch", "a")
        Index("i2", table: "u", on: "a")
        Index("i3")
        Trigger("tr1", "AFTER DELETE ON \"u\" BEGIN SELECT 1; END")
      }
      Schema.View("v", as: "SELECT 1")
      Index("i4", on: "a")
      Index("i5", table: "u", on: "a")
      Index("i6", table: "v", on: "a")
      Index("i7", table: "T", on: "rowid")
      Trigger("tr2", "/* ON t */ after -- ON t\n insert ON 'it''s' BEGIN SELECT 1; END")
      Trigger("tr3", "no trigger at all")
    }
    #expect(
      found == [
        "i1: There is no column \"nosuch\" in the table \"t\"; correct the name, "
          + "or write an expression as .expression(\"…\").",
        "i2: The index stands in the table \"t\" and names \"u\"; leave one.",
        "i3: The index names no columns; write on: \"a\", \"b\".",
        "tr1: The trigger stands in the table \"t\" and is on \"u\"; move it.",
        "i4: The index stands apart and names no table; write Index(…, table: …, on: …).",
        "i5: There is no table \"u\"; declare it or correct the name.",
        "i6: A view or virtual table such as \"v\" takes no index.",
        "i7: There is no column \"rowid\" in the table \"t\"; correct the name, "
          + "or write an expression as .expression(\"…\").",
        "tr2: There is no table or view \"it's\"; declare it or correct the name.",
      ]
    )
  }
}
