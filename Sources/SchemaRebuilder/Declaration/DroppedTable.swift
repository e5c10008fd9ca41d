/// The permission to drop a table that is no longer declared: `DroppedTable("feedbak")`.
///
/// It is a ``Tombstone`` by the name which reads well among a schema's elements; a column's is
/// written with ``Table/dropping(_:since:)``.
public typealias DroppedTable = Tombstone
