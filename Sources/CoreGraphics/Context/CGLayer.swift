/// A drawing apart from a context, as fine as that context's pixels, to be drawn into it as
/// often as one likes.
///
/// Differs: it has pixels; Apple's may keep what was drawn and draw it again at another size.
public final class CGLayer {
  /// The layer's size in the user space of its context.
  public let size: CGSize
  /// Draws into the layer. Its origin lies as that of the context which the layer was made for:
  /// y points down where UIKit's contexts have it.
  public let context: CGContext?

  /// Makes a layer for drawing into a context like `context`.
  ///
  /// - Parameters:
  ///   - context: What the layer is to be drawn into.
  ///   - size: The layer's size in the base space of that context.
  ///   - auxiliaryInfo: Not used; pass nil.
  /// - Returns: Nil if the size has no area, or more than a bitmap can hold.
  public init?(_ context: CGContext, size: CGSize, auxiliaryInfo: CFDictionary?) {
    let base = context.baseTransform
    let scaleX = (base.a * base.a + base.b * base.b).squareRoot()
    let scaleY = (base.c * base.c + base.d * base.d).squareRoot()
    guard let columns = PixelRounding.count(covering: size.width * scaleX),
      let rows = PixelRounding.count(covering: size.height * scaleY),
      let bitmap = Bitmap(width: columns, height: rows)
    else { return nil }
    let (width, height) = (CGFloat(columns), CGFloat(rows))
    self.size = size
    let isFlipped = base.a * base.d - base.b * base.c > 0
    let (x, y) = (width / size.width, height / size.height)
    self.context = CGContext(
      bitmap: bitmap,
      baseTransform: CGAffineTransform(
        a: x, b: 0, c: 0, d: isFlipped ? y : -y, tx: 0, ty: isFlipped ? 0 : height))
  }
}

extension CGContext {
  /// Draws a layer at its own size.
  ///
  /// - Parameter point: The place of the layer's origin, in user space.
  public func draw(_ layer: CGLayer, at point: CGPoint) {
    draw(layer, in: CGRect(origin: point, size: layer.size))
  }

  /// Draws a layer into a rectangle, its origin at the corner with the minimum x and y.
  public func draw(_ layer: CGLayer, in rect: CGRect) {
    guard let source = layer.context, let image = source.makeImage() else { return }
    let rect = rect.standardized
    guard source.baseTransform.d > 0 else { return draw(image, in: rect) }
    saveGState()
    translateBy(x: 0, y: rect.minY + rect.maxY)
    scaleBy(x: 1, y: -1)
    draw(image, in: rect)
    restoreGState()
  }
}
