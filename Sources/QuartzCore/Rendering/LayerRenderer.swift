/// Draws a layer tree into a context. This file says the order; each effect has its own file.
///
/// Per layer, in its own coordinate space:
///
/// 1. the shadow, beneath everything;
/// 2. the background, then — clipped where `masksToBounds` — contents, shape and sublayers by
///    height, then the border above the sublayers;
/// 3. the mask multiplies all of it, shadow included;
/// 4. the opacity fades all of it as one picture.
///
/// What must be composited before it is masked, faded or casts a shadow is drawn into a group of
/// its own; everything else goes straight to the context.
///
/// - Source: the order is the Core Animation Programming Guide's; the shadow under a translucent
///   layer and under a mask is as measured on iOS 26.1.
///
/// Edges are antialiased as Core Graphics fills them, those of turned layers too: so does Apple's
/// `render(in:)`, while on a screen iOS leaves turned edges jagged unless asked.
///
/// Not drawn: layers more than `greatestDepth` levels below the rendered one, and what would need
/// more than `greatestGroupCount` groups inside each other.
package final class LayerRenderer {
  /// Levels of layers, so that no tree overflows the stack.
  package static let greatestDepth = 1000
  /// Groups inside each other, so that no tree fills the memory: each may be a whole canvas.
  package static let greatestGroupCount = 64

  /// Where drawing goes: the given context, or the innermost group's.
  private var context: CGContext
  private let extents = LayerExtents(greatestDepth: LayerRenderer.greatestDepth)
  private var depth = 0
  private var groupCount = 0

  private init(context: CGContext) {
    self.context = context
  }

  /// Draws `layer` and what is below it, with its own coordinate space as the user space.
  package static func render(_ layer: CALayer, in context: CGContext) {
    layer.displayTreeIfNeeded()
    context.saveGState()
    if layer.isGeometryFlipped {
      context.concatenate(CATransform3DGetAffineTransform(layer.flip))
    }
    LayerRenderer(context: context).paint(layer, fade: 1)
    context.restoreGState()
  }

  /// Draws a sublayer or a mask: the user space is its superlayer's.
  private func draw(_ layer: CALayer, fade: CGFloat) {
    let map = layer.affineTransformToSuperlayer
    guard depth < Self.greatestDepth, map.isInvertible, !layer.isTurnedAway else { return }
    depth += 1
    context.saveGState()
    context.concatenate(map)
    paint(layer, fade: fade)
    context.restoreGState()
    depth -= 1
  }

  /// - Parameter fade: What the layer's opacity is multiplied by, 0…1.
  private func paint(_ layer: CALayer, fade: CGFloat) {
    let fade = fade * layer.drawnOpacity
    guard !layer.isHidden, fade > 0, layer.bounds.isFinite else { return }
    // Groups and shadows are faded by themselves, not by what the superlayer's parts were.
    context.setAlpha(1)
    if layer.mask == nil {
      paintWithShadow(layer, fade: fade)
    } else {
      paintMasked(layer, fade: fade)
    }
  }

  private func paintMasked(_ layer: CALayer, fade: CGFloat) {
    guard let mask = layer.mask else { return }
    let area = deviceRect(extents.everything(drawnBy: layer)).overlap(clipRect)
    guard let picture = group(in: area, { paintWithShadow(layer, fade: 1) }),
      let stencil = group(in: area, { draw(mask, fade: 1) })
    else { return }
    picture.multiply(byAlphaOf: stencil)
    context.draw(picture, alpha: fade)
  }

  private func paintWithShadow(_ layer: CALayer, fade: CGFloat) {
    guard let shadow = LayerShadow(of: layer, under: context.userSpaceToDeviceSpaceTransform) else {
      return paintGroup(layer, fade: fade)
    }
    if let outline = layer.shadowPath ?? silhouette(of: layer) {
      shadow.draw(from: outline, in: context, fade: fade)
      return paintGroup(layer, fade: fade)
    }
    // What lies outside of the clip may still cast its shadow into it.
    let area = deviceRect(extents.body(of: layer)).overlap(shadow.source(of: clipRect))
    guard let picture = group(in: area, { paintBody(layer, fade: 1) }) else {
      return paintGroup(layer, fade: fade)
    }
    shadow.draw(from: picture, in: context, fade: fade)
    context.draw(picture, alpha: fade)
  }

  private func paintGroup(_ layer: CALayer, fade: CGFloat) {
    guard fade < 1, layer.allowsGroupOpacity, layer.drawsSeveralThings else {
      return paintBody(layer, fade: fade)
    }
    let area = deviceRect(extents.body(of: layer)).overlap(clipRect)
    guard let picture = group(in: area, { paintBody(layer, fade: 1) }) else { return }
    context.draw(picture, alpha: fade)
  }

  private func paintBody(_ layer: CALayer, fade: CGFloat) {
    let corners = CornerShape(of: layer)
    context.setAlpha(fade)
    // Patterns begin in the layer, wherever it lies on the device.
    context.anchorPatterns()
    layer.drawBackground(corners, in: context)
    context.saveGState()
    if layer.masksToBounds { corners.clip(context) }
    layer.drawContents(in: context)
    layer.drawOwnShape(in: context)
    for sublayer in layer.sublayersInDrawingOrder { draw(sublayer, fade: fade) }
    context.restoreGState()
    layer.drawBorder(corners, in: context)
  }

  // MARK: Groups

  /// What `body` draws, by itself; nil where `area` is empty or more than a bitmap holds.
  ///
  /// - Parameter area: Device pixels, grown to whole ones. It may reach beyond the clip.
  private func group(in area: CGRect, _ body: () -> Void) -> RasterGroup? {
    let area = area.integral
    guard groupCount < Self.greatestGroupCount, area.isFinite, !area.isEmpty,
      max(abs(area.minX), abs(area.minY), area.width, area.height) < 1e6,
      let bitmap = Bitmap(width: Int(area.width), height: Int(area.height))
    else { return nil }
    let outer = context
    let shift = CGAffineTransform(translationX: -area.minX, y: -area.minY)
    context = CGContext(
      bitmap: bitmap,
      baseTransform: outer.userSpaceToDeviceSpaceTransform.concatenating(shift))
    groupCount += 1
    body()
    groupCount -= 1
    context = outer
    return RasterGroup(bitmap: bitmap, x: Int(area.minX), y: Int(area.minY))
  }

  private func deviceRect(_ rect: CGRect) -> CGRect {
    rect.applying(context.userSpaceToDeviceSpaceTransform)
  }

  private var clipRect: CGRect { deviceRect(context.boundingBoxOfClipPath) }

  /// The outline of an opaque background that hides every other edge of the layer: it casts the
  /// same shadow as the composited layer, without the group.
  private func silhouette(of layer: CALayer) -> CGPath? {
    guard layer.backgroundColor?.alpha == 1 else { return nil }
    let corners = CornerShape(of: layer)
    let isCovered = extents.parts(of: layer).allSatisfy(corners.containsSurely)
    return isCovered ? corners.path : nil
  }
}

