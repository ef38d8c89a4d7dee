import Foundation
import Testing

/// Scripts, the tool and tests know C targets by their folders: `Sources/NAME/include` has headers,
/// and a folder beside it the module map of a library of the system.
@Suite struct CTargetTests {
  private static let manifest = text("Package.swift")

  private static func text(_ path: String) -> String {
    (try? String(contentsOf: SourceTree.root.appendingPathComponent(path), encoding: .utf8)) ?? ""
  }

  /// Paths of all files below a folder of the package.
  private static func files(_ folder: String) -> [String] {
    let base = SourceTree.root.appendingPathComponent(folder).path
    return (FileManager.default.enumerator(atPath: base)?.compactMap { $0 as? String } ?? [])
      .map { folder + "/" + $0 }.sorted()
  }

  /// Every string behind `label` in the manifest's entries that begin with `start`.
  private static func strings(_ label: String, in start: String) -> Set<String> {
    let entries = manifest.components(separatedBy: "\n    .").dropFirst().filter {
      $0.hasPrefix(start + "(")
    }
    return Set(
      entries.flatMap { entry in
        entry.components(separatedBy: label + "\"").dropFirst().compactMap {
          $0.split(separator: "\"").first.map(String.init)
        }
      })
  }

  private static var targets: Set<String> {
    Set(
      files("Sources").filter { $0.hasSuffix(".c") }
        .map { String($0.split(separator: "/")[1]) })
  }

  @Test func `a target with C has its headers where everybody looks for them`() {
    let named = Self.strings("name: ", in: "target")
    let withHeaders = Set(
      Self.files("Sources").filter { $0.hasSuffix("/include") }
        .map { String($0.split(separator: "/")[1]) })
    #expect(Self.targets.count >= 2)
    #expect(Self.targets.subtracting(named) == [])
    #expect(withHeaders == Self.targets)
  }

  @Test func `the system's libraries have module maps inside the targets that call them`() {
    let maps = Set(
      Self.files("Sources").filter { $0.hasSuffix("/module.modulemap") }
        .map { String($0.dropLast("/module.modulemap".count)) })
    #expect(maps == Self.strings("path: ", in: "systemLibrary"))
    let inside = maps.filter { $0.split(separator: "/").count > 2 }
    #expect(!inside.isEmpty)
    for map in inside {
      let parts = map.split(separator: "/").map(String.init)
      #expect(parts.count == 3 && Self.targets.contains(parts[1]), "\(map)")
    }
  }

  @Test func `scripts link the libraries that the manifest names`() {
    let line = Self.text("Scripts/modules.sh").split(separator: "\n")
      .first { $0.hasPrefix("libraries=(") }
    let linked = line?.dropFirst("libraries=(".count).dropLast().split(separator: " ")
      .map { String($0.dropFirst(2)) }
    #expect(Set(linked ?? []) == Self.strings(".linkedLibrary(", in: "target"))
  }

  @Test func `nobody but the manifest and those who import it names a C target`() {
    let libraries = Self.strings("path: ", in: "systemLibrary").map { $0.split(separator: "/") }
      .filter { $0.count == 3 }
    let names = Self.targets.union(libraries.map { String($0[2]) })
    for file in SourceTree.sources + SourceTree.tests
    where !file.path.hasPrefix("Tests/ArchitectureTests/") {
      let words = file.words
      let places = words.indices.filter { index in
        names.contains(words[index].text) && (index == 0 || words[index - 1].text != "import")
      }
      #expect(places.map { words[$0].line } == [], "\(file.path)")
    }
    for path in Self.files("Scripts") + Self.files("Tests/Fuzz") {
      let words = Set(Self.text(path).components(separatedBy: .alphanumerics.inverted))
      #expect(words.isDisjoint(with: names), "\(path)")
    }
  }
}
