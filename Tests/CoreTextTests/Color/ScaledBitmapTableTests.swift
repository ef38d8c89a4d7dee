import CoreGraphics
import CoreText
import Testing

@Suite struct ScaledBitmapTableTests {
  private let red: [UInt8] = [255, 0, 0, 255]

  @Test func `Apple's table has pictures, copies, and formats that are not drawn`() throws {
    let picture = ColorFont.join(words([1, 1]), Array("png ".utf8), try ColorFont.png(2, 2, red))
    let table = ColorFont.scaled(
      10,
      [
        4: picture, 5: ColorFont.join(words([0, 0]), Array("dupe".utf8), words([4])),
        6: ColorFont.join(words([0, 0]), Array("dupe".utf8), words([6])),
        3: ColorFont.join(words([0, 0]), Array("jpg ".utf8), [1, 2, 3]),
      ])
    let font = try ColorFont.font([("sbix", table)])
    let rows = ["........", ".rr.....", ".rr.....", "........"]
    #expect(try ColorFont.rows(4, font) == rows)
    #expect(try ColorFont.rows(5, font) == rows)
    var drawn: [String] = []
    let notes = FidelityLedger.collecting {
      drawn = (try? ColorFont.rows(3, font)) ?? []
      _ = try? ColorFont.rows(6, font)
    }
    #expect(drawn.first == "kkkkkkkk")
    #expect(notes.map(\.feature) == [.colorGlyph, .colorGlyph])
    #expect(notes.first?.subject.hasSuffix("a picture of the format jpg ") == true)
  }
}
