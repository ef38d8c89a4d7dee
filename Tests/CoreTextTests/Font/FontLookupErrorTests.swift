import CoreText
import Testing

@Suite struct FontLookupErrorTests {
  @Test(arguments: [
    (FontLookupError.missing(name: "Inter", folders: ["/a", "/b"]), "fonts-inter-variable"),
    (.missing(name: "Nowhere", folders: ["/a", "/b"]), "'Nowhere'"),
    (.missing(name: "Nowhere", folders: ["/a", "/b"]), "/a, /b"),
    (.unreadable(path: "/x/y.ttf"), "/x/y.ttf"),
    (.broken(path: "/x/y.ttf", .missingTable("glyf")), "/x/y.ttf"),
    (.broken(path: "/x/y.ttf", .missingTable("glyf")), "no table 'glyf'"),
  ])
  func `an error says which font, where it was looked for and why`(
    _ error: FontLookupError, _ part: String
  ) {
    #expect(error.description.contains(part))
  }
}
