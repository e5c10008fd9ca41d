CREATE TABLE 'express' (
  'express_number' VARCHAR(255),
  'express_name' VARCHAR(255),
  'express_type' VARCHAR(255),
  'express_date' VARCHAR(255),
  'express_message' VARCHAR(255),
  'express_image' ARCHAR(255),
  email TEXT
);
