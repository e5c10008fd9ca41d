CREATE TABLE 'express' (
  'express_number' VARCHAR(255),
  'express_name' VARCHAR(255),
  'express_type' VARCHAR(255),
  'express_date' VARCHAR(255),
  'express_message' VARCHAR(255),
  'express_image' ARCHAR(255)
);
INSERT INTO express VALUES
  ('0012345', 'Mira', 'box', '2015-06-01', 'at the gate', '0077'),
  ('SF99', 'Olaf', NULL, NULL, '', x'0102');
