CREATE TABLE heap (a, b Varchar(20), c "long text", d DECIMAL(10, 2), e, f unsigned big int);
INSERT INTO heap VALUES (1, 'x', 'y', 1.5, x'00FF', 9), ('1', NULL, '', 2, 1.0, NULL), (NULL, '12', '007', 3.25, 't', 1);
