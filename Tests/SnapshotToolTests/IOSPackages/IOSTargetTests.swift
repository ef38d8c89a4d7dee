import SnapshotCore
import TestSupport
import Testing

@testable import SnapshotTool

@Suite struct IOSTargetTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func write(_ paths: String...) throws {
    for path in paths {
      let file = folder.path + "/" + path
      try FileAccess.makeFolder(FileAccess.split(file).folder)
      try FileAccess.write([], to: file)
    }
  }

  private func target(type: String = "regular") throws -> IOSTarget {
    let json = """
      {"name": "App", "toolsVersion": {"_version": "5.9.0"}, "dependencies": [], "products": [],
       "targets": [{"name": "App", "type": "\(type)", "exclude": ["Old"], "settings": [],
         "dependencies": [], "resources": []}]}
      """
    let manifest = try PackageManifest(json: Array(json.utf8))
    return try IOSTarget(manifest.targets[0], of: manifest, in: folder.path)
  }

  @Test func `sources are the folder's, without what is excluded, hidden or an app's beginning`()
    throws
  {
    try write(
      "Sources/App/B.swift", "Sources/App/In/A.swift", "Sources/App/Old/C.swift",
      "Sources/App/.D.swift", "Sources/App/main.swift", "Sources/App/notes.md")
    let found = try target()
    #expect(found.sources == ["B.swift", "In/A.swift"].map { found.folder + "/" + $0 })
    #expect(found.folder.hasSuffix("/Sources/App"))
  }

  @Test func `tests stand in Tests, and a target without a folder is named`() throws {
    try write("Tests/App/A.swift")
    #expect(try target(type: "test").folder.hasSuffix("/Tests/App"))
    let error = #expect(throws: IOSPackageError.self) { try target() }
    #expect(error?.description.contains("has no folder for its target App") == true)
  }

  @Test func `sources in C and in Objective-C are told from those in Swift`() throws {
    try write("Sources/App/Old.m", "Sources/App/In/More.mm", "Sources/App/fast.c")
    let found = try target()
    #expect(found.objectiveCSources == ["In/More.mm", "Old.m"])
    #expect(found.cSources == ["fast.c"])
    #expect(found.sources == [])
  }

  @Test func `the only tests of a package may have the folder Tests to themselves`() throws {
    try write("Tests/A.swift")
    #expect(try target(type: "test").folder.hasSuffix("/Tests"))
  }

  @Test func `what Xcode takes without being told is a resource, a catalog as it is`() throws {
    try write(
      "Sources/App/A.swift", "Sources/App/Art.xcassets/a.json", "Sources/App/Card.xib",
      "Sources/App/notes.md")
    let resources = try target().resources
    #expect(resources.map(\.path) == ["Art.xcassets", "Card.xib"])
    #expect(resources.map(\.isProcessed) == [false, true])
  }
}
