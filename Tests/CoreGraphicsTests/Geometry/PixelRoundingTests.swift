import CoreGraphics
import Testing

@Suite struct PixelRoundingTests {
  @Test func `whole pixels stay and halves go up`() {
    #expect(PixelRounding.up(20, scale: 3) == 20)
    #expect(PixelRounding.up(20.000_001, scale: 3) == 20)
    #expect(PixelRounding.up(20.1, scale: 2) == 20.5)
    #expect(PixelRounding.nearest(0.25, scale: 2) == 0.5)
    #expect(PixelRounding.nearest(0.2, scale: 2) == 0)
  }
}
