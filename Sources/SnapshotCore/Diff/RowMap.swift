/// Which rows of two pictures are compared: all of them, or those around their differences.
///
/// The rows that are left out are the same in both. Groups of eight stay together, so that a tile
/// of a mask is a tile of the whole picture's mask, and between two groups that are not
/// neighbours in the picture there are rows without a difference.
struct RowMap {
  /// For every row of tiles, its number in the picture.
  let tileRows: [Int]

  init(all height: Int) {
    tileRows = Array(0..<(height + 7) / 8)
  }

  init(tileRows: [Int]) {
    self.tileRows = tileRows
  }

  /// The picture's row.
  func row(_ y: Int) -> Int { tileRows[y >> 3] * 8 + y & 7 }

  func place(_ position: PixelPosition) -> PixelPosition {
    PixelPosition(x: position.x, y: row(position.y))
  }

  /// The whole picture's mask.
  func embed(_ mask: DifferenceMask, width: Int, height: Int) -> DifferenceMask {
    if mask.width == width, mask.height == height { return mask }
    var whole = DifferenceMask(width: width, height: height)
    for (row, target) in tileRows.enumerated() {
      for column in 0..<mask.tilesWide {
        whole.tiles[target * mask.tilesWide + column] =
          mask.tiles[row * mask.tilesWide + column]
      }
    }
    return whole
  }
}
