/// What a connection lets be done, as far as the choice of a way depends on it.
struct Capabilities: Hashable, Sendable {
  /// Whether the definitions that `sqlite_schema` holds can be edited: an engine may refuse it, and
  /// so may an app's authorizer. <https://sqlite.org/pragma.html#pragma_writable_schema>
  var editsDefinitions = true
  var pageCache = PageCache()
}
