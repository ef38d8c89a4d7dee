import Testing
import TranslatorInterface

@testable import SnapshotTool

@Suite struct MirrorManifestTests {
  private func manifest(_ packages: [String] = []) -> MirrorManifest {
    MirrorManifest(name: "Card \"s\"", defaultLocalization: "en", targets: [], packages: packages)
  }

  @Test func `names are literals, whatever is in them`() {
    #expect(SwiftLiteral.quoted(#"a"b\c"#) == #""a\"b\\c""#)
    #expect(SwiftLiteral.quoted(#"\(x)"#) == #""\\(x)""#)
    #expect(
      SwiftLiteral.quoted("a\nb\u{0}\u{2028}\u{202e}🙂") == #""a\u{a}b\u{0}\u{2028}\u{202e}🙂""#)
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
    manifest.addTests(of: ["Cards", "Decks"])
    #expect(manifest.previewTestsName == "SnapshotPreviewTests")
    #expect(
      manifest.text.contains(#"dependencies: [.target(name: "Cards"), .target(name: "Decks")],"#))
    #expect(manifest.text.contains(#"path: "Sources/SnapshotPreviewTests""#))
  }
}
