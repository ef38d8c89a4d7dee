/// The directions in which a scroll layer scrolls.
public struct CAScrollLayerScrollMode: RawRepresentable, Hashable, Sendable {
  /// Apple's name of the directions.
  public let rawValue: String

  /// Creates the mode of a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The layer does not scroll.
  public static let none = CAScrollLayerScrollMode(rawValue: "none")
  /// The layer scrolls up and down alone.
  public static let vertically = CAScrollLayerScrollMode(rawValue: "vertically")
  /// The layer scrolls left and right alone.
  public static let horizontally = CAScrollLayerScrollMode(rawValue: "horizontally")
  /// The layer scrolls in all directions.
  public static let both = CAScrollLayerScrollMode(rawValue: "both")
}

/// A layer whose sublayers are scrolled by its bounds' origin.
///
/// It does not clip by itself: set `masksToBounds`.
open class CAScrollLayer: CALayer {
  public override init() {
    super.init()
  }

  public override init(layer: Any) {
    super.init(layer: layer)
    if let layer = layer as? CAScrollLayer { scrollMode = layer.scrollMode }
  }

  /// Makes a new layer. Differs: `coder` is not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// The directions in which the `scroll(to:)` methods move the bounds.
  open var scrollMode: CAScrollLayerScrollMode = .both

  /// Moves the bounds' origin to `p`, as far as the mode lets it.
  open func scroll(to p: CGPoint) {
    var origin = bounds.origin
    if scrollMode == .both || scrollMode == .horizontally { origin.x = p.x }
    if scrollMode == .both || scrollMode == .vertically { origin.y = p.y }
    bounds.origin = origin
  }

  /// Moves the bounds as little as needed to show `r`, or its upper left part where it is larger
  /// than the bounds.
  open func scroll(to r: CGRect) {
    scroll(
      to: CGPoint(
        x: Self.moved(bounds.minX, bounds.width, r.minX, r.maxX),
        y: Self.moved(bounds.minY, bounds.height, r.minY, r.maxY)))
  }

  private static func moved(
    _ start: CGFloat, _ length: CGFloat, _ low: CGFloat, _ high: CGFloat
  ) -> CGFloat {
    if low < start || high - low > length { return low }
    return high > start + length ? high - length : start
  }

  package override class var layerProperties: [String: LayerProperty] {
    LayerProperty.ofScrollLayers
  }

  package override class var drawlessClass: CALayer.Type { CAScrollLayer.self }
}

extension CALayer {
  /// Scrolls the closest scroll layer above this one so that `p` is its bounds' origin.
  ///
  /// Does nothing where no scroll layer is above.
  public func scroll(_ p: CGPoint) {
    guard let scroller = enclosingScrollLayer else { return }
    scroller.scroll(to: convert(p, to: scroller))
  }

  /// Scrolls the closest scroll layer above this one as little as needed to show `r`.
  ///
  /// Does nothing where no scroll layer is above.
  public func scrollRectToVisible(_ r: CGRect) {
    guard let scroller = enclosingScrollLayer else { return }
    scroller.scroll(to: convert(r, to: scroller))
  }

  /// The part of the bounds that the closest scroll layer shows; all of it without one.
  public var visibleRect: CGRect {
    guard let scroller = enclosingScrollLayer, scroller !== self else { return bounds }
    let shown = bounds.overlap(convert(scroller.bounds, from: scroller))
    return shown.isNull ? .zero : shown
  }

  private var enclosingScrollLayer: CAScrollLayer? {
    var node: CALayer? = self
    while let layer = node {
      if let scroller = layer as? CAScrollLayer { return scroller }
      node = layer.superlayer
    }
    return nil
  }
}
