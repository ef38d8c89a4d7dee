/// A pattern that is about to fill an area of the device.
struct PatternCells {
  let pattern: CGPattern
  /// The map from pattern space to device space.
  let toDevice: CGAffineTransform
  /// Makes a context like the one that is drawn into.
  let makeContext: (Bitmap, CGAffineTransform) -> CGContext

  /// Cells that are drawn one by one at most. They are as large as the area, and so few.
  private static let maximumCellCount: CGFloat = 100_000

  /// The cells on transparent pixels; nil where no cell is visible.
  func pixels(in area: PixelRect) -> Bitmap? {
    let map = toDevice
    let determinant = map.a * map.d - map.b * map.c
    guard !area.isEmpty, determinant != 0, determinant.isFinite, map.tx.isFinite,
      map.ty.isFinite
    else { return nil }
    let isUpright = (map.b == 0 && map.c == 0) || (map.a == 0 && map.d == 0)
    return (isUpright ? copied(area) : resampled(area)) ?? drawnOneByOne(area)
  }

  /// Draws one cell and copies it; nil where a cell has more pixels than the area.
  private func copied(_ area: PixelRect) -> Bitmap? {
    let cell = pattern.bounds.applying(toDevice)
    let step = CGSize(width: pattern.xStep, height: pattern.yStep).applying(toDevice)
    guard
      let x = PatternAxis(
        start: cell.minX, length: cell.width, step: abs(step.width), tiling: pattern.tiling),
      let y = PatternAxis(
        start: cell.minY, length: cell.height, step: abs(step.height), tiling: pattern.tiling),
      let tile = tile(
        x, y,
        toDevice.concatenating(
          CGAffineTransform(
            a: x.scale, b: 0, c: 0, d: y.scale, tx: -cell.minX * x.scale,
            ty: -cell.minY * y.scale)), for: area),
      let result = Bitmap(width: area.width, height: area.height)
    else { return nil }
    result.fill(area, from: tile, x, y)
    return result
  }

  /// Draws one cell upright and blends pixels from it; nil where a cell has more pixels than the
  /// area.
  private func resampled(_ area: PixelRect) -> Bitmap? {
    let (map, bounds) = (toDevice, pattern.bounds)
    let scaleX = (map.a * map.a + map.b * map.b).squareRoot()
    let scaleY = (map.c * map.c + map.d * map.d).squareRoot()
    guard
      let x = PatternAxis(
        start: 0, length: bounds.width * scaleX, step: pattern.xStep * scaleX,
        tiling: .constantSpacing),
      let y = PatternAxis(
        start: 0, length: bounds.height * scaleY, step: pattern.yStep * scaleY,
        tiling: .constantSpacing)
    else { return nil }
    let toTile = CGAffineTransform(
      scaleX: CGFloat(x.pixelCount) / pattern.xStep, y: CGFloat(y.pixelCount) / pattern.yStep
    ).translatedBy(x: -bounds.minX, y: -bounds.minY)
    guard let tile = tile(x, y, toTile, for: area),
      let result = Bitmap(width: area.width, height: area.height)
    else { return nil }
    result.fill(area, from: tile, map.inverted().concatenating(toTile))
    return result
  }

  /// One period of the pattern, with what reaches into it from cells before.
  ///
  /// - Parameter toTile: The map from pattern space to pixels of the tile.
  private func tile(
    _ x: PatternAxis, _ y: PatternAxis, _ toTile: CGAffineTransform, for area: PixelRect
  ) -> Bitmap? {
    guard x.pixelCount <= Bitmap.maximumSide, y.pixelCount <= Bitmap.maximumSide,
      x.pixelCount * y.pixelCount <= max(area.width * area.height, 65_536),
      let tile = Bitmap(width: x.pixelCount, height: y.pixelCount)
    else { return nil }
    for row in -y.overlap...0 {
      for column in -x.overlap...0 {
        let shift = CGAffineTransform(
          translationX: CGFloat(column) * x.tileStep, y: CGFloat(row) * y.tileStep)
        pattern.draw(in: makeContext(tile, toTile.concatenating(shift)))
      }
    }
    return tile
  }

