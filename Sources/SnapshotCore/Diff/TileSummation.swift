/// Sums of the samples of differing pixels, a tile at a time: a region's mean colours come from
/// them when the pixels are gone.
@safe struct TileSummation {
  let reference: PixelRows
  let actual: PixelRows
  let tiles: UnsafePointer<UInt64>
  let sums: UnsafeMutablePointer<SIMD4<UInt16>>
  let actualSums: UnsafeMutablePointer<SIMD4<UInt16>>

  /// Sums some tiles of a row.
  func run(_ tileRow: Int, _ columns: Range<Int>, tilesWide: Int) {
    // SAFETY: A bit of the mask is a pixel that both pictures have, and the caller keeps the rows
    // of these tiles in memory. There is one element for each tile, and no other thread has those
    // of these columns.
    for column in columns {
      let tile = tileRow * tilesWide + column
      let bits = unsafe tiles[tile]
      if bits == 0 { continue }
      var before = Lanes()
      var after = Lanes()
      for line in 0..<8 {
        var columns = bits &>> UInt64(8 &* line) & 255
        if columns == 0 { continue }
        let y = 8 &* tileRow &+ line
        let p = unsafe reference.base + (y &* reference.stride &+ 32 &* column)
        let q = unsafe actual.base + (y &* actual.stride &+ 32 &* column)
        if columns == 255 {
          unsafe before.addEight(p)
          unsafe after.addEight(q)
          continue
        }
        while columns != 0 {
          let offset = 4 &* columns.trailingZeroBitCount
          columns &= columns &- 1
          unsafe before.add(p.loadUnaligned(fromByteOffset: offset, as: UInt32.self))
          unsafe after.add(q.loadUnaligned(fromByteOffset: offset, as: UInt32.self))
        }
      }
      unsafe sums[tile] = before.samples
      unsafe actualSums[tile] = after.samples
    }
  }

  /// The sums of up to 64 pixels: two 16-bit sums in a word.
  private struct Lanes {
    private var even = SIMD4<UInt32>.zero
    private var odd = SIMD4<UInt32>.zero

    @inline(__always)
    mutating func add(_ pixel: UInt32) {
      even[0] &+= pixel & 0xff_00ff
      odd[0] &+= pixel &>> 8 & 0xff_00ff
    }

    // SAFETY: Both loads are within the 32 bytes of eight pixels that the caller has at `place`,
    // aligned or not.
    @inline(__always)
    mutating func addEight(_ place: UnsafeRawPointer) {
      for offset in stride(from: 0, to: 32, by: 16) {
        let pixels = unsafe place.loadUnaligned(fromByteOffset: offset, as: SIMD4<UInt32>.self)
        even &+= pixels & 0xff_00ff
        odd &+= (pixels &>> 8) & 0xff_00ff
      }
    }

    var samples: SIMD4<UInt16> {
      let low = even.wrappedSum()
      let high = odd.wrappedSum()
      return SIMD4(
        UInt16(truncatingIfNeeded: low), UInt16(truncatingIfNeeded: high),
        UInt16(truncatingIfNeeded: low >> 16), UInt16(truncatingIfNeeded: high >> 16))
    }
  }
}
