import Foundation
import SnapshotTool
import TestSupport
import Testing

@Suite struct MirrorResourcesTests {
  private let package = try! TemporaryFolder()
  private let mirror = try! TemporaryFolder()

  private func write(_ path: String) throws {
    let url = URL(fileURLWithPath: package.path + "/Sources/App/" + path)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data("text".utf8).write(to: url)
  }

  /// The target `App`, with these resources in its manifest.
  private func target(_ resources: [(path: String, rule: String)] = []) throws -> IOSTarget {
    let list = resources.map { #"{"path": "\#($0.path)", "rule": {"\#($0.rule)": {}}}"# }
    let json = """
      {"name": "App", "toolsVersion": {"_version": "5.9.0"}, "dependencies": [], "products": [],
       "targets": [{"name": "App", "type": "regular", "exclude": [], "settings": [],
         "dependencies": [], "resources": [\(list.joined(separator: ","))]}]}
      """
    let manifest = try PackageManifest(json: Array(json.utf8))
    return try IOSTarget(manifest.targets[0], of: manifest, in: package.path)
  }

  private var links: [String] {
    let all = FileManager.default.enumerator(atPath: mirror.path)?.allObjects as? [String] ?? []
    return all.filter {
      (try? FileManager.default.destinationOfSymbolicLink(atPath: mirror.path + "/" + $0)) != nil
    }.sorted()
  }

  @Test func `a language's folder is taken whole, with the file that the manifest names`() throws {
    try write("View.swift")
    try write("Base.lproj/Main.storyboard")
    try write("Base.lproj/Names.strings")
    let target = try target([("Base.lproj/Main.storyboard", "process")])
    #expect(target.resources.map(\.path) == ["Base.lproj"])
    try MirrorResources(of: target, in: mirror.path).link()
    #expect(links == ["Base.lproj"])
  }

  @Test func `a resource that is gone is gone from the mirror`() throws {
    try write("View.swift")
    try write("Card.xib")
    try write("Art/logo.png")
    try MirrorResources(of: target([("Art/logo.png", "copy")]), in: mirror.path).link()
    #expect(links == ["Art/logo.png", "Card.xib"])
    try FileManager.default.removeItem(atPath: package.path + "/Sources/App/Card.xib")
    try MirrorResources(of: target(), in: mirror.path).link()
    #expect(links == [])
  }

  @Test func `a folder may become one thing, and many again, without a change of the author's`()
    throws
  {
    try write("View.swift")
    try write("Art/logo.png")
    let before = try FileManager.default.subpathsOfDirectory(atPath: package.path).sorted()
    for (path, expected) in [
      ("Art/logo.png", "Art/logo.png"), ("Art", "Art"), ("Art/logo.png", "Art/logo.png"),
    ] {
      try MirrorResources(of: target([(path, "copy")]), in: mirror.path).link()
      #expect(links == [expected])
    }
    #expect(try FileManager.default.subpathsOfDirectory(atPath: package.path).sorted() == before)
  }
}
