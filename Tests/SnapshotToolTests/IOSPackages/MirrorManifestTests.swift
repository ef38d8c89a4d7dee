import Testing

@testable import SnapshotTool

@Suite struct MirrorManifestTests {
  private func manifest(_ packages: [String] = []) -> MirrorManifest {
    MirrorManifest(name: "Card \"s\"", defaultLocalization: "en", targets: [], packages: packages)
  }

  @Test func `names are literals, whatever is in them`() {
    #expect(MirrorManifest.literal(#"a"b\c"#) == #""a\"b\\c""#)
    #expect(manifest().text.contains(#"  name: "Card \"s\"","#))
  }

  @Test func `packages that are built as they are stand in the dependencies`() {
    let text = manifest(["/src/Layout", "/src/Kit"]).text
    #expect(text.hasPrefix("// swift-tools-version: 6.2\n"))
    #expect(
      text.contains(
        #"  dependencies: [.package(path: "/src/Layout"), .package(path: "/src/Kit")],"#))
    #expect(!manifest().text.contains("dependencies: ["))
  }

  @Test func `the previews' tests are a target that depends on those that have them`() {
    var manifest = manifest()
    #expect(manifest.addTests(of: ["Cards", "Decks"]) == "SnapshotPreviewTests")
    #expect(
      manifest.text.contains(#"dependencies: [.target(name: "Cards"), .target(name: "Decks")],"#))
    #expect(manifest.text.contains(#"path: "Sources/SnapshotPreviewTests""#))
  }
}
