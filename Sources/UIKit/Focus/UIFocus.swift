import Foundation

// Focus is moved by a keyboard or a remote control, and there is none: no item is ever in focus,
// which is how an iPhone without a keyboard looks.

/// An object that focus can be in.
@preconcurrency @MainActor
public protocol UIFocusEnvironment: NSObjectProtocol {
  /// The environments in which focus is searched for, in this order.
  var preferredFocusEnvironments: [any UIFocusEnvironment] { get }
  /// The environment around this one; nil for the outermost.
  var parentFocusEnvironment: (any UIFocusEnvironment)? { get }
  /// The container of the items in this environment; nil for none.
  var focusItemContainer: (any UIFocusItemContainer)? { get }
  /// The group that the environment belongs to; nil for that of the one around it.
  var focusGroupIdentifier: String? { get }
  /// Asks for focus to be found anew. No effect here.
  func setNeedsFocusUpdate()
  /// Carries out requests at once. No effect here.
  func updateFocusIfNeeded()
  /// Whether focus may move as a context tells. It is not asked here.
  func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool
  /// Called when focus has moved. It is not called here.
  func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator)
}

extension UIFocusEnvironment {
  /// Nil by default, for an environment without items.
  public var focusItemContainer: (any UIFocusItemContainer)? { nil }
  /// Nil by default, for the group of the environment around it.
  public var focusGroupIdentifier: String? { nil }

  /// Whether an environment is this one or inside of it.
  public func contains(_ environment: any UIFocusEnvironment) -> Bool {
    var next: (any UIFocusEnvironment)? = environment
    while let current = next {
      if current === self { return true }
      next = current.parentFocusEnvironment
    }
    return false
  }
}

/// An object that can have focus itself.
@preconcurrency @MainActor
public protocol UIFocusItem: UIFocusEnvironment {
  /// Whether the item can have focus.
  var canBecomeFocused: Bool { get }
  /// The frame in the space of the container.
  var frame: CGRect { get }
  /// Whether the item is in focus; it never is here.
  var isFocused: Bool { get }
  /// The look of the item in focus; nil for none of its own. Not drawn.
  var focusEffect: UIFocusEffect? { get }
  /// The priority for getting the focus of the item's group.
  var focusGroupPriority: UIFocusGroupPriority { get }
  /// Whether focus sees items behind this one.
  var isTransparentFocusItem: Bool { get }
  /// Called when a finger moves, but not far enough to move focus. It is not called here.
  func didHintFocusMovement(_ hint: UIFocusMovementHint)
}

extension UIFocusItem {
  /// False by default, as no item is ever in focus.
  public var isFocused: Bool { false }
  /// Nil by default, for no look of its own.
  public var focusEffect: UIFocusEffect? { nil }
  /// `ignored` by default, so that no item is preferred.
  public var focusGroupPriority: UIFocusGroupPriority { .ignored }
  /// False by default, so that the item hides others behind it from focus.
  public var isTransparentFocusItem: Bool { false }
  /// Empty by default. Differs: it is not called, as focus does not move.
  public func didHintFocusMovement(_ hint: UIFocusMovementHint) {}
}

/// An environment that contains items which can have focus.
@preconcurrency @MainActor
public protocol UIFocusItemContainer: NSObjectProtocol {
  /// The space that the frames of items are in.
  var coordinateSpace: any UICoordinateSpace { get }
  /// The items that intersect a rectangle of ``coordinateSpace``.
  func focusItems(in rect: CGRect) -> [any UIFocusItem]
}

/// The system that moves focus. Differs: there is none without a keyboard.
@preconcurrency @MainActor
open class UIFocusSystem: NSObject {
  /// The item in focus. Differs: always nil, as there is no focus.
  open weak var focusedItem: (any UIFocusItem)? { nil }

  override init() { super.init() }

  /// The system that moves focus in an environment. Differs: always nil, as there is no focus.
  public static func focusSystem(for environment: any UIFocusEnvironment) -> UIFocusSystem? { nil }

  /// Asks for focus to move to an environment. Differs: no effect.
  open func requestFocusUpdate(to environment: any UIFocusEnvironment) {}

  /// Carries out requests at once. Differs: no effect.
  open func updateFocusIfNeeded() {}

  /// Sets the sound of an identifier. Differs: no effect, as no sound is played.
  public static func register(
    _ soundFileURL: URL, forSoundIdentifier identifier: UIFocusSoundIdentifier
  ) {}

  /// Apple posts it when focus has moved. Differs: never posted.
  public static let didUpdateNotification = NSNotification.Name("UIFocusDidUpdateNotification")
  /// Apple posts it when focus could not move. Differs: never posted.
  public static let movementDidFailNotification = NSNotification.Name(
    "UIFocusMovementDidFailNotification")
}

/// The name of a sound for a move of focus.
public struct UIFocusSoundIdentifier: RawRepresentable, Hashable, Sendable {
  /// The name that the sound is known by.
  public let rawValue: String

  /// A sound by its name, which is not checked.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// No sound.
  public static let none = UIFocusSoundIdentifier(rawValue: "UIFocusSoundIdentifierNone")
  /// The system's sound of focus.
  public static let `default` = UIFocusSoundIdentifier(rawValue: "UIFocusSoundIdentifierDefault")
}

/// The direction in which focus moves.
public struct UIFocusHeading: OptionSet, Sendable {
  /// The bits of the directions, with Apple's values.
  public let rawValue: UInt

