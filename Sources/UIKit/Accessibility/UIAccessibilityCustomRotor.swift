/// A way through elements that assistive technology offers besides the reading order.
@preconcurrency @MainActor
open class UIAccessibilityCustomRotor: NSObject {
  /// Finds the next item in a direction; nil if there is none.
  public typealias Search = (UIAccessibilityCustomRotorSearchPredicate)
    -> UIAccessibilityCustomRotorItemResult?

  /// The direction of a search, to the next or the previous item.
  public enum Direction: Int, Sendable {
    case previous = 0
    case next = 1
  }

  /// The rotors that the system has a name for.
  public enum SystemRotorType: Int, Sendable {
    case none = 0
    case link = 1
    case visitedLink = 2
    case heading = 3
    case headingLevel1 = 4
    case headingLevel2 = 5
    case headingLevel3 = 6
    case headingLevel4 = 7
    case headingLevel5 = 8
    case headingLevel6 = 9
    case boldText = 10
    case italicText = 11
    case underlineText = 12
    case misspelledWord = 13
    case image = 14
    case textField = 15
    case table = 16
    case list = 17
    case landmark = 18
  }

  /// The rotor's name as it is spoken; empty for one of the system's rotors, which has its own.
  open var name: String
  /// The name as an attributed text. Differs: what is set loses its attributes, as only ``name`` is
  /// kept.
  open var attributedName: NSAttributedString {
    get { NSAttributedString(string: name) }
    set { name = newValue.string }
  }
  /// Finds the item after or before another; only assistive technology calls it.
  open var itemSearchBlock: Search
  /// The system's rotor that it stands for; `none` for an app's own.
  open private(set) var systemRotorType = SystemRotorType.none

  /// A rotor without a name, which finds nothing.
  public override convenience init() { self.init(name: "", itemSearch: { _ in nil }) }

  /// Makes a rotor with a name of its own.
  public init(name: String, itemSearch itemSearchBlock: @escaping Search) {
    self.name = name
    self.itemSearchBlock = itemSearchBlock
    super.init()
  }

  /// Makes a rotor with a name of its own. Differs: the name keeps none of its attributes.
  public convenience init(
    attributedName: NSAttributedString, itemSearch itemSearchBlock: @escaping Search
  ) {
    self.init(name: attributedName.string, itemSearch: itemSearchBlock)
  }

  /// Makes a rotor that takes the place of one of the system's, with that one's name.
  public convenience init(
    systemType type: SystemRotorType, itemSearch itemSearchBlock: @escaping Search
  ) {
    self.init(name: "", itemSearch: itemSearchBlock)
    systemRotorType = type
  }
}

/// A request to a rotor: the item before or after another.
@preconcurrency @MainActor
open class UIAccessibilityCustomRotorSearchPredicate: NSObject {
  /// The item that the search starts from; its element is nil for a search from the beginning.
  open var currentItem = UIAccessibilityCustomRotorItemResult()
  /// Whether the next item is wanted, as by default, or the previous one.
  open var searchDirection = UIAccessibilityCustomRotor.Direction.next

  public override init() { super.init() }
}

/// The item that a rotor found.
@preconcurrency @MainActor
open class UIAccessibilityCustomRotorItemResult: NSObject {
  /// The element that was found; it is not retained.
  open weak var targetElement: (any NSObjectProtocol)?

  public override init() { super.init() }

  /// Makes the result of a search that found an element.
  public init(targetElement: any NSObjectProtocol) {
    self.targetElement = targetElement
    super.init()
  }
}

/// A place in a view where assistive technology starts a drag or a drop.
@preconcurrency @MainActor
open class UIAccessibilityLocationDescriptor: NSObject {
  /// The place's name as it is spoken.
  public let name: String
  /// The place in points, in the coordinates of ``view``.
  public let point: CGPoint
  /// The view that the place is in; it is not retained.
  open private(set) weak var view: UIView?
  /// The name as an attributed text. Differs: it has no attributes, as only ``name`` is kept.
  open var attributedName: NSAttributedString { NSAttributedString(string: name) }

  /// Describes a place of a view, in points of that view.
  public init(name: String, point: CGPoint, in view: UIView) {
    self.name = name
    self.point = point
    self.view = view
    super.init()
  }

  /// A descriptor of the middle of a view.
  public convenience init(name: String, view: UIView) {
    self.init(
      name: name, point: CGPoint(x: view.bounds.midX, y: view.bounds.midY), in: view)
  }

  /// Describes a place of a view, in points. Differs: the name keeps none of its attributes.
  public convenience init(attributedName: NSAttributedString, point: CGPoint, in view: UIView) {
    self.init(name: attributedName.string, point: point, in: view)
  }
}
