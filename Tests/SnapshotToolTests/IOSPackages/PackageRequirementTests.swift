import SnapshotTool
import Testing

@Suite struct PackageRequirementTests: ManifestReading {
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
}
