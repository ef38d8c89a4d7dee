extension UISheetPresentationController {
  /// A height at which a card rests.
  @preconcurrency @MainActor
  open class Detent: NSObject {
    /// The name of a detent.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
      /// The name, unique among the detents of a sheet.
      public let rawValue: String

      /// Creates an identifier of a name of the app's own.
      public init(rawValue: String) { self.rawValue = rawValue }

      /// Creates an identifier of a name of the app's own.
      public init(_ rawValue: String) { self.rawValue = rawValue }

      /// The detent of about half the height.
      public static let medium = Identifier("com.apple.UIKit.medium")
      /// The detent of the full height.
      public static let large = Identifier("com.apple.UIKit.large")
    }

    /// The name of the detent.
    public let identifier: Identifier
    private let resolver: (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?

    init(
      _ identifier: Identifier,
      _ resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) {
      self.identifier = identifier
      self.resolver = resolver
    }

    /// A detent of half the screen. Inactive in compact height, as on iOS.
    public class func medium() -> Detent {
      Detent(.medium) { context in
        guard context.containerTraitCollection.verticalSizeClass != .compact else { return nil }
        return (context as? SheetDetentContext)?.medium ?? context.maximumDetentValue / 2
      }
    }

    /// The detent of the maximum height.
    public class func large() -> Detent { Detent(.large) { $0.maximumDetentValue } }

    /// - Parameters:
    ///   - identifier: The detent's identifier; nil for one of its own.
    ///   - resolver: Returns the height in points, without the safe area at the bottom; nil while
    ///     the detent is inactive. A height above the context's maximum counts as that.
    public class func custom(
      identifier: Identifier? = nil,
      resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) -> Detent {
      customCount += 1
      return Detent(identifier ?? Identifier("UIKit.custom.\(customCount)"), resolver)
    }

    private static var customCount = 0

    /// The height in a context; nil if the detent is inactive.
    open func resolvedValue(
      in context: any UISheetPresentationControllerDetentResolutionContext
    ) -> CGFloat? { resolver(context) }
  }
}

/// The facts that detents' heights are computed from.
final class SheetDetentContext: NSObject, UISheetPresentationControllerDetentResolutionContext {
  let containerTraitCollection: UITraitCollection
  let maximumDetentValue: CGFloat
  /// The value at which half of the container is covered.
  let medium: CGFloat

  init(
    containerTraitCollection: UITraitCollection, maximumDetentValue: CGFloat, medium: CGFloat = 0
  ) {
    self.containerTraitCollection = containerTraitCollection
    self.maximumDetentValue = maximumDetentValue
    self.medium = min(medium, maximumDetentValue)
  }
}

/// The place of a card in its container.
@MainActor
struct SheetForm {
  /// The distance of a large card's top from the status bar, in points.
  static let largeMargin: CGFloat = 10

  private(set) var frame: CGRect
  /// Whether the card lies at the bottom edge.
  private(set) var isEdgeAttached = true
  /// Whether the sheet fills the screen instead of being a card.
  private(set) var isFullScreen = false
  /// Whether the presenter's view stands back behind the card.
  private(set) var recedesPresenter = false

  static func context(in container: UIView) -> SheetDetentContext {
    let (bounds, insets) = (container.bounds, container.safeAreaInsets)
    return SheetDetentContext(
      containerTraitCollection: container.traitCollection,
      maximumDetentValue: max(bounds.height - insets.top - largeMargin - insets.bottom, 0),
      medium: max((bounds.height / 2).rounded() - insets.bottom, 0))
  }

  init(of sheet: UISheetPresentationController, in container: UIView) {
    let (bounds, insets) = (container.bounds, container.safeAreaInsets)
    let traits = container.traitCollection
    let context = Self.context(in: container)
    let detent = sheet.selectedDetent
    let value = detent?.resolvedValue(in: context) ?? context.maximumDetentValue
    let height = max(min(value, context.maximumDetentValue), 0)
    let preferred = (sheet.host ?? sheet).presentedViewController.preferredContentSize
    if traits.verticalSizeClass == .compact,
      traits.horizontalSizeClass != .regular
        || sheet.prefersEdgeAttachedInCompactHeight
    {
      guard sheet.prefersEdgeAttachedInCompactHeight else {
        frame = bounds
        isFullScreen = true
        return
      }
      var width = bounds.width - insets.left - insets.right
      if sheet.widthFollowsPreferredContentSizeWhenEdgeAttached, preferred.width > 0 {
        width = min(preferred.width, width)
      }
      frame = CGRect(
        x: ((bounds.width - width) / 2).rounded(), y: bounds.height - height - insets.bottom,
        width: width, height: height + insets.bottom)
      return
    }
    guard traits.horizontalSizeClass == .regular else {
      let covered = height + insets.bottom
      frame = CGRect(x: 0, y: bounds.height - covered, width: bounds.width, height: covered)
      recedesPresenter = height >= context.maximumDetentValue
      return
    }
    isEdgeAttached = false
    frame = Self.middle(of: sheet, bounds, preferred, detent, height)
  }

