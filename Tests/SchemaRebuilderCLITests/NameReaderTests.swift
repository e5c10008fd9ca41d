import SchemaRebuilder
import Testing

@testable import SchemaRebuilderCLI

@Suite struct NameReaderTests {
  @Test func `plain names end at what divides them`() throws {
    var names = NameReader("note.old=new name.with=all", of: .rename)
    let rename = try names.columnRename()
    #expect(
      rename == Hints.Rename(table: "note", column: "new name.with=all", previous: ["old"])
    )
  }

  @Test(arguments: [
    #""a.b"."x=y"="z""#, "`a.b`.`x=y`=`z`", "[a.b].[x=y]=[z]", "'a.b'.'x=y'='z'",
  ])
  func `names may be quoted in each way that SQL has`(value: String) throws {
    var names = NameReader(value, of: .rename)
    #expect(
      try names.columnRename() == Hints.Rename(table: "a.b", column: "z", previous: ["x=y"])
    )
  }

  @Test func `two quotes are one in the name`() throws {
    var names = NameReader(#""a""b"="c""#, of: .renameTable)
    #expect(try names.tableRename() == Hints.Rename(table: "c", previous: [#"a"b"#]))
  }

  @Test func `a name may begin with a mark that joins the character before it`() throws {
    var names = NameReader("t.\u{301}old=\u{301}new", of: .rename)
    let rename = try names.columnRename()
    #expect(rename == Hints.Rename(table: "t", column: "\u{301}new", previous: ["\u{301}old"]))
  }

  @Test func `the expression of a fill is whatever follows`() throws {
    var names = NameReader("t.c=coalesce(a, '=.') || b", of: .fill)
    let fill = Hints.FillHint(
      table: "t",
      column: "c",
      expression: SQLFragment("coalesce(a, '=.') || b")
    )
    #expect(try names.fill() == fill)
  }

  @Test func `a column may be left out where a table can be dropped`() throws {
    var table = NameReader("t", of: .allowDrop)
    #expect(try table.tombstone() == Hints.TombstoneHint(table: "t"))
    var column = NameReader(#""t.u".c"#, of: .allowDrop)
    #expect(try column.tombstone() == Hints.TombstoneHint(table: "t.u", column: "c"))
  }

  @Test(arguments: ["", "t", "t.", "t.a", "t.=b", ".a=b", "t.a=", #""t"x.a=b"#, #"t."a"="b"c"#])
  func `what has not the form is refused`(value: String) {
    #expect(throws: UsageError("--rename \(value) has not the form TABLE.OLD=NEW")) {
      var names = NameReader(value, of: .rename)
      _ = try names.columnRename()
    }
  }

  @Test func `a quote that is not closed is refused`() {
    #expect(throws: UsageError(#"--rename "t.a=b: the quote is not closed"#)) {
      var names = NameReader(#""t.a=b"#, of: .rename)
      _ = try names.columnRename()
    }
  }

  @Test func `a permission names its hazard, and may name where it lets it pass`() throws {
    #expect(try Policy.Permission(argument: "drop-column") == Policy.Permission(.dropColumn))
    #expect(
      try Policy.Permission(argument: "drop-table:t") == Policy.Permission(.dropTable, table: "t")
    )
    #expect(
      try Policy.Permission(argument: #"drop-column:"t.u"."c:d""#)
        == Policy.Permission(.dropColumn, table: "t.u", column: "c:d")
    )
    let error = UsageError("there is no hazard drop-colum; did you mean drop-column?")
    #expect(throws: error) { try Policy.Permission(argument: "drop-colum:t") }
  }
}
