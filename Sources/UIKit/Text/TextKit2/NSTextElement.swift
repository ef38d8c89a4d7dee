/// A part of a text from which fragments are made: a paragraph.
open class NSTextElement: NSObject {
  /// The text that the element is a part of.
  open weak var textContentManager: NSTextContentManager?
  /// The element's range in its text.
  open var elementRange: NSTextRange?
  /// The elements inside of this one. Paragraphs have none.
  open var childElements: [NSTextElement] { [] }
  /// Nil: paragraphs have no element around them.
  open weak var parentElement: NSTextElement? { nil }
  /// Whether the element is shown; always true here.
  open var isRepresentedElement: Bool { true }

  /// An element of no text.
  public override init() {
    super.init()
  }

  /// Creates an element of a text.
  public init(textContentManager: NSTextContentManager?) {
    self.textContentManager = textContentManager
  }
}

/// A paragraph with its attributes.
open class NSTextParagraph: NSTextElement {
  /// The text of the paragraph.
  public let attributedString: NSAttributedString

  /// A paragraph without text.
  public override convenience init() { self.init(attributedString: nil) }

  /// Creates a paragraph of a text; nil stands for an empty one.
  public init(attributedString: NSAttributedString?) {
    self.attributedString = attributedString ?? NSAttributedString(string: "")
    super.init(textContentManager: nil)
  }

  /// The range without the separator at its end.
  open var paragraphContentRange: NSTextRange? {
    guard let range = elementRange?.units else { return nil }
    let text = attributedString.string
    let separator = text.last.map { $0.isNewline ? $0.utf16.count : 0 } ?? 0
    return NSTextRange(range.lowerBound..<max(range.upperBound - separator, range.lowerBound))
  }

  /// The range of the separator at its end; nil without one.
  open var paragraphSeparatorRange: NSTextRange? {
    guard let range = elementRange?.units, let content = paragraphContentRange?.units else {
      return nil
    }
    return NSTextRange(content.upperBound..<range.upperBound)
  }
}

/// Holds a text for layout managers of TextKit 2.
open class NSTextContentManager: NSObject {
  /// The direction in which elements are visited.
  public struct EnumerationOptions: OptionSet, Hashable, Sendable {
    /// The options as bits.
    public let rawValue: UInt

    /// Creates the set from the bits of its options.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Elements are visited from the end to the start.
    public static let reverse = EnumerationOptions(rawValue: 1)
  }

  /// Asked by a content storage whether each paragraph is shown.
  open weak var delegate: (any NSTextContentManagerDelegate)?
  /// The layout managers of the text.
  open private(set) var textLayoutManagers: [NSTextLayoutManager] = []
  /// The layout manager that was added first and is still there, unless another one is set.
  open var primaryTextLayoutManager: NSTextLayoutManager?
  /// Differs: no effect, as layout is made anew for every change of the text.
  open var automaticallySynchronizesTextLayoutManagers = true
  /// Has no effect, as the text is its own storage.
  open var automaticallySynchronizesToBackingStore = true
  /// Whether changes are being made.
  open private(set) var hasEditingTransaction = false

  public override init() {
    super.init()
  }

  /// The range of the whole text.
  open var documentRange: NSTextRange { NSTextRange(0..<0) }

  /// Adds a layout manager, which lays out the text from then on.
  open func addTextLayoutManager(_ textLayoutManager: NSTextLayoutManager) {
    guard !textLayoutManagers.contains(textLayoutManager) else { return }
    textLayoutManagers.append(textLayoutManager)
    if primaryTextLayoutManager == nil { primaryTextLayoutManager = textLayoutManager }
    textLayoutManager.attach(self)
  }

  /// Removes a layout manager, which has no text then.
  open func removeTextLayoutManager(_ textLayoutManager: NSTextLayoutManager) {
    guard textLayoutManagers.contains(textLayoutManager) else { return }
    textLayoutManagers.removeAll { $0 === textLayoutManager }
    if primaryTextLayoutManager === textLayoutManager {
      primaryTextLayoutManager = textLayoutManagers.first
    }
    textLayoutManager.attach(nil)
  }

  /// The place an offset of UTF-16 units away; nil beyond the text.
  open func location(_ location: any NSTextLocation, offsetBy offset: Int) -> (
    any NSTextLocation
  )? {
    let (sum, isBeyond) = location.offset.addingReportingOverflow(offset)
    let range = documentRange.units
    return !isBeyond && sum >= range.lowerBound && sum <= range.upperBound
      ? TextOffsetLocation(sum) : nil
  }

  /// The number of UTF-16 units from one place to another.
  open func offset(from: any NSTextLocation, to: any NSTextLocation) -> Int {
    to.offset - from.offset
  }

  /// The elements in a range; empty in the base class.
  open func textElements(for range: NSTextRange) -> [NSTextElement] { [] }

