extension UIColor {
  /// A colour that fills with copies of an image side by side, from the top left corner of the view
  /// or of the image that is drawn.
  ///
  /// Each copy is rounded to whole device pixels. An image of size zero gives a clear colour.
  public convenience init(patternImage image: UIImage) {
    let cell = CGRect(origin: .zero, size: image.size)
    let pattern = CGPattern(
      bounds: cell, matrix: .identity, xStep: cell.width, yStep: cell.height,
      tiling: .constantSpacing, isColored: true,
      drawing: { context in
        UIGraphicsPushContext(context)
        image.draw(in: cell)
        UIGraphicsPopContext()
      })
    // SAFETY: A coloured pattern takes one component, its alpha, which is what the array has during
    // the call.
    let opaque: [CGFloat] = [1]
    let color = pattern.flatMap { pattern in
      CGColorSpace(patternBaseSpace: nil).flatMap {
        unsafe CGColor(patternSpace: $0, pattern: pattern, components: opaque)
      }
    }
    self.init(cgColor: color ?? .clear)
  }
}
