import CoreGraphics
import Testing

@Suite struct RasterGroupProjectionTests {
  private let everywhere = PixelRect(minX: -100, minY: -100, maxX: 200, maxY: 200)

  /// A group of one colour.
  private func group(_ width: Int, _ height: Int, _ pixel: UInt32 = 0xffff_ffff) throws
    -> RasterGroup
  {
    let bitmap = try #require(Bitmap(width: width, height: height))
    bitmap.pixels.update(repeating: pixel)
    return RasterGroup(bitmap: bitmap, x: 0, y: 0)
  }

  private func alpha(_ group: RasterGroup, _ x: Int, _ y: Int) -> Int {
    guard x >= group.bounds.minX, y >= group.bounds.minY, x < group.bounds.maxX,
      y < group.bounds.maxY
    else { return 0 }
    return Int(group.bitmap.pixels[(y - group.y) * group.bitmap.width + x - group.x] >> 24)
  }

  @Test func `the identity copies every pixel`() throws {
    let source = try group(5, 4)
    for index in source.bitmap.pixels.indices {
      source.bitmap.pixels[index] = 0xff00_0000 | UInt32(index * 10)
    }
    let seen = try #require(
      source.projected(by: ProjectiveTransform(.identity), within: source.bounds))
    #expect(seen.bitmap.pixels.elementsEqual(source.bitmap.pixels))
  }

  @Test func `half a pixel of a shift is half a pixel of coverage`() throws {
    let map = ProjectiveTransform(CGAffineTransform(translationX: 3.5, y: 2))
    let seen = try #require(try group(4, 4).projected(by: map, within: everywhere))
    #expect((2...8).map { alpha(seen, $0, 3) } == [0, 128, 255, 255, 255, 128, 0])
    #expect((1...6).map { alpha(seen, 5, $0) } == [0, 255, 255, 255, 255, 0])
  }

  @Test func `what is made smaller is averaged`() throws {
    let source = try group(64, 64)
    for index in source.bitmap.pixels.indices where (index + index / 64) % 2 == 0 {
      source.bitmap.pixels[index] = 0xff00_0000
    }
    let map = ProjectiveTransform(CGAffineTransform(scaleX: 0.25, y: 0.25))
    let seen = try #require(source.projected(by: map, within: everywhere))
    for (x, y) in [(3, 3), (8, 5), (12, 12)] {
      let pixel = seen.bitmap.pixels[(y - seen.y) * seen.bitmap.width + x - seen.x]
      #expect(abs(Int(pixel & 255) - 128) <= 1 && pixel >> 24 == 255)
    }
  }

  @Test func `the sides of a trapezium cover their area`() throws {
    // The square (0,0)…(100,100): its right side is seen at half its height.
    let map = ProjectiveTransform(x: [1, 0, 0], y: [0, 1, 0], w: [0.01, 0, 1])
    let seen = try #require(try group(100, 100).projected(by: map, within: everywhere))
    var sum = 0
    for y in 0..<101 { for x in 0..<60 { sum += alpha(seen, x, y) } }
    // From x = 0 to 50, heights from 100 to 50.
    #expect(abs(Double(sum) / 255 - 3750) < 15)
    #expect(alpha(seen, 48, 50) == 255 && alpha(seen, 48, 53) == 0)
  }

  @Test func `a pixel does not depend on the area that is asked for`() throws {
    let map = ProjectiveTransform(x: [0.7, 0.1, 20], y: [-0.2, 0.9, 30], w: [0.004, 0.001, 1])
    let source = try group(40, 30, 0x80_40_20_80)
    let whole = try #require(source.projected(by: map, within: everywhere))
    let part = try #require(
      source.projected(by: map, within: PixelRect(minX: 25, minY: 33, maxX: 31, maxY: 40)))
    for y in part.bounds.minY..<part.bounds.maxY {
      for x in part.bounds.minX..<part.bounds.maxX {
        #expect(alpha(part, x, y) == alpha(whole, x, y))
      }
    }
  }

  @Test func `nothing comes from behind the viewer`() throws {
    let behind = ProjectiveTransform(x: [1, 0, 0], y: [0, 1, 0], w: [0, 0, -1])
    #expect(try group(10, 10).projected(by: behind, within: everywhere) == nil)
    // The horizon lies at x = 5 of the group: no pixel is hit from its far side.
    let through = ProjectiveTransform(x: [1, 0, 0], y: [0, 1, 0], w: [-0.2, 0, 1])
    let seen = try #require(try group(10, 10).projected(by: through, within: everywhere))
    #expect(alpha(seen, 2, 2) == 255 && alpha(seen, -10, 2) == 0)
  }
}
