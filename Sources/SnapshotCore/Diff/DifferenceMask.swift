/// One bit per pixel: whether it differs.
///
/// Kept as tiles of 8 × 8 pixels, so that a tile is one word: bit `8 · (y & 7) + (x & 7)`.
package struct DifferenceMask: Sendable, Hashable, Codable {
  package let width: Int
  package let height: Int
  package let tilesWide: Int
  package let tilesHigh: Int
  /// The tiles, row by row, `tilesWide` in a row.
  package internal(set) var tiles: [UInt64]

  package init(width: Int, height: Int) {
    self.width = width
    self.height = height
    tilesWide = (width + 7) / 8
    tilesHigh = (height + 7) / 8
    tiles = [UInt64](repeating: 0, count: tilesWide * tilesHigh)
  }

  /// - Precondition: the position lies inside.
  package func differs(x: Int, y: Int) -> Bool {
    tiles[(y >> 3) * tilesWide + x >> 3] >> UInt64((y & 7) * 8 + x & 7) & 1 != 0
  }

  package mutating func insert(x: Int, y: Int) {
    tiles[(y >> 3) * tilesWide + x >> 3] |= 1 << UInt64((y & 7) * 8 + x & 7)
  }

  /// The number of differing pixels.
  package var count: Int { tiles.reduce(0) { $0 + $1.nonzeroBitCount } }
}
