import SnapshotCore
import TestSupport
import Testing

@testable import SnapshotTool

@Suite struct PackageGraphTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func needsTranslation(_ path: String, _ source: String) throws -> Bool {
    let file = folder.path + "/" + path
    try FileAccess.makeFolder(FileAccess.split(file).folder)
    try FileAccess.write(Array(source.utf8), to: file)
    return PackageGraph.needsTranslation(folder.path)
  }

  @Test(arguments: ["import UIKit", "import SwiftUI", "@objc func a() {}", "_ = #selector(a)"])
  func `a package for iOS, or with Objective-C, is translated`(_ source: String) throws {
    #expect(try needsTranslation("Sources/A/B.swift", source))
  }

  @Test func `a package of Foundation alone builds as it is`() throws {
    #expect(try !needsTranslation("Sources/A/B.swift", "import Foundation"))
    #expect(try !needsTranslation("Sources/A/notes.md", "import UIKit"))
  }

  @Test func `tests and examples beside the sources do not decide`() throws {
    #expect(try !needsTranslation("Kit/A.swift", "import Foundation"))
    #expect(try !needsTranslation("Tests/KitTests/A.swift", "import UIKit"))
    #expect(try !needsTranslation("Example/App.swift", "import UIKit"))
    #expect(try needsTranslation("Kit/B.swift", "import UIKit"))
  }

  @Test func `Objective-C that Linux does not compile is no reason to translate`() throws {
    #expect(
      try !needsTranslation(
        "Sources/A/B.swift", "#if canImport(ObjectiveC)\n@objc\n#endif\nfunc a() {}"))
    #expect(
      try needsTranslation("Sources/A/C.swift", "#if os(Linux)\n#else\n#endif\n@objc func a() {}"))
  }

  // MARK: - Packages that depend on each other

  /// A graph of packages that lie in one folder.
  ///
  /// - Parameters:
  ///   - uses: What the package's target takes.
  ///   - dependencies: Identities of its dependencies.
  private func graph(_ uses: String, _ dependencies: String...) throws -> PackageGraph {
    let remotes = dependencies.map { name in
      """
      {"sourceControl": [{"identity": "\(name)", "location":
        {"remote": [{"urlString": "https://host/\(name)"}]}}]}
      """
    }
    func json(_ name: String, _ uses: String, _ dependencies: [String]) -> [UInt8] {
      Array(
        """
        {"name": "\(name)", "toolsVersion": {"_version": "5.9.0"},
         "dependencies": [\(dependencies.joined(separator: ","))],
         "products": [{"name": "\(name)Kit", "targets": ["\(name)"]}],
         "targets": [{"name": "\(name)", "type": "regular", "exclude": [], "resources": [],
           "settings": [], "dependencies": [\(uses)]}]}
        """.utf8)
    }
    return try PackageGraph(
      root: folder.path + "/root", checkouts: [folder.path + "/checkouts"],
      fetched: DependencyCheckouts(
        buildFolder: folder.path + "/build", temporaryPath: folder.path)
    ) { (path) throws(IOSPackageError) in
      let name = path.split(separator: "/").last.map(String.init) ?? ""
      if name == "root" {
        return try PackageGraph.manifest(json: json("root", uses, remotes), path: path)
      }
      let inner =
        name == "upper" ? [#"{"fileSystem": [{"identity": "views", "path": "/views"}]}"#] : []
      let use = name == "upper" ? #"{"product": ["viewsKit", "views", null, null]}"# : ""
      return try PackageGraph.manifest(json: json(name, use, inner), path: path)
    }
  }

  private func place(_ name: String, _ source: String) throws {
    let sources = folder.path + "/checkouts/" + name + "/Sources/" + name
    try FileAccess.makeFolder(sources)
    try FileAccess.write([], to: folder.path + "/checkouts/" + name + "/Package.swift")
    try FileAccess.write(Array(source.utf8), to: sources + "/A.swift")
  }

  @Test func `a package that nothing needs is not looked for`() throws {
    try place("pure", "import Foundation")
    let found = try graph(#"{"product": ["pureKit", "pure", null, null]}"#, "lint", "pure")
    #expect(found.packages.map(\.identity) == ["root", "pure"])
    #expect(found.packages[1].isTranslated == false)
    let byName = try graph(#"{"byName": ["Pure", null]}"#, "lint", "pure")
    #expect(byName.packages.map(\.identity) == ["root", "pure"])
    let replaced = try graph(
      #"{"byName": ["SnapshotTesting", null]}"#, "lint", "swift-snapshot-testing")
    #expect(replaced.packages.map(\.identity) == ["root"])
  }

  @Test func `what needs a translated package is translated`() throws {
    try place("upper", "import viewsKit")
    try place("views", "import UIKit")
    let found = try graph(#"{"product": ["upperKit", "upper", null, null]}"#, "upper")
    #expect(found.packages.map(\.identity) == ["root", "upper", "views"])
    #expect(found.packages.map(\.isTranslated) == [true, true, true])
  }

  @Test func `a condition for other platforms needs nothing`() throws {
    let found = try graph(
      #"{"product": ["macKit", "mac", null, {"platformNames": ["macos"]}]}"#, "mac")
    #expect(found.packages.map(\.identity) == ["root"])
  }

  @Test func `a package that is not there is a reason, and no end`() throws {
    let use = #"{"product": ["goneKit", "gone", null, null]}"#
    let found = try graph(use, "gone")
    let dependency = try #require(found.packages[0].manifest.targets[0].dependencies.first)
    #expect(found.missing(dependency)?.description.contains("The package gone") == true)
  }
}
