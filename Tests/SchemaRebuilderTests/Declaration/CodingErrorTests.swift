import SchemaRebuilder
import Testing

@Suite struct CodingErrorTests {
  private func columnRefusal(_ keys: String) -> String? {
    refusal(
      of: Schema.self,
      #"{"format":1,"elements":[{"table":"t","columns":[{"name":"c",\#(keys)}]}]}"#
    )
  }

  @Test(arguments: [
    (#""defualt":0"#, ".defualt: There is no key \"defualt\" here; the keys are"),
    (#""notNull":false"#, ".notNull: Write true or an object here, or leave the key out."),
    (#""notNull":null"#, ".notNull: "),
    (#""notNull":"yes""#, ".notNull: no "),
    (#""type":1"#, ".type: no String"),
    (#""checks":"a > 0""#, ".checks: no "),
    (
      #""primaryKey":{"order":"desc"}"#,
      ".primaryKey.order: \"desc\" is none of the words ascending, descending."
    ),
    (#""primaryKey":{"autoincrement":1}"#, ".primaryKey.autoincrement: no Bool"),
    (
      #""references":{"onDelete":"cascade"}"#,
      ".references: The key \"table\" is missing."
    ),
    (
      #""references":[{"table":"p","onDelete":"set null"}]"#,
      ".references[0].onDelete: \"set null\" is none of the words noAction, restrict, setNull,"
    ),
    (#""default":{"sql":"1","null":true}"#, ".default: Write one of the keys sql, null, blob"),
    (#""default":{}"#, ".default: Write one of the keys sql, null, blob"),
    (#""default":{"null":false}"#, ".default: Write {\"null\": true} for NULL."),
    (#""default":{"blob":"0"}"#, ".default: Write a blob with two hexadecimal digits"),
    (#""default":{"blob":"0g"}"#, ".default: Write a blob with two hexadecimal digits"),
    (#""default":{"blob":"é"}"#, ".default: Write a blob with two hexadecimal digits"),
    (#""default":{"real":"big"}"#, ".default.real: Write a number, \"infinity\" or"),
    (#""default":[1]"#, ".default: no "),
    (#""renamedFrom":"old""#, ".renamedFrom: no "),
    (#""generated":{"storage":"stored"}"#, ".generated: The key \"expression\" is missing."),
  ])
  func `a wrong key or value is named with its place`(keys: String, begins: String) throws {
    let refusal = try #require(columnRefusal(keys))
    #expect(refusal.hasPrefix(".elements[0].columns[0]" + begins), "\(refusal)")
  }

  @Test(arguments: [
    ("{}", ": The key \"format\" is missing; write \"format\": 1."),
    (
      #"{"format":2,"new":[]}"#,
      ".format: The schema has format 2; this version reads formats up to 1."
    ),
    (
      #"{"format":0,"elements":[]}"#,
      ".format: The schema has format 0; this version reads formats up to 1."
    ),
    (#"{"format":1}"#, ": The key \"elements\" is missing."),
    (
      #"{"format":1,"elements":[],"tables":[]}"#,
      ".tables: There is no key \"tables\" here; the keys are $schema, format, elements."
    ),
    (
      #"{"format":1,"elements":[{"name":"t"}]}"#,
      ".elements[0]: An element has one of the keys "
        + "index, trigger, view, virtualTable, sql, dropped, table; this one has none."
    ),
    (
      #"{"format":1,"elements":[{"view":"v","table":"t","as":"SELECT 1"}]}"#,
      ".elements[0].table: There is no key \"table\" here; the keys are view, columns, as."
    ),
    (
      #"{"format":1,"elements":[{"index":"i","on":[{"column":"a","expression":"b"}]}]}"#,
      ".elements[0].on[0]: Write \"column\" or \"expression\" here, one of the two."
    ),
  ])
  func `a wrong schema is refused`(text: String, expected: String) {
    #expect(refusal(of: Schema.self, text) == expected)
  }

  @Test(arguments: [
    (
      #"{"drops":[]}"#,
      ".drops: There is no key \"drops\" here; "
        + "the keys are rename, fill, renames, rename_table, allow_drop."
    ),
    (
      #"{"renames":[["t","a"]]}"#,
      ".renames[0]: Write three names here: table (or \"\"), old name, new name."
    ),
    (#"{"rename":[{"table":"t","from":"a"}]}"#, ".rename[0]: The key \"to\" is missing."),
    (#"{"rename":[{"table":"t","to":"a"}]}"#, ".rename[0]: The key \"from\" is missing."),
    (
      #"{"fill":[{"table":"t","column":"a","expression":"1"}]}"#,
      ".fill[0].expression: There is no key \"expression\" here; "
        + "the keys are table, column, expr, since."
    ),
  ])
  func `wrong hints are refused`(text: String, expected: String) {
    #expect(refusal(of: Hints.self, text) == expected)
  }
}
