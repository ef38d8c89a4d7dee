import Foundation

/// The base of menus, actions and commands. Not drawn: menus do not open (`FidelityFeature.menu`).
@preconcurrency @MainActor
open class UIMenuElement: NSObject {
  /// Whether an element is selected.
  public enum State: Int, Sendable {
    /// The element is not selected.
    case off = 0
    /// The element is selected, and marked with a tick.
    case on = 1
    /// Some of what the element stands for is selected.
    case mixed = 2
  }

  /// How an element looks and reacts.
  public struct Attributes: OptionSet, Hashable, Sendable {
    /// The bits of the options that the set holds.
    public let rawValue: UInt

    /// Makes a set of the options whose bits are set in `rawValue`.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The element does not react: its handler or method is not run.
    public static let disabled = Attributes(rawValue: 1 << 0)
    /// The element is shown in red, as it destroys something.
    public static let destructive = Attributes(rawValue: 1 << 1)
    /// The element is not shown in the menu.
    public static let hidden = Attributes(rawValue: 1 << 2)
    /// The menu stays open when the element is chosen.
    public static let keepsMenuPresented = Attributes(rawValue: 1 << 3)
  }

  /// The text of the element.
  open internal(set) var title: String
  /// The image beside the title; nil for none.
  open internal(set) var image: UIImage?
  /// The text below the title; nil for none.
  open var subtitle: String?
  /// The menu in which only one element is selected at a time; nil if there is none around this
  /// one.
  weak var selectionMenu: UIMenu?

  var isSelected: Bool { (self as? any UIMenuLeaf)?.state == .on }

  /// Called by elements whose state was set: another one may not stay selected beside this one.
  func stateDidChange() {
    if isSelected { selectionMenu?.turnOff(allBut: self) }
  }

  override init() {
    title = ""
    super.init()
  }

  init(title: String, subtitle: String?, image: UIImage?) {
    self.title = title
    self.subtitle = subtitle
    self.image = image
  }
}

/// An element that does something: an action or a command.
@preconcurrency @MainActor
public protocol UIMenuLeaf: NSObjectProtocol {
  /// The text of the element.
  var title: String { get set }
  /// The image beside the title; nil for none.
  var image: UIImage? { get set }
  /// A longer title that explains the element; nil for none.
  var discoverabilityTitle: String? { get set }
  /// Whether the element is disabled, destructive or hidden.
  var attributes: UIMenuElement.Attributes { get set }
  /// Whether the element is marked as selected.
  var state: UIMenuElement.State { get set }
  /// The object that sent the element, while it runs.
  var sender: Any? { get }
  /// Runs the element unless it is disabled; an action ignores the target.
  func performWithSender(_ sender: Any?, target: Any?)
}

/// The closure of an action, which is called with the action itself.
public typealias UIActionHandler = @MainActor (_ action: UIAction) -> Void

/// A closure with a title, for controls, buttons and menus.
open class UIAction: UIMenuElement, UIMenuLeaf {
  /// The name of an action.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The name by which the action is found and replaced.
    public let rawValue: String

    /// A name of the app's own, or one of the system's actions.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// A name of the app's own, or one of the system's actions.
    public init(_ rawValue: String) {
      self.init(rawValue: rawValue)
    }

    /// The action that pastes.
    public static let paste = Identifier("UIActionPaste")
    /// The action that pastes text in the style of its new place.
    public static let pasteAndMatchStyle = Identifier("UIActionPasteAndMatchStyle")
    /// The action that pastes an address and opens it.
    public static let pasteAndGo = Identifier("UIActionPasteAndGo")
    /// The action that pastes a text and searches for it.
    public static let pasteAndSearch = Identifier("UIActionPasteAndSearch")
  }

  /// The name of the action; unless given, `action.` and a number that counts up in the process. A
  /// control has one action of a name for each event.
  public let identifier: Identifier
  /// A longer title that explains the action; nil for none. The value is kept and has no effect.
  open var discoverabilityTitle: String?
  /// Whether the action is disabled, destructive or hidden.
  open var attributes: UIMenuElement.Attributes
  /// Whether the action is marked as selected; buttons that take their title from the selected
  /// element show it.
  open var state: UIMenuElement.State { didSet { stateDidChange() } }
  /// The object that sent the action, while its handler runs.
  open private(set) var sender: Any?

  private let handler: UIActionHandler
  private static var count = 0

  /// An action that runs a closure.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    identifier: Identifier? = nil, discoverabilityTitle: String? = nil,
    attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off,
    handler: @escaping UIActionHandler
  ) {
    if identifier == nil { Self.count += 1 }
    self.identifier = identifier ?? Identifier("action.\(Self.count)")
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    self.handler = handler
    super.init(title: title, subtitle: subtitle, image: image)
  }

  open override var title: String {
    get { super.title }
    set { super.title = newValue }
  }

  open override var image: UIImage? {
    get { super.image }
    set { super.image = newValue }
  }

  /// Runs the handler unless the action is disabled.
  open func performWithSender(_ sender: Any?, target: Any?) {
    guard !attributes.contains(.disabled) else { return }
    self.sender = sender
    handler(self)
    self.sender = nil
  }
}

/// Elements that are only made when the menu is about to open.
///
/// Differs: menus do not open, so that the closure is not called.
open class UIDeferredMenuElement: UIMenuElement {
  let provider: (@escaping ([UIMenuElement]) -> Void) -> Void

  /// Elements that are kept once they were made.
  public init(_ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void) {
    provider = elementProvider
    super.init(title: "", subtitle: nil, image: nil)
  }

  /// Elements that are made each time.
  public class func uncached(
    _ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
  ) -> UIDeferredMenuElement { UIDeferredMenuElement(elementProvider) }
}
