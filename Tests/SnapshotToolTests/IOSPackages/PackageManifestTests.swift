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
    #expect(!manifest.knowsSnapshot)
  }

  @Test func `a package that takes the library is no iOS package`() throws {
    #expect(
      try manifest(#", {"fileSystem": [{"identity": "snapshot", "path": "/src/Snapshot"}]}"#)
        .knowsSnapshot)
  }
}
