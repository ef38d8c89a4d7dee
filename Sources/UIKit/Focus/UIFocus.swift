import Foundation

// Focus is moved by a keyboard or a remote control, and there is none: no item is ever in focus,
// which is how an iPhone without a keyboard looks.

/// An object that focus can be in.
@preconcurrency @MainActor
public protocol UIFocusEnvironment: NSObjectProtocol {
  /// The environments in which focus is searched for, in this order.
  var preferredFocusEnvironments: [any UIFocusEnvironment] { get }
  var parentFocusEnvironment: (any UIFocusEnvironment)? { get }
  var focusItemContainer: (any UIFocusItemContainer)? { get }
  var focusGroupIdentifier: String? { get }
  func setNeedsFocusUpdate()
  func updateFocusIfNeeded()
  func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool
  func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator)
}

extension UIFocusEnvironment {
  public var focusItemContainer: (any UIFocusItemContainer)? { nil }
  public var focusGroupIdentifier: String? { nil }

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
  var canBecomeFocused: Bool { get }
  /// The frame in the space of the container.
  var frame: CGRect { get }
  var isFocused: Bool { get }
  var focusEffect: UIFocusEffect? { get }
  var focusGroupPriority: UIFocusGroupPriority { get }
  var isTransparentFocusItem: Bool { get }
  func didHintFocusMovement(_ hint: UIFocusMovementHint)
}

extension UIFocusItem {
  public var isFocused: Bool { false }
  public var focusEffect: UIFocusEffect? { nil }
  public var focusGroupPriority: UIFocusGroupPriority { .ignored }
  public var isTransparentFocusItem: Bool { false }
  public func didHintFocusMovement(_ hint: UIFocusMovementHint) {}
}

/// An environment that contains items which can have focus.
@preconcurrency @MainActor
public protocol UIFocusItemContainer: NSObjectProtocol {
  var coordinateSpace: any UICoordinateSpace { get }
  func focusItems(in rect: CGRect) -> [any UIFocusItem]
}

/// The system that moves focus. Differs: there is none without a keyboard.
@preconcurrency @MainActor
open class UIFocusSystem: NSObject {
  /// Differs: always nil, as there is no focus.
  open weak var focusedItem: (any UIFocusItem)? { nil }

  override init() { super.init() }

  /// Differs: always nil, as there is no focus.
  public static func focusSystem(for environment: any UIFocusEnvironment) -> UIFocusSystem? { nil }

  open func requestFocusUpdate(to environment: any UIFocusEnvironment) {}

  open func updateFocusIfNeeded() {}

  public static func register(
    _ soundFileURL: URL, forSoundIdentifier identifier: UIFocusSoundIdentifier
  ) {}

  public static let didUpdateNotification = NSNotification.Name("UIFocusDidUpdateNotification")
  public static let movementDidFailNotification = NSNotification.Name(
    "UIFocusMovementDidFailNotification")
}

/// The name of a sound for a move of focus.
public struct UIFocusSoundIdentifier: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let none = UIFocusSoundIdentifier(rawValue: "UIFocusSoundIdentifierNone")
  public static let `default` = UIFocusSoundIdentifier(rawValue: "UIFocusSoundIdentifierDefault")
}

/// The direction in which focus moves.
public struct UIFocusHeading: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let up = UIFocusHeading(rawValue: 1 << 0)
  public static let down = UIFocusHeading(rawValue: 1 << 1)
  public static let left = UIFocusHeading(rawValue: 1 << 2)
  public static let right = UIFocusHeading(rawValue: 1 << 3)
  public static let next = UIFocusHeading(rawValue: 1 << 4)
  public static let previous = UIFocusHeading(rawValue: 1 << 5)
  public static let first = UIFocusHeading(rawValue: 1 << 8)
  public static let last = UIFocusHeading(rawValue: 1 << 9)
}

/// A move of focus. Differs: none is ever made.
@preconcurrency @MainActor
open class UIFocusUpdateContext: NSObject {
  open weak var previouslyFocusedItem: (any UIFocusItem)? { nil }
  open weak var nextFocusedItem: (any UIFocusItem)? { nil }
  open weak var previouslyFocusedView: UIView? { nil }
  open weak var nextFocusedView: UIView? { nil }
  open var focusHeading: UIFocusHeading { [] }

  override init() { super.init() }

  public static let key = "UIFocusUpdateContextKey"
  public static let animationCoordinatorKey = "UIFocusUpdateAnimationCoordinatorKey"
}

/// Runs animations beside a move of focus. Differs: none is ever made.
@preconcurrency @MainActor
open class UIFocusAnimationCoordinator: NSObject {
  override init() { super.init() }

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
  open var movementDirection: CGVector { .zero }
  open var perspectiveTransform: CATransform3D { CATransform3DIdentity }
  open var rotation: CGVector { .zero }
  open var translation: CGVector { .zero }
  open var interactionTransform: CATransform3D { CATransform3DIdentity }

  override init() { super.init() }
}

/// The look of an item in focus.
@preconcurrency @MainActor
open class UIFocusEffect: NSObject, @preconcurrency NSCopying {
  public override init() { super.init() }

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

  public let path: UIBezierPath?
  open weak var containerView: UIView?
  open weak var referenceView: UIView?
  open var position = Position.automatic

  public override init() {
    path = nil
    super.init()
  }

  public init(path bezierPath: UIBezierPath) {
    path = bezierPath
    super.init()
  }

  public convenience init(rect: CGRect) { self.init(path: UIBezierPath(rect: rect)) }

  public convenience init(
    roundedRect rect: CGRect, cornerRadius: CGFloat, curve: CALayerCornerCurve
  ) {
    self.init(path: UIBezierPath(roundedRect: rect, cornerRadius: cornerRadius))
  }
}

/// The priority of an item for getting the focus of its group.
public struct UIFocusGroupPriority: RawRepresentable, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }
  public init(_ rawValue: Int) { self.init(rawValue: rawValue) }

  public static let ignored = UIFocusGroupPriority(rawValue: 0)
  public static let previouslyFocused = UIFocusGroupPriority(rawValue: 1000)
  public static let prioritized = UIFocusGroupPriority(rawValue: 2000)
  public static let currentlyFocused = UIFocusGroupPriority(rawValue: Int(Int32.max))
}

/// A part of a view that leads focus elsewhere.
open class UIFocusGuide: UILayoutGuide {
  open var isEnabled = true
  open var preferredFocusEnvironments: [any UIFocusEnvironment]! = []
}
