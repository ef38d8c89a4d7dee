import Testing

@testable import CoreGraphics

@Suite struct BackdropFilterTests: FiltersBackdrops {
  /// Opaque, with some value in each place and edges in it.
  private func pattern(_ x: Int, _ y: Int) -> UInt32 {
    let red = UInt32(x / 9 % 2 * 255)
    let green = UInt32((x * 7 + y * 3) % 256)
    let blue = UInt32(y / 21 % 2 * 200)
    return red | green << 8 | blue << 16 | 0xff00_0000
  }

  @Test func `no blur and no colour leave the pixels as they are`() {
    let source = bitmap(13, 7, pattern)
    #expect(pixels(filter().applied(to: source)) == pixels(source))
  }

  @Test(arguments: [0.5, 3, 4.9, 5, 12, 33.3, 90, 400])
  func `one colour stays that colour up to the edges`(sigma: Double) {
    let source = bitmap(61, 47) { _, _ in 0xff40_c0e1 }
    #expect(pixels(filter(sigma: sigma).applied(to: source)).allSatisfy { $0 == 0xff40_c0e1 })
  }

  @Test(arguments: [1.5, 4, 6, 13, 30])
  func `the blur is the normalised Gaussian to within four levels`(sigma: Double) {
    let (width, height) = (96, 64)
    let source = bitmap(width, height, pattern)
    let result = pixels(filter(sigma: sigma).applied(to: source))
    let kernel = (-Int(3 * sigma + 1)...Int(3 * sigma + 1)).map { offset -> (Int, Double) in
      let distance = Double(offset)
      return (offset, DeterministicMath.exp(-distance * distance / (2 * sigma * sigma)))
    }
    var worst = 0.0
    for (x, y) in [(0, 0), (5, 3), (17, 31), (48, 32), (95, 63), (60, 0), (30, 50), (94, 20)] {
      for shift in [0, 8, 16] as [UInt32] {
        var (sum, weight) = (0.0, 0.0)
        for (dy, wy) in kernel where (0..<height).contains(y + dy) {
          for (dx, wx) in kernel where (0..<width).contains(x + dx) {
            sum += wx * wy * Double(pattern(x + dx, y + dy) >> shift & 255)
            weight += wx * wy
          }
        }
        let level = Double(result[y * width + x] >> shift & 255)
        worst = max(worst, abs(level - sum / weight))
      }
    }
    // Beyond the middles of the outermost cells levels stay as they are.
    #expect(worst < 4, "\(worst)")
  }

  @Test func `both sides of a mirrored picture are blurred alike`() {
    let source = bitmap(64, 8) { x, _ in x < 16 || x >= 48 ? 0xff00_00ff : 0xffff_0000 }
    let row = Array(pixels(filter(sigma: 11).applied(to: source))[0..<64])
    #expect(row == row.reversed())
    #expect(Set(row).count > 20)
  }

  @Test func `a tint covers what is transparent as well`() {
    let source = bitmap(2, 1) { x, _ in x == 0 ? 0 : 0xff00_0000 }
    let result = pixels(filter(gain: 0.5, add: 0.5, tint: 0.5).applied(to: source))
    #expect(result == [0x8080_8080, 0xff80_8080])
  }

  @Test func `levels stay at most the alpha`() {
    let source = bitmap(1, 1) { _, _ in 0x8080_4020 }
    let result = pixels(filter(saturation: 4, gain: 9).applied(to: source))[0]
    #expect(result >> 24 == 0x80)
    #expect([0, 8, 16].allSatisfy { result >> $0 & 255 <= 0x80 })
  }

  @Test func `large pictures are shared by threads without a seam`() {
    let large = bitmap(1000, 600, pattern)
    let small = bitmap(1000, 200, pattern)
    let rows = pixels(filter(sigma: 6).applied(to: large))
    let upper = pixels(filter(sigma: 6).applied(to: small))
    #expect(Array(rows[0..<1000 * 100]) == Array(upper[0..<1000 * 100]))
  }
}
