internal import QuartzCore

/// The layers of a group, back to front, while they are gathered.
@MainActor struct LayerList {
  var layers: [CALayer] = []
  /// The origin of the group's own space, in the hosting view.
  let origin: CGPoint
  let scale: CGFloat
  /// The view whose subviews are those of UIKit's that are shown.
  var host: UIView?
  /// The layer of the group; nil for the host's own.
  var group: ObjectIdentifier?

  /// A frame with both corners on pixels: the nearest, ties up.
  func onPixels(_ frame: CGRect) -> CGRect {
    let (x0, y0) = (Self.round(frame.minX, scale), Self.round(frame.minY, scale))
    let (x1, y1) = (Self.round(frame.maxX, scale), Self.round(frame.maxY, scale))
    return CGRect(x: x0, y: y0, width: x1 - x0, height: y1 - y0)
  }

  static func round(_ value: CGFloat, _ scale: CGFloat) -> CGFloat {
    guard value.isFinite, scale > 0 else { return value.isFinite ? value : 0 }
    return (value * scale + 0.5).rounded(.down) / scale
  }

  /// A frame in the group's own space.
  func local(_ frame: CGRect) -> CGRect { frame.offsetBy(dx: -origin.x, dy: -origin.y) }

  func group(at frame: CGRect) -> LayerList {
    LayerList(origin: onPixels(frame).origin, scale: scale, host: host)
  }

  /// Adds a layer that holds what shows an item.
  ///
  /// - Parameters:
  ///   - shown: The place of the group on its way to `frame`; nil where it is there.
  ///   - known: The item's layers as they were shown last.
  mutating func addGroup(
    _ layer: CALayer, _ frame: CGRect, shown: CGRect? = nil, of item: LayoutItem,
    _ known: ShownGroup
  ) {
    var inner = group(at: frame)
    inner.group = ObjectIdentifier(layer)
    let layers = known.layers(of: item, in: inner)
    let place = local(onPixels(shown ?? frame))
    let bounds = CGRect(origin: .zero, size: place.size)
    layer.bounds = bounds
    let anchor = layer.anchorPoint
    let position = CGPoint(
      x: place.minX + anchor.x * place.width, y: place.minY + anchor.y * place.height)
    if layer.position != position { layer.position = position }
    layer.show(layers)
    self.layers.append(layer)
  }

  mutating func add(_ layer: CALayer, at frame: CGRect) {
    let place = local(frame)
    layer.bounds = CGRect(origin: .zero, size: place.size)
    let position = CGPoint(x: place.midX, y: place.midY)
    if layer.position != position { layer.position = position }
    layers.append(layer)
  }

  /// Adds a layer that draws its contents: anew where they or the size are others.
  mutating func add(_ layer: CanvasLayer, at frame: CGRect, isChanged: Bool) {
    let known = layer.bounds.size
    add(layer, at: frame)
    // What is drawn anew is all of the new bounds.
    if isChanged || known != layer.bounds.size { layer.setNeedsDisplay() }
  }
}

extension CALayer {
  /// Makes these the sublayers, where they are not.
  func show(_ layers: [CALayer]) {
    if let sublayers, sublayers.elementsEqual(layers, by: ===) { return }
    if sublayers == nil, layers.isEmpty { return }
    sublayers = layers
  }
}

/// A layer that draws with a closure.
final class CanvasLayer: CALayer {
  var drawing: ((CGContext) -> Void)?
  /// What moves is drawn where it is, without a way of its own: not from its old contents, either.
  override func action(forKey event: String) -> (any CAAction)? { nil }
  override func draw(in context: CGContext) {
    guard let drawing else { return }
    UIGraphicsPushContext(context)
    drawing(context)
    UIGraphicsPopContext()
  }
}
