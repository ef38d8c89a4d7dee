internal import CoreText

extension NSAttributedString {
  /// The size of the text in points if lines end only at line feeds; not rounded.
  public func size() -> CGSize {
    TextLayout(StyledText(self), options: .drawing).size
  }

  /// Draws the text into the current context; lines end only at line feeds.
  ///
  /// - Parameter point: The top left corner of the first line.
  public func draw(at point: CGPoint) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    TextLayout(StyledText(self), options: .drawing).drawOnPixels(in: context, at: point)
  }

  /// Draws the text in lines as wide as the rectangle; lines that it has no room for are left out.
  public func draw(in rect: CGRect) {
    draw(with: rect, options: .usesLineFragmentOrigin, context: nil)
  }

  /// - Parameter rect: The rectangle; without `usesLineFragmentOrigin` its origin is the left end
  ///   of the baseline of the one line that is drawn.
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) {
    guard let target = UIGraphicsGetCurrentContext() else { return }
    let layout = layout(in: rect.size, options)
    var origin = rect.origin
    if !options.contains(.usesLineFragmentOrigin) { origin.y -= layout.firstBaseline }
    layout.drawOnPixels(in: target, at: origin)
    if let context, context.minimumScaleFactor > 0, context.minimumScaleFactor < 1,
      rect.width > 0, size().width > rect.width
    {
      FidelityLedger.note(.property, "NSStringDrawingContext.minimumScaleFactor")
    }
    context?.totalBounds = CGRect(origin: origin, size: layout.size)
  }

  /// The rectangle that the text takes up in lines as wide as `size`, in points; not rounded.
  ///
  /// - Parameter size: The size in points; 0 stands for no limit.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {
    let layout = layout(in: size, options)
    let top = options.contains(.usesLineFragmentOrigin) ? 0 : -layout.firstBaseline
    let bounds = CGRect(origin: CGPoint(x: 0, y: top), size: layout.size)
    context?.totalBounds = bounds
    return bounds
  }

  private func layout(in size: CGSize, _ drawing: NSStringDrawingOptions) -> TextLayout {
    var options = TextLayout.Options.drawing
    options.usesFontLeading = drawing.contains(.usesFontLeading)
    let text = StyledText(self)
    guard drawing.contains(.usesLineFragmentOrigin) else {
      options.maximumLines = 1
      return TextLayout(text, options: options)
    }
    if size.width > 0 { options.width = size.width }
    if size.height > 0 { options.height = size.height }
    let layout = TextLayout(text, options: options)
    guard drawing.contains(.truncatesLastVisibleLine), !layout.isComplete else { return layout }
    options.maximumLines = max(layout.lines.count, 1)
    options.lineBreakMode = .byTruncatingTail
    return TextLayout(text, options: options)
  }
}

extension NSString {
  /// The size of the text in points if lines end only at line feeds; not rounded.
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    NSAttributedString(string: description, attributes: attrs).size()
  }

  /// Draws the text at a point; lines end only at line feeds.
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    NSAttributedString(string: description, attributes: attrs).draw(at: point)
  }

  /// Draws the text in lines as wide as the rectangle.
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    NSAttributedString(string: description, attributes: attrs).draw(in: rect)
  }

  /// Draws the string in the current context; without attributes in black and in Helvetica of 12
  /// points.
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) {
    NSAttributedString(string: description, attributes: attributes)
      .draw(with: rect, options: options, context: context)
  }

  /// The rectangle that the text takes up in lines as wide as `size`, in points; not rounded.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    NSAttributedString(string: description, attributes: attributes)
      .boundingRect(with: size, options: options, context: context)
  }
}

extension String {
  /// The size of the text in points if lines end only at line feeds; not rounded.
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    NSString(string: self).size(withAttributes: attrs)
  }

  /// Draws the text at a point; lines end only at line feeds.
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    NSString(string: self).draw(at: point, withAttributes: attrs)
  }

  /// Draws the text in lines as wide as the rectangle.
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    NSString(string: self).draw(in: rect, withAttributes: attrs)
  }

  /// Draws the string in the current context, as `NSString` does.
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) {
    NSString(string: self).draw(
      with: rect, options: options, attributes: attributes, context: context)
  }

  /// The rectangle that the text takes up in lines as wide as `size`, in points; not rounded.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    NSString(string: self).boundingRect(
      with: size, options: options, attributes: attributes, context: context)
  }
}

extension TextLayout.Options {
  /// The options of strings that draw themselves.
  fileprivate static var drawing: TextLayout.Options {
    var options = TextLayout.Options()
    options.usesFontLeading = true
    return options
  }
}

extension TextLayout {
  /// Draws all lines, each baseline on a row of pixels.
  ///
  /// - Parameters:
  ///   - origin: The top left corner of the text in user space, y downwards.
  ///   - isShown: Returns whether to draw a line.
  func drawOnPixels(
    in context: CGContext, at origin: CGPoint, where isShown: (Line) -> Bool = { _ in true }
  ) {
    let transform = context.userSpaceToDeviceSpaceTransform
    let scale = transform.b == 0 && transform.c == 0 ? transform.d.magnitude : 0
    context.withTextClip {
      for line in lines where isShown(line) {
        var y = line.origin.y
        if scale > 0 { y = PixelRounding.nearest(y, scale: scale) }
        line.line.draw(in: context, at: CGPoint(x: origin.x + line.origin.x, y: origin.y + y))
      }
    }
  }
}
