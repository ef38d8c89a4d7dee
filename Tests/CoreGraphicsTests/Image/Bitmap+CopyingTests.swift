import Testing

@testable import CoreGraphics

@Suite struct BitmapCopyingTests {
  /// A bitmap whose pixels are the numbers from 1 on.
  private func numbered(_ width: Int, _ height: Int) throws -> Bitmap {
    let bitmap = try #require(Bitmap(width: width, height: height))
    for index in bitmap.pixels.indices { bitmap.pixels[index] = UInt32(index + 1) }
    return bitmap
  }

  @Test func `a part is copied from where it starts`() throws {
    let part = try #require(Bitmap(width: 2, height: 2))
    part.copy(from: try numbered(4, 3), sourceX: 1, sourceY: 1)
    #expect(Array(part.pixels) == [6, 7, 10, 11])
  }

  @Test func `pixels for which the other bitmap has none stay`() throws {
    let source = try numbered(4, 3)
    func copied(_ x: Int, _ y: Int) throws -> [UInt32] {
      let target = try #require(Bitmap(width: 3, height: 2))
      target.pixels.update(repeating: 99)
      target.copy(from: source, sourceX: x, sourceY: y)
      return Array(target.pixels)
    }
    #expect(try copied(-1, -1) == [99, 99, 99, 99, 1, 2])
    #expect(try copied(3, 2) == [12, 99, 99, 99, 99, 99])
    #expect(try copied(2, -1) == [99, 99, 99, 3, 4, 99])
    #expect(try copied(4, 0) == [99, 99, 99, 99, 99, 99])
    #expect(try copied(-3, 0) == [99, 99, 99, 99, 99, 99])
  }

  @Test func `a copy does not follow its original`() throws {
    let original = try numbered(3, 2)
    let copy = try #require(original.copy())
    original.pixels[4] = 0
    #expect(Array(copy.pixels) == [1, 2, 3, 4, 5, 6])
    #expect(copy.size == PixelRect(minX: 0, minY: 0, maxX: 3, maxY: 2))
  }

  @Test func `straight channels are multiplied by alpha, to the nearest`() throws {
    let bitmap = try #require(Bitmap(width: 256, height: 256))
    var bytes: [UInt8] = []
    for alpha in 0...255 as ClosedRange<UInt8> {
      for value in 0...255 as ClosedRange<UInt8> { bytes += [value, 0, 255 - value, alpha] }
    }
    bitmap.fillPremultiplying(bytes)
    let wrong = bitmap.pixels.indices.filter { index in
      let (value, alpha, pixel) = (index % 256, index / 256, bitmap.pixels[index])
      let red = (Double(value * alpha) / 255).rounded()
      let blue = (Double((255 - value) * alpha) / 255).rounded()
      // 255 is odd, so that no quotient is a half.
      return pixel != UInt32(red) | UInt32(blue) << 16 | UInt32(alpha) << 24
    }
    #expect(wrong == [])
  }

  @Test func `bytes that are missing leave pixels as they were`() throws {
    let bitmap = try numbered(3, 1)
    bitmap.fillPremultiplying([255, 0, 0, 255, 1, 2, 3])
    #expect(Array(bitmap.pixels) == [0xff00_00ff, 2, 3])
  }

  @Test func `an area becomes opaque and keeps its colours`() throws {
    let bitmap = try numbered(3, 3)
    bitmap.makeOpaque(PixelRect(minX: 1, minY: 1, maxX: 3, maxY: 2))
    #expect(Array(bitmap.pixels) == [1, 2, 3, 4, 0xff00_0005, 0xff00_0006, 7, 8, 9])
  }
}
