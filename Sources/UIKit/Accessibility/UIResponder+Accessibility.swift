/// The kind of a container's contents.
public enum UIAccessibilityContainerType: Int, Sendable {
  /// The object is no container of a particular kind.
  case none = 0
  /// The elements are the cells of a table of data, with rows and columns.
  case dataTable = 1
  /// The elements are the rows of a list.
  case list = 2
  /// The elements are a part of the page that people jump to.
  case landmark = 3
  /// The elements belong together in their meaning.
  case semanticGroup = 4
}

/// Whether the elements of an object are visited one by one.
public enum UIAccessibilityNavigationStyle: Int, Sendable {
  /// The technology decides.
  case automatic = 0
  /// Each element is visited by itself.
  case separate = 1
  /// The elements are visited as one.
  case combined = 2
}

/// Whether the contents that belong to an element are shown.
public enum UIAccessibilityExpandedStatus: Int, Sendable {
  /// Nothing belongs to the element that could be hidden.
  case unsupported = 0
  /// What belongs to the element is shown.
  case expanded = 1
  /// What belongs to the element is hidden.
  case collapsed = 2
}

/// How an element handles touches itself.
public struct UIAccessibilityDirectTouchOptions: OptionSet, Sendable {
  /// The bits of the options, with Apple's values.
  public let rawValue: UInt

  /// A set of the options whose bits are set; unknown bits are kept.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Touches in the element make VoiceOver silent, so that the app's sounds are heard.
  public static let silentOnTouch = UIAccessibilityDirectTouchOptions(rawValue: 1 << 0)
  /// The element handles touches itself only after it was activated.
  public static let requiresActivation = UIAccessibilityDirectTouchOptions(rawValue: 1 << 1)
}

/// The kind of text that an element has.
public struct UIAccessibilityTextualContext: RawRepresentable, Hashable, Sendable {
  /// The name that UIKit knows the kind of text by.
  public let rawValue: String

  /// A kind of text by its name, which is not checked.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A document that is being written.
  public static let wordProcessing = Self(rawValue: "UIAccessibilityTextualContextWordProcessing")
  /// A text that is read at length, as a novel.
  public static let narrative = Self(rawValue: "UIAccessibilityTextualContextNarrative")
  /// Messages between people.
  public static let messaging = Self(rawValue: "UIAccessibilityTextualContextMessaging")
  /// The cells of a table of figures.
  public static let spreadsheet = Self(rawValue: "UIAccessibilityTextualContextSpreadsheet")
  /// Names and paths of files.
  public static let fileSystem = Self(rawValue: "UIAccessibilityTextualContextFileSystem")
  /// Source code, whose punctuation matters.
  public static let sourceCode = Self(rawValue: "UIAccessibilityTextualContextSourceCode")
  /// The output of a program.
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

  /// What kind of container the object is for the elements in it; `none` by default. Kept: it
  /// changes neither a picture nor the reading order.
  public var accessibilityContainerType: UIAccessibilityContainerType {
    get { accessibility?.containerType ?? .none }
    set { setAccessibility(\.containerType, newValue) }
  }

  /// Whether the elements in the object are visited one by one; the technology decides by default.
  /// Kept: it changes neither a picture nor the reading order.
  public var accessibilityNavigationStyle: UIAccessibilityNavigationStyle {
    get { accessibility?.navigationStyle ?? .automatic }
    set { setAccessibility(\.navigationStyle, newValue) }
  }

  /// The kind of text in the object, which decides how it is read aloud; nil for no particular one.
  public var accessibilityTextualContext: UIAccessibilityTextualContext? {
    get { accessibility?.textualContext }
    set { setAccessibility(\.textualContext, newValue) }
  }

  /// Whether the element reacts to touches. If it was not set, its traits decide: buttons, links,
  /// adjustable elements and keys do. Differs: Apple looks at more than traits.
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

  /// Whether what belongs to the element is shown or hidden; `unsupported` by default, for an
  /// element that hides nothing.
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

  /// The places where assistive technology can start a drag; nil leaves the choice to the
  /// interactions of a view. Kept, as nobody drags.
  public var accessibilityDragSourceDescriptors: [UIAccessibilityLocationDescriptor]? {
    get { accessibility?.dragSources }
    set { setAccessibility(\.dragSources, newValue) }
  }

  /// The places where assistive technology can end a drag; nil leaves the choice to the
  /// interactions of a view. Kept, as nobody drags.
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

  /// Returns the label in place of the stored one; a nil closure leaves it to that.
  public var accessibilityLabelBlock: (() -> String?)? {
    get { accessibility?.labelBlock }
    set { setAccessibility(\.labelBlock, newValue) }
  }

  /// Returns the label with attributes of speech; it goes before ``accessibilityLabelBlock``. A nil
  /// closure leaves the label to that one.
  public var accessibilityAttributedLabelBlock: (() -> NSAttributedString?)? {
    get { accessibility?.attributedLabelBlock }
    set { setAccessibility(\.attributedLabelBlock, newValue) }
  }

  /// Returns the value in place of the stored one; a nil closure leaves it to that.
  public var accessibilityValueBlock: (() -> String?)? {
    get { accessibility?.valueBlock }
    set { setAccessibility(\.valueBlock, newValue) }
  }

  /// Returns the hint in place of the stored one; a nil closure leaves it to that.
  public var accessibilityHintBlock: (() -> String?)? {
    get { accessibility?.hintBlock }
    set { setAccessibility(\.hintBlock, newValue) }
  }

  /// Returns the identifier in place of the stored one; a nil closure leaves it to that.
  public var accessibilityIdentifierBlock: (() -> String?)? {
    get { accessibility?.identifierBlock }
    set { setAccessibility(\.identifierBlock, newValue) }
  }

  /// Returns the traits in place of the stored ones; a nil closure leaves them to those.
  public var accessibilityTraitsBlock: (() -> UIAccessibilityTraits)? {
    get { accessibility?.traitsBlock }
    set { setAccessibility(\.traitsBlock, newValue) }
  }

  /// Returns the elements in place of the stored ones; a nil closure leaves them to those.
  public var accessibilityElementsBlock: (() -> [Any]?)? {
    get { accessibility?.elementsBlock }
    set { setAccessibility(\.elementsBlock, newValue) }
  }

  /// Runs when the element is activated, and returns whether it has handled that; a nil closure
  /// leaves it to the method.
  public var accessibilityActivateBlock: (() -> Bool)? {
    get { accessibility?.activateBlock }
    set { setAccessibility(\.activateBlock, newValue) }
  }
}

extension UIAccessibilityTraits {
  /// The element can be magnified by gestures of assistive technology.
  public static let supportsZoom = UIAccessibilityTraits(rawValue: 1 << 18)
}
