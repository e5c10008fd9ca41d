CREATE TABLE heap (a, b Varchar(20) NOT NULL DEFAULT '-', c "long text", d DECIMAL(10, 2), e, f unsigned big int, g);
