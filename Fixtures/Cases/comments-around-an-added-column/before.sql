CREATE TABLE vote (
  id INTEGER PRIMARY KEY, -- the key; "never" null, don't change
  motion TEXT /* what (exactly) was asked, in full */
);
INSERT INTO vote VALUES (1, 'paint the shed');