  /// Calls the block for each element from a place on, until it returns false.
  ///
  /// - Returns: The end of the last element; nil without one.
  @discardableResult
  open func enumerateTextElements(
    from textLocation: (any NSTextLocation)?,
    options: EnumerationOptions = [], using block: (NSTextElement) -> Bool
  ) -> (any NSTextLocation)? {
    let isReversed = options.contains(.reverse)
    let all = textElements(for: documentRange)
    let start = textLocation?.offset
    let part = all.filter { element in
      guard let start, let range = element.elementRange?.units else { return true }
      return isReversed ? range.lowerBound < start : range.upperBound > start
    }
    var last: (any NSTextLocation)?
    for element in isReversed ? part.reversed() : part {
      last = element.elementRange?.endLocation
      if !block(element) { break }
    }
    return last
  }

  /// Runs a block that changes the text.
  open func performEditingTransaction(_ transaction: () -> Void) {
    hasEditingTransaction = true
    transaction()
    hasEditingTransaction = false
  }
}

/// Told of a text's elements.
public protocol NSTextContentManagerDelegate: NSObjectProtocol {
  /// Whether a paragraph is shown. Differs: asked without options.
  func textContentManager(
    _ textContentManager: NSTextContentManager, shouldEnumerate textElement: NSTextElement,
    options: NSTextContentManager.EnumerationOptions
  ) -> Bool
}

extension NSTextContentManagerDelegate {
  /// Returns true: all elements are visited.
  public func textContentManager(
    _ textContentManager: NSTextContentManager, shouldEnumerate textElement: NSTextElement,
    options: NSTextContentManager.EnumerationOptions
  ) -> Bool { true }
}

/// Asked for the paragraphs of a text storage.
public protocol NSTextContentStorageDelegate: NSTextContentManagerDelegate {
  /// The paragraph of the same length to be shown in place of a paragraph; nil for that itself.
  func textContentStorage(
    _ textContentStorage: NSTextContentStorage, textParagraphWith range: NSRange
  ) -> NSTextParagraph?
}

extension NSTextContentStorageDelegate {
  /// Returns nil: the paragraph itself is shown.
  public func textContentStorage(
    _ textContentStorage: NSTextContentStorage, textParagraphWith range: NSRange
  ) -> NSTextParagraph? { nil }
}

/// A text storage for layout managers of TextKit 2.
open class NSTextContentStorage: NSTextContentManager {
  /// The storage of the text that the layout managers lay out.
  open var textStorage: NSTextStorage? {
    didSet {
      guard textStorage !== oldValue else { return }
      for manager in textLayoutManagers { manager.attach(self) }
    }
  }

  /// Whether the text contains the markers of its lists. The value is kept and has no effect.
  open var includesTextListMarkers = false

  public override init() {
    super.init()
    textStorage = NSTextStorage(string: "")
  }

  init(_ storage: NSTextStorage) {
    super.init()
    textStorage = storage
  }

  /// The text as a copy; setting it replaces the text.
  open var attributedString: NSAttributedString? {
    get { textStorage.map { NSAttributedString(attributedString: $0) } }
    set {
      if let textStorage {
        textStorage.setAttributedString(newValue ?? NSAttributedString(string: ""))
      } else {
        textStorage = newValue.map { NSTextStorage(attributedString: $0) }
      }
    }
  }

  open override var documentRange: NSTextRange { NSTextRange(0..<(textStorage?.length ?? 0)) }

  open override func textElements(for range: NSTextRange) -> [NSTextElement] {
    guard let text = textStorage else { return [] }
    let string = text.string as NSString
    var result: [NSTextElement] = []
    var place = min(range.units.lowerBound, string.length)
    let end = min(range.units.upperBound, string.length)
    while place < end {
      let paragraph = string.paragraphRange(for: NSRange(location: place, length: 0))
      let storageDelegate = delegate as? any NSTextContentStorageDelegate
      let element =
        storageDelegate?.textContentStorage(self, textParagraphWith: paragraph)
        ?? NSTextParagraph(attributedString: text.attributedSubstring(from: paragraph))
      element.textContentManager = self
      element.elementRange = NSTextRange(paragraph.units)
      if delegate?.textContentManager(self, shouldEnumerate: element, options: []) ?? true {
        result.append(element)
      }
      place = paragraph.location + max(paragraph.length, 1)
    }
    return result
  }

  /// The text of a paragraph; nil for other elements.
  open func attributedString(for textElement: NSTextElement) -> NSAttributedString? {
    (textElement as? NSTextParagraph)?.attributedString
  }

  /// A new paragraph of a text.
  open func textElement(for attributedString: NSAttributedString) -> NSTextElement? {
    NSTextParagraph(attributedString: attributedString)
  }

  /// The shown text, with the paragraphs that a delegate puts in place of others.
  var shownText: NSAttributedString {
    guard let text = textStorage, delegate is any NSTextContentStorageDelegate else {
      return textStorage ?? NSAttributedString(string: "")
    }
    let result = NSMutableAttributedString(attributedString: text)
    for case let paragraph as NSTextParagraph in textElements(for: documentRange) {
      guard let range = paragraph.elementRange?.units,
        range.count == paragraph.attributedString.length
      else { continue }
      result.replaceCharacters(in: NSRange(range), with: paragraph.attributedString)
    }
    return result
  }
}
