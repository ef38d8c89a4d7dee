extension UIImage {
  /// The image at another size in points; nil without pixels or for a size without area.
  ///
  /// The picture is stretched to the size; to keep its proportions, pass a size that has them.
  public func preparingThumbnail(of size: CGSize) -> UIImage? {
    guard pixels != nil,
      let context = CGContext.forImage(
        bounds: CGRect(origin: .zero, size: size), scale: scale, isOpaque: false)
    else { return nil }
    UIGraphicsPushContext(context)
    defer { UIGraphicsPopContext() }
    let copy = changed {
      $0.isResizable = false
      $0.renderingMode = .alwaysOriginal
    }
    copy.draw(in: CGRect(origin: .zero, size: size))
    guard let image = context.makeImage() else { return nil }
    return UIImage(cgImage: image, scale: scale, orientation: .up)
  }

  /// Calls the handler with the image at another size, before this returns.
  public func prepareThumbnail(
    of size: CGSize, completionHandler: @escaping @Sendable (UIImage?) -> Void
  ) {
    completionHandler(preparingThumbnail(of: size))
  }

  /// The image at another size in points, made without suspending; nil without pixels or for a size
  /// without area.
  public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? {
    preparingThumbnail(of: size)
  }

  /// The image itself, as its pixels are decoded already; nil without pixels.
  public func preparingForDisplay() -> UIImage? { pixels == nil ? nil : self }

  /// Calls the handler with the image, before this returns.
  public func prepareForDisplay(completionHandler: @escaping @Sendable (UIImage?) -> Void) {
    completionHandler(preparingForDisplay())
  }

  /// The image itself, as its pixels are decoded already; nil without pixels.
  public func byPreparingForDisplay() async -> UIImage? { preparingForDisplay() }

  /// The format of a renderer for images of the same scale, opaque if this one is.
  public var imageRendererFormat: UIGraphicsImageRendererFormat {
    let format = UIGraphicsImageRendererFormat.preferred()
    format.scale = scale
    switch pixels?.alphaInfo {
    case .some(.none), .noneSkipFirst, .noneSkipLast: format.opaque = true
    default: format.opaque = false
    }
    return format
  }

  /// A resizable image with one point, after the caps, that is stretched.
  ///
  /// - Parameters:
  ///   - leftCapWidth: The left cap in points; 0 if the image does not grow horizontally.
  ///   - topCapHeight: The top cap in points; 0 if the image does not grow vertically.
  public func stretchableImage(withLeftCapWidth leftCapWidth: Int, topCapHeight: Int) -> UIImage {
    let (left, top) = (CGFloat(leftCapWidth), CGFloat(topCapHeight))
    return resizableImage(
      withCapInsets: UIEdgeInsets(
        top: top, left: left, bottom: top > 0 ? max(size.height - top - 1, 0) : 0,
        right: left > 0 ? max(size.width - left - 1, 0) : 0),
      resizingMode: .stretch)
  }
}
