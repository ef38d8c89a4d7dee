/// A rectangle in a view that constraints may mention, and that draws nothing.
@preconcurrency @MainActor
open class UILayoutGuide: NSObject {
  /// A name for logs.
  open var identifier = ""

  /// The view that the guide was added to.
  open internal(set) weak var owningView: UIView?

  let state = LayoutState()
  /// What a guide of the system's own follows.
  var role = Role.custom

  /// The edges that a guide of the system's own keeps to.
  enum Role {
    case custom
    case margins
    case safeArea
    case readableContent
    case scrolledContent
    case scrollFrame
  }

  public override init() {
    super.init()
  }

  convenience init(_ role: Role, of view: UIView) {
    self.init()
    self.role = role
    owningView = view
    switch role {
    case .custom: break
    case .margins: identifier = "UIViewLayoutMarginsGuide"
    case .safeArea: identifier = "UIViewSafeAreaLayoutGuide"
    case .readableContent: identifier = "UIViewReadableContentGuide"
    case .scrolledContent: identifier = "UIScrollView-contentLayoutGuide"
    case .scrollFrame: identifier = "UIScrollView-frameLayoutGuide"
    }
  }

  /// The guide in the owning view's space, on the pixel grid, as of its last layout.
  open var layoutFrame: CGRect {
    guard let view = owningView else { return .zero }
    if let record = state.record {
      record.engine?.update()
      let scale = view.pixelScale
      return CGRect(
        x: PixelRounding.nearest(CGFloat(record.rect.minX), scale: scale),
        y: PixelRounding.nearest(CGFloat(record.rect.minY), scale: scale),
        width: PixelRounding.nearest(CGFloat(record.rect.width), scale: scale),
        height: PixelRounding.nearest(CGFloat(record.rect.height), scale: scale))
    }
    if role == .scrolledContent {
      return CGRect(origin: .zero, size: (view as? UIScrollView)?.contentSize ?? .zero)
    }
    return role == .custom ? frameBeforeLayout : view.bounds.inset(by: insets(of: view))
  }

  /// The frame of a guide of the app's own, or of one that constraints place, before a layout.
  var frameBeforeLayout: CGRect { .zero }
}

extension UILayoutGuide: LayoutItem {
  var layoutState: LayoutState { state }
  var layoutView: UIView? { owningView }

  /// The maximum width of readable content, in points. Differs: the same for all text sizes.
  ///
  /// Source: the guide's width on iPads at the default text size.
  private static let maximumReadableWidth: CGFloat = 672

  private func insets(of view: UIView) -> UIEdgeInsets {
    switch role {
    case .custom, .scrolledContent, .scrollFrame: return .zero
    case .safeArea: return view.safeAreaInsets
    case .margins: return view.layoutMargins
    case .readableContent:
      var insets = view.layoutMargins
      let excess = view.bounds.width - insets.left - insets.right - Self.maximumReadableWidth
      if excess > 0 {
        insets.left += excess / 2
        insets.right += excess / 2
      }
      return insets
    }
  }

  /// The edges of a system guide as relations to its owner, of scrolled content those at its
  /// origin; nil for any other guide.
  var edgeFormulas: [FrameFormula]? {
    guard role != .custom, let view = owningView else { return nil }
    if role == .scrolledContent {
      return [
        FrameFormula(axis: .horizontal, place: .near, multiplier: 0, constant: 0),
        FrameFormula(axis: .vertical, place: .near, multiplier: 0, constant: 0),
      ]
    }
    var insets = insets(of: view)
    if role == .scrollFrame {
      let offset = view.bounds.origin
      insets = UIEdgeInsets(top: offset.y, left: offset.x, bottom: -offset.y, right: -offset.x)
    }
    let outer = view.alignmentRectInsets
    return [
      FrameFormula(axis: .horizontal, place: .near, multiplier: 0, constant: insets.left),
      FrameFormula(
        axis: .horizontal, place: .far, multiplier: 1,
        constant: outer.left + outer.right - insets.right),
      FrameFormula(axis: .vertical, place: .near, multiplier: 0, constant: insets.top),
      FrameFormula(
        axis: .vertical, place: .far, multiplier: 1,
        constant: outer.top + outer.bottom - insets.bottom),
    ].map(\.clamped)
  }

  /// The identifier that iOS's logs have for an edge.
  func edgeIdentifier(_ formula: FrameFormula) -> String {
    let edge = formula.attribute.name
    switch role {
    case .margins: return "UIView-\(edge)Margin-guide-constraint"
    case .safeArea: return "UIViewSafeAreaLayoutGuide-\(edge)"
    case .readableContent: return "UIViewReadableContentGuide-\(edge)"
    case .scrolledContent: return "UIScrollView-contentLayoutGuide-\(edge)"
    case .scrollFrame: return "UIScrollView-frameLayoutGuide-\(edge)"
    case .custom: return ""
    }
  }
}

extension UIView {
  /// The guides that an app added, in that order; those of the system are not among them.
  public var layoutGuides: [UILayoutGuide] { layoutStateIfAny?.guides ?? [] }

  /// Adds a guide, which leaves the view that it was in before. A guide of the system's own stays
  /// where it is.
  public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
    guard layoutGuide.owningView !== self, layoutGuide.role == .custom else { return }
    layoutGuide.owningView?.removeLayoutGuide(layoutGuide)
    layoutGuide.owningView = self
    layoutState.guides.append(layoutGuide)
  }

  /// Takes a guide out, and the constraints that mention it.
  public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
    guard layoutGuide.owningView === self, layoutGuide.role == .custom else { return }
    for constraint in layoutGuide.state.references { constraint.deactivate() }
    if let record = layoutGuide.state.record { record.engine?.remove(record) }
    layoutState.guides.removeAll { $0 === layoutGuide }
    layoutGuide.owningView = nil
  }

  /// The bounds without the layout margins, for constraints.
  public var layoutMarginsGuide: UILayoutGuide {
    if let guide = layoutState.marginsGuide { return guide }
    let guide = UILayoutGuide(.margins, of: self)
    layoutState.marginsGuide = guide
    return guide
  }

  /// The bounds without what bars and corners of the screen cover, for constraints.
  public var safeAreaLayoutGuide: UILayoutGuide {
    if let guide = layoutState.safeAreaGuide { return guide }
    let guide = UILayoutGuide(.safeArea, of: self)
    layoutState.safeAreaGuide = guide
    return guide
  }

  /// The rectangle within the layout margins, but at most 672 points wide and centred, so that
  /// lines of text are not too long to read. Differs: the width is the same for all text sizes.
  public var readableContentGuide: UILayoutGuide {
    if let guide = layoutState.readableGuide { return guide }
    let guide = UILayoutGuide(.readableContent, of: self)
    layoutState.readableGuide = guide
    return guide
  }
}
