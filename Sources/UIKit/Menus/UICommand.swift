import Foundation

/// A method with a title; the first responder that has the method runs it.
open class UICommand: UIMenuElement, UIMenuLeaf {
  public let action: Selector
  /// The app's own data of the command.
  public let propertyList: Any?
  /// The variants for more held keys.
  public let alternates: [UICommandAlternate]
  /// The title in a list of key combinations; nil for `title`.
  open var discoverabilityTitle: String?
  open var attributes: UIMenuElement.Attributes
  open var state: UIMenuElement.State
  /// The object that sent the command, while its method runs.
  open private(set) var sender: Any?

  /// The property list of a command that asks the system to share.
  public static let tagShare = "com.apple.menu.share"

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
  public let title: String
  public let action: Selector
  public let modifierFlags: UIKeyModifierFlags

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
  public let input: String?
  public let modifierFlags: UIKeyModifierFlags
  /// Whether the command precedes the system's own.
  open var wantsPriorityOverSystemBehavior = false
  open var allowsAutomaticLocalization = true
  open var allowsAutomaticMirroring = true

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

  public convenience init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
    self.init(title: "", action: action, input: input, modifierFlags: modifierFlags)
  }

  @available(*, deprecated, message: "Set discoverabilityTitle.")
  public convenience init(
    input: String, modifierFlags: UIKeyModifierFlags, action: Selector,
    discoverabilityTitle: String
  ) {
    self.init(input: input, modifierFlags: modifierFlags, action: action)
    self.discoverabilityTitle = discoverabilityTitle
  }

  public static let inputUpArrow = "UIKeyInputUpArrow"
  public static let inputDownArrow = "UIKeyInputDownArrow"
  public static let inputLeftArrow = "UIKeyInputLeftArrow"
  public static let inputRightArrow = "UIKeyInputRightArrow"
  public static let inputEscape = "UIKeyInputEscape"
  public static let inputPageUp = "UIKeyInputPageUp"
  public static let inputPageDown = "UIKeyInputPageDown"
  public static let inputHome = "UIKeyInputHome"
  public static let inputEnd = "UIKeyInputEnd"
  public static let inputDelete = "UIKeyInputDelete"
  public static let f1 = "UIKeyInputF1"
  public static let f2 = "UIKeyInputF2"
  public static let f3 = "UIKeyInputF3"
  public static let f4 = "UIKeyInputF4"
  public static let f5 = "UIKeyInputF5"
  public static let f6 = "UIKeyInputF6"
  public static let f7 = "UIKeyInputF7"
  public static let f8 = "UIKeyInputF8"
  public static let f9 = "UIKeyInputF9"
  public static let f10 = "UIKeyInputF10"
  public static let f11 = "UIKeyInputF11"
  public static let f12 = "UIKeyInputF12"
}
