import CoreGraphics
import Testing

@Suite struct RasterGroupTintTests {
  private func group(_ pixels: UInt32...) throws -> RasterGroup {
    let bitmap = try #require(Bitmap(width: pixels.count, height: 1))
    for (index, pixel) in pixels.enumerated() { bitmap.pixels[index] = pixel }
    return RasterGroup(bitmap: bitmap, x: 0, y: 0)
  }

  @Test func `each channel is multiplied by its own, and all of them by alpha`() throws {
    let group = try group(0xff32_64c8, 0, 0x8000_4080)
    // The factors are 255, 128, 64 and 128 of 255: 200, 100 and 50 become 200, 50.2 and 12.5,
    // and then half of that.
    group.multiply(by: SIMD4(1, 0.5, 0.25, 0.5))
    #expect(group.bitmap.pixels[0] == 0x8007_1964)
    #expect(group.bitmap.pixels[1] == 0)
    // 128, 64 and 0 become 128, 32 and 0, and then half of that.
    #expect(group.bitmap.pixels[2] == 0x4000_1040)
  }

  @Test func `factors outside of 0 and 1 count as the nearer end`() throws {
    let group = try group(0xff32_64c8)
    group.multiply(by: SIMD4(7, -3, 1, 2))
    #expect(group.bitmap.pixels[0] == 0xff32_00c8)
    group.multiply(by: SIMD4(1, 1, 1, -1))
    #expect(group.bitmap.pixels[0] == 0)
  }

  @Test func `a tint of ones changes nothing`() throws {
    let pixels = (0...255).map { UInt32($0) * 0x0101_0101 }
    let bitmap = try #require(Bitmap(width: 256, height: 1))
    for index in 0...255 { bitmap.pixels[index] = pixels[index] }
    RasterGroup(bitmap: bitmap, x: 0, y: 0).multiply(by: .one)
    #expect(Array(bitmap.pixels) == pixels)
  }

  @Test func `channels never exceed alpha`() throws {
    var dice = Dice(seed: 25)
    for _ in 0..<500 {
      let alpha = dice.next(below: 256)
      let channels = (0..<3).map { _ in UInt32(dice.next(below: alpha + 1)) }
      let group = try group(
        channels[0] | channels[1] << 8 | channels[2] << 16 | UInt32(alpha) << 24)
      group.multiply(by: SIMD4(dice.next(), dice.next(), dice.next(), dice.next()))
      let result = group.bitmap.pixels[0]
      #expect([0, 8, 16].allSatisfy { result >> $0 & 255 <= result >> 24 })
    }
  }

  @Test func `a tinted image is another one`() throws {
    let image = CGImage(bitmap: try group(0xffff_ffff).bitmap, shouldInterpolate: false)
    let red = try #require(image.multiplied(by: SIMD4(1, 0, 0, 1)))
    #expect(red.bitmap.pixels[0] == 0xff00_00ff)
    #expect(image.bitmap.pixels[0] == 0xffff_ffff)
    #expect(!red.shouldInterpolate)
    #expect(image.multiplied(by: .one) === image)
  }
}
