/// Draws a layer tree into a context. This file says the order; each effect has its own file.
///
/// Per layer, in its own coordinate space:
///
/// 1. the shadow, beneath everything;
/// 2. the background, then — clipped where `masksToBounds` — contents, shape and sublayers by
///    height, then the border above the sublayers;
/// 3. the mask multiplies all of it, shadow included;
/// 4. the opacity fades all of it as one picture, which the `compositingFilter` blends with what
///    lies below.
///
/// What must be composited before it is masked, faded, tinted, seen in perspective or casts a
/// shadow is drawn into a picture of its own; everything else goes straight to the context. The
/// context's blend mode is that of the pictures too.
///
/// Drawing is a list of steps, the next one last: a step draws something, or puts smaller steps
/// in its place. No tree is too deep for that.
///
/// - Source: the order is the Core Animation Programming Guide's; the shadow under a translucent
///   layer and under a mask is as measured on iOS 26.1.
///
/// Edges are antialiased as Core Graphics fills them, those of turned layers too: so does Apple's
/// `render(in:)`, while on a screen iOS leaves turned edges jagged unless asked.
///
/// Not drawn: what would need more than `maximumPictureCount` pictures inside each other or more
/// than `maximumPixelCount` pixels for them (`FidelityFeature.nestingLimit`), and layers beyond
/// `maximumLayerCount`, each copy of a replicator's counted (`FidelityFeature.copyLimit`).
package final class LayerRenderer {
  /// Pictures inside each other, so that no tree fills the memory: each may be a whole canvas.
  package static let maximumPictureCount = 64
  /// The maximum number of pixels of the pictures that are inside each other: 512 MB.
  package static let maximumPixelCount = 1 << 27
  /// The maximum number of layers that are drawn, so that replicators in replicators come to an
  /// end.
  package static let maximumLayerCount = 1 << 18
  /// The maximum number of sublayers of one layer that are drawn.
  package static let maximumSublayerCount = 1 << 16

  /// What the layers above say about how one is drawn.
  private struct Look {
    /// The product of the opacities, 0…1.
    var fade: CGFloat = 1
    /// Whether layers that show their front are seen from behind.
    var isTurned = false

    func fading(to fade: CGFloat) -> Look { Look(fade: fade, isTurned: isTurned) }
  }

  private enum Step {
    /// A sublayer or a mask; the user space is that of the layer that it is drawn into.
    case place(PlacedLayer, Look)
    // The user space is the layer's own, from here on. Each is a part of the one before it.
    case paint(CALayer, Look)
    case shadowAndBody(CALayer, Look)
    case fadedBody(CALayer, Look)
    case body(CALayer, Look)
    case background(CALayer, Look)
    case contents(CALayer)
    case border(CALayer, Look)
    case restore
    case backdrop(BackdropLayer, Look)
    // What becomes of the picture that was drawn into.
    case drawPicture(fade: CGFloat, CGBlendMode?)
    case drawTinted(SIMD4<Double>)
    case drawChanged(PictureEffectLayer, fade: CGFloat)
    case drawRecolored(BackdropFilter, fade: CGFloat)
    case drawProjected(LayerProjection)
    case drawWithShadow(LayerShadow, fade: CGFloat)
    case keepAndStartMask(PixelRect)
    case drawMasked(fade: CGFloat)
  }

  private let extents: LayerExtents
  /// Whether effects on what lies below are drawn.
  private let isOnScreen: Bool
  private var pictures: PictureStack
  /// What is still to be done, the next step last.
  private var steps: [Step] = []
  private var layersLeft = LayerRenderer.maximumLayerCount

  private var context: CGContext { pictures.context }

  private init(extents: LayerExtents, context: CGContext, isOnScreen: Bool) {
    self.extents = extents
    self.isOnScreen = isOnScreen
    pictures = PictureStack(context)
  }

  /// Draws `layer` and what is below it, with its own coordinate space as the user space.
  ///
  /// - Parameter isOnScreen: Whether effects on what lies below are drawn, as on a screen.
  package static func render(
    _ layer: CALayer, in context: CGContext, isOnScreen: Bool = false
  ) {
    layer.displayTreeIfNeeded()
    render(
      layer, in: context,
      LayerExtents(of: layer, maximumSublayerCount: maximumSublayerCount),
      isOnScreen: isOnScreen)
  }

  /// Draws a tree that is displayed and whose extents are known.
  static func render(
    _ layer: CALayer, in context: CGContext, _ extents: LayerExtents, isOnScreen: Bool
  ) {
    context.saveGState()
    if layer.isGeometryFlipped {
      context.concatenate(CATransform3DGetAffineTransform(layer.flip))
    }
    LayerRenderer(extents: extents, context: context, isOnScreen: isOnScreen)
      .run(.paint(layer, Look()))
    context.restoreGState()
  }

  private func run(_ first: Step) {
    steps = [first]
    while let step = steps.popLast() {
      steps.append(contentsOf: perform(step).reversed())
    }
  }

  /// - Returns: The steps to go on with, the first one first.
  private func perform(_ step: Step) -> [Step] {
    switch step {
    case .place(let placed, let look): return place(placed, look)
    case .paint(let layer, let look): return paint(layer, look)
    case .shadowAndBody(let layer, let look): return shadowAndBody(layer, look)
    case .fadedBody(let layer, let look): return fadedBody(layer, look)
    case .body(let layer, let look): return body(layer, look)
    case .background(let layer, let look):
      context.setAlpha(look.fade)
      // Patterns begin in the layer, wherever it lies on the device.
      context.anchorPatterns()
      layer.drawBackground(CornerShape(of: layer), in: context)
      if !isOnScreen { (layer as? BackdropLayer)?.drawStandIn(in: context) }
    case .contents(let layer):
      context.saveGState()
      if layer.masksToBounds { CornerShape(of: layer).clip(context) }
      layer.drawContents(in: context)
      layer.drawOwnShape(in: context)
    case .border(let layer, let look):
      context.setAlpha(look.fade)
      layer.drawBorder(CornerShape(of: layer), in: context)
    case .restore: context.restoreGState()
    case .backdrop(let layer, let look): drawBackdrop(layer, look)
    case .drawRecolored(let filter, let fade):
      let below = pictures.sampleBelow()
      pictures.close { picture, context in
        guard let below, let changed = filter.applied(to: below) else { return }
        let recolored = RasterGroup(bitmap: changed, x: picture.x, y: picture.y)
        recolored.multiply(byAlphaOf: picture)
        context.draw(recolored, alpha: fade, blendMode: context.blendMode)
      }
    case .drawPicture(let fade, let mode):
      pictures.close { $1.draw($0, alpha: fade, blendMode: mode ?? $1.blendMode) }
    case .drawTinted(let tint):
      pictures.close { picture, context in
        picture.multiply(by: tint)
        context.draw(picture, alpha: 1, blendMode: context.blendMode)
      }
    case .drawChanged(let layer, let fade):
      let device = context.userSpaceToDeviceSpaceTransform
      pictures.close { picture, context in
        context.draw(
          layer.changed(picture, under: device), alpha: fade, blendMode: layer.blendMode)
      }
    case .drawProjected(let projection):
      pictures.close { projection.draw($0, in: $1) }
      context.restoreGState()
    case .drawWithShadow(let shadow, let fade):
      pictures.close { picture, context in
        shadow.draw(from: picture, in: context, fade: fade)
        context.draw(picture, alpha: fade, blendMode: context.blendMode)
      }
    case .keepAndStartMask(let area): pictures.keepAndOpen(area)
    case .drawMasked(let fade):
      pictures.closeMask { picture, mask, context in
        picture.multiply(byAlphaOf: mask)
        context.draw(picture, alpha: fade, blendMode: context.blendMode)
      }
    }
    return []
  }

  // MARK: The order

  private func place(_ placed: PlacedLayer, _ look: Look) -> [Step] {
    let layer = placed.layer
    let isTurned = look.isTurned != placed.isTurned
    guard layer.isDoubleSided || !isTurned, isInSight(placed) else { return [] }
    guard layersLeft > 0 else {
      FidelityLedger.note(
        .copyLimit, "A layer tree of more than \(Self.maximumLayerCount) layers and copies")
      return []
    }
    if let tint = placed.tint, tint != .one {
      let area = placed.map.boundingBox(of: extents.everything(drawnBy: layer))
      guard pictures.open(devicePixels(of: area)) else { return [] }
      var untinted = placed
      untinted.tint = nil
      return [.place(untinted, look), .drawTinted(tint)]
    }
    layersLeft -= 1
    let look = Look(fade: look.fade * placed.fade, isTurned: isTurned)
    context.saveGState()
    context.setAlpha(1)
    switch placed.map {
    case .affine(let map):
      context.concatenate(map)
      return [.paint(layer, look), .restore]
    case .projective(let map):
      let finer = LayerProjection.oversampling / pictures.oversampling
      guard
        let projection = LayerProjection(
          of: extents.everything(drawnBy: layer),
          under: map.concatenating(
            ProjectiveTransform(context.userSpaceToDeviceSpaceTransform)),
          canvas: pictures.canvas, finer: finer),
        pictures.open(projection.size, projection.toPixels, finer: finer)
      else { return [.restore] }
      return [.paint(layer, look), .drawProjected(projection)]
    }
  }

  private func paint(_ layer: CALayer, _ look: Look) -> [Step] {
    guard layer.isDrawn else { return [] }
    layer.noteLacks(in: context)
    let backdrop = layer as? BackdropLayer
    if !isOnScreen { backdrop?.noteScreenLack() }
    let look = look.fading(to: look.fade * layer.drawnOpacity)
    // Pictures and shadows are faded by themselves, not by what the superlayer's parts were.
    context.setAlpha(1)
    if let mode = layer.compositingMode, mode != .normal {
      let area = devicePixels(of: extents.everything(drawnBy: layer)).intersection(clip)
      guard pictures.open(area) else { return [] }
      return masked(layer, look.fading(to: 1)) + [.drawPicture(fade: look.fade, mode)]
    }
    return masked(layer, look)
  }

  private func masked(_ layer: CALayer, _ look: Look) -> [Step] {
    guard let mask = layer.drawnMask else { return [.shadowAndBody(layer, look)] }
    let area = devicePixels(of: extents.everything(drawnBy: layer)).intersection(clip)
    guard let placed = PlacedLayer(mask), pictures.open(area) else { return [] }
    return [
      .shadowAndBody(layer, look.fading(to: 1)),
      .keepAndStartMask(area), .place(placed, Look()), .drawMasked(fade: look.fade),
    ]
  }

  private func shadowAndBody(_ layer: CALayer, _ look: Look) -> [Step] {
    guard let shadow = LayerShadow(of: layer, under: context.userSpaceToDeviceSpaceTransform) else {
      return [.fadedBody(layer, look)]
    }
    if let outline = shadowOutline(of: layer, look) {
      shadow.draw(from: outline, in: context, fade: look.fade)
      return [.fadedBody(layer, look)]
    }
    // What lies outside of the clip may still cast its shadow into it.
    let area = devicePixels(of: extents.body(of: layer)).intersection(shadow.source(of: clip))
    guard pictures.open(area) else { return [.fadedBody(layer, look)] }
    return [.body(layer, look.fading(to: 1)), .drawWithShadow(shadow, fade: look.fade)]
  }

  private func fadedBody(_ layer: CALayer, _ look: Look) -> [Step] {
    if let layer = layer as? PictureEffectLayer {
      let area = area(of: layer)
      guard pictures.open(area) else { return [] }
      return [.body(layer, look.fading(to: 1)), .drawChanged(layer, fade: look.fade)]
    }
    guard look.fade < 1, layer.allowsGroupOpacity, !layer.isVolume, layer.drawsSeveralThings else {
      return [.body(layer, look)]
    }
    let area = devicePixels(of: extents.body(of: layer)).intersection(clip)
    guard pictures.open(area) else { return [] }
    return [.body(layer, look.fading(to: 1)), .drawPicture(fade: look.fade, nil)]
  }

  /// The pixels that an effect needs, those outside of the clip that reach into it included.
  private func area(of layer: PictureEffectLayer) -> PixelRect {
    if case .blur(_, true) = layer.effect { return devicePixels(of: layer.bounds) }
    let reach = layer.reach
    let scaled = reach * context.userSpaceToDeviceSpaceTransform.meanScale
    // In range: more than a canvas is cut by the picture's own limits.
    let pixels = Int(scaled.rounded(.up).clamped(to: 0...1e6))
    let rect = extents.body(of: layer)
    return devicePixels(of: rect.isNull ? rect : rect.insetBy(dx: -reach, dy: -reach))
      .intersection(clip.insetBy(-pixels))
  }

  private func body(_ layer: CALayer, _ look: Look) -> [Step] {
    if isOnScreen, let backdrop = layer as? BackdropLayer {
      return body(ofBackdrop: backdrop, look)
    }
    let sublayers = extents.sublayers(of: layer).map { Step.place($0, look) }
    if layer.isVolume { return sublayers }
    return [.background(layer, look), .contents(layer)] + sublayers
      + [.restore, .border(layer, look)]
  }

  /// The steps of a layer that changes what lies below it.
  private func body(ofBackdrop layer: BackdropLayer, _ look: Look) -> [Step] {
    func steps(_ look: Look) -> [Step] {
      [.background(layer, look), .contents(layer)]
        + extents.sublayers(of: layer).map { .place($0, look) } + [.restore, .border(layer, look)]
    }
    if layer.recolorsContent {
      let area = devicePixels(of: extents.body(of: layer)).intersection(clip)
      guard let filter = layer.filter(under: context.userSpaceToDeviceSpaceTransform),
        pictures.open(area)
      else { return [] }
      return steps(look.fading(to: 1)) + [.drawRecolored(filter, fade: look.fade)]
    }
    return layer.fillsBounds ? [.backdrop(layer, look)] + steps(look) : steps(look)
  }

  private func drawBackdrop(_ layer: BackdropLayer, _ look: Look) {
    let area = devicePixels(of: layer.bounds).intersection(pictures.wholePixels)
    guard !area.intersection(clip).isEmpty,
      let filter = layer.filter(under: context.userSpaceToDeviceSpaceTransform),
      let below = pictures.sample(area), let changed = filter.applied(to: below)
    else { return }
    context.saveGState()
    CornerShape(of: layer).clip(context)
    context.setAlpha(look.fade)
    context.draw(RasterGroup(bitmap: changed, x: area.minX, y: area.minY), alpha: 1)
    context.restoreGState()
  }

  // MARK: Where

  private var clip: PixelRect { context.clipPixels }

  /// The device pixels that a rectangle of the user space touches.
  private func devicePixels(of rect: CGRect) -> PixelRect {
    rect.isNull
      ? .empty : PixelRect(containing: rect.applying(context.userSpaceToDeviceSpaceTransform))
  }

  /// Whether a layer may draw a pixel inside the clip.
  private func isInSight(_ placed: PlacedLayer) -> Bool {
    let rect = placed.map.boundingBox(of: extents.everything(drawnBy: placed.layer))
    let pixels = devicePixels(of: rect)
    return !pixels.isEmpty && !pixels.insetBy(-1).intersection(clip).isEmpty
  }

  /// What casts the layer's shadow, where that is an outline; nil: its pixels do.
  private func shadowOutline(of layer: CALayer, _ look: Look) -> LayerShadow.Outline? {
    if let path = layer.shadowPath { return .path(path) }
    // An opaque background that hides every other edge of the layer casts the same shadow as the
    // composited layer, without the picture.
    guard let color = layer.backgroundColor, color.alpha == 1, color.pattern == nil else {
      return nil
    }
    let corners = CornerShape(of: layer)
    guard extents.parts(of: layer).allSatisfy(corners.containsSurely) else { return nil }
    return .corners(corners, isHidingBelow: look.fade == 1)
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
      // A shadow and copies count, and past some depth it is cheaper to make a picture than to
      // know.
      let isCertain =
        sublayer.shadowOpacity > 0 || sublayer.makesCopies || depth > 8
        || sublayer is PictureEffectLayer || sublayer.compositingMode != .normal
      count += isCertain ? limit : sublayer.countDrawnThings(upTo: limit, depth: depth + 1)
    }
    return count > 0 && makesCopies ? limit : count
  }

  private var makesCopies: Bool { sublayerInstances(limit: 1) != nil }
}