  /// The frame of a card of 540 × 620 points, or as wide as a page, or of the controller's
  /// preferred size.
  private static func middle(
    of sheet: UISheetPresentationController, _ bounds: CGRect, _ preferred: CGSize,
    _ detent: UISheetPresentationController.Detent?, _ height: CGFloat
  ) -> CGRect {
    var size = preferred
    if size == .zero {
      size =
        sheet.prefersPageSizing
        ? CGSize(width: 704, height: bounds.height - 80) : CGSize(width: 540, height: 620)
    }
    if let detent, detent.identifier != .large { size.height = height }
    size = CGSize(width: min(size.width, bounds.width), height: min(size.height, bounds.height))
    var centre = CGPoint(x: bounds.midX, y: bounds.midY)
    if let source = sheet.sourceView, let container = (sheet.host ?? sheet).containerView {
      centre = source.convert(CGPoint(x: source.bounds.midX, y: source.bounds.midY), to: container)
      centre.x = max(min(centre.x, bounds.maxX - size.width / 2), size.width / 2)
      centre.y = max(min(centre.y, bounds.maxY - size.height / 2), size.height / 2)
    }
    return CGRect(
      x: (centre.x - size.width / 2).rounded(), y: (centre.y - size.height / 2).rounded(),
      width: size.width, height: size.height)
  }
}

/// The short line at a card's upper edge by which it is dragged.
final class _UIGrabber: UIControl {
  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .tertiaryLabel
    layer.cornerRadius = 2.5
    isAccessibilityElement = true
    accessibilityLabel = "Sheet Grabber"
    accessibilityTraits = .adjustable
  }

  required init?(coder: NSCoder) { nil }

  /// - Parameter card: The card's frame in the grabber's superview.
  func place(at card: CGRect) -> CGRect {
    CGRect(x: card.midX - 18, y: card.minY + 5, width: 36, height: 5)
  }
}

/// The look of a presenter behind a large card: smaller, below the status bar, with round corners,
/// on black.
@MainActor
final class PresenterRecession {
  private static let sideMargin: CGFloat = 16

  private weak var presenter: UIViewController?
  private let ground = UIView()
  private var cornerRadius: CGFloat = 0
  private var clips = false

  /// - Parameter presenter: The controller behind the sheet; nil if the sheet does not dim it.
  func update(behind form: SheetForm, _ presenter: UIViewController?, in container: UIView) {
    guard form.recedesPresenter, let presenter, let view = presenter.viewIfLoaded,
      let window = view.window, view.superview === window || self.presenter === presenter,
      presenter.presentation == nil, view.bounds.size == window.bounds.size
    else { return end() }
    if self.presenter !== presenter {
      guard view.transform.isIdentity, window.bounds.width > 4 * Self.sideMargin else { return }
      end()
      self.presenter = presenter
      (cornerRadius, clips) = (view.layer.cornerRadius, view.layer.masksToBounds)
      // The safe area stays what it was, wherever the view is shown.
      presenter.keptSafeArea = view.safeAreaInsets
      ground.backgroundColor = .black
      window.insertSubview(ground, belowSubview: view)
    }
    ground.frame = window.bounds
    let top = container.safeAreaInsets.top
    let scale = 1 - 2 * Self.sideMargin / window.bounds.width
    let height = window.bounds.height
    let transform = CGAffineTransform(
      a: scale, b: 0, c: 0, d: scale, tx: 0, ty: top - (1 - scale) * height / 2)
    guard CATransform3DGetAffineTransform(view.layer.transform) != transform else { return }
    view.layer.setAffineTransform(transform)
    view.layer.cornerRadius = 10 / scale
    view.layer.cornerCurve = .continuous
    view.layer.masksToBounds = true
  }

  func end() {
    guard let presenter, let view = presenter.viewIfLoaded else { return }
    self.presenter = nil
    ground.removeFromSuperview()
    view.layer.setAffineTransform(.identity)
    view.layer.cornerRadius = cornerRadius
    view.layer.masksToBounds = clips
    presenter.keptSafeArea = nil
  }
}
