/// The direction towards the end of a text, or towards its start.
public enum UITextStorageDirection: Int, Sendable {
  case forward = 0
  case backward = 1
}

/// The direction on the screen.
public enum UITextLayoutDirection: Int, Sendable {
  case right = 2
  case left = 3
  case up = 4
  case down = 5
}

/// A storage direction's or a layout direction's raw value.
public struct UITextDirection: RawRepresentable, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  public static func storage(_ direction: UITextStorageDirection) -> UITextDirection {
    UITextDirection(rawValue: direction.rawValue)
  }

  public static func layout(_ direction: UITextLayoutDirection) -> UITextDirection {
    UITextDirection(rawValue: direction.rawValue)
  }
}

/// The units that a text is divided into.
public enum UITextGranularity: Int, Sendable {
  case character = 0
  case word = 1
  case sentence = 2
  case paragraph = 3
  case line = 4
  case document = 5
}

@available(*, deprecated, message: "Use NSWritingDirection.")
public typealias UITextWritingDirection = NSWritingDirection

/// Told by a text of changes that others make to it.
@preconcurrency @MainActor
public protocol UITextInputDelegate: AnyObject {
  func selectionWillChange(_ textInput: (any UITextInput)?)
  func selectionDidChange(_ textInput: (any UITextInput)?)
  func textWillChange(_ textInput: (any UITextInput)?)
  func textDidChange(_ textInput: (any UITextInput)?)
}

/// Finds the units of a text.
@preconcurrency @MainActor
public protocol UITextInputTokenizer: NSObjectProtocol {
  /// The unit that a position is in; at a boundary the one that lies in the direction.
  func rangeEnclosingPosition(
    _ position: UITextPosition, with granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> UITextRange?
  /// Whether a position is a boundary of a unit, coming in the direction.
  func isPosition(
    _ position: UITextPosition, atBoundary granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> Bool
  /// The next place in the direction where a unit ends.
  func position(
    from position: UITextPosition, toBoundary granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> UITextPosition?
  /// Whether a position is inside of a unit, looking in the direction.
  func isPosition(
    _ position: UITextPosition, withinTextUnit granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> Bool
}

/// A text that can be edited, with its places on the screen.
///
/// Text fields and text views conform; an app's own view implements the protocol.
@preconcurrency @MainActor
public protocol UITextInput: UIKeyInput {
  func text(in range: UITextRange) -> String?
  func replace(_ range: UITextRange, withText text: String)
  func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool
  var selectedTextRange: UITextRange? { get set }
  /// The range that an input method is still composing; nil for none.
  var markedTextRange: UITextRange? { get }
  var markedTextStyle: [NSAttributedString.Key: Any]? { get set }
  func setMarkedText(_ markedText: String?, selectedRange: NSRange)
  func unmarkText()
  var beginningOfDocument: UITextPosition { get }
  var endOfDocument: UITextPosition { get }
  func textRange(
    from fromPosition: UITextPosition, to toPosition: UITextPosition
  ) -> UITextRange?
  /// The position at an offset from another one; nil beyond the text's ends.
  func position(from position: UITextPosition, offset: Int) -> UITextPosition?
  func position(
    from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
  ) -> UITextPosition?
  func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult
  func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int
  var inputDelegate: (any UITextInputDelegate)? { get set }
  var tokenizer: any UITextInputTokenizer { get }
  func position(
    within range: UITextRange, farthestIn direction: UITextLayoutDirection
  ) -> UITextPosition?
  func characterRange(
    byExtending position: UITextPosition, in direction: UITextLayoutDirection
  ) -> UITextRange?
  func baseWritingDirection(
    for position: UITextPosition, in direction: UITextStorageDirection
  ) -> NSWritingDirection
  func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange)
  func firstRect(for range: UITextRange) -> CGRect
  func caretRect(for position: UITextPosition) -> CGRect
  func selectionRects(for range: UITextRange) -> [UITextSelectionRect]
  func closestPosition(to point: CGPoint) -> UITextPosition?
  func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition?
  func characterRange(at point: CGPoint) -> UITextRange?
  func textStyling(
    at position: UITextPosition, in direction: UITextStorageDirection
  ) -> [NSAttributedString.Key: Any]?
  func position(within range: UITextRange, atCharacterOffset offset: Int) -> UITextPosition?
  func characterOffset(of position: UITextPosition, within range: UITextRange) -> Int
  var textInputView: UIView { get }
  var selectionAffinity: UITextStorageDirection { get set }
  func setAttributedMarkedText(_ markedText: NSAttributedString?, selectedRange: NSRange)
}

// The requirements that are optional in Apple's protocol.
extension UITextInput {
  public func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool {
    true
  }

  public func textStyling(
    at position: UITextPosition, in direction: UITextStorageDirection
  ) -> [NSAttributedString.Key: Any]? { nil }

  public func position(
    within range: UITextRange, atCharacterOffset offset: Int
  ) -> UITextPosition? { position(from: range.start, offset: offset) }

  public func characterOffset(of position: UITextPosition, within range: UITextRange) -> Int {
    offset(from: range.start, to: position)
  }

  /// The view itself, in whose space rectangles and points are.
  public var textInputView: UIView { self as? UIView ?? UIView() }

  public var selectionAffinity: UITextStorageDirection {
    get { .forward }
    set {}
  }

  public func setAttributedMarkedText(
    _ markedText: NSAttributedString?, selectedRange: NSRange
  ) { setMarkedText(markedText?.string, selectedRange: selectedRange) }
}
