/// A picture that is drawn anew for every size.
package protocol VectorDrawing: Sendable {
  /// The size of the drawing in points; above 0.
  var size: CGSize { get }

  /// What no drawing of it will show. It is found by drawing it once, in a small size, when it is
  /// read.
  var lacks: [FidelityNote] { get }

  /// Draws it stretched into a rectangle, clipped to that.
  ///
  /// - Parameter rect: The rectangle to fill, in user space, whose y points down as in UIKit's
  ///   contexts.
  func draw(in context: CGContext, rect: CGRect)
}

extension VectorDrawing {
  /// The picture in pixels; nil where so many are above the limits of a bitmap.
  ///
  /// - Parameter scale: Pixels per point of `size`.
  package func image(size: CGSize? = nil, scale: CGFloat) -> CGImage? {
    let size = size ?? self.size
    guard let width = PixelRounding.count(covering: size.width * scale),
      let height = PixelRounding.count(covering: size.height * scale),
      let bitmap = Bitmap(width: width, height: height)
    else { return nil }
    let context = CGContext(
      bitmap: bitmap, baseTransform: CGAffineTransform(scaleX: scale, y: scale))
    draw(in: context, rect: CGRect(origin: .zero, size: size))
    return context.takeImage()
  }
}
