import SnapshotTool
import Testing

@Suite struct PackageManifestTests {
  private func manifest(_ more: String = "") throws -> PackageManifest {
    let json = """
      {"name": "Cards", "defaultLocalization": "en", "swiftLanguageVersions": null,
       "toolsVersion": {"_version": "5.9.0"},
       "dependencies": [
         {"sourceControl": [{"identity": "swift-snapshot-testing", "location":
           {"remote": [{"urlString": "https://github.com/pointfreeco/swift-snapshot-testing"}]}}]},
         {"fileSystem": [{"identity": "layout", "path": "/src/Layout"}]}\(more)],
       "products": [{"name": "Cards", "targets": ["Cards"]}],
       "targets": [{"name": "Cards", "type": "regular", "exclude": [], "path": "Source",
         "resources": [{"path": "Assets", "rule": {"process": {}}},
                       {"path": "a.json", "rule": {"copy": {}}}],
         "settings": [
           {"kind": {"define": {"_0": "FOO"}}, "tool": "swift",
            "condition": {"platformNames": ["macos"]}},
           {"kind": {"enableUpcomingFeature": {"_0": "ExistentialAny"}}, "tool": "swift"}],
         "dependencies": [
           {"byName": ["Layout", null]},
           {"product": ["SnapshotTesting", "swift-snapshot-testing", null, null]},
           {"product": ["Lint", "lint", null, {"platformNames": ["macos"]}]}]}]}
      """
    return try PackageManifest(json: Array(json.utf8))
  }

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
    #expect(!manifest.knowsSnapshot)
  }

  @Test(arguments: [
    (#"{"range": [{"lowerBound": "1.2.0", "upperBound": "2.0.0"}]}"#, #""1.2.0"..<"2.0.0""#),
    (#"{"exact": ["1.2.3"]}"#, #"exact: "1.2.3""#), (#"{"branch": ["main"]}"#, #"branch: "main""#),
    (#"{"revision": ["0f"]}"#, #"revision: "0f""#),
  ])
  func `what a repository is asked for is said again`(_ json: String, _ text: String) throws {
    let manifest = try manifest(
      #"""
      , {"sourceControl": [{"identity": "layout", "location": {"remote": [
        {"urlString": "https://host/layout.git"}]}, "requirement": \#(json)}]}
      """#)
    let written = DependencyCheckouts.manifest([manifest.dependencies[2]])
    #expect(written.contains(#".package(url: "https://host/layout.git", \#(text)),"#))
  }

  @Test func `a package that takes the library is no iOS package`() throws {
    #expect(
      try manifest(#", {"fileSystem": [{"identity": "snapshot", "path": "/src/Snapshot"}]}"#)
        .knowsSnapshot)
  }
}