extension CALayer {
  /// The opacity as it is drawn: 0…1, and 0 for NaN.
  var drawnOpacity: CGFloat { opacity > 0 ? CGFloat(min(opacity, 1)) : 0 }

  /// Displays every visible layer of the tree that needs it, superlayers first.
  func displayTreeIfNeeded() {
    var pending = [self]
    while let layer = pending.popLast() {
      guard !layer.isHidden else { continue }
      layer.displayIfNeeded()
      if let mask = layer.mask { pending.append(mask) }
      pending.append(contentsOf: layer.children.reversed())
    }
  }

  /// Whether fading each thing that the layer draws would differ from fading the picture.
  var drawsSeveralThings: Bool { countDrawnThings(upTo: 2, depth: 0) > 1 }

  private func countDrawnThings(upTo limit: Int, depth: Int) -> Int {
    var count = 0
    if backgroundColor.map({ $0.alpha > 0 }) ?? false { count += 1 }
    if contents != nil { count += 1 }
    if borderWidth > 0, borderColor != nil { count += 1 }
    count += ownShapeCount
    for sublayer in children where !sublayer.isHidden && sublayer.drawnOpacity > 0 {
      guard count < limit else { break }
      // A shadow counts, and past some depth it is cheaper to make a group than to know.
      let isCertain = sublayer.shadowOpacity > 0 || depth > 8
      count += isCertain ? limit : sublayer.countDrawnThings(upTo: limit, depth: depth + 1)
    }
    return count
  }

  /// Whether the viewer sees the back of a layer that is drawn from the front only.
  ///
  /// A layer is turned away where the map from its plane to the screen is mirrored.
  var isTurnedAway: Bool {
    guard !isDoubleSided else { return false }
    var isMirrored = false
    var node: CALayer? = self
    while let layer = node {
      let map = layer.affineTransformToSuperlayer
      if (map.a * map.d - map.b * map.c < 0) != layer.isGeometryFlipped { isMirrored.toggle() }
      node = layer.host
    }
    return isMirrored
  }
}

extension CGAffineTransform {
  /// Whether every element is finite and no direction is lost.
  var isInvertible: Bool {
    let determinant = a * d - b * c
    return determinant != 0 && determinant.isFinite && tx.isFinite && ty.isFinite
  }
}
