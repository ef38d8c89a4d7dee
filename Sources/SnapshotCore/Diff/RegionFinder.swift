import CoreGraphics

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
  static func regions(of scan: PixelScan) -> [ComparisonResult.Region] {
    clusters(of: scan.mask).map { cluster in
      var region = cluster.box.region
      if let worst = scan.worst(of: cluster.tiles) {
        region.worst = worst.place
        region.maxDelta = (worst.delta * 1e6).rounded() / 1e6
      }
      region.meanReference = meanColor(cluster, scan.sums)
      region.meanActual = meanColor(cluster, scan.actualSums)
      return region
    }
  }

  /// A mean colour as `#rrggbbaa`.
  private static func meanColor(_ cluster: Cluster, _ sums: [SIMD4<UInt16>]) -> String {
    var total = SIMD4<UInt64>.zero
    for tile in cluster.tiles { total &+= SIMD4<UInt64>(truncatingIfNeeded: sums[tile]) }
    return text(total, UInt64(cluster.box.pixels))
  }

  private static func text(_ sums: SIMD4<UInt64>, _ count: UInt64) -> String {
    // In range: means of bytes.
    "#" + Digits.hexadecimal((0..<4).map { UInt8((sums[$0] + count / 2) / max(count, 1)) })
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
