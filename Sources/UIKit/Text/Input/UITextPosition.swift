/// A place in an editable text. The owner of a text subclasses it with what it needs to find the
/// place again.
@preconcurrency @MainActor
open class UITextPosition: NSObject {
  public override init() {
    super.init()
  }
}

/// A part of an editable text. Subclasses supply its start and end.
@preconcurrency @MainActor
open class UITextRange: NSObject {
  public override init() {
    super.init()
  }

  /// Whether the range has no characters; subclasses override it.
  open var isEmpty: Bool { true }
  /// The start of the range; subclasses override it.
  open var start: UITextPosition { UITextPosition() }
  /// The end of the range; subclasses override it.
  open var end: UITextPosition { UITextPosition() }
}

/// One of the rectangles that a selection consists of.
@preconcurrency @MainActor
open class UITextSelectionRect: NSObject {
  public override init() {
    super.init()
  }

  /// The rectangle in the space of the view that holds the text.
  open var rect: CGRect { .zero }
  /// The direction of the text in the rectangle; subclasses override it.
  open var writingDirection: NSWritingDirection { .natural }
  /// Whether the selection begins in this rectangle.
  open var containsStart: Bool { false }
  /// Whether the selection ends in this rectangle.
  open var containsEnd: Bool { false }
  /// Whether the text runs vertically.
  open var isVertical: Bool { false }
  /// The transform of the rectangle.
  open var transform: CGAffineTransform { .identity }
}

/// The places of text fields and text views: between UTF-16 units, as on iOS.
final class _UITextKitTextPosition: UITextPosition {
  let offset: Int
  let affinity: UITextStorageDirection

  init(offset: Int, affinity: UITextStorageDirection = .forward) {
    self.offset = offset
    self.affinity = affinity
  }

  override func isEqual(_ object: Any?) -> Bool {
    (object as? _UITextKitTextPosition)?.offset == offset
  }

  override var hash: Int { offset }

  override var description: String { "<\(type(of: self)): \(offset)>" }
}

/// The ranges of text fields and text views.
final class _UITextKitTextRange: UITextRange {
  let range: NSRange

  init(_ range: NSRange) {
    self.range = range
  }

  override var isEmpty: Bool { range.length == 0 }
  override var start: UITextPosition { _UITextKitTextPosition(offset: range.location) }
  override var end: UITextPosition {
    _UITextKitTextPosition(offset: range.location + range.length)
  }

  override func isEqual(_ object: Any?) -> Bool {
    (object as? _UITextKitTextRange)?.range == range
  }

  override var hash: Int { range.location &* 31 &+ range.length }

  override var description: String {
    "<\(type(of: self)): (\(range.location), \(range.length))>"
  }
}

/// The selection rectangles of text fields and text views.
final class _UITextKitSelectionRect: UITextSelectionRect {
  private let own: TextGeometry.Part
  private let isFirst: Bool
  private let isLast: Bool

  init(_ part: TextGeometry.Part, isFirst: Bool, isLast: Bool) {
    own = part
    self.isFirst = isFirst
    self.isLast = isLast
  }

  override var rect: CGRect { own.rect }
  override var writingDirection: NSWritingDirection {
    own.isRightToLeft ? .rightToLeft : .leftToRight
  }
  override var containsStart: Bool { isFirst }
  override var containsEnd: Bool { isLast }
}
