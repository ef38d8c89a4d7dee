import Foundation
import Testing

/// `Sources/FrameworkSubmodules/module.modulemap` against what the frameworks have.
@Suite struct SubmoduleMapTests {
  /// Headers that are named after no type.
  private let headers: Set<String> = [
    "UIGestureRecognizerSubclass", "NSAttributedString", "NSStringDrawing", "NSText",
    "CoreAnimation", "CGBase", "CGGeometry",
  ]

  @Test func `every submodule is a header, or a public type of its framework`() throws {
    let root = SourceTree.root.path
    let map = try String(
      contentsOfFile: root + "/Sources/FrameworkSubmodules/module.modulemap", encoding: .utf8)
    var module = ""
    var declared: Set<String> = []
    var count = 0
    for line in map.split(separator: "\n") {
      if let match = line.wholeMatch(of: /module (\w+) \{/) {
        module = String(match.1)
        declared = try types(of: root + "/Sources/" + module)
      } else if let match = line.wholeMatch(of: #/  module (\w+) \{\}/#) {
        count += 1
        let name = String(match.1)
        #expect(
          declared.contains(name) || headers.contains(name), "\(module).\(name) declares nothing")
      }
    }
    #expect(count > 100)
  }

  private func types(of folder: String) throws -> Set<String> {
    var types: Set<String> = []
    let files = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    for file in files where file.hasSuffix(".swift") {
      let text = try String(contentsOfFile: folder + "/" + file, encoding: .utf8)
      for match in text.matches(
        of: /(?:public|open) (?:final )?(?:class|struct|enum|protocol|typealias) (\w+)/)
      {
        types.insert(String(match.1))
      }
    }
    return types
  }
}
