/// A case of an enum that lists its cases; another number gives another one.
func listedCase<T>(of type: T.Type, number: Int) -> T? {
  func element<C: CaseIterable>(_ type: C.Type) -> Any? {
    let cases = Array(type.allCases.prefix(SampleMaker.mostCases))
    return cases.isEmpty ? nil : cases[number % cases.count]
  }
  return (type as? any CaseIterable.Type).flatMap { element($0) } as? T
}

/// How many cases an enum lists; 0 where the type lists none.
func numberOfListedCases(of type: any Any.Type) -> Int {
  func count<C: CaseIterable>(_ type: C.Type) -> Int {
    type.allCases.prefix(SampleMaker.mostCases).count
  }
  return (type as? any CaseIterable.Type).map { count($0) } ?? 0
}

/// The first case of an enum whose cases carry nothing; nil for every other type.
///
/// Such an enum takes no value that decoding could make up, where its raw values are texts, and need
/// not list its cases. But it is stored as the number of the case, from 0 on.
func firstCase<T>(of type: T.Type) -> T? {
  // Nothing with a reference or a pointer in it fits into two bytes. Where there is no byte at all
  // there may be no case either, but an enum with raw values has one.
  let size = MemoryLayout<T>.size
  guard size <= 2, size > 0 || type is any RawRepresentable.Type else { return nil }
  let value = withUnsafeTemporaryAllocation(of: T.self, capacity: 1) { memory in
    UnsafeMutableRawBufferPointer(memory).initializeMemory(as: UInt8.self, repeating: 0)
    return memory[0]
  }
  return Mirror(reflecting: value).displayStyle == .enum ? value : nil
}
