// The functions are SQLite's own, or inline: a target needs one file to be compiled.
#include "SchemaRebuilderCSQLite.h"
