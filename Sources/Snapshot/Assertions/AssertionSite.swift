/// Where an assertion stands, as the compiler says.
struct AssertionSite: Sendable {
  let fileID: StaticString
  let filePath: StaticString
  let testName: String
  let line: UInt
  let column: UInt
  /// Where the references are, in place of a folder of the file's name.
  var folder: String?

  /// The file's name without `.swift`.
  var fileStem: String {
    let name = "\(filePath)".split(separator: "/").last.map(String.init) ?? ""
    return name.hasSuffix(".swift") ? String(name.dropLast(6)) : name
  }
}
