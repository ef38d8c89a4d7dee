import CoreText
import Testing

@Suite struct StretchedGlyphsTests {
  @Test func `a sign is repeated over the word after it`() throws {
    let font = SyllableFont("syrc", "\u{70F}ܒܓ")
      .with("stch", .sequence("070F", into: ["first", "middle", "last"]))
      .with(advance: 100, of: "first").with(advance: 200, of: "middle")
      .with(advance: 100, of: "last")
    let places = try font.places("\u{70F}ܒܓ", "Syrc", isRightToLeft: true)
    #expect(
      places.map(\.glyph) == [
        "0713", "0712", "last", "middle", "middle", "middle", "middle", "first",
      ])
    #expect(places.map(\.x) == [0, 0, -600, -500, -300, -100, 100, 300])
  }
}
