// Parts of bars and containers that apps look up by the names of their classes. Names and places
// are Apple's: views that are found with `String(describing: type(of: view))` or
// `NSClassFromString` in hundreds of public repositories.

/// The line at a bar's edge.
final class _UIBarBackgroundShadowView: UIView {}

/// The part of a navigation bar that shows its large title.
final class _UINavigationBarLargeTitleView: UIView {
  let label = QuietLabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
    isUserInteractionEnabled = false
    label.accessibilityTraits = .header
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }
}

/// The line above a navigation bar's title.
final class _UINavigationBarModernPromptView: QuietLabel {}

/// The image of a tab bar's button.
final class UITabBarSwappableImageView: UIImageView {}

/// The title of a tab bar's button.
final class UITabBarButtonLabel: QuietLabel {}

/// The badge of a tab bar's button.
final class _UIBadgeView: UIView {
  let label = QuietLabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }
}

/// The view of a navigation or tab bar controller.
final class UILayoutContainerView: UIView {}

/// The view that a navigation controller's transitions take place in.
final class UINavigationTransitionView: UIView {}

/// The view around each view of a container's controllers.
final class UIViewControllerWrapperView: UIView {}

/// Holds the pages of a page controller. Differs: no gesture turns them.
final class _UIQueuingScrollView: UIScrollView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    contentInsetAdjustmentBehavior = .never
    showsHorizontalScrollIndicator = false
    showsVerticalScrollIndicator = false
    isPagingEnabled = true
  }

  required init?(coder: NSCoder) { nil }
}

/// The view of a page controller.
final class _UIPageViewControllerContentView: UIView {}

/// The view that dims what is behind a card.
final class UIDimmingView: UIView {}

extension UIColor {
  /// The colour of the line at a bar's edge.
  ///
  /// Source: 178 on white in pictures that iOS drew, which is black at 0.3. For dark bars no
  /// figure is known; white at 0.15 is what people report.
  static let barHairline = UIColor {
    $0.userInterfaceStyle == .dark ? UIColor(white: 1, alpha: 0.15) : UIColor(white: 0, alpha: 0.3)
  }
}

extension UIViewController {
  /// Sets a container's view, of the screen's size until it is placed.
  func setContainerView(_ view: UIView) {
    view.frame = UIScreen.main.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    self.view = view
  }
}

extension UIView {
  /// The distances from the view's left and right ends to the items at the ends of a bar, in
  /// points: the margin of the device, and 16 beside what the device covers.
  ///
  /// Source: measured on pictures that iOS drew: 16 at widths of 375, 20 at 414 and above and in
  /// landscape, 60 in landscape beside a notch of 44.
  var barMargins: (left: CGFloat, right: CGFloat) {
    let plain: CGFloat = bounds.width >= 414 ? 20 : 16
    func margin(_ inset: CGFloat) -> CGFloat { inset > 0 ? inset + 16 : plain }
    return (margin(safeAreaInsets.left), margin(safeAreaInsets.right))
  }
}
