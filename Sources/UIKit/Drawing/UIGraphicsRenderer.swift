/// The properties of what a renderer draws into.
open class UIGraphicsRendererFormat: NSObject, NSCopying, @unchecked Sendable {
  /// The renderer's rectangle in points, in the format that a renderer's context reports.
  public package(set) var bounds = CGRect.zero

  public required override init() {
    super.init()
  }

  /// The format for the main screen.
  open class func `default`() -> Self { self.init() }

  open override func copy() -> Any { copy(with: nil) }

  /// A copy of the same class, whose changes do not affect this format.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = type(of: self).init()
    copy.bounds = bounds
    return copy
  }
}

/// The context that a renderer's drawing code gets, with shorthands for it.
open class UIGraphicsRendererContext: NSObject {
  /// The context that is drawn into, in points with y downwards.
  public let cgContext: CGContext
  let rendererFormat: UIGraphicsRendererFormat

  init(cgContext: CGContext, format: UIGraphicsRendererFormat) {
    self.cgContext = cgContext
    rendererFormat = format
  }

  /// The format of the renderer, with its rectangle.
  open var format: UIGraphicsRendererFormat { rendererFormat }

  /// Fills a rectangle with the current fill colour.
  open func fill(_ rect: CGRect) {
    fill(rect, blendMode: .normal)
  }

  /// Fills a rectangle with the current fill colour in a blend mode, which holds for this call
  /// alone.
  open func fill(_ rect: CGRect, blendMode: CGBlendMode) {
    cgContext.saveGState()
    cgContext.setBlendMode(blendMode)
    cgContext.fill(rect)
    cgContext.restoreGState()
  }

  /// Strokes a line one point wide along the inner side of a rectangle's edge.
  open func stroke(_ rect: CGRect) {
    stroke(rect, blendMode: .normal)
  }

  /// Strokes a line one point wide along the inner side of a rectangle's edge in a blend mode,
  /// which holds for this call alone.
  open func stroke(_ rect: CGRect, blendMode: CGBlendMode) {
    cgContext.saveGState()
    cgContext.setBlendMode(blendMode)
    cgContext.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1)
    cgContext.restoreGState()
  }

  /// Narrows the context's clip to a rectangle in points.
  open func clip(to rect: CGRect) {
    cgContext.clip(to: rect)
  }
}

/// An object that draws in a rectangle of points.
open class UIGraphicsRenderer: NSObject {
  let rendererFormat: UIGraphicsRendererFormat

  /// A renderer that draws nothing: its subclasses draw.
  public override init() {
    rendererFormat = UIGraphicsRendererFormat()
    super.init()
  }

  init(checkedFormat: UIGraphicsRendererFormat) {
    rendererFormat = checkedFormat
  }

  /// The format that the renderer was made with, as it was then.
  open var format: UIGraphicsRendererFormat { rendererFormat }

  /// Whether the renderer makes images; false for PDF files.
  open var allowsImageOutput: Bool { true }
}
