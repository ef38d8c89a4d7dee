/// A pattern that is about to fill an area of the device.
struct PatternCells {
  let pattern: CGPattern
  /// From pattern space to device space.
  let toDevice: CGAffineTransform
  /// Makes a context like the one that is drawn into.
  let makeContext: (Bitmap, CGAffineTransform) -> CGContext

  /// Cells that are drawn one by one at most.
  private static let greatestCellCount: CGFloat = 100_000

  /// The cells on transparent pixels; nothing where there are none to see, or too many.
  func pixels(in area: PixelRect) -> Bitmap? {
    let map = toDevice
    let determinant = map.a * map.d - map.b * map.c
    guard !area.isEmpty, determinant != 0, determinant.isFinite, map.tx.isFinite,
      map.ty.isFinite
    else { return nil }
    let isUpright = (map.b == 0 && map.c == 0) || (map.a == 0 && map.d == 0)
    if isUpright, let result = tiled(area) { return result }
    return drawnOneByOne(area)
  }

  /// One cell is drawn and copied; nothing where that takes more pixels than the area has.
  private func tiled(_ area: PixelRect) -> Bitmap? {
    let cell = pattern.bounds.applying(toDevice)
    let step = CGSize(width: pattern.xStep, height: pattern.yStep).applying(toDevice)
    guard
      let x = PatternAxis(
        start: cell.minX, length: cell.width, step: abs(step.width), tiling: pattern.tiling),
      let y = PatternAxis(
        start: cell.minY, length: cell.height, step: abs(step.height), tiling: pattern.tiling),
      x.pixelCount <= Bitmap.greatestSide, y.pixelCount <= Bitmap.greatestSide,
      x.pixelCount * y.pixelCount <= max(area.width * area.height, 65_536),
      let tile = Bitmap(width: x.pixelCount, height: y.pixelCount),
      let result = Bitmap(width: area.width, height: area.height)
    else { return nil }
    let toTile = toDevice.concatenating(
      CGAffineTransform(
        a: x.scale, b: 0, c: 0, d: y.scale, tx: -cell.minX * x.scale, ty: -cell.minY * y.scale))
    for row in -y.overlap...0 {
      for column in -x.overlap...0 {
        let shift = CGAffineTransform(
          translationX: CGFloat(column) * x.tileStep, y: CGFloat(row) * y.tileStep)
        pattern.draw(in: makeContext(tile, toTile.concatenating(shift)))
      }
    }
    result.fill(area, from: tile, x, y)
    return result
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
      (columns.1 - columns.0 + 1) * (rows.1 - rows.0 + 1) <= Self.greatestCellCount,
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
    guard let target = pixels.baseAddress, let source = tile.pixels.baseAddress else { return }
    let columns = (area.minX..<area.maxX).map { x.tilePixel(at: $0) }
    for row in 0..<height {
      // SAFETY: an axis gives pixels of the tile, and the area is as large as this bitmap.
      let from = source + y.tilePixel(at: area.minY + row) * tile.width
      let to = target + row * width
      for column in 0..<width { to[column] = from[columns[column]] }
    }
  }

  /// Puts a colour in place of every pixel, as opaque as the pixel was.
  func recolor(_ color: UInt32) {
    for index in pixels.indices {
      pixels[index] = PixelMath.scaled(color, by: pixels[index] >> 24)
    }
  }
}
