CREATE TABLE loan (
  id INTEGER PRIMARY KEY, days INTEGER CHECK (days > 0), reader TEXT DEFAULT 'nobody',
  CHECK (loan.reader <> '')
);
CREATE INDEX loan_days ON loan (days);