  /// Directions by their bits; unknown ones are kept.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Focus moves up.
  public static let up = UIFocusHeading(rawValue: 1 << 0)
  /// Focus moves down.
  public static let down = UIFocusHeading(rawValue: 1 << 1)
  /// Focus moves to the left.
  public static let left = UIFocusHeading(rawValue: 1 << 2)
  /// Focus moves to the right.
  public static let right = UIFocusHeading(rawValue: 1 << 3)
  /// Focus moves to the next item.
  public static let next = UIFocusHeading(rawValue: 1 << 4)
  /// Focus moves to the item before.
  public static let previous = UIFocusHeading(rawValue: 1 << 5)
  /// Focus moves to the first item.
  public static let first = UIFocusHeading(rawValue: 1 << 8)
  /// Focus moves to the last item.
  public static let last = UIFocusHeading(rawValue: 1 << 9)
}

/// A move of focus. Differs: none is ever made.
@preconcurrency @MainActor
open class UIFocusUpdateContext: NSObject {
  /// The item that had the focus. Differs: always nil.
  open weak var previouslyFocusedItem: (any UIFocusItem)? { nil }
  /// The item that gets the focus. Differs: always nil.
  open weak var nextFocusedItem: (any UIFocusItem)? { nil }
  /// The view that had the focus. Differs: always nil.
  open weak var previouslyFocusedView: UIView? { nil }
  /// The view that gets the focus. Differs: always nil.
  open weak var nextFocusedView: UIView? { nil }
  /// The direction in which focus moves. Differs: always empty.
  open var focusHeading: UIFocusHeading { [] }

  override init() { super.init() }

  /// The key of the context in a notification.
  public static let key = "UIFocusUpdateContextKey"
  /// The key of the coordinator in a notification.
  public static let animationCoordinatorKey = "UIFocusUpdateAnimationCoordinatorKey"
}

/// Runs animations beside a move of focus. Differs: none is ever made.
@preconcurrency @MainActor
open class UIFocusAnimationCoordinator: NSObject {
  override init() { super.init() }

  /// Runs both closures at once, without an animation.
  open func addCoordinatedAnimations(
    _ animations: (() -> Void)?, completion: (() -> Void)? = nil
  ) {
    animations?()
    completion?()
  }
}

/// The movement of an item that focus may leave. Differs: always zero.
@preconcurrency @MainActor
open class UIFocusMovementHint: NSObject {
  /// The direction of the movement. Differs: always zero.
  open var movementDirection: CGVector { .zero }
  /// The perspective that the item takes. Differs: always the identity.
  open var perspectiveTransform: CATransform3D { CATransform3DIdentity }
  /// The rotation about both axes. Differs: always zero.
  open var rotation: CGVector { .zero }
  /// The shift in points. Differs: always zero.
  open var translation: CGVector { .zero }
  /// All of the movement in one transform. Differs: always the identity.
  open var interactionTransform: CATransform3D { CATransform3DIdentity }

  override init() { super.init() }
}

/// The look of an item in focus.
@preconcurrency @MainActor
open class UIFocusEffect: NSObject, @preconcurrency NSCopying {
  public override init() { super.init() }

  /// Returns the effect itself.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A ring around the item in focus.
@preconcurrency @MainActor
open class UIFocusHaloEffect: UIFocusEffect {
  /// The place of a ring relative to the item's edge.
  public enum Position: Int, Sendable {
    case automatic = 0
    case outside = 1
    case inside = 2
  }

  /// The outline that the ring follows; nil for the item's own.
  public let path: UIBezierPath?
  /// The view that the ring is put into; nil for one that UIKit chooses. Not drawn.
  open weak var containerView: UIView?
  /// The view behind which the ring lies; nil for none. Not drawn.
  open weak var referenceView: UIView?
  /// Whether the ring is inside or outside of the outline; UIKit chooses by default. Not drawn.
  open var position = Position.automatic

  public override init() {
    path = nil
    super.init()
  }

  /// A ring along an outline, in the coordinates of the item.
  public init(path bezierPath: UIBezierPath) {
    path = bezierPath
    super.init()
  }

  /// A ring along a rectangle, in the coordinates of the item.
  public convenience init(rect: CGRect) { self.init(path: UIBezierPath(rect: rect)) }

  /// A ring along a rectangle with round corners. Differs: corners are always circular.
  public convenience init(
    roundedRect rect: CGRect, cornerRadius: CGFloat, curve: CALayerCornerCurve
  ) {
    self.init(path: UIBezierPath(roundedRect: rect, cornerRadius: cornerRadius))
  }
}

/// The priority of an item for getting the focus of its group.
public struct UIFocusGroupPriority: RawRepresentable, Hashable, Sendable {
  /// The priority as a number; items of greater ones are preferred.
  public let rawValue: Int

  /// A priority of any number.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// A priority of any number.
  public init(_ rawValue: Int) { self.init(rawValue: rawValue) }

  /// The priority 0, of an item that is not preferred.
  public static let ignored = UIFocusGroupPriority(rawValue: 0)
  /// The priority 1000, of the item that had the focus last.
  public static let previouslyFocused = UIFocusGroupPriority(rawValue: 1000)
  /// The priority 2000, of an item that stands out, such as a selected one.
  public static let prioritized = UIFocusGroupPriority(rawValue: 2000)
  /// The priority of the item in focus, above all others.
  public static let currentlyFocused = UIFocusGroupPriority(rawValue: Int(Int32.max))
}

/// A part of a view that leads focus elsewhere.
open class UIFocusGuide: UILayoutGuide {
  /// Whether the guide leads focus elsewhere; true by default. The value is kept and has no other
  /// effect.
  open var isEnabled = true
  /// The environments that the guide leads focus to, the first one before others. The value is kept
  /// and has no other effect.
  open var preferredFocusEnvironments: [any UIFocusEnvironment]! = []
}
