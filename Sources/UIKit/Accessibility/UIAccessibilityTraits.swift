/// The role and state of an element for people who cannot see it.
///
/// - Source: UIAccessibilityConstants.h.
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
  /// The bits of the traits, with Apple's values.
  public let rawValue: UInt64

  /// A set of the traits whose bits are set; unknown bits are kept.
  public init(rawValue: UInt64) {
    self.rawValue = rawValue
  }

  /// No trait at all, the standard of a plain view.
  public static let none = UIAccessibilityTraits([])
  /// The element is a button.
  public static let button = UIAccessibilityTraits(rawValue: 1 << 0)
  /// The element is a link.
  public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
  /// The element is a picture.
  public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
  /// The element is selected, as a tab or a row can be.
  public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
  /// The element plays a sound of its own when it is activated.
  public static let playsSound = UIAccessibilityTraits(rawValue: 1 << 4)
  /// The element is a key of a keyboard.
  public static let keyboardKey = UIAccessibilityTraits(rawValue: 1 << 5)
  /// The element is a text that does not change.
  public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
  /// The element tells a summary of the screen when the app starts.
  public static let summaryElement = UIAccessibilityTraits(rawValue: 1 << 7)
  /// The element cannot be used now; a disabled control has it by itself.
  public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
  /// The element changes its label or value so often that only polling makes sense.
  public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
  /// The element is a field for searching.
  public static let searchField = UIAccessibilityTraits(rawValue: 1 << 10)
  /// The element begins to play or record when it is activated, so that nothing is read meanwhile.
  public static let startsMediaSession = UIAccessibilityTraits(rawValue: 1 << 11)
  /// The element has a value that is changed in steps, as a slider's is.
  public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
  /// The element handles touches itself, as a piano's keys do.
  public static let allowsDirectInteraction = UIAccessibilityTraits(rawValue: 1 << 13)
  /// The element turns to the next page when it has been read out.
  public static let causesPageTurn = UIAccessibilityTraits(rawValue: 1 << 14)
  /// The element is a bar of tabs, whose children are counted.
  public static let tabBar = UIAccessibilityTraits(rawValue: 1 << 15)
  /// The element is the heading of a part of the content.
  public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
  /// The element has two states, on and off, as a switch has.
  public static let toggleButton = UIAccessibilityTraits(rawValue: 1 << 53)
}

extension UIAccessibilityTraits: CustomStringConvertible {
  private static let names: [(UIAccessibilityTraits, String)] = [
    (.button, "button"), (.toggleButton, "toggleButton"), (.link, "link"), (.image, "image"),
    (.header, "header"), (.searchField, "searchField"), (.keyboardKey, "keyboardKey"),
    (.staticText, "staticText"), (.tabBar, "tabBar"), (.summaryElement, "summaryElement"),
    (.selected, "selected"), (.notEnabled, "notEnabled"), (.adjustable, "adjustable"),
    (.updatesFrequently, "updatesFrequently"), (.playsSound, "playsSound"),
    (.startsMediaSession, "startsMediaSession"),
    (.allowsDirectInteraction, "allowsDirectInteraction"), (.causesPageTurn, "causesPageTurn"),
    (.supportsZoom, "supportsZoom"),
  ]

  /// The names of the traits, commas between them; `none` without any.
  public var description: String {
    let names = Self.names.filter { contains($0.0) }.map(\.1)
    return names.isEmpty ? "none" : names.joined(separator: ", ")
  }
}
