/// The length that bars cover at the top or bottom of a controller's view, for constraints.
@preconcurrency @MainActor
public protocol UILayoutSupport: NSObjectProtocol {
  /// The covered length in points.
  var length: CGFloat { get }
  /// The upper edge of the covered part.
  var topAnchor: NSLayoutYAxisAnchor { get }
  /// The lower edge of the covered part.
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  /// The covered length as a constraint's dimension.
  var heightAnchor: NSLayoutDimension { get }
}

/// A controller's layout supports, made when they are asked for.
struct LayoutSupports {
  enum Edge {
    case top
    case bottom
  }

  var top: LayoutSupport?
  var bottom: LayoutSupport?
}

/// A guide along an edge of a controller's view, as long as its safe area's inset.
final class LayoutSupport: UILayoutGuide, UILayoutSupport {
  fileprivate var edge = LayoutSupports.Edge.top

  var length: CGFloat {
    let insets = owningView?.safeAreaInsets ?? .zero
    return edge == .top ? insets.top : insets.bottom
  }
}

extension UIViewController {
  func layoutSupport(_ edge: LayoutSupports.Edge) -> any UILayoutSupport {
    loadViewIfNeeded()
    let known = edge == .top ? layoutSupports.top : layoutSupports.bottom
    if let known, known.owningView === loadedView { return known }
    let support = LayoutSupport()
    support.edge = edge
    support.identifier = edge == .top ? "_UIViewControllerTop" : "_UIViewControllerBottom"
    if edge == .top { layoutSupports.top = support } else { layoutSupports.bottom = support }
    guard let view = loadedView else { return support }
    view.addLayoutGuide(support)
    let safe = view.safeAreaLayoutGuide
    let vertical =
      edge == .top
      ? [
        support.topAnchor.constraint(equalTo: view.topAnchor),
        support.bottomAnchor.constraint(equalTo: safe.topAnchor),
      ]
      : [
        support.topAnchor.constraint(equalTo: safe.bottomAnchor),
        support.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      ]
    NSLayoutConstraint.activate(
      vertical + [
        support.leftAnchor.constraint(equalTo: view.leftAnchor),
        support.widthAnchor.constraint(equalToConstant: 0),
      ])
    return support
  }
}

/// The guide of the keyboard. Differs: there is no keyboard, so that it lies below the safe area.
open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
  /// Differs: no effect, as there is no keyboard.
  open var followsUndockedKeyboard = false
  /// Whether the guide ends at the safe area without a keyboard, instead of the view's edge.
  open var usesBottomSafeArea = true {
    didSet {
      guard usesBottomSafeArea != oldValue else { return }
      safeTop?.isActive = usesBottomSafeArea
      plainTop?.isActive = !usesBottomSafeArea
    }
  }
  /// The distance in points from the keyboard at which a drag begins to dismiss it. Differs: no
  /// effect.
  open var keyboardDismissPadding: CGFloat = 0

  private var safeTop: NSLayoutConstraint?
  private var plainTop: NSLayoutConstraint?

  /// What its constraints will give: without a keyboard, what lies below the safe area.
  override var frameBeforeLayout: CGRect {
    guard let bounds = owningView?.bounds, let safeArea = owningView?.safeAreaInsets else {
      return .zero
    }
    let height = usesBottomSafeArea ? safeArea.bottom : 0
    return CGRect(
      x: bounds.minX, y: bounds.maxY - height, width: bounds.width, height: height)
  }

  fileprivate func attach(to view: UIView) {
    view.addLayoutGuide(self)
    let top = topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor)
    (safeTop, plainTop) = (top, topAnchor.constraint(equalTo: view.bottomAnchor))
    NSLayoutConstraint.activate([
      top, bottomAnchor.constraint(equalTo: view.bottomAnchor),
      leftAnchor.constraint(equalTo: view.leftAnchor),
      rightAnchor.constraint(equalTo: view.rightAnchor),
    ])
  }
}

extension UIView {
  /// The guide that follows the keyboard, made when it is first asked for.
  public var keyboardLayoutGuide: UIKeyboardLayoutGuide {
    let known = layoutGuides.first { $0 is UIKeyboardLayoutGuide }
    if let known = known as? UIKeyboardLayoutGuide { return known }
    let guide = UIKeyboardLayoutGuide()
    guide.identifier = "UIKeyboardLayoutGuide"
    guide.attach(to: self)
    return guide
  }
}

extension UIViewController {
  /// The room between the view's top and the lower end of status and navigation bar.
  @available(*, deprecated, message: "Use view.safeAreaLayoutGuide.topAnchor.")
  public var topLayoutGuide: any UILayoutSupport { layoutSupport(.top) }

  /// The room between the view's bottom and the upper end of toolbar and tab bar.
  @available(*, deprecated, message: "Use view.safeAreaLayoutGuide.bottomAnchor.")
  public var bottomLayoutGuide: any UILayoutSupport { layoutSupport(.bottom) }
}
