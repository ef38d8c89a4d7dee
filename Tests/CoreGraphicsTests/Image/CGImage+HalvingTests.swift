import CoreGraphics
import Testing

@Suite struct CGImageHalvingTests {
  private func image(
    _ pixels: [UInt32], _ width: Int, isInterpolated: Bool = true
  ) throws -> CGImage {
    let bitmap = try #require(Bitmap(width: width, height: pixels.count / width))
    for (index, pixel) in pixels.enumerated() { bitmap.pixels[index] = pixel }
    return CGImage(bitmap: bitmap, shouldInterpolate: isInterpolated)
  }

  @Test func `each channel is the mean of four pixels, to the nearest`() throws {
    // Red is 1, 2, 3 and 6; green 0, 0, 0 and 1; blue 10, 20, 30 and 41; alpha 255, 255, 255
    // and 0.
    let pixels: [UInt32] = [0xff0a_0001, 0xff14_0002, 0xff1e_0003, 0x0029_0106]
    let half = try #require(image(pixels, 2).halved())
    #expect(half.width == 1 && half.height == 1)
    // The means are 3, 0.25, 25.25 and 191.25.
    #expect(half.bitmap.pixels[0] == 0xbf19_0003)
  }

  @Test func `halves are rounded up`() throws {
    let half = try #require(image([0x0100_0001, 0, 0, 0x0100_0001], 2).halved())
    #expect(half.bitmap.pixels[0] == 0x0100_0001)
  }

  @Test func `a last odd row or column is its own neighbour`() throws {
    let row = try #require(image([10, 20, 40], 3).halved())
    #expect(Array(row.bitmap.pixels) == [15, 40])
    let column = try #require(image([10, 20, 40], 1).halved())
    #expect(column.width == 1)
    #expect(Array(column.bitmap.pixels) == [15, 40])
    let square = try #require(image([0, 4, 8, 12, 16, 20, 24, 28, 32], 3).halved())
    #expect(Array(square.bitmap.pixels) == [8, 14, 26, 32])
  }

  @Test func `one pixel is not halved`() throws {
    #expect(try image([7], 1).halved() == nil)
  }

  @Test func `one colour stays that colour, and its interpolation what it was`() throws {
    for isInterpolated in [true, false] {
      let picture = try image(
        [UInt32](repeating: 0x8040_7f01, count: 35), 7, isInterpolated: isInterpolated)
      let half = try #require(picture.halved())
      #expect(half.width == 4 && half.height == 3)
      #expect(half.bitmap.pixels.allSatisfy { $0 == 0x8040_7f01 })
      #expect(half.shouldInterpolate == isInterpolated)
    }
  }
}
