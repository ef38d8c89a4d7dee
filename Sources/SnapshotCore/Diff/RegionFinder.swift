/// Gathers differing pixels into boxes that a person can look at.
///
/// Tiles of 8 × 8 pixels that touch, diagonally too, belong together: pixels up to 8 apart are
/// always in one region, pixels 16 or more apart only where others link them.
package enum RegionFinder {
  /// The regions of `mask`, most pixels first, then top to bottom and left to right.
  ///
  /// - Complexity: O(tiles).
  package static func regions(of mask: DifferenceMask) -> [ComparisonResult.Region] {
    clusters(of: mask).map(\.box.region)
      .sorted { ($1.pixels, $0.y, $0.x) < ($0.pixels, $1.y, $1.x) }
  }

  /// The regions with their worst pixels and mean colours, in no order.
  ///
  /// - Parameter rows: Which of the pictures' rows the images have.
  static func regions(
    of scan: PixelScan, _ reference: PixelImage, _ actual: PixelImage, rows: RowMap
  ) -> [ComparisonResult.Region] {
    clusters(of: scan.mask).map { cluster in
      let box = cluster.box.region
      var region = ComparisonResult.Region(
        x: box.x, y: rows.row(box.y), width: box.width, height: box.height, pixels: box.pixels)
      if let worst = scan.worst(of: cluster.tiles) {
        region.worst = rows.place(worst.place)
        region.maxDelta = (worst.delta * 1e6).rounded() / 1e6
      }
      let means = MeanColors.of(cluster.tiles, scan.mask, reference, actual)
      region.meanReference = means.reference
      region.meanActual = means.actual
      return region
    }
  }

  private struct Cluster {
    var box = Box()
    var tiles: [Int] = []
  }

  private static func clusters(of mask: DifferenceMask) -> [Cluster] {
    var visited = [Bool](repeating: false, count: mask.tiles.count)
    var found: [Cluster] = []
    var pending: [Int] = []
    for start in mask.tiles.indices where mask.tiles[start] != 0 && !visited[start] {
      var cluster = Cluster()
      visited[start] = true
      pending.append(start)
      while let tile = pending.popLast() {
        let column = tile % mask.tilesWide
        let row = tile / mask.tilesWide
        cluster.box.add(mask.tiles[tile], column: column, row: row)
        cluster.tiles.append(tile)
        for y in max(row - 1, 0)...min(row + 1, mask.tilesHigh - 1) {
          for x in max(column - 1, 0)...min(column + 1, mask.tilesWide - 1) {
            let neighbour = y * mask.tilesWide + x
            if mask.tiles[neighbour] != 0, !visited[neighbour] {
              visited[neighbour] = true
              pending.append(neighbour)
            }
          }
        }
      }
      found.append(cluster)
    }
    return found
  }

  /// A growing box, in pixels.
  private struct Box {
    var left = Int.max
    var top = Int.max
    var right = 0
    var bottom = 0
    var pixels = 0

    mutating func add(_ bits: UInt64, column: Int, row: Int) {
      var columns: UInt8 = 0
      for line in 0..<8 { columns |= UInt8(truncatingIfNeeded: bits >> UInt64(8 * line)) }
      left = min(left, 8 * column + columns.trailingZeroBitCount)
      right = max(right, 8 * column + 8 - columns.leadingZeroBitCount)
      top = min(top, 8 * row + bits.trailingZeroBitCount / 8)
      bottom = max(bottom, 8 * row + 8 - bits.leadingZeroBitCount / 8)
      pixels += bits.nonzeroBitCount
    }

    var region: ComparisonResult.Region {
      ComparisonResult.Region(
        x: left, y: top, width: right - left, height: bottom - top, pixels: pixels)
    }
  }
}

/// Mean colours of differing pixels, before and after.
enum MeanColors {
  /// - Complexity: O(pixels of the tiles).
  static func of(
    _ tiles: [Int], _ mask: DifferenceMask, _ reference: PixelImage, _ actual: PixelImage
  ) -> (reference: String, actual: String) {
    var before = SIMD4<UInt64>.zero
    var after = SIMD4<UInt64>.zero
    var count: UInt64 = 0
    reference.bytes.withUnsafeBytes { left in
      actual.bytes.withUnsafeBytes { right in
        // SAFETY: a bit of the mask is a pixel that both images have.
        for tile in tiles {
          let bits = mask.tiles[tile]
          let x = tile % mask.tilesWide * 8
          let y = tile / mask.tilesWide * 8
          count += UInt64(bits.nonzeroBitCount)
          var sumBefore = Lanes()
          var sumAfter = Lanes()
          for line in 0..<8 {
            var columns = bits &>> UInt64(8 &* line) & 255
            if columns == 0 { continue }
            let p = left.baseAddress! + 4 &* ((y &+ line) &* reference.width &+ x)
            let q = right.baseAddress! + 4 &* ((y &+ line) &* actual.width &+ x)
            if columns == 255 {
              sumBefore.addEight(p)
              sumAfter.addEight(q)
              continue
            }
            while columns != 0 {
              let column = 4 &* columns.trailingZeroBitCount
              columns &= columns &- 1
              sumBefore.add(p.loadUnaligned(fromByteOffset: column, as: UInt32.self))
              sumAfter.add(q.loadUnaligned(fromByteOffset: column, as: UInt32.self))
            }
          }
          before &+= sumBefore.samples
          after &+= sumAfter.samples
        }
      }
    }
    return (text(before, count), text(after, count))
  }

  /// Sums of up to 64 pixels: two 16-bit sums in a word.
  private struct Lanes {
    private var even = SIMD4<UInt32>.zero
    private var odd = SIMD4<UInt32>.zero

    @inline(__always)
    mutating func add(_ pixel: UInt32) {
      even[0] &+= pixel & 0xff_00ff
      odd[0] &+= pixel &>> 8 & 0xff_00ff
    }

    // SAFETY: the caller has eight pixels there.
    @inline(__always)
    mutating func addEight(_ place: UnsafeRawPointer) {
      for offset in stride(from: 0, to: 32, by: 16) {
        let pixels = place.loadUnaligned(fromByteOffset: offset, as: SIMD4<UInt32>.self)
        even &+= pixels & 0xff_00ff
        odd &+= (pixels &>> 8) & 0xff_00ff
      }
    }

    var samples: SIMD4<UInt64> {
      let low = even.wrappedSum()
      let high = odd.wrappedSum()
      return SIMD4(
        UInt64(low & 0xffff), UInt64(high & 0xffff), UInt64(low >> 16), UInt64(high >> 16))
    }
  }

  private static func text(_ sums: SIMD4<UInt64>, _ count: UInt64) -> String {
    let digits = Array("0123456789abcdef".utf8)
    var text: [UInt8] = [0x23]
    for lane in 0..<4 {
      let mean = Int((sums[lane] + count / 2) / max(count, 1))
      text.append(digits[mean >> 4])
      text.append(digits[mean & 15])
    }
    return String(decoding: text, as: UTF8.self)
  }
}
