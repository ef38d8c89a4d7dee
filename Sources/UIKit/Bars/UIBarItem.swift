/// The properties that the items of all bars share.
@preconcurrency @MainActor
open class UIBarItem: NSObject, @preconcurrency NSCoding {
  /// The text of the item; nil for none.
  open var title: String? {
    didSet {
      if title != oldValue { itemDidChange() }
      tellObservers("title", from: oldValue)
    }
  }
  /// The picture of the item; nil for none.
  open var image: UIImage? {
    didSet {
      if image != oldValue { itemDidChange() }
      tellObservers("image", from: oldValue)
    }
  }
  /// The image in place of `image` in a compact height.
  open var landscapeImagePhone: UIImage? {
    didSet { if landscapeImagePhone != oldValue { itemDidChange() } }
  }
  /// The image shown large while the item is pressed at the accessibility text sizes; never shown
  /// here.
  open var largeContentSizeImage: UIImage?
  /// Insets that move and resize the image, in points.
  open var imageInsets = UIEdgeInsets.zero {
    didSet { if imageInsets != oldValue { itemDidChange() } }
  }
  /// The insets of `landscapeImagePhone`, in points.
  open var landscapeImagePhoneInsets = UIEdgeInsets.zero {
    didSet { if landscapeImagePhoneInsets != oldValue { itemDidChange() } }
  }
  /// The insets of the picture that a long touch shows large, in points; zero by default. The value
  /// is kept and not drawn.
  open var largeContentSizeImageInsets = UIEdgeInsets.zero
  /// Whether a touch has an effect; true by default. A disabled item is drawn in gray.
  open var isEnabled = true {
    didSet { if isEnabled != oldValue { itemDidChange() } }
  }
  /// A number that an app finds the item by.
  open var tag = 0

  /// The label that is read out in place of the title.
  open var accessibilityLabel: String? {
    didSet { if accessibilityLabel != oldValue { itemDidChange() } }
  }
  /// The name that tests find the item's button by; nil for none.
  open var accessibilityIdentifier: String? {
    didSet { if accessibilityIdentifier != oldValue { itemDidChange() } }
  }
  /// What the item does, as it is read out; nil for none.
  open var accessibilityHint: String? {
    didSet { if accessibilityHint != oldValue { itemDidChange() } }
  }
  /// The item's value as it is read out; nil for none.
  open var accessibilityValue: String? {
    didSet { if accessibilityValue != oldValue { itemDidChange() } }
  }
  /// The item's accessibility traits besides those of a button.
  open var accessibilityTraits = UIAccessibilityTraits.none {
    didSet { if accessibilityTraits != oldValue { itemDidChange() } }
  }

  private var titleAttributes: [UInt: [NSAttributedString.Key: Any]] = [:]
  /// The bar that shows the item.
  weak var bar: UIView? {
    didSet { barDidChange(from: oldValue) }
  }
  final var appearanceIfAny: AppearanceState?

  public override init() {
    super.init()
  }

  /// An item without title and image. Differs: `coder` is not read.
  public required init?(coder: NSCoder) {
    super.init()
    coder.readNib(into: self, at: UIBarItem.self)
  }

  /// Encodes the item. Differs: the call has no effect.
  open func encode(with coder: NSCoder) {}

  /// Sets the attributes of the title in a state, on top of those of the normal state; nil removes
  /// them.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    let old = titleAttributes[state.rawValue]
    guard !NSAttributedString.areSame(old, attributes) else { return }
    titleAttributes[state.rawValue] = attributes
    itemDidChange()
  }

  /// The attributes that were set for a state; nil if none were.
  open func titleTextAttributes(
    for state: UIControl.State
  ) -> [NSAttributedString.Key: Any]? { titleAttributes[state.rawValue] }

  func itemDidChange() { bar?.setNeedsLayout() }

  /// The image and its insets in a bar of these traits.
  func shownImage(in traits: UITraitCollection) -> (image: UIImage?, insets: UIEdgeInsets) {
    if traits.verticalSizeClass == .compact, let landscapeImagePhone {
      return (landscapeImagePhone, landscapeImagePhoneInsets)
    }
    return (image, imageInsets)
  }
}

/// The colours of a bar.
public enum UIBarStyle: Int, Sendable {
  /// The system's colours.
  case `default` = 0
  /// The bar has light content on black.
  case black = 1

  /// The opaque black style before iOS 7; the same as `black`.
  @available(*, deprecated, message: "Use black, and set isTranslucent.")
  public static var blackOpaque: UIBarStyle { .black }

  /// The variant of a bar's colour in this style.
  @MainActor
  func shade(_ color: UIColor) -> UIColor {
    guard self == .black else { return color }
    return color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark))
  }
}

/// The bars that an image or an offset is for, by height and prompt.
public enum UIBarMetrics: Int, Sendable {
  /// Bars of the usual height.
  case `default` = 0
  /// Low bars, as of a phone on its side.
  case compact = 1
  /// Bars of the usual height with a prompt.
  case defaultPrompt = 101
  /// Low bars with a prompt.
  case compactPrompt = 102
}

/// The place of a bar on the screen.
public enum UIBarPosition: Int, Sendable {
  /// The bar is at no particular edge.
  case any = 0
  /// The bar is at the bottom, with its line above.
  case bottom = 1
  /// The bar is at the top of what it is in, with its line below.
  case top = 2
  /// Below the status bar, which its background extends behind.
  case topAttached = 3
}

/// A bar with a place on the screen.
@preconcurrency @MainActor
public protocol UIBarPositioning: NSObjectProtocol {
  /// The place of the bar, which decides at which edge its line is and whether it goes under the
  /// status bar.
  var barPosition: UIBarPosition { get }
}

/// Decides the place of a bar.
@preconcurrency @MainActor
public protocol UIBarPositioningDelegate: NSObjectProtocol {
  /// The place of a bar that no container places.
  func position(for bar: any UIBarPositioning) -> UIBarPosition
}

extension UIBarPositioningDelegate {
  /// The place `any` by default, of a bar at no particular edge.
  public func position(for bar: any UIBarPositioning) -> UIBarPosition { .any }
}
