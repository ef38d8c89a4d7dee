/// Pixels of a picture whose differences do not count.
package enum IgnoredArea: Sendable, Hashable, Codable {
  /// A box, pixels from the top left corner.
  case box(x: Int, y: Int, width: Int, height: Int)
  /// The box of a view in the picture, with what it is called in messages.
  case view(String, x: Int, y: Int, width: Int, height: Int)
  /// The pixels of a mask.
  case mask(DifferenceMask)
}

extension IgnoredArea: CustomStringConvertible {
  package var description: String {
    switch self {
    case .box(let x, let y, let width, let height): "\(width) × \(height) at (\(x), \(y))"
    case .view(let name, let x, let y, let width, let height):
      "\(name) (\(width) × \(height) at (\(x), \(y)))"
    case .mask(let mask): "a mask of \(NumberText.counted(mask.count, "pixel"))"
    }
  }

  /// The mask that a picture draws: the pixels whose alpha or, where all is opaque, whose luma is
  /// above half.
  package init(maskFrom image: PixelImage) {
    var mask = DifferenceMask(width: image.width, height: image.height)
    let isOpaque = (0..<image.size.pixelCount).allSatisfy { image.bytes[4 * $0 + 3] == 255 }
    for y in 0..<image.height {
      for x in 0..<image.width {
        let place = 4 * (y * image.width + x)
        let luma =
          77 * Int(image.bytes[place]) + 150 * Int(image.bytes[place + 1])
          + 29 * Int(image.bytes[place + 2])
        if isOpaque ? luma > 127 << 8 : image.bytes[place + 3] > 127 { mask.insert(x: x, y: y) }
      }
    }
    self = .mask(mask)
  }

  /// Whether the areas cover all of a picture, so that no pixel is left to compare.
  package static func cover(_ areas: [IgnoredArea], _ size: PixelSize) -> Bool {
    let mask = DifferenceMask(of: areas, width: size.width, height: size.height)
    return mask?.count == size.pixelCount
  }

  /// Columns of a row that may be in the area.
  fileprivate func columns(_ width: Int, _ row: Int) -> Range<Int> {
    switch self {
    case .box(let x, let y, let boxWidth, let height),
      .view(_, let x, let y, let boxWidth, let height):
      guard boxWidth > 0, row >= y, row.subtractingReportingOverflow(y).partialValue < height
      else { return 0..<0 }
      let start = min(max(x, 0), width)
      // What is left of the picture does not count, and x + width may be beyond all numbers.
      let (end, isOver) = x.addingReportingOverflow(boxWidth)
      return start..<max(start, isOver ? width : min(end, width))
    case .mask(let mask):
      return row < mask.height ? 0..<min(width, mask.width) : 0..<0
    }
  }

  fileprivate func contains(_ x: Int, _ row: Int) -> Bool {
    if case .mask(let mask) = self { return mask.differs(x: x, y: row) }
    return true
  }
}

extension DifferenceMask {
  /// Makes a mask of the pixels of all areas; nil where there are no areas.
  init?(of areas: [IgnoredArea], width: Int, height: Int) {
    guard !areas.isEmpty else { return nil }
    self.init(width: width, height: height)
    for area in areas {
      for y in 0..<height {
        for x in area.columns(width, y) where area.contains(x, y) { insert(x: x, y: y) }
      }
    }
  }
}
