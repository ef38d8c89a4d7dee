import CoreGraphics
import Testing

@Suite struct BitmapTests {
  @Test func `a new bitmap is transparent`() throws {
    let bitmap = try #require(Bitmap(width: 5, height: 3))
    #expect(Array(bitmap.pixels) == [UInt32](repeating: 0, count: 15))
    #expect(bitmap.bytesPerRow == 20)
    #expect(!bitmap.isDeferred)
  }

  @Test func `no bitmap has a side of nothing, or too many pixels`() {
    for side in [0, -1, .min, 32_768, .max] {
      #expect(Bitmap(width: side, height: 1) == nil)
      #expect(Bitmap(width: 1, height: side) == nil)
    }
    #expect(Bitmap(width: 32_767, height: 1) != nil)
    #expect(Bitmap(width: 1, height: 32_767) != nil)
    // 32,767 · 8193 is 2²⁸ + 24,575.
    #expect(Bitmap(width: 32_767, height: 8193) == nil)
    #expect(Bitmap(width: 8193, height: 32_767) == nil)
  }

  @Test func `the caller's memory is shown as it is, and written to`() throws {
    var memory: [UInt32] = [1, 2, 3, 4, 5, 6, 7]
    try memory.withUnsafeMutableBytes { buffer in
      let base = try #require(buffer.baseAddress)
      do {
        let bitmap = try #require(Bitmap(width: 3, height: 2, borrowing: base))
        #expect(Array(bitmap.pixels) == [1, 2, 3, 4, 5, 6])
        bitmap.pixels[4] = 50
      }
      #expect(Bitmap(width: 3, height: 0, borrowing: base) == nil)
      #expect(Bitmap(width: 32_768, height: 1, borrowing: base) == nil)
      // A pixel is a number of four bytes, which begins at a multiple of four.
      for distance in 1...3 {
        #expect(Bitmap(width: 1, height: 1, borrowing: base + distance) == nil)
      }
      #expect(Bitmap(width: 1, height: 1, borrowing: base + 4)?.pixels[0] == 2)
    }
    #expect(memory == [1, 2, 3, 4, 50, 6, 7])
  }

  @Test func `pixels of a deferred bitmap have what was drawn`() throws {
    let bitmap = try #require(Bitmap(width: 2, height: 1, isDeferred: true))
    #expect(bitmap.isDeferred)
    let context = CGContext(bitmap: bitmap, baseTransform: .identity)
    context.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
    #expect(Array(bitmap.pixels) == [0, 0xff00_0000])
  }
}
