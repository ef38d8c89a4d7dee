import Foundation

/// A method with a title; the first responder that has the method runs it.
open class UICommand: UIMenuElement, UIMenuLeaf {
  /// The method that the first responder that has it runs.
  public let action: Selector
  /// The app's own data of the command.
  public let propertyList: Any?
  /// The variants for more held keys.
  public let alternates: [UICommandAlternate]
  /// The title in a list of key combinations; nil for `title`.
  open var discoverabilityTitle: String?
  /// Whether the command is disabled, destructive or hidden.
  open var attributes: UIMenuElement.Attributes
  /// Whether the command is marked as selected; off by default.
  open var state: UIMenuElement.State { didSet { stateDidChange() } }
  /// The object that sent the command, while its method runs.
  open private(set) var sender: Any?

  /// The property list of a command that asks the system to share.
  public static let tagShare = "com.apple.menu.share"

  /// A command without a title, whose method no responder has.
  public override init() {
    action = Selector("")
    propertyList = nil
    alternates = []
    attributes = []
    state = .off
    super.init(title: "", subtitle: nil, image: nil)
  }

  /// A command with a title and a method. It is never run by itself, as menus do not open.
  public init(
    title: String = "", image: UIImage? = nil, action: Selector, propertyList: Any? = nil,
    alternates: [UICommandAlternate] = [], discoverabilityTitle: String? = nil,
    attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off
  ) {
    self.action = action
    self.propertyList = propertyList
    self.alternates = alternates
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    super.init(title: title, subtitle: nil, image: image)
  }

  open override var title: String {
    get { super.title }
    set { super.title = newValue }
  }

  open override var image: UIImage? {
    get { super.image }
    set { super.image = newValue }
  }

  /// Calls the method on the target unless the command is disabled.
  open func performWithSender(_ sender: Any?, target: Any?) {
    guard !attributes.contains(.disabled) else { return }
    self.sender = sender
    UIApplication.shared.sendAction(action, to: target, from: sender ?? self, for: nil)
    self.sender = nil
  }
}

/// A variant of a command for more held keys.
@preconcurrency @MainActor
open class UICommandAlternate: NSObject {
  /// The title of the variant.
  public let title: String
  /// The method that the variant runs. Differs: never run, as there is no keyboard.
  public let action: Selector
  /// The keys that have to be held besides the command's own.
  public let modifierFlags: UIKeyModifierFlags

  /// A variant of a title and a method for more held keys.
  public init(title: String, action: Selector, modifierFlags: UIKeyModifierFlags) {
    self.title = title
    self.action = action
    self.modifierFlags = modifierFlags
    super.init()
  }
}

/// A key combination that calls a method. Differs: no keys are ever pressed, as there is no
/// keyboard.
open class UIKeyCommand: UICommand {
  /// The character that is typed, or one of the constants for keys without one.
  public let input: String?
  /// The keys that have to be held.
  public let modifierFlags: UIKeyModifierFlags
  /// Whether the command precedes the system's own.
  open var wantsPriorityOverSystemBehavior = false
  /// Whether the system may adapt the combination to another keyboard layout; true by default. The
  /// value is kept and has no effect.
  open var allowsAutomaticLocalization = true
  /// Whether the system may swap arrows and brackets in right-to-left interfaces; true by default.
  /// The value is kept and has no effect.
  open var allowsAutomaticMirroring = true

  /// A command without a title and a key, whose method no responder has.
  public override convenience init() { self.init(action: Selector(""), input: "") }

  /// A command of a key, with a title for menus. Differs: no keys are ever pressed.
  public init(
    title: String = "", image: UIImage? = nil, action: Selector, input: String,
    modifierFlags: UIKeyModifierFlags = [], propertyList: Any? = nil,
    alternates: [UICommandAlternate] = [], discoverabilityTitle: String? = nil,
    attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off
  ) {
    self.input = input
    self.modifierFlags = modifierFlags
    super.init(
      title: title, image: image, action: action, propertyList: propertyList,
      alternates: alternates, discoverabilityTitle: discoverabilityTitle, attributes: attributes,
      state: state)
  }

  /// A command of a key without a title. Differs: no keys are ever pressed.
  public convenience init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
    self.init(title: "", action: action, input: input, modifierFlags: modifierFlags)
  }

  /// A command of a key with a title for the list of combinations. Differs: no keys are ever
  /// pressed.
  @available(*, deprecated, message: "Set discoverabilityTitle.")
  public convenience init(
    input: String, modifierFlags: UIKeyModifierFlags, action: Selector,
    discoverabilityTitle: String
  ) {
    self.init(input: input, modifierFlags: modifierFlags, action: action)
    self.discoverabilityTitle = discoverabilityTitle
  }

  /// The input of the key with an arrow upwards.
  public static let inputUpArrow = "UIKeyInputUpArrow"
  /// The input of the key with an arrow downwards.
  public static let inputDownArrow = "UIKeyInputDownArrow"
  /// The input of the key with an arrow to the left.
  public static let inputLeftArrow = "UIKeyInputLeftArrow"
  /// The input of the key with an arrow to the right.
  public static let inputRightArrow = "UIKeyInputRightArrow"
  /// The input of the escape key.
  public static let inputEscape = "UIKeyInputEscape"
  /// The input of the key that turns a page back.
  public static let inputPageUp = "UIKeyInputPageUp"
  /// The input of the key that turns a page on.
  public static let inputPageDown = "UIKeyInputPageDown"
  /// The input of the key that goes to the start.
  public static let inputHome = "UIKeyInputHome"
  /// The input of the key that goes to the end.
  public static let inputEnd = "UIKeyInputEnd"
  /// The input of the key that deletes forwards.
  public static let inputDelete = "UIKeyInputDelete"
  /// The input of the function key 1.
  public static let f1 = "UIKeyInputF1"
  /// The input of the function key 2.
  public static let f2 = "UIKeyInputF2"
  /// The input of the function key 3.
  public static let f3 = "UIKeyInputF3"
  /// The input of the function key 4.
  public static let f4 = "UIKeyInputF4"
  /// The input of the function key 5.
  public static let f5 = "UIKeyInputF5"
  /// The input of the function key 6.
  public static let f6 = "UIKeyInputF6"
  /// The input of the function key 7.
  public static let f7 = "UIKeyInputF7"
  /// The input of the function key 8.
  public static let f8 = "UIKeyInputF8"
  /// The input of the function key 9.
  public static let f9 = "UIKeyInputF9"
  /// The input of the function key 10.
  public static let f10 = "UIKeyInputF10"
  /// The input of the function key 11.
  public static let f11 = "UIKeyInputF11"
  /// The input of the function key 12.
  public static let f12 = "UIKeyInputF12"
}