  private func drawnOneByOne(_ area: PixelRect) -> Bitmap? {
    let seen = area.cgRect.applying(toDevice.inverted())
    let (bounds, xStep, yStep) = (pattern.bounds, pattern.xStep, pattern.yStep)
    let columns = (
      ((seen.minX - bounds.maxX) / xStep).rounded(.up),
      ((seen.maxX - bounds.minX) / xStep).rounded(.down)
    )
    let rows = (
      ((seen.minY - bounds.maxY) / yStep).rounded(.up),
      ((seen.maxY - bounds.minY) / yStep).rounded(.down)
    )
    guard columns.0 <= columns.1, rows.0 <= rows.1,
      (columns.1 - columns.0 + 1) * (rows.1 - rows.0 + 1) <= Self.maximumCellCount,
      let result = Bitmap(width: area.width, height: area.height)
    else { return nil }
    let toResult = toDevice.concatenating(
      CGAffineTransform(translationX: -CGFloat(area.minX), y: -CGFloat(area.minY)))
    for row in stride(from: rows.0, through: rows.1, by: 1) {
      for column in stride(from: columns.0, through: columns.1, by: 1) {
        let shift = CGAffineTransform(translationX: column * xStep, y: row * yStep)
        pattern.draw(in: makeContext(result, shift.concatenating(toResult)))
      }
    }
    return result
  }
}

extension Bitmap {
  /// Fills the bitmap, which shows an area of the device, with copies of a tile.
  fileprivate func fill(
    _ area: PixelRect, from tile: Bitmap, _ x: PatternAxis, _ y: PatternAxis
  ) {
    // SAFETY: An axis gives pixels of the tile, which is made as wide and high as the axes'
    // `pixelCount`, and the area is as large as this bitmap. They are two bitmaps, which the caller
    // keeps.
    guard let target = unsafe pixels.baseAddress, let source = unsafe tile.pixels.baseAddress else {
      return
    }
    let columns = (area.minX..<area.maxX).map { x.tilePixel(at: $0) }
    for row in 0..<height {
      let from = unsafe source + y.tilePixel(at: area.minY + row) * tile.width
      let to = unsafe target + row * width
      for column in 0..<width { unsafe to[column] = unsafe from[columns[column]] }
    }
  }

  /// Fills the bitmap, which shows an area of the device, with a tile that goes on without end.
  ///
  /// - Parameter toTile: The map from device pixels to pixels of the tile.
  fileprivate func fill(_ area: PixelRect, from tile: Bitmap, _ toTile: CGAffineTransform) {
    // SAFETY: Both columns and both rows are wrapped into the tile, which the caller keeps, and the
    // pixel written is one of this bitmap's rows and columns.
    guard let source = unsafe tile.pixels.baseAddress else { return }
    let limit = 0x1p40
    for row in 0..<height {
      for column in 0..<width {
        let point = CGPoint(
          x: CGFloat(area.minX + column) + 0.5, y: CGFloat(area.minY + row) + 0.5
        ).applying(toTile)
        let (u, v) = (point.x.native - 0.5, point.y.native - 0.5)
        guard abs(u) < limit, abs(v) < limit else { continue }
        let (left, top) = (u.rounded(.down), v.rounded(.down))
        let x0 = Self.wrapped(Int(left), tile.width)
        let y0 = Self.wrapped(Int(top), tile.height)
        let x1 = x0 + 1 == tile.width ? 0 : x0 + 1
        let y1 = y0 + 1 == tile.height ? 0 : y0 + 1
        let (upper, lower) = unsafe (source + y0 * tile.width, source + y1 * tile.width)
        unsafe pixels[row * width + column] = unsafe Self.blended(
          (upper[x0], upper[x1]), (lower[x0], lower[x1]), UInt32((u - left) * 256),
          UInt32((v - top) * 256))
      }
    }
  }

  private static func wrapped(_ value: Int, _ count: Int) -> Int {
    let rest = value % count
    return rest < 0 ? rest + count : rest
  }

  /// - Parameters:
  ///   - x: How far to the right, 0 … 255 of 256.
  ///   - y: How far down.
  private static func blended(
    _ upper: (UInt32, UInt32), _ lower: (UInt32, UInt32), _ x: UInt32, _ y: UInt32
  ) -> UInt32 {
    var result: UInt32 = 0
    for shift in stride(from: 0 as UInt32, to: 32, by: 8) {
      let above = (upper.0 >> shift & 255) * (256 - x) + (upper.1 >> shift & 255) * x
      let below = (lower.0 >> shift & 255) * (256 - x) + (lower.1 >> shift & 255) * x
      result |= ((above * (256 - y) + below * y + 32_768) >> 16) << shift
    }
    return result
  }

  /// Puts a colour in place of every pixel, as opaque as the pixel was.
  func recolor(_ color: UInt32) {
    // SAFETY: The indices are those of the bitmap's own buffer, which lives as long as the bitmap.
    for index in unsafe pixels.indices {
      unsafe pixels[index] = unsafe PixelMath.scaled(color, by: pixels[index] >> 24)
    }
  }
}
