/// The direction towards the end of a text, or towards its start.
public enum UITextStorageDirection: Int, Sendable {
  /// Towards the end of the text.
  case forward = 0
  /// Towards the start of the text.
  case backward = 1
}

/// The direction on the screen.
public enum UITextLayoutDirection: Int, Sendable {
  /// Towards the right edge of the screen.
  case right = 2
  /// Towards the left edge of the screen.
  case left = 3
  /// To the line above.
  case up = 4
  /// To the line below.
  case down = 5
}

/// A storage direction's or a layout direction's raw value.
public struct UITextDirection: RawRepresentable, Hashable, Sendable {
  /// The number of the storage or layout direction.
  public let rawValue: Int

  /// Creates a direction from its number.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The direction along the characters' order.
  public static func storage(_ direction: UITextStorageDirection) -> UITextDirection {
    UITextDirection(rawValue: direction.rawValue)
  }

  /// The direction on the screen.
  public static func layout(_ direction: UITextLayoutDirection) -> UITextDirection {
    UITextDirection(rawValue: direction.rawValue)
  }
}

/// The units that a text is divided into.
public enum UITextGranularity: Int, Sendable {
  /// What a reader takes for one character.
  case character = 0
  /// A word by Unicode's rules.
  case word = 1
  /// A sentence with the space behind it.
  case sentence = 2
  /// A paragraph with its line break.
  case paragraph = 3
  /// A line as it is laid out.
  case line = 4
  /// The whole text.
  case document = 5
}

/// The name of the type before iOS 13.
@available(*, deprecated, message: "Use NSWritingDirection.")
public typealias UITextWritingDirection = NSWritingDirection

/// Told by a text of changes that others make to it.
@preconcurrency @MainActor
public protocol UITextInputDelegate: NSObjectProtocol {
  /// Told before code other than the keyboard's changes the selection.
  func selectionWillChange(_ textInput: (any UITextInput)?)
  /// Told after code other than the keyboard's changed the selection.
  func selectionDidChange(_ textInput: (any UITextInput)?)
  /// Told before code other than the keyboard's changes the text.
  func textWillChange(_ textInput: (any UITextInput)?)
  /// Told after code other than the keyboard's changed the text.
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
  /// The characters in a range; nil for a range that the text does not have.
  func text(in range: UITextRange) -> String?
  /// Puts a text in the place of a range.
  func replace(_ range: UITextRange, withText text: String)
  /// Asks, before a change, whether a text may take the place of a range.
  func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool
  /// The selection; an empty range is the caret.
  var selectedTextRange: UITextRange? { get set }
  /// The range that an input method is still composing; nil for none.
  var markedTextRange: UITextRange? { get }
  /// The attributes that composed text is drawn with.
  var markedTextStyle: [NSAttributedString.Key: Any]? { get set }
  /// Puts a text that is still being composed in place of the marked one. `selectedRange` counts in
  /// UTF-16 units from its start.
  func setMarkedText(_ markedText: String?, selectedRange: NSRange)
  /// Takes the composed text as typed.
  func unmarkText()
  /// The position before the first character.
  var beginningOfDocument: UITextPosition { get }
  /// The position after the last character.
  var endOfDocument: UITextPosition { get }
  /// The range between two positions.
  func textRange(
    from fromPosition: UITextPosition, to toPosition: UITextPosition
  ) -> UITextRange?
  /// The position at an offset from another one; nil beyond the text's ends.
  func position(from position: UITextPosition, offset: Int) -> UITextPosition?
  /// The position a number of characters to the left or right, or of lines above or below; nil if
  /// the text ends before.
  func position(
    from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
  ) -> UITextPosition?
  /// Says which of two positions comes first.
  func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult
  /// The number of characters from one position to another, below 0 if that is before.
  func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int
  /// Told of changes that others than the keyboard make.
  var inputDelegate: (any UITextInputDelegate)? { get set }
  /// Finds words, sentences and lines.
  var tokenizer: any UITextInputTokenizer { get }
  /// The end of a range that lies farther in a direction on the screen.
  func position(
    within range: UITextRange, farthestIn direction: UITextLayoutDirection
  ) -> UITextPosition?
  /// The range from a position to its neighbour in a direction on the screen.
  func characterRange(
    byExtending position: UITextPosition, in direction: UITextLayoutDirection
  ) -> UITextRange?
  /// The writing direction of the text at a position.
  func baseWritingDirection(
    for position: UITextPosition, in direction: UITextStorageDirection
  ) -> NSWritingDirection
  /// Sets the writing direction of the paragraphs of a range.
  func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange)
  /// The rectangle of the first line of a range, in the input view's space.
  func firstRect(for range: UITextRange) -> CGRect
  /// The rectangle of the caret at a position.
  func caretRect(for position: UITextPosition) -> CGRect
  /// The rectangles, one a line, that a selection of the range is drawn as.
  func selectionRects(for range: UITextRange) -> [UITextSelectionRect]
  /// The position nearest to a point.
  func closestPosition(to point: CGPoint) -> UITextPosition?
  /// The position nearest to a point within a range.
  func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition?
  /// The range of the character at a point; nil beside all text.
  func characterRange(at point: CGPoint) -> UITextRange?
  /// The attributes of the text at a position; nil if they are not known.
  func textStyling(
    at position: UITextPosition, in direction: UITextStorageDirection
  ) -> [NSAttributedString.Key: Any]?
  /// The position an offset after a range's start.
  func position(within range: UITextRange, atCharacterOffset offset: Int) -> UITextPosition?
  /// The number of characters from a range's start to a position.
  func characterOffset(of position: UITextPosition, within range: UITextRange) -> Int
  /// The view in whose space rectangles and points are.
  var textInputView: UIView { get }
  /// The line on which the caret is at the break of a line: `backward` for the end of the first
  /// one.
  var selectionAffinity: UITextStorageDirection { get set }
  /// Puts a text with attributes that is still being composed in place of the marked one.
  func setAttributedMarkedText(_ markedText: NSAttributedString?, selectedRange: NSRange)
}

// The requirements that are optional in Apple's protocol.
extension UITextInput {
  /// Returns true: every change is allowed.
  public func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool {
    true
  }

  /// Returns nil: the text's attributes are not known.
  public func textStyling(
    at position: UITextPosition, in direction: UITextStorageDirection
  ) -> [NSAttributedString.Key: Any]? { nil }

  /// Returns the position that `position(from:offset:)` finds from the range's start.
  public func position(
    within range: UITextRange, atCharacterOffset offset: Int
  ) -> UITextPosition? { position(from: range.start, offset: offset) }

  /// Returns what `offset(from:to:)` counts from the range's start.
  public func characterOffset(of position: UITextPosition, within range: UITextRange) -> Int {
    offset(from: range.start, to: position)
  }

  /// The view itself, in whose space rectangles and points are.
  public var textInputView: UIView { self as? UIView ?? UIView() }

  /// Always `forward`; a value that is set is dropped.
  public var selectionAffinity: UITextStorageDirection {
    get { .forward }
    set {}
  }

  /// Sets the marked text without its attributes.
  public func setAttributedMarkedText(
    _ markedText: NSAttributedString?, selectedRange: NSRange
  ) { setMarkedText(markedText?.string, selectedRange: selectedRange) }
}
