CREATE TABLE oar (id INTEGER PRIMARY KEY, cm INTEGER);
create view "long_oar" as
  select id, cm -- the two that matter
  from oar
  where cm > 300;
CREATE TRIGGER IF NOT EXISTS [oar_in]
AFTER INSERT ON "oar"
BEGIN
  UPDATE oar SET cm = abs(cm) WHERE id = new.id;
END;
