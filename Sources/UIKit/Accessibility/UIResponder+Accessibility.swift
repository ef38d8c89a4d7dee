/// The kind of a container's contents.
public enum UIAccessibilityContainerType: Int, Sendable {
  case none = 0
  case dataTable = 1
  case list = 2
  case landmark = 3
  case semanticGroup = 4
}

/// Whether the elements of an object are visited one by one.
public enum UIAccessibilityNavigationStyle: Int, Sendable {
  case automatic = 0
  case separate = 1
  case combined = 2
}

/// Whether the contents that belong to an element are shown.
public enum UIAccessibilityExpandedStatus: Int, Sendable {
  case unsupported = 0
  case expanded = 1
  case collapsed = 2
}

/// How an element handles touches itself.
public struct UIAccessibilityDirectTouchOptions: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let silentOnTouch = UIAccessibilityDirectTouchOptions(rawValue: 1 << 0)
  public static let requiresActivation = UIAccessibilityDirectTouchOptions(rawValue: 1 << 1)
}

/// The kind of text that an element has.
public struct UIAccessibilityTextualContext: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let wordProcessing = Self(rawValue: "UIAccessibilityTextualContextWordProcessing")
  public static let narrative = Self(rawValue: "UIAccessibilityTextualContextNarrative")
  public static let messaging = Self(rawValue: "UIAccessibilityTextualContextMessaging")
  public static let spreadsheet = Self(rawValue: "UIAccessibilityTextualContextSpreadsheet")
  public static let fileSystem = Self(rawValue: "UIAccessibilityTextualContextFileSystem")
  public static let sourceCode = Self(rawValue: "UIAccessibilityTextualContextSourceCode")
  public static let console = Self(rawValue: "UIAccessibilityTextualContextConsole")
}

extension UIResponder {
  /// The names that voice control accepts, with attributes of speech.
  public var accessibilityAttributedUserInputLabels: [NSAttributedString]! {
    get {
      accessibility?.attributedUserInputLabels
        ?? accessibilityUserInputLabels.map { NSAttributedString(string: $0) }
    }
    set {
      accessibilityUserInputLabels = newValue?.map(\.string)
      setAccessibility(\.attributedUserInputLabels, newValue)
    }
  }

  public var accessibilityContainerType: UIAccessibilityContainerType {
    get { accessibility?.containerType ?? .none }
    set { setAccessibility(\.containerType, newValue) }
  }

  public var accessibilityNavigationStyle: UIAccessibilityNavigationStyle {
    get { accessibility?.navigationStyle ?? .automatic }
    set { setAccessibility(\.navigationStyle, newValue) }
  }

  public var accessibilityTextualContext: UIAccessibilityTextualContext? {
    get { accessibility?.textualContext }
    set { setAccessibility(\.textualContext, newValue) }
  }

  /// Whether the element reacts to touches. If it was not set, its traits and its actions decide.
  public var accessibilityRespondsToUserInteraction: Bool {
    get {
      accessibility?.respondsToUserInteraction
        ?? !accessibilityTraits.isDisjoint(with: [.button, .link, .adjustable, .keyboardKey])
    }
    set { setAccessibility(\.respondsToUserInteraction, newValue) }
  }

  /// How the element handles touches itself.
  public var accessibilityDirectTouchOptions: UIAccessibilityDirectTouchOptions {
    get { accessibility?.directTouchOptions ?? [] }
    set { setAccessibility(\.directTouchOptions, newValue) }
  }

  public var accessibilityExpandedStatus: UIAccessibilityExpandedStatus {
    get { accessibility?.expandedStatus ?? .unsupported }
    set { setAccessibility(\.expandedStatus, newValue) }
  }

  /// The headings of the elements in a table.
  public var accessibilityHeaderElements: [Any]? {
    get { accessibility?.headerElements }
    set { setAccessibility(\.headerElements, newValue) }
  }

  /// The elements that tests of an app's interface find in place of the accessibility elements.
  public var automationElements: [Any]? {
    get { accessibility?.automationElements }
    set { setAccessibility(\.automationElements, newValue) }
  }

  public var accessibilityDragSourceDescriptors: [UIAccessibilityLocationDescriptor]? {
    get { accessibility?.dragSources }
    set { setAccessibility(\.dragSources, newValue) }
  }

  public var accessibilityDropPointDescriptors: [UIAccessibilityLocationDescriptor]? {
    get { accessibility?.dropPoints }
    set { setAccessibility(\.dropPoints, newValue) }
  }

  /// The technologies that focus the element. Differs: always empty.
  public func accessibilityAssistiveTechnologyFocusedIdentifiers()
    -> Set<UIAccessibility.AssistiveTechnologyIdentifier>?
  { nil }

  // MARK: Closures in place of values

  /// Returns the value in place of the stored one; nil uses that.
  public var isAccessibilityElementBlock: (() -> Bool)? {
    get { accessibility?.isElementBlock }
    set { setAccessibility(\.isElementBlock, newValue) }
  }

  public var accessibilityLabelBlock: (() -> String?)? {
    get { accessibility?.labelBlock }
    set { setAccessibility(\.labelBlock, newValue) }
  }

  public var accessibilityAttributedLabelBlock: (() -> NSAttributedString?)? {
    get { accessibility?.attributedLabelBlock }
    set { setAccessibility(\.attributedLabelBlock, newValue) }
  }

  public var accessibilityValueBlock: (() -> String?)? {
    get { accessibility?.valueBlock }
    set { setAccessibility(\.valueBlock, newValue) }
  }

  public var accessibilityHintBlock: (() -> String?)? {
    get { accessibility?.hintBlock }
    set { setAccessibility(\.hintBlock, newValue) }
  }

  public var accessibilityIdentifierBlock: (() -> String?)? {
    get { accessibility?.identifierBlock }
    set { setAccessibility(\.identifierBlock, newValue) }
  }

  public var accessibilityTraitsBlock: (() -> UIAccessibilityTraits)? {
    get { accessibility?.traitsBlock }
    set { setAccessibility(\.traitsBlock, newValue) }
  }

  public var accessibilityElementsBlock: (() -> [Any]?)? {
    get { accessibility?.elementsBlock }
    set { setAccessibility(\.elementsBlock, newValue) }
  }

  public var accessibilityActivateBlock: (() -> Bool)? {
    get { accessibility?.activateBlock }
    set { setAccessibility(\.activateBlock, newValue) }
  }
}

extension UIAccessibilityTraits {
  public static let supportsZoom = UIAccessibilityTraits(rawValue: 1 << 18)
}
