CREATE TABLE task (id INTEGER PRIMARY KEY, state TEXT NOT NULL);
CREATE TABLE task_log (id INTEGER PRIMARY KEY, task INTEGER, note TEXT);
CREATE TRIGGER task_moved AFTER UPDATE OF state ON task WHEN old.state <> new.state BEGIN
  INSERT INTO task_log (task, note) VALUES (new.id, old.state || ' to ' || new.state);
END;
INSERT INTO task VALUES (1, 'open'), (2, 'open');
UPDATE task SET state = 'done' WHERE id = 2;
