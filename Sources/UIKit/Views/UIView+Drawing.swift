extension UIView {
  /// A layer of the class that a subclass names; a plain layer if it is not a layer class.
  static func makeLayer(_ type: AnyClass) -> CALayer {
    guard let type = type as? CALayer.Type else { return CALayer() }
    return CALayer.makeLayer(of: type)
  }

  func attachLayer() {
    checkMainActor("init(frame:)")
    layer.delegate = self
    layer.isOpaque = true
    layer.contentsScale = resolvedTraits.displayScale
    layer.setNeedsLayout()
    if drawsLayerContents { layer.setNeedsDisplay() }
  }

  /// - Parameter rect: The part to draw, in the view's space; nil for everything.
  func markForDisplay(_ rect: CGRect?) {
    guard drawsContents else { return }
    if let rect { layer.setNeedsDisplay(rect) } else { layer.setNeedsDisplay() }
  }

  /// Whether the view's class or the layer's draws into the layer's backing store.
  private var drawsContents: Bool {
    drawsLayerContents || type(of: layer) != CALayer.self
  }

  func drawContents(of layer: CALayer, in context: CGContext) {
    guard layer === self.layer else { return }
    let dirty = layer.dirtyRect.intersection(bounds)
    resolvedTraits.withCurrent {
      UIGraphicsPushContext(context)
      let rect = dirty.isEmpty ? bounds : dirty
      if let recording = LayoutRecording.current {
        recording.watchDrawing(of: self) { draw(rect) }
      } else {
        draw(rect)
      }
      UIGraphicsPopContext()
    }
  }

  func setContentScale(_ scale: CGFloat) {
    explicitScale = scale > 0 ? scale : nil
    applyContentScale()
  }

  /// Gives the layer the scale that was set on the view, else that of the traits.
  func applyContentScale() {
    let scale = explicitScale ?? resolvedTraits.displayScale
    guard scale > 0, layer.contentsScale != scale else { return }
    layer.contentsScale = scale
    markForDisplay(nil)
  }

  func contentModeDidChange() {
    layer.contentsGravity = contentMode.contentsGravity
    layer.needsDisplayOnBoundsChange = contentMode == .redraw
  }

  func setMask(_ view: UIView?) {
    guard view !== maskView else { return }
    maskView = view
    view?.removeFromSuperview()
    layer.mask = view?.layer
  }

  // MARK: Background

  func setBackground(_ color: UIColor?) {
    plainBackground.color = color
    applyBackground()
  }

  /// Gives the layer the background colour resolved for the traits.
  func applyBackground() {
    let color = plainBackground.color?.resolvedColor(with: resolvedTraits).cgColor
    plainBackground.resolved = color
    layer.backgroundColor = color
    updateLayerOpacity()
  }

  func updateLayerOpacity() {
    let isTranslucent = layer.backgroundColor.map { $0.alpha < 1 } ?? false
    let isOpaque = self.isOpaque && !isTranslucent
    guard layer.isOpaque != isOpaque else { return }
    layer.isOpaque = isOpaque
    markForDisplay(nil)
  }
}

extension UIView: LayerContentsProvider {
  nonisolated package var drawsLayerContents: Bool {
    OverrideDetection.overridesDraw(type(of: self))
  }

  package var placeInHierarchy: String { diagnosticPath }
}

/// A background colour before and after it was resolved for the layer.
package struct BackgroundColor {
  var color: UIColor?
  var resolved: CGColor?

  /// The view's colour, unless the layer was given another one.
  @MainActor func color(of layer: CALayer) -> UIColor? {
    layer.backgroundColor == resolved ? color : layer.backgroundColor.map(UIColor.init(cgColor:))
  }
}
