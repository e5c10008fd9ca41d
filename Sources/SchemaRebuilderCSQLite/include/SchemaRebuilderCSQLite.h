#ifndef SCHEMA_REBUILDER_CSQLITE_H
#define SCHEMA_REBUILDER_CSQLITE_H

// SQLCipher has the same functions, and its header may be the only one that is installed.
#if __has_include(<sqlite3.h>)
#include <sqlite3.h>
#else
#include <sqlcipher/sqlite3.h>
#endif

// Swift cannot import variadic C functions: each form that is used has a wrapper here.

/// Sets a Boolean option of a connection, or only reads it where `on` is -1.
static inline int csqlite_db_config(sqlite3 *db, int option, int on, int *result) {
  return sqlite3_db_config(db, option, on, result);
}

/// Says that SQLite is to copy a result; Swift cannot import the macro's cast.
static inline sqlite3_destructor_type csqlite_transient(void) {
  return SQLITE_TRANSIENT;
}

#endif
