import SnapshotTool

/// Reads a manifest as SwiftPM writes it.
protocol ManifestReading {}

extension ManifestReading {
  func manifest(_ more: String = "") throws -> PackageManifest {
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
}
