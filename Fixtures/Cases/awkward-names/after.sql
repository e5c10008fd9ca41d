CREATE TABLE "a ""quoted"" name" ("x""y" TEXT NOT NULL, "c d" INTEGER);
CREATE TABLE "don't" ("it's" TEXT NOT NULL);
CREATE TABLE "main.t" ("x.y" TEXT NOT NULL);
CREATE TABLE "50% [off]" ("%s %d" TEXT NOT NULL, "[y]" TEXT);
CREATE TABLE "whale 🐋" ("größe" INTEGER NOT NULL, `back``tick` TEXT);
CREATE TABLE "-- none" ("/* c */" TEXT NOT NULL, ";" TEXT);
CREATE TABLE " " ("" TEXT NOT NULL, "	tab" TEXT);
CREATE INDEX "i "" x" ON "a ""quoted"" name" ("x""y");
