/// Room that grows along a stack.
public struct Spacer: View, LeafView {
  public typealias Body = Never
  /// The minimum length, in points; nil for the standard one.
  public var minLength: CGFloat?
  public init(minLength: CGFloat? = nil) { self.minLength = minLength }
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

/// A line across a stack.
public struct Divider: View, LeafView {
  public typealias Body = Never
  public init() {}
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
