import SchemaRebuilder
import Testing

@testable import SchemaRebuilderCLI

@Suite struct RequestTests {
  @Test func `flags stand anywhere, their value in the same word or in the next`() throws {
    let command = try command(
      "--to=b.sql plan --schema-version 7 app.db --busy-timeout=0.5 -o p"
    )
    #expect(command.verb == .plan)
    #expect(command.operands == ["app.db"])
    #expect(command.target == "b.sql")
    #expect(command.schemaVersion == 7)
    #expect(command.busyTimeout == 0.5)
    #expect(command.output == "p")
  }

  @Test func `two dashes end the flags`() throws {
    #expect(try command("show -- --to").operands == ["--to"])
  }

  @Test func `one dash is no flag, but standard input`() throws {
    #expect(try command("diff - b.sql").operands == ["-", "b.sql"])
    #expect(try command("plan a.db --to -").target == "-")
  }

  @Test func `hints and permissions may be repeated`() throws {
    let command = try command(
      """
      apply a.db --rename t.a=b --rename=t.c=d --rename-table s=t --allow-drop t.x \
      --allow change-values --allow=drop-table:u --drop-undeclared
      """
    )
    #expect(
      command.hints.renames == [
        Hints.Rename(table: "t", column: "b", previous: ["a"]),
        Hints.Rename(table: "t", column: "d", previous: ["c"]),
        Hints.Rename(table: "t", previous: ["s"]),
      ]
    )
    #expect(command.hints.tombstones == [Hints.TombstoneHint(table: "t", column: "x")])
    #expect(
      command.policy.allowed == [
        Policy.Permission(.changeValues), Policy.Permission(.dropTable, table: "u"),
      ]
    )
    #expect(command.policy.dropsUndeclared)
  }

  @Test func `what is not declared has a rule for each kind`() throws {
    #expect(
      try command("plan a.db --undeclared tables=drop,views=refuse,indexes=keep").policy.undeclared
        == Policy.Undeclared(tables: .drop, views: .refuse, indexes: .keep)
    )
    #expect(try command("plan a.db").policy.undeclared == Policy.Undeclared())
  }

  @Test func `the order of columns counts on demand`() throws {
    #expect(try command("plan a.db --column-order declared").policy.columnOrder == .asDeclared)
    #expect(try command("plan a.db").policy.columnOrder == .any)
  }

  @Test func `cures name their place and may be repeated`() throws {
    let request = try Request([
      "plan", "a.db", "--deduplicate", "t=first", "--deduplicate", "u=last:ORDER BY a DESC, b",
      "--deduplicate", "v=last:a:b", "--orphans", "t.p=delete", "--orphans", #""t.x".p=null"#,
      "--cast", "t.a",
    ])
    guard case .command(let command) = request else {
      Issue.record("no command")
      return
    }
    #expect(
      command.policy.cures == [
        .deduplicate(table: "t", keep: .first),
        .deduplicate(table: "u", keep: .last, orderBy: "a DESC, b"),
        .deduplicate(table: "v", keep: .last, orderBy: "a:b"),
        .orphans(table: "t", column: "p", remedy: .delete),
        .orphans(table: "t.x", column: "p", remedy: .null), .cast(table: "t", column: "a"),
      ]
    )
  }

  @Test func `a number that no integer holds is left to be refused as out of range`() throws {
    #expect(
      try command("plan a.db --schema-version 99999999999999999999").schemaVersion
        == Int.max
    )
    #expect(
      try command("plan a.db --schema-version=-99999999999999999999").schemaVersion
        == Int.min
    )
  }

  @Test(arguments: [
    ([], "a verb is missing: plan, apply, check, diff, show, history, migrate"),
    (["plna", "a.db"], "there is no verb plna; did you mean plan?"),
    (["migrate"], "migrate needs one of these: new, status, up, check"),
    (["migrate", "pu"], "there is no verb migrate pu; did you mean up?"),
    (["migrat", "up"], "there is no verb migrat; did you mean migrate?"),
    (
      ["migrate", "up", "--to=s"],
      "migrate up takes no --to; it belongs to plan, apply, check, "
        + "history snapshot, history check, migrate new, migrate check"
    ),
    (["plan", "a.db", "--too", "b"], "there is no flag --too; did you mean --to?"),
    (
      ["plan", "--schema_version=3"],
      "there is no flag --schema_version; did you mean --schema-version?"
    ),
    (["plan", "--undeclared", "table=keep"], "there is no kind table; did you mean tables?"),
    (["plan", "--undeclared", "views=dorp"], "there is no treatment dorp; did you mean drop?"),
    (
      ["plan", "--undeclared", "views"],
      "--undeclared views has not the form KIND=keep|drop|refuse,…"
    ),
    (["plan", "--undeclared", "views=keep,views=drop"], "--undeclared names views twice"),
    (
      ["plan", "--drop-undeclared", "--undeclared", "views=keep"],
      "--drop-undeclared excludes --undeclared: it is short for drop everywhere"
    ),
    (
      ["plan", "--deduplicate", "t=best"],
      "--deduplicate t=best has not the form TABLE=first|last[:ORDER BY TERMS]"
    ),
    (
      ["plan", "--orphans", "t.a=drop"],
      "--orphans t.a=drop has not the form TABLE.COLUMN=delete|null"
    ),
    (["plan", "--cast", "t"], "--cast t has not the form TABLE.COLUMN"),
    (["plan", "a.db", "-x"], "there is no flag -x"),
    (["plan", "a.db", "--to"], "--to needs a value: --to SCHEMA"),
    (["plan", "--to", "--quiet"], "--to needs a value: --to SCHEMA"),
    (["plan", "--quiet=yes"], "--quiet takes no value"),
    (["plan", "--to=a", "--to=b"], "--to is given twice"),
    (["apply", "--exit-code"], "apply takes no --exit-code; it belongs to plan, migrate status"),
    (
      ["plan", "--strategy=al"],
      "there is no --strategy al; known: automatic, rebuild, everything"
    ),
    (
      ["plan", "--allow", "drop-column:"],
      "--allow drop-column: has not the form CODE[:TABLE[.COLUMN]]"
    ),
    (
      ["plan", "--history=h", "-o", "f"],
      "--history excludes --output: a plan of steps is not saved"
    ),
    (
      ["plan", "--history=h", "--fill=a.b=1"],
      "--history excludes --fill: the files of its versions say it"
    ),
    (
      ["plan", "--strategy=evrything"],
      "there is no --strategy evrything; did you mean everything?"
    ),
    (["plan", "--format", "jsn"], "there is no --format jsn; did you mean json?"),
    (["plan", "--schema-version", "two"], "--schema-version takes a whole number, not two"),
    (["plan", "--busy-timeout=-1"], "--busy-timeout takes a number of seconds, not -1"),
    (["plan", "--busy-timeout=nan"], "--busy-timeout takes a number of seconds, not nan"),
    (
      ["apply", "--plan=p", "--to=s"],
      "--plan excludes --to: a saved plan holds every decision"
    ),
  ])
  func `what is not understood is said, with the nearest right word`(
    arguments: [String],
    sentence: String
  ) {
    #expect(throws: UsageError(sentence)) { try Request(arguments) }
  }

  private func command(_ line: String) throws -> Command {
    guard case .command(let command) = try Request(line.split(separator: " ").map(String.init))
    else {
      throw UsageError("no command")
    }
    return command
  }
}
