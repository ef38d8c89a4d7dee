import Foundation
import Testing

@testable import Translator

@Suite struct SystemClassesTests {
  /// Superclasses by class, as UIKit's and Core Animation's sources declare them.
  private func declared() throws -> [String: String] {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    var found: [String: String] = [:]
    for module in ["UIKit", "QuartzCore"] {
      let folder = root.appendingPathComponent("Sources/\(module)")
      let paths = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
      for case let url as URL in try #require(paths) where url.pathExtension == "swift" {
        let text = try String(contentsOf: url, encoding: .utf8)
        for match in text.matches(of: /(?m)^(?:public|open) (?:final )?class (\w+): (\w+)/) {
          found[String(match.1)] = String(match.2)
        }
      }
    }
    return found
  }

  @Test func `each class of the table has the superclass that its source says`() throws {
    let declared = try declared()
    #expect(declared.count > 150)
    for (name, superclass) in SystemClasses.superclasses.sorted(by: { $0.key < $1.key }) {
      #expect(declared[name] == superclass, "\(name)")
    }
  }

  @Test func `every view, control and controller is in the table`() throws {
    let declared = try declared()
    for name in declared.keys.sorted() where name.hasPrefix("UI") {
      var chain = [name]
      while let last = chain.last, let next = declared[last] { chain.append(next) }
      guard chain.dropFirst().contains(where: ["UIView", "UIViewController"].contains) else {
        continue
      }
      #expect(SystemClasses.chain(of: name) == chain)
    }
  }

  @Test func `a chain goes to NSObject, and a class that is not there has none`() {
    #expect(
      SystemClasses.chain(of: "UIButton")
        == ["UIButton", "UIControl", "UIView", "UIResponder", "NSObject"])
    #expect(SystemClasses.chain(of: "Card") == nil)
  }
}
