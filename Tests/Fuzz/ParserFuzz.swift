/// What libFuzzer calls with each text that it makes up; a fault ends the program.
///
/// - Parameters:
///   - bytes: the text.
///   - count: how many bytes it has.
/// - Returns: 0, whatever the text is.
@_cdecl("LLVMFuzzerTestOneInput")
public func tryText(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let text = Array(UnsafeBufferPointer(start: bytes, count: count))
  let sql = String(decoding: text, as: UTF8.self)
  // A text that is no UTF-8, or that a C string would cut short, is no SQL text.
  guard sql.utf8.elementsEqual(text), !text.contains(0) else { return 0 }
  do {
    try TextTrial(sql).run()
  } catch {
    fatalError("\(error)\n\(sql)")
  }
  return 0
}
