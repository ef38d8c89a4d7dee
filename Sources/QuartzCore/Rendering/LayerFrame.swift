/// A picture of a layer tree that is kept up to date: where little has changed since the last
/// time, little is drawn again.
///
/// What was drawn is kept as a list of layers in drawing order, each with its look and the pixels
/// that it may touch. Layers that differ from the list's make the pixels dirty that they touch
/// now and those that they touched then; these are cleared, and the tree is drawn once more with
/// the clip there. The bytes are those of a picture that is drawn as a whole, since no pixel
/// depends on the clip around it.
///
/// Not for apps: it is told from the public interface by `@_spi`, so that the benchmarks, a package
/// of their own, can measure it.
@_spi(Benchmarks)
public final class LayerFrame {
  /// Rectangles that are drawn one by one.
  private static let maximumAreaCount = 8

  package let bitmap: Bitmap
  private let context: CGContext
  private var entries: [LayerEntry]?

  /// Makes a picture in `bitmap`, which nobody else may draw into.
  ///
  /// - Parameters:
  ///   - scale: Pixels per point.
  ///   - origin: The point of the layer at the first pixel's corner.
  package init(bitmap: Bitmap, scale: CGFloat, origin: CGPoint = .zero) {
    self.bitmap = bitmap
    context = CGContext(
      bitmap: bitmap, baseTransform: CGAffineTransform(scaleX: scale, y: scale))
    context.translateBy(x: -origin.x, y: -origin.y)
  }

  /// Makes a transparent picture.
  ///
  /// - Parameter scale: Pixels per point; the layer's origin is the first pixel's corner.
  /// - Returns: Nil where that is more pixels than a bitmap can have.
  @_spi(Benchmarks)
  public convenience init?(pixelWidth: Int, pixelHeight: Int, scale: CGFloat) {
    guard let bitmap = Bitmap(width: pixelWidth, height: pixelHeight) else { return nil }
    self.init(bitmap: bitmap, scale: scale)
  }

  /// A copy of the picture.
  package func makeImage() -> CGImage? { context.makeImage() }

  /// Draws what has changed in the tree, or all of it the first time.
  ///
  /// - Returns: The pixels that were drawn again, in rectangles that may overlap.
  @discardableResult
  package func draw(_ layer: CALayer) -> [PixelRect] {
    layer.displayTreeIfNeeded()
    let extents = LayerExtents(
      of: layer, maximumSublayerCount: LayerRenderer.maximumSublayerCount)
    let new = LayerEntry.list(
      of: layer, extents, under: context.userSpaceToDeviceSpaceTransform)
    var areas = entries.map { dirtyAreas(from: $0, to: new) } ?? [bitmap.size]
    // What lies below an effect changes it beyond the pixels that change, and is needed as it was.
    if !areas.isEmpty, new.contains(where: \.isBackdrop) { areas = [bitmap.size] }
    entries = new
    for area in areas {
      context.saveGState()
      context.clip(toPixels: area)
      if !hides(area, behind: layer) { context.clearClip() }
      LayerRenderer.render(layer, in: context, extents, isOnScreen: true)
      context.restoreGState()
    }
    return areas
  }

  /// Whether the tree's root alone hides what was drawn before.
  private func hides(_ area: PixelRect, behind layer: CALayer) -> Bool {
    guard layer.isDrawn, !layer.isVolume, layer.opacity >= 1, layer.drawnMask == nil,
      layer.cornerRadius == 0, let color = layer.backgroundColor, color.alpha == 1,
      color.pattern == nil
    else { return false }
    let covered = layer.bounds.applying(context.userSpaceToDeviceSpaceTransform)
    return covered.minX <= CGFloat(area.minX) && covered.minY <= CGFloat(area.minY)
      && covered.maxX >= CGFloat(area.maxX) && covered.maxY >= CGFloat(area.maxY)
  }

  /// Draws what has changed in the tree, or all of it the first time.
  @_spi(Benchmarks)
  public func update(_ layer: CALayer) { draw(layer) }

  /// Forgets what was drawn: the next picture is drawn as a whole.
  @_spi(Benchmarks)
  public func invalidate() { entries = nil }

  /// Whether all pixels of two pictures are equal.
  @_spi(Benchmarks)
  public func hasSamePixels(as other: LayerFrame) -> Bool {
    // SAFETY: Each buffer knows its count, and is alive as long as its bitmap, which its frame
    // keeps during the call.
    unsafe bitmap.pixels.elementsEqual(other.bitmap.pixels)
  }

