/// One step through a history: from the version of a file to the next, or over some to a later one.
struct Stage {
  let from: SchemaVersion
  /// The versions between, which need not be gone through.
  let passedOver: [SchemaVersion]
  let target: SchemaVersion

  /// The parts that are the app's own code.
  var code: [SchemaVersion.Part] {
    (target.willRebuild == nil ? [] : [.willRebuild])
      + (target.didRebuild == nil ? [] : [.didRebuild])
  }
}
