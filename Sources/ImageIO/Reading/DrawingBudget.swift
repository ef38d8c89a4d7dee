/// What drawing one vector image may cost: files are small that ask for billions of pixels.
struct DrawingBudget {
  private var elements: Int
  private var pixels: Int
  private let name: String
  private(set) var isSpent = false

  /// - Parameter name: What the note says is not drawn whole.
  init(_ limits: ImageLimits, name: String) {
    // `use` may repeat what is there.
    elements = limits.maximumElementCount * 2
    pixels = limits.maximumTouchedPixelCount
    self.name = name
  }

  /// Takes what an element costs. Notes once that the rest of the image is not drawn.
  ///
  /// - Returns: Whether there was so much left.
  mutating func take(elements: Int = 1, pixels: Int = 0) -> Bool {
    if isSpent { return false }
    self.elements -= elements
    self.pixels -= pixels
    guard self.elements < 0 || self.pixels < 0 else { return true }
    isSpent = true
    FidelityLedger.note(.imageLimit, name)
    return false
  }
}

extension CGContext {
  /// Pixels that the clip lets through at most.
  var clipPixelCount: Int { visiblePixels.area }

  /// Pixels inside the clip and the box of a rectangle of user space, grown by some of its units.
  func pixelCount(_ rect: CGRect, grownBy margin: CGFloat = 0) -> Int {
    if rect.isNull { return 0 }
    // Foundation's own functions stop the process at NaN.
    let grown = CGRect(
      x: rect.minX - margin, y: rect.minY - margin, width: rect.width + 2 * margin,
      height: rect.height + 2 * margin)
    let device = grown.applying(userSpaceToDeviceSpaceTransform)
    return visiblePixels.intersection(PixelRect(containing: device)).area
  }

  private var visiblePixels: PixelRect {
    let box = boundingBoxOfClipPath
    return box.isNull
      ? .empty : PixelRect(containing: box.applying(userSpaceToDeviceSpaceTransform))
  }
}

extension PixelRect {
  fileprivate var area: Int { isEmpty ? 0 : width * height }
}

extension CGRect {
  /// The smallest rectangle around both; this one where the other is not finite.
  func joined(_ other: CGRect) -> CGRect {
    guard other.hasFiniteSides, hasFiniteSides else { return hasFiniteSides ? self : other }
    let (x, y) = (min(minX, other.minX), min(minY, other.minY))
    return CGRect(
      x: x, y: y, width: max(maxX, other.maxX) - x, height: max(maxY, other.maxY) - y)
  }

  var hasFiniteSides: Bool {
    origin.x.isFinite && origin.y.isFinite && size.width.isFinite && size.height.isFinite
      && (origin.x + size.width).isFinite && (origin.y + size.height).isFinite
  }
}