  /// The areas in which the two lists differ: entry by entry where they are equally long, and else
  /// all between what they share at the beginning and at the end.
  private func dirtyAreas(from old: [LayerEntry], to new: [LayerEntry]) -> [PixelRect] {
    var areas: [PixelRect] = []
    func add(_ entry: LayerEntry) {
      let area = entry.pixels.intersection(bitmap.size)
      if !area.isEmpty { areas.append(area) }
    }
    if old.count == new.count {
      for (before, after) in zip(old, new) where before != after {
        add(before)
        add(after)
      }
    } else {
      let shared = min(old.count, new.count)
      var start = 0
      while start < shared, old[start] == new[start] { start += 1 }
      var end = 0
      while end < shared - start, old[old.count - 1 - end] == new[new.count - 1 - end] {
        end += 1
      }
      old[start..<(old.count - end)].forEach(add)
      new[start..<(new.count - end)].forEach(add)
    }
    return Self.merged(areas)
  }

  /// Returns fewer rectangles around the same pixels: those that touch become one, and many become
  /// one.
  private static func merged(_ areas: [PixelRect]) -> [PixelRect] {
    var result: [PixelRect] = []
    for area in areas {
      var area = area
      while let index = result.firstIndex(where: { !$0.intersection(area).isEmpty }) {
        area = area.union(result.remove(at: index))
      }
      result.append(area)
      if result.count > maximumAreaCount {
        result = [areas.reduce(PixelRect.empty) { $0.union($1) }]
        break
      }
    }
    return result
  }
}

/// One layer of a picture as it was drawn.
private struct LayerEntry: Equatable {
  /// The layer's look and its place.
  let look: LayerLook
  /// How many layers it lies in: a layer that moves to another one differs.
  let level: Int
  /// The pixels that depend on it.
  let pixels: PixelRect
  /// Whether it draws what lies below it.
  let isBackdrop: Bool

  /// The layers of a tree in drawing order, masks included.
  static func list(
    of root: CALayer, _ extents: LayerExtents, under device: CGAffineTransform
  ) -> [LayerEntry] {
    struct Node {
      let layer: CALayer
      let place: PlacedLayer?
      let level: Int
      /// The map from the space of the layer that it is drawn into to device pixels.
      let device: CGAffineTransform
      /// The pixels that depend on it in any case: those of a layer above whose picture is used
      /// as a whole.
      let whole: PixelRect?
    }
    guard root.isDrawn else { return [] }
    var entries: [LayerEntry] = []
    var pending = [Node(layer: root, place: nil, level: 0, device: device, whole: nil)]
    while let node = pending.popLast(), entries.count < LayerRenderer.maximumLayerCount {
      let layer = node.layer
      var look = LayerLook(of: layer)
      var own = node.device
      var isWhole =
        layer.drawnMask != nil || (layer.castsShadow && layer.shadowPath == nil)
        || layer is PictureEffectLayer
      if let place = node.place {
        look.describe(place)
        switch place.map {
        case .affine(let map): own = map.concatenating(node.device)
        case .projective: isWhole = true
        }
      }
      var rect = extents.everything(drawnBy: layer)
      if let map = node.place?.map { rect = map.boundingBox(of: rect) }
      if layer === root, layer.isGeometryFlipped {
        own = CATransform3DGetAffineTransform(layer.flip).concatenating(own)
        rect = rect.applying(CATransform3DGetAffineTransform(layer.flip))
      }
      let touched =
        rect.isNull
        ? PixelRect.empty : PixelRect(containing: rect.applying(node.device)).insetBy(-1)
      let pixels = node.whole ?? touched
      entries.append(
        LayerEntry(
          look: look, level: node.level, pixels: pixels, isBackdrop: layer is BackdropLayer))
      let whole = node.whole ?? (isWhole ? touched : nil)
      func add(_ place: PlacedLayer) {
        pending.append(
          Node(
            layer: place.layer, place: place, level: node.level + 1, device: own, whole: whole))
      }
      if let mask = layer.drawnMask.flatMap({ PlacedLayer($0) }) { add(mask) }
      for place in extents.sublayers(of: layer).reversed() { add(place) }
    }
    return entries
  }
}
