import Foundation
import SnapshotTool
import Testing

@Suite struct PackageManifestTests: ManifestReading {
  @Test func `a manifest is read as SwiftPM writes it`() throws {
    let manifest = try manifest()
    #expect(manifest.dependencies.map(\.identity) == ["swift-snapshot-testing", "layout"])
    #expect(manifest.dependencies[1].path == "/src/Layout")
    let target = manifest.targets[0]
    #expect(target.resources.map(\.isProcessed) == [true, false])
    #expect(target.settings.map(\.isForIOS) == [false, true])
    #expect(target.settings.map(\.value) == ["FOO", "ExistentialAny"])
    #expect(target.dependencies.map(\.name) == ["Layout", "SnapshotTesting", "Lint"])
    #expect(target.dependencies.map(\.isForIOS) == [true, true, false])
    #expect(target.dependencies[1].packageName == "swift-snapshot-testing")
    #expect(manifest.languageMode == "5")
  }

  private func traits(_ names: [String]) throws -> Set<String> {
    let json = """
      {"name": "A", "dependencies": [], "products": [], "targets": [],
       "toolsVersion": {"_version": "6.2.0"},
       "traits": [{"name": "Extra", "enabledTraits": ["More"]}, {"name": "More"},
         {"name": "Other"}, {"name": "default", "enabledTraits": ["Extra"]}]}
      """
    return try PackageManifest(json: Array(json.utf8)).traits(enabling: names)
  }

  @Test func `traits are enabled with those that they enable`() throws {
    #expect(try traits(["default"]) == ["Extra", "More"])
    #expect(try traits(["Other"]) == ["Other"])
    #expect(try traits(["Unknown"]) == [])
  }

  @Test func `a condition is met by a platform and one of its traits`() throws {
    let json = #"{"platformNames": ["ios"], "traits": ["A", "B"]}"#
    let condition = try JSONDecoder().decode(
      PackageManifest.Condition.self, from: Data(json.utf8))
    #expect(condition.isMet(on: "ios", traits: ["B"]))
    #expect(!condition.isMet(on: "ios", traits: []))
    #expect(!condition.isMet(on: "linux", traits: ["B"]))
  }
}
