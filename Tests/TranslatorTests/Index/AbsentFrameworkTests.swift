import Foundation
import Testing

@testable import Translator

@Suite struct AbsentFrameworkTests {
  /// The names at the top of the sources of `Sources/Frameworks`, by framework.
  private static let declared: [String: Set<String>] = {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../../Sources/Frameworks").standardized.path
    let kinds: Set<Substring> = [
      "class", "struct", "enum", "protocol", "typealias", "func", "let", "var",
    ]
    var names: [String: Set<String>] = [:]
    let paths = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    for path in paths where path.hasSuffix(".swift") {
      let text = (try? String(contentsOfFile: folder + "/" + path, encoding: .utf8)) ?? ""
      let module = String(path.prefix { $0 != "/" })
      for line in text.split(separator: "\n") {
        // What is indented is inside of a declaration.
        let words = line.split(separator: " ")
        guard line.first != " ", words.contains("public") || words.contains("open"),
          let kind = words.firstIndex(where: kinds.contains), kind + 1 < words.count
        else { continue }
        let name = words[kind + 1].prefix { $0.isLetter || $0.isNumber || $0 == "_" }
        names[module, default: []].insert(String(name))
      }
    }
    return names
  }()

  @Test func `the frameworks that are here in part are those of the folder`() {
    let whole: Set<String> = ["os", "OSLog", "simd"]
    #expect(Self.declared.keys.count > 12)
    #expect(
      Set(Self.declared.keys).subtracting(whole) == IOSBuildConfiguration.frameworks)
  }

  /// A name that is missing from the list would be left out of packages, and one too many would
  /// end their builds.
  @Test func `the names that are provided are those that are declared`() {
    let all = Self.declared.values.reduce(into: Set<String>()) { $0.formUnion($1) }
    #expect(all.count > 200)
    #expect(AbsentFramework.provided.subtracting(all) == [])
    for name in all.subtracting(AbsentFramework.provided) {
      let owners = AbsentFramework.all.filter { $0.value.declares(name) }
      #expect(owners.isEmpty, "\(name)")
    }
  }

  @Test func `a framework's names begin as it says, and go on with a capital`() {
    let maps = AbsentFramework("MK")
    #expect(maps.declares("MKThing") && !maps.declares("MKthing") && !maps.declares("MKMapView"))
    #expect(AbsentFramework("kSec").declares("kSecUseDataProtectionKeychain"))
    #expect(AbsentFramework(names: ["Chart"]).declares("Chart"))
  }
}
