/// The places of a pattern's cells along one axis of the device.
struct PatternAxis {
  /// The place where cell 0 begins, in device pixels.
  let origin: Double
  /// The distance from a cell to the next, in device pixels; above 0.
  let step: Double
  /// How many cells that come before reach into a cell.
  let overlap: Int
  /// The number of pixels of the tile that holds one cell.
  let pixelCount: Int
  /// Whether cells lie whole pixels apart, stretched for that.
  let isStretched: Bool

  /// Divides an axis into cells. The result is nil if the cells' length or step is not above 0, or
  /// a number is beyond what can be drawn.
  ///
  /// - Parameters:
  ///   - start: Where cell 0 begins, in device pixels.
  ///   - length: The length of a cell, in device pixels.
  ///   - step: The distance from a cell to the next, in device pixels.
  init?(start: CGFloat, length: CGFloat, step: CGFloat, tiling: CGPatternTiling) {
    let limit = Double(PixelRect.limit)
    let (start, length, step) = (start.native, length.native, step.native)
    guard abs(start) <= limit, step > 0, step <= limit, length > 0, length <= limit else {
      return nil
    }
    origin = start
    self.step = step
    overlap = Int(((length / step - 1e-6).rounded(.up) - 1).clamped(to: 0...8))
    // Below a pixel, the mean of many cells is seen.
    isStretched = tiling != .noDistortion || step < 1
    // In range: the step is within the limit.
    pixelCount = max(1, Int(isStretched ? step.rounded() : (step - 1e-6).rounded(.up)))
  }

  /// The number of pixels of the tile for one device pixel.
  var scale: CGFloat { isStretched ? CGFloat(Double(pixelCount) / step) : 1 }

  /// The distance between cells in the tile.
  var tileStep: CGFloat { CGFloat(isStretched ? Double(pixelCount) : step) }

  /// The pixel of the tile that is shown at a pixel of the device.
  func tilePixel(at pixel: Int) -> Int {
    if isStretched {
      // In range: the origin is within the limit.
      let rest = (pixel - Int(origin.rounded())) % pixelCount
      return rest < 0 ? rest + pixelCount : rest
    }
    var cell = ((Double(pixel) + 0.5 - origin) / step).rounded(.down)
    if start(of: cell) > pixel { cell -= 1 }
    if start(of: cell + 1) <= pixel { cell += 1 }
    return max(0, min(pixel - start(of: cell), pixelCount - 1))
  }

  // In range: the cell is one at a device pixel, and the step is 1 or more.
  private func start(of cell: Double) -> Int { Int((origin + cell * step).rounded()) }
}
