extension Construct {
  static let triggers = [
    Construct(
      name: "own triggers",
      item: item(),
      more: """
        CREATE TABLE log(what);
        CREATE TRIGGER came AFTER INSERT ON item WHEN new.size > 1 BEGIN
          INSERT INTO log VALUES ('came ' || new.id); END;
        CREATE TRIGGER went BEFORE DELETE ON item BEGIN INSERT INTO log VALUES ('went ' || old.id); END;
        CREATE TRIGGER grew AFTER UPDATE OF size, "mark" ON item FOR EACH ROW BEGIN
          INSERT INTO log VALUES (old.size || '>' || new.size); END;
        """,
      rows: "INSERT INTO item(id, shelf, size, mark) VALUES (1, 1, 5, 'a'), (7, 2, 9, NULL); "
        + "DELETE FROM log;",
      looks: [
        .gives("SELECT count(*) FROM log", ["0"]),
        .gives("INSERT INTO item(id, size) VALUES (8, 2); SELECT what FROM log", ["'came 8'"]),
        .gives("UPDATE item SET size = 6 WHERE id = 1; SELECT what FROM log", ["'5>6'"]),
        .gives("DELETE FROM item WHERE id = 7; SELECT what FROM log", ["'went 7'"]),
      ],
      changes: [
        Change(
          name: "removed",
          more: "CREATE TABLE log(what);",
          dropsUndeclared: true,
          looks: [.gives("DELETE FROM item; SELECT count(*) FROM log", ["0"])]
        ),
        Change(
          name: "changed",
          more: """
            CREATE TABLE log(what);
            CREATE TRIGGER came AFTER INSERT ON item BEGIN INSERT INTO log VALUES (new.id); END;
            CREATE TRIGGER went AFTER INSERT ON tag BEGIN INSERT INTO log VALUES ('tag'); END;
            """,
          dropsUndeclared: true,
          looks: [.gives("INSERT INTO tag(id) VALUES (8); SELECT what FROM log", ["'tag'"])],
          isReversible: false
        ),
      ]
    ),
    Construct(
      name: "triggers of other tables",
      item: item(),
      more: """
        CREATE TRIGGER emptied AFTER DELETE ON shelf BEGIN
          DELETE FROM item WHERE shelf = old.id; END;
        CREATE TRIGGER tagged AFTER INSERT ON tag BEGIN
          UPDATE item SET mark = (SELECT label FROM shelf WHERE id = item.shelf) WHERE id = new.item; END;
        """,
      tagRows: "INSERT INTO tag VALUES (1, NULL, 'red');",
      looks: [
        .gives("DELETE FROM shelf WHERE id = 1; SELECT id FROM item", ["7"]),
        .gives(
          "INSERT INTO tag(item) VALUES (7); SELECT id, mark FROM item",
          ["1|'a'", "7|'high'"]
        ),
      ],
      changes: [
        Change(
          name: "changed",
          more: """
            CREATE TRIGGER emptied AFTER DELETE ON shelf BEGIN
              UPDATE item SET shelf = NULL WHERE shelf = old.id; END;
            """,
          dropsUndeclared: true,
          looks: [.gives("DELETE FROM shelf; SELECT shelf FROM item", ["NULL", "NULL"])]
        )
      ]
    ),
  ]

  static let views = [
    Construct(
      name: "views over views, and INSTEAD OF triggers",
      item: item(),
      more: """
        CREATE VIEW full(id, place) AS
          SELECT item.id, shelf.label || '/' || coalesce(item.mark, '-')
          FROM item JOIN shelf ON shelf.id = item.shelf;
        CREATE VIEW upper_full AS SELECT upper(place) AS place, id FROM full;
        CREATE TRIGGER put INSTEAD OF INSERT ON upper_full BEGIN
          INSERT INTO item(id, shelf, mark) VALUES (new.id, 1, lower(new.place)); END;
        CREATE TRIGGER take INSTEAD OF DELETE ON full BEGIN DELETE FROM item WHERE id = old.id; END;
        """,
      looks: [
        .gives("SELECT place FROM upper_full ORDER BY id", ["'LOW/A'", "'HIGH/-'"]),
        .gives(
          "INSERT INTO upper_full VALUES ('X', 9); SELECT place FROM full WHERE id = 9",
          ["'low/x'"]
        ),
        .gives("DELETE FROM full WHERE id = 1; SELECT id FROM item", ["7"]),
      ],
      changes: [
        Change(
          name: "removed",
          more: "CREATE VIEW full(id, place) AS SELECT id, mark FROM item;",
          dropsUndeclared: true,
          looks: [.gives("SELECT place FROM full", ["'a'", "NULL"])]
        ),
        Change(
          name: "changed",
          more: """
            CREATE VIEW full AS SELECT id, size AS place FROM item;
            CREATE VIEW upper_full AS SELECT id, place FROM full WHERE place > 5;
            CREATE TRIGGER put INSTEAD OF INSERT ON upper_full BEGIN
              INSERT INTO item(id, size) VALUES (new.id, new.place); END;
            """,
          dropsUndeclared: true,
          looks: [
            .gives("INSERT INTO upper_full VALUES (9, 6); SELECT id FROM upper_full", ["7", "9"])
          ]
        ),
      ]
    )
  ]
}
