-- release 2; mind the 'quotes' and (the brackets
CREATE TABLE vote ( /* every vote */
  id INTEGER PRIMARY KEY, -- the key; "never" null, don't change
  motion TEXT, /* what (exactly) was asked, in full */
  ayes INTEGER DEFAULT 0 -- counted, not guessed
) -- end
;
CREATE INDEX vote_motion -- for the list
  ON vote (motion);
