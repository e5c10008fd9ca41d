CREATE TABLE task (id INTEGER PRIMARY KEY, state TEXT NOT NULL);
CREATE TABLE task_log (id INTEGER PRIMARY KEY, task INTEGER, note TEXT NOT NULL DEFAULT '');
CREATE TRIGGER task_moved AFTER UPDATE OF state ON task WHEN old.state <> new.state BEGIN
  INSERT INTO task_log (task, note) VALUES (new.id, old.state || ' to ' || new.state);
END;
