/* What SQLite itself takes for the least that could be done.
 *
 * bare launch DATABASE COUNT: opens the file, reads user_version and closes it, COUNT times.
 * bare pragmas DATABASE COUNT: opens the file, reads its whole schema by PRAGMAs and closes it.
 * Both print "wall cpu", the seconds of all rounds together.
 * bare version: prints which SQLite this is.
 */
#include <sqlite3.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

static double now(clockid_t clock) {
  struct timespec time;
  clock_gettime(clock, &time);
  return time.tv_sec + time.tv_nsec / 1e9;
}

static void fail(sqlite3 *database) {
  fprintf(stderr, "bare: %s\n", sqlite3_errmsg(database));
  exit(1);
}

static sqlite3 *opened(const char *path) {
  sqlite3 *database;
  if (sqlite3_open_v2(path, &database, SQLITE_OPEN_READWRITE, NULL)) fail(database);
  return database;
}

static sqlite3_stmt *prepared(sqlite3 *database, const char *sql) {
  sqlite3_stmt *statement;
  if (sqlite3_prepare_v2(database, sql, -1, &statement, NULL)) fail(database);
  return statement;
}

static long bytes; /* what was read, so that nothing is left out */

static void read_row(sqlite3_stmt *statement) {
  for (int column = 0; column < sqlite3_column_count(statement); column++) {
    const unsigned char *text = sqlite3_column_text(statement, column);
    if (text) bytes += strlen((const char *)text);
  }
}

static void read_all(sqlite3 *database, const char *pragma, const char *name) {
  char *sql = sqlite3_mprintf("PRAGMA main.%s(\"%w\")", pragma, name);
  sqlite3_stmt *statement = prepared(database, sql);
  while (sqlite3_step(statement) == SQLITE_ROW) read_row(statement);
  sqlite3_finalize(statement);
  sqlite3_free(sql);
}

static void read_table(sqlite3 *database, const char *name) {
  read_all(database, "table_xinfo", name);
  read_all(database, "foreign_key_list", name);
  char *sql = sqlite3_mprintf("PRAGMA main.index_list(\"%w\")", name);
  sqlite3_stmt *indexes = prepared(database, sql);
  while (sqlite3_step(indexes) == SQLITE_ROW) {
    read_row(indexes);
    read_all(database, "index_xinfo", (const char *)sqlite3_column_text(indexes, 1));
  }
  sqlite3_finalize(indexes);
  sqlite3_free(sql);
}

static void launch(const char *path) {
  sqlite3 *database = opened(path);
  sqlite3_stmt *statement = prepared(database, "PRAGMA user_version");
  if (sqlite3_step(statement) != SQLITE_ROW) fail(database);
  bytes += sqlite3_column_int(statement, 0);
  sqlite3_finalize(statement);
  sqlite3_close(database);
}

static void pragmas(const char *path) {
  sqlite3 *database = opened(path);
  sqlite3_stmt *objects = prepared(database, "SELECT type, name, tbl_name, sql FROM sqlite_schema");
  while (sqlite3_step(objects) == SQLITE_ROW) read_row(objects);
  sqlite3_finalize(objects);
  sqlite3_stmt *tables = prepared(database, "PRAGMA main.table_list");
  while (sqlite3_step(tables) == SQLITE_ROW) {
    read_row(tables);
    read_table(database, (const char *)sqlite3_column_text(tables, 1));
  }
  sqlite3_finalize(tables);
  sqlite3_close(database);
}

int main(int count, char **arguments) {
  if (count == 2) return puts(sqlite3_libversion()) < 0;
  if (count != 4) return 64;
  void (*work)(const char *) = strcmp(arguments[1], "launch") ? pragmas : launch;
  double wall = now(CLOCK_MONOTONIC), cpu = now(CLOCK_PROCESS_CPUTIME_ID);
  for (int round = atoi(arguments[3]); round > 0; round--) work(arguments[2]);
  printf("%.9f %.9f\n", now(CLOCK_MONOTONIC) - wall, now(CLOCK_PROCESS_CPUTIME_ID) - cpu);
  return bytes < 0;
}
