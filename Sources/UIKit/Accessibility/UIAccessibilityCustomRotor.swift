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

  open var name: String
  /// The name with attributes of speech. Setting it replaces the plain one.
  open var attributedName: NSAttributedString {
    get { NSAttributedString(string: name) }
    set { name = newValue.string }
  }
  open var itemSearchBlock: Search
  /// The system's rotor that it stands for; `none` for an app's own.
  open private(set) var systemRotorType = SystemRotorType.none

  public init(name: String, itemSearch itemSearchBlock: @escaping Search) {
    self.name = name
    self.itemSearchBlock = itemSearchBlock
    super.init()
  }

  public convenience init(
    attributedName: NSAttributedString, itemSearch itemSearchBlock: @escaping Search
  ) {
    self.init(name: attributedName.string, itemSearch: itemSearchBlock)
  }

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
  open var currentItem = UIAccessibilityCustomRotorItemResult()
  open var searchDirection = UIAccessibilityCustomRotor.Direction.next

  public override init() { super.init() }
}

/// The item that a rotor found.
@preconcurrency @MainActor
open class UIAccessibilityCustomRotorItemResult: NSObject {
  open weak var targetElement: (any NSObjectProtocol)?

  public override init() { super.init() }

  public init(targetElement: any NSObjectProtocol) {
    self.targetElement = targetElement
    super.init()
  }
}

/// A place in a view where assistive technology starts a drag or a drop.
@preconcurrency @MainActor
open class UIAccessibilityLocationDescriptor: NSObject {
  public let name: String
  public let point: CGPoint
  open private(set) weak var view: UIView?
  open var attributedName: NSAttributedString { NSAttributedString(string: name) }

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

  public convenience init(attributedName: NSAttributedString, point: CGPoint, in view: UIView) {
    self.init(name: attributedName.string, point: point, in: view)
  }
}
