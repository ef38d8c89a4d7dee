import CoreGraphics
import CoreText
import Testing

@Suite struct LocatedBitmapTableTests {
  private let red: [UInt8] = [255, 0, 0, 255]
  private let blue: [UInt8] = [0, 0, 255, 255]

  @Test(arguments: [1, 3, 4])
  func `a picture stands at its bearings`(indexFormat: Int) throws {
    let png = try ColorFont.png(3, 2, red)
    let font = try ColorFont.font(
      ColorFont.located([(10, 1, 3, png)], indexFormat: indexFormat))
    #expect(try ColorFont.rows(4, font) == ["........", ".rrr....", ".rrr....", "........"])
    #expect(try ColorFont.rows(1, font).first == "kkkk....")
  }

  @Test func `pixels without a format are premultiplied, blue first`() throws {
    let pixels: [UInt8] = [255, 0, 0, 255, 0, 0, 255, 255, 0, 200, 0, 100]
    let font = try ColorFont.font(ColorFont.located([(10, 0, 1, pixels)], raw: (3, 1)))
    #expect(try ColorFont.rows(4, font)[3] == "br?.....")
    #expect(try ColorFont.pixels(4, font)[3][2] == [0, 100, 0, 100])
    let short = try ColorFont.font(ColorFont.located([(10, 0, 1, pixels)], raw: (3, 2)))
    let notes = FidelityLedger.collecting { _ = try? ColorFont.rows(4, short) }
    #expect(notes.first?.subject.hasSuffix("3 × 2 pixels in 12 bytes") == true)
  }
}
