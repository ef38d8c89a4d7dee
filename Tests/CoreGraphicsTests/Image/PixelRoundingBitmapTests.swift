import CoreGraphics
import Testing

@Suite struct PixelRoundingBitmapTests {
  @Test func `as many pixels are counted as cover a length, but for a sliver`() {
    #expect(PixelRounding.count(covering: 20) == 20)
    #expect(PixelRounding.count(covering: 20.1) == 21)
    #expect(PixelRounding.count(covering: 20 + 1.0 / 8192) == 20)
  }

  @Test func `a length without a pixel, or with more than a bitmap's side has, has no count`() {
    let greatest = CGFloat(Bitmap.maximumSide)
    #expect(PixelRounding.count(covering: greatest) == Bitmap.maximumSide)
    for length in [0, 1.0 / 8192, -3, greatest + 1, .nan, .infinity] {
      #expect(PixelRounding.count(covering: length) == nil)
    }
  }
}
