import Testing

@testable import CoreGraphics

@Suite struct ColorMatrixTests: FiltersBackdrops {
  @Test func `saturation 0 leaves luminance`() {
    let source = bitmap(2, 1) { x, _ in x == 0 ? 0xff00_00ff : 0xff00_ff00 }
    let result = pixels(filter(saturation: 0).applied(to: source))
    #expect(result == [0xff36_3636, 0xffb6_b6b6])
  }
}
