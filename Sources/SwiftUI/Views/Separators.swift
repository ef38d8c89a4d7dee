/// Room that grows along a stack, after all other views had theirs; outside of a stack, it grows
/// both ways.
public struct Spacer: View, LeafView {
  /// The view is drawn by its node and has no body.
  public typealias Body = Never
  /// The minimum length, in points; nil for the standard one, 8.
  public var minLength: CGFloat?
  /// Makes a spacer with a minimum length in points; nil for 8.
  public init(minLength: CGFloat? = nil) { self.minLength = minLength }
  /// Makes the node of the room; apps do not call it.
  public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _Node<Self> {
    LeafNode(view, context)
  }
  static var readsState: Bool { false }
  func makeItem() -> SpacerItem { SpacerItem() }
  func update(_ item: SpacerItem, _ environment: EnvironmentValues) {
    item.axis = environment.stackAxis
    item.minimum = minLength ?? ViewSpacing.standard
  }
}

final class SpacerItem: LayoutItem {
  var axis: Axis?
  var minimum: CGFloat = 8

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    let width = max(proposal.width ?? minimum, minimum)
    let height = max(proposal.height ?? minimum, minimum)
    switch axis {
    case .horizontal: return CGSize(width: width, height: 0)
    case .vertical: return CGSize(width: 0, height: height)
    case nil: return CGSize(width: width, height: height)
    }
  }
  override var priority: Double { -.infinity }
  override func touchTarget(at point: CGPoint) -> TouchHit? { nil }
  override var spacing: ViewSpacing {
    guard let axis else { return .zero }
    var spacing = ViewSpacing.zero
    spacing.reset(axis == .horizontal ? .vertical : .horizontal)
    return spacing
  }
}

/// A line across a stack: a pixel thick, a point at accessibility type sizes, in the separator
/// colour. It is upright in a horizontal stack.
public struct Divider: View, LeafView {
  /// The view is drawn by its node and has no body.
  public typealias Body = Never
  /// Makes a line.
  public init() {}
  /// Makes the node of the line; apps do not call it.
  public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _Node<Self> {
    LeafNode(view, context)
  }
  func makeItem() -> DividerItem { DividerItem() }
  func update(_ item: DividerItem, _ environment: EnvironmentValues) {
    item.isVertical = environment.stackAxis == .horizontal
    item.thickness = environment.dynamicTypeSize.isAccessibilitySize ? 1 : environment.pixelLength
    item.layer.backgroundColor =
      UIColor.separator.resolvedColor(with: environment.traits).cgColor
  }
}

final class DividerItem: LayoutItem {
  var isVertical = false
  var thickness: CGFloat = 1
  let layer = CALayer()

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    isVertical
      ? CGSize(width: thickness, height: proposal.height ?? 10)
      : CGSize(width: proposal.width ?? 10, height: thickness)
  }
  override func addLayers(to list: inout LayerList) {
    list.add(layer, at: list.onPixels(shownFrame(in: list)))
  }
}
