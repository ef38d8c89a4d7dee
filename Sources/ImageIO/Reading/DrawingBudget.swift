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
  var clipPixelCount: Int {
    let box = boundingBoxOfClipPath
    return box.isNull ? 0 : Self.pixelCount(box.applying(userSpaceToDeviceSpaceTransform))
  }

  /// Pixels inside the clip and the box of a rectangle of user space, grown by some of its units.
  func pixelCount(_ rect: CGRect, grownBy margin: CGFloat = 0) -> Int {
    let box = boundingBoxOfClipPath
    if box.isNull || rect.isNull { return 0 }
    let device = userSpaceToDeviceSpaceTransform
    return Self.pixelCount(
      box.applying(device)
        .intersection(rect.insetBy(dx: -margin, dy: -margin).applying(device)))
  }

  private static func pixelCount(_ rect: CGRect) -> Int {
    rect.isNull ? 0 : Int(clamping: (rect.width.native + 1) * (rect.height.native + 1))
  }
}
