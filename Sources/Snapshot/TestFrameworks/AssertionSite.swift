/// The place of an assertion in the sources, as the compiler tells it.
struct AssertionSite: Sendable {
  let fileID: StaticString
  let filePath: StaticString
  let testName: String
  let line: UInt
  let column: UInt
  /// The folder of the references, in place of one of the file's name.
  var folder: String?
  /// The reference's file where another library's rules name it.
  var file: ReferenceFile?

  /// The file's name without `.swift`.
  var fileStem: String {
    let name = "\(filePath)".split(separator: "/").last.map(String.init) ?? ""
    return name.hasSuffix(".swift") ? String(name.dropLast(6)) : name
  }
}
