/// Gathers differing pixels into boxes that a person can look at.
///
/// Tiles of 8 × 8 pixels that touch, diagonally too, belong together: pixels up to 8 apart are
/// always in one region, pixels 16 or more apart only where others link them.
package enum RegionFinder {
  /// The regions of `mask`, most pixels first, then top to bottom and left to right.
  ///
  /// - Complexity: O(tiles).
  package static func regions(of mask: DifferenceMask) -> [ComparisonResult.Region] {
    var visited = [Bool](repeating: false, count: mask.tiles.count)
    var found: [ComparisonResult.Region] = []
    var pending: [Int] = []
    for start in mask.tiles.indices where mask.tiles[start] != 0 && !visited[start] {
      var box = Box()
      visited[start] = true
      pending.append(start)
      while let tile = pending.popLast() {
        let column = tile % mask.tilesWide
        let row = tile / mask.tilesWide
        box.add(mask.tiles[tile], column: column, row: row)
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
      found.append(box.region)
    }
    return found.sorted { ($1.pixels, $0.y, $0.x) < ($0.pixels, $1.y, $1.x) }
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
