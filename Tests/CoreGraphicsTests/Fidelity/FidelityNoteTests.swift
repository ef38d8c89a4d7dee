import CoreGraphics
import Testing

@Suite struct FidelityNoteTests {
  @Test(arguments: [
    (
      "/home/a b/.build/debug/App_App.resources/Media.xcassets/logo.imageset: no file",
      "App_App.resources/Media.xcassets/logo.imageset: no file"
    ),
    (
      "The table “/srv/Cards.bundle/en.lproj/A.strings” is broken",
      "The table “Cards.bundle/en.lproj/A.strings” is broken"
    ),
    ("/tmp/photo.png is no picture", "/tmp/photo.png is no picture"),
    ("a/b.bundle/c", "a/b.bundle/c"), ("and/or", "and/or"), ("house", "house"),
  ])
  func `a path into a bundle is the same on every machine`(_ text: String, _ expected: String) {
    #expect(FidelityNote(.assetCatalog, text).subject == expected)
  }

  @Test func `a line of metadata is read as the note that it was written from`() {
    for feature in FidelityFeature.allCases {
      let note = FidelityNote(feature, "a name, with: signs")
      #expect(FidelityNote(line: note.line) == note)
    }
    let line = FidelityNote(.imageName, "two\nlines\tand a tab").line
    #expect(line == "image-name\ttwo lines and a tab")
    #expect(FidelityNote(line: "feature-of-a-later-version\tx") == nil)
    #expect(FidelityNote(line: "") == nil)
  }
}
