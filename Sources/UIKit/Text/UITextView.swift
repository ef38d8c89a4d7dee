internal import CoreText
import Foundation

/// Shows text of any length and scrolls it; as the first responder it shows the caret or the
/// selection.
///
/// Differs: the keyboard is never shown, and no data is detected in text. The whole text is laid
/// out.
open class UITextView: UIScrollView, UIContentSizeCategoryAdjusting, UITextInput {
  /// The text with its attributes. Change it between `beginEditing` and `endEditing`.
  open var textStorage: NSTextStorage { ownTextStorage }
  private let ownTextStorage: NSTextStorage
  /// Lays out the text in TextKit 1. A view that uses TextKit 2 has one, too.
  public let layoutManager: NSLayoutManager
  /// The room that the text is laid out in.
  public let textContainer: NSTextContainer

  let canvas = _UITextContainerView()
  let inputState = TextEditingState()
  let border = UIView()
  /// The views in the places of attachments, in no order.
  var attachmentViews: [UIView] = []
  var style = PlainStyle()

  /// The attributes of a text that is set without any.
  struct PlainStyle {
    var font: UIFont?
    var color: UIColor?
    var alignment = NSTextAlignment.natural
  }

  /// - Parameter textContainer: A container with a layout manager and a text storage; nil for new
  ///   ones.
  public init(frame: CGRect, textContainer: NSTextContainer?) {
    let container = textContainer ?? NSTextContainer(size: CGSize(width: frame.width, height: 0))
    container.widthTracksTextView = true
    let manager = container.layoutManager ?? NSLayoutManager()
    if container.layoutManager == nil { manager.addTextContainer(container) }
    let storage = manager.textStorage ?? NSTextStorage(string: "")
    if manager.textStorage == nil { storage.addLayoutManager(manager) }
    (self.textContainer, layoutManager, ownTextStorage) = (container, manager, storage)
    super.init(frame: frame)
    usesTextKit2 = textContainer == nil || container.textLayoutManager != nil
    ownTextLayoutManager = container.textLayoutManager
    setUp()
  }

  public override convenience init(frame: CGRect) {
    self.init(frame: frame, textContainer: nil)
  }

  /// - Parameter usingTextLayoutManager: Whether the view has a layout manager of TextKit 2.
  public convenience init(usingTextLayoutManager: Bool) {
    self.init(frame: .zero, textContainer: nil)
    usesTextKit2 = usingTextLayoutManager
  }

  private var usesTextKit2 = true
  private(set) var ownTextLayoutManager: NSTextLayoutManager?

  /// The layout manager of TextKit 2; nil in a view made for TextKit 1.
  ///
  /// Differs: it shares its lines with `layoutManager`, which may be used beside it.
  open var textLayoutManager: NSTextLayoutManager? {
    guard usesTextKit2 else { return nil }
    if let manager = ownTextLayoutManager ?? textContainer.textLayoutManager { return manager }
    let manager = NSTextLayoutManager(sharing: layoutManager, textStorage)
    textContainer.textLayoutManager = manager
    ownTextLayoutManager = manager
    return manager
  }

  /// Creates a view from a nib, with the text, font and keyboard that it says.
  public required init?(coder: NSCoder) {
    textContainer = NSTextContainer()
    layoutManager = NSLayoutManager()
    ownTextStorage = NSTextStorage(string: "")
    super.init(coder: coder)
    textContainer.widthTracksTextView = true
    layoutManager.addTextContainer(textContainer)
    textStorage.addLayoutManager(layoutManager)
    setUp()
    coder.readNib(into: self, at: UITextView.self)
  }

  private func setUp() {
    backgroundColor = .systemBackground
    canvas.textView = self
    addSubview(canvas)
    layoutManager.onChange = { [weak self] in
      MainActor.unchecked { self?.layoutDidChange() }
    }
    layoutManager.dress = { [weak self] text in
      // SAFETY: A text view's layout manager is used on the main actor alone, as on iOS.
      @safe nonisolated(unsafe) let text = text
      @safe nonisolated(unsafe) var result = text
      MainActor.unchecked { result = self?.dressed(text) ?? text }
      return result
    }
  }

  func layoutDidChange() {
    canvas.setNeedsDisplay()
    setNeedsLayout()
    if !isScrollEnabled { invalidateIntrinsicContentSize() }
  }

  /// Told of edits and asked about them. It is the delegate of the scroll view as well.
  @_nonoverride open weak var delegate: (any UITextViewDelegate)? {
    get { super.delegate as? any UITextViewDelegate }
    set { super.delegate = newValue }
  }

  // MARK: Text

  /// The plain text; setting it removes attributes.
  open var text: String! {
    get { textStorage.string }
    set {
      tellingObservers("text", text) {
        let text = NSAttributedString(string: newValue ?? "", attributes: typingAttributes)
        replaceText(by: text)
        selectedRange = NSRange(location: textStorage.length, length: 0)
      }
    }
  }

  /// A copy of the text with its attributes; setting it replaces all of it.
  open var attributedText: NSAttributedString! {
    get { NSAttributedString(attributedString: textStorage) }
    set {
      tellingObservers("attributedText", attributedText) {
        replaceText(by: newValue ?? NSAttributedString(string: ""))
        selectedRange = NSRange(location: textStorage.length, length: 0)
      }
    }
  }

  private func replaceText(by text: NSAttributedString) {
    if textStorage.length == text.length, textStorage.isEqual(to: text) { return }
    textStorage.setAttributedString(text)
  }

  /// The font of the first character, or the one set. Setting it sets that of all the text.
  open var font: UIFont? {
    get { firstAttribute(.font) as? UIFont ?? style.font }
    set {
      style.font = newValue
      setAttribute(.font, newValue)
    }
  }

  /// The colour of the text; setting it sets that of all the text.
  open var textColor: UIColor? {
    get { firstAttribute(.foregroundColor) as? UIColor ?? style.color }
    set {
      style.color = newValue
      setAttribute(.foregroundColor, newValue)
    }
  }

  /// How all paragraphs lie; reading tells the first one's alignment.
  open var textAlignment: NSTextAlignment {
    get {
      (firstAttribute(.paragraphStyle) as? NSParagraphStyle)?.alignment ?? style.alignment
    }
    set {
      style.alignment = newValue
      var changed: [(NSRange, NSParagraphStyle)] = []
      textStorage.forEachValue(of: .paragraphStyle) { value, range in
        let old = value as? NSParagraphStyle ?? .default
        guard let new = old.mutableCopy() as? NSMutableParagraphStyle else { return }
        new.alignment = newValue
        if !new.isEqual(old) { changed.append((range, new)) }
      }
      for (range, style) in changed {
        textStorage.addAttribute(.paragraphStyle, value: style, range: range)
      }
    }
  }

  /// The attributes of text that is typed.
  open var typingAttributes: [NSAttributedString.Key: Any] {
    get {
      var attributes = ownTypingAttributes ?? [:]
      if attributes[.font] == nil { attributes[.font] = style.font ?? Self.standardFont }
      if attributes[.foregroundColor] == nil { attributes[.foregroundColor] = style.color }
      if attributes[.paragraphStyle] == nil, style.alignment != .natural {
        let paragraph = NSMutableParagraphStyle()
        paragraph.alignment = style.alignment
        attributes[.paragraphStyle] = paragraph
      }
      return attributes
    }
    set { ownTypingAttributes = newValue }
  }
  private var ownTypingAttributes: [NSAttributedString.Key: Any]?

  static var standardFont: UIFont { .ofPlainText }

  private func firstAttribute(_ key: NSAttributedString.Key) -> Any? {
    textStorage.firstAttributes[key]
  }

  private func setAttribute(_ key: NSAttributedString.Key, _ value: Any?) {
    let all = NSRange(location: 0, length: textStorage.length)
    guard all.length > 0 else { return }
    var isNew = false
    // SAFETY: Foundation's pointer to the flag that would stop it is valid during each call of the
    // closure, which does not use it.
    unsafe textStorage.enumerateAttribute(key, in: all) { old, _, _ in
      if old as? AnyHashable != value as? AnyHashable { isNew = true }
    }
    guard isNew else { return }
    if let value {
      textStorage.addAttribute(key, value: value, range: all)
    } else {
      textStorage.removeAttribute(key, range: all)
    }
  }

  /// The attributes of links; by default the link colour, without a line.
  open var linkTextAttributes: [NSAttributedString.Key: Any]! = [
    .foregroundColor: UIColor.link
  ]
  {
    didSet {
      if !NSAttributedString.areSame(linkTextAttributes, oldValue) { layoutManager.textDidChange() }
    }
  }

  /// The selected range in UTF-16 units.
  open var selectedRange: NSRange {
    get { editedSelection }
    set { editedSelection = newValue }
  }
  /// Whether the text can be edited. If not, there is no caret; a selection is marked all the same.
  open var isEditable = true { didSet { if isEditable != oldValue { abilitiesDidChange() } } }
  /// Whether text can be selected.
  open var isSelectable = true { didSet { if isSelectable != oldValue { abilitiesDidChange() } } }
  /// Whether the user may change attributes of the text. Differs: has no effect.
  open var allowsEditingTextAttributes = false
  /// Whether the next typed text replaces all of the text.
  open var clearsOnInsertion = false
  open override var canBecomeFirstResponder: Bool { isEditable || isSelectable }

  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    beginEditing { super.becomeFirstResponder() }
  }

  @discardableResult
  open override func resignFirstResponder() -> Bool {
    endEditing { super.resignFirstResponder() }
  }

  /// Not drawn: data detected in text that cannot be edited keeps its look
  /// (`FidelityFeature.property`).
  open var dataDetectorTypes: UIDataDetectorTypes = [] {
    didSet { if dataDetectorTypes != oldValue { abilitiesDidChange() } }
  }

  /// Not drawn: text keeps its size (`FidelityFeature.property`).
  open var usesStandardTextScaling = false {
    didSet {
      setLack(.property, "UITextView.usesStandardTextScaling", if: usesStandardTextScaling)
    }
  }

  /// Whether the user may search the text. Differs: has no effect.
  open var isFindInteractionEnabled = false

  /// A border as a text field's with rounded corners, which stays in place when text is scrolled.
  open var borderStyle = BorderStyle.none {
    didSet { if borderStyle != oldValue { setNeedsLayout() } }
  }

  // MARK: Keyboard

  /// The letters that the keyboard makes capitals. This and the traits of the keyboard that follow
  /// have no effect: no keyboard is shown.
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  /// Whether words are corrected. Kept, no effect.
  open var autocorrectionType = UITextAutocorrectionType.default
  /// Whether spelling is checked. The value is kept and not drawn.
  open var spellCheckingType = UITextSpellCheckingType.default
  /// Whether typed quotes are replaced by curly ones. Kept, no effect.
  open var smartQuotesType = UITextSmartQuotesType.default
  /// Whether typed hyphens are replaced by dashes. Kept, no effect.
  open var smartDashesType = UITextSmartDashesType.default
  /// Whether spaces are mended around edits. Kept, no effect.
  open var smartInsertDeleteType = UITextSmartInsertDeleteType.default
  /// Whether words are completed while typing. The value is kept and not drawn.
  open var inlinePredictionType = UITextInlinePredictionType.default
  /// The keys of the keyboard. The value is kept and not drawn.
  open var keyboardType = UIKeyboardType.default
  /// The colours of the keyboard. The value is kept and not drawn.
  open var keyboardAppearance = UIKeyboardAppearance.default
  /// The word on the return key. The value is kept and not drawn.
  open var returnKeyType = UIReturnKeyType.default
  /// Whether the return key needs text. The value is kept and not drawn.
  open var enablesReturnKeyAutomatically = false
  /// The meaning of the text; nil for none. Kept, no effect.
  open var textContentType: UITextContentType!
  /// The rules that a made-up password follows. Kept, no effect.
  open var passwordRules: UITextInputPasswordRules?

  private var ownInputView: UIView?
  private var ownAccessoryView: UIView?

  /// The view in place of the keyboard; never shown here.
  open override var inputView: UIView? {
    get { ownInputView }
    set { ownInputView = newValue }
  }

  /// The view above the keyboard; never shown here.
  open override var inputAccessoryView: UIView? {
    get { ownAccessoryView }
    set { ownAccessoryView = newValue }
  }

  /// Has no effect: text views show what is typed, on iOS as well.
  open var isSecureTextEntry = false

  /// Whether there is text.
  open var hasText: Bool { textStorage.length > 0 }

  // MARK: Text input (Input/TextEditing.swift)

  /// Types a text in place of the selection, or at the caret.
  open func insertText(_ text: String) { typeText(text) }
  /// Deletes the selection, or the character before it.
  open func deleteBackward() { deleteTyped() }
  open func text(in range: UITextRange) -> String? { substring(range) }
  open func replace(_ range: UITextRange, withText text: String) {
    replaceRegistering(self.range(range), by: text)
  }
  /// Asks the delegate whether an edit may be made; true without one.
  open func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool {
    textDelegate?.textView(self, shouldChangeTextIn: self.range(range), replacementText: text)
      ?? true
  }
  /// The selected range; setting nil has no effect.
  open var selectedTextRange: UITextRange? {
    get { _UITextKitTextRange(editedSelection) }
    set { if let newValue { editedSelection = range(newValue) } }
  }
  /// The range of the text being composed; nil without any.
  open var markedTextRange: UITextRange? { markedPlaces }
  /// Not drawn: the text being composed is not marked (`FidelityFeature.editing`).
  open var markedTextStyle: [NSAttributedString.Key: Any]? {
    get { inputState.markedStyle }
    set { inputState.markedStyle = newValue }
  }
  /// Replaces the text being composed, or the selection, by other text that is being composed.
  open func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
    mark(markedText, selectedRange)
  }
  /// Ends the composing of text.
  open func unmarkText() { unmark() }
  open var beginningOfDocument: UITextPosition { _UITextKitTextPosition(offset: 0) }
  open var endOfDocument: UITextPosition { _UITextKitTextPosition(offset: editedLength) }
  open func textRange(
    from fromPosition: UITextPosition, to toPosition: UITextPosition
  ) -> UITextRange? { placeRange(fromPosition, toPosition) }
  open func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    place(position, movedBy: offset)
  }
  open func position(
    from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
  ) -> UITextPosition? { place(position, direction, offset) }
  open func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    comparison(position, other)
  }
  open func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    offset(toPosition) - offset(from)
  }
  /// Told before and after every edit and every move of the selection.
  open weak var inputDelegate: (any UITextInputDelegate)? {
    get { inputState.delegate }
    set { inputState.delegate = newValue }
  }
  /// Finds words, sentences, paragraphs and lines of the text.
  open var tokenizer: any UITextInputTokenizer { ownTokenizer }
  open func position(
    within range: UITextRange, farthestIn direction: UITextLayoutDirection
  ) -> UITextPosition? { farthest(range, direction) }
  open func characterRange(
    byExtending position: UITextPosition, in direction: UITextLayoutDirection
  ) -> UITextRange? { extended(position, direction) }
  open func baseWritingDirection(
    for position: UITextPosition, in direction: UITextStorageDirection
  ) -> NSWritingDirection { self.direction(at: offset(position)) }
  open func setBaseWritingDirection(
    _ writingDirection: NSWritingDirection, for range: UITextRange
  ) { setEditedDirection(writingDirection, for: self.range(range)) }
  open func firstRect(for range: UITextRange) -> CGRect { firstPart(range) }
  /// The caret's rectangle: two points wide, as high as the line.
  open func caretRect(for position: UITextPosition) -> CGRect { caret(position) }
  open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { rects(range) }
  open func closestPosition(to point: CGPoint) -> UITextPosition? { closest(point) }
  open func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
    closest(point, within: range)
  }
  open func characterRange(at point: CGPoint) -> UITextRange? { characterParts(at: point) }
  open func textStyling(
    at position: UITextPosition, in direction: UITextStorageDirection
  ) -> [NSAttributedString.Key: Any]? { styling(position) }
  open override var undoManager: UndoManager? { ownUndoManager }
  open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    canEdit(action) ?? super.canPerformAction(action, withSender: sender)
  }
  open override func cut(_ sender: Any?) { cutSelection() }
  open override func copy(_ sender: Any?) { copySelection() }
  open override func paste(_ sender: Any?) { pasteText() }
  open override func delete(_ sender: Any?) { deleteTyped() }
  open override func select(_ sender: Any?) { selectWord() }
  open override func selectAll(_ sender: Any?) { selectWhole() }

  /// Scrolls so that a range of the text is visible.
  open func scrollRangeToVisible(_ range: NSRange) {
    let rect = layoutManager.boundingRect(forGlyphRange: range, in: textContainer)
    scrollRectToVisible(
      rect.offsetBy(dx: textContainerInset.left, dy: textContainerInset.top), animated: false)
  }

  /// Whether the font follows the preferred text size.
  open var adjustsFontForContentSizeCategory = false {
    didSet { if adjustsFontForContentSizeCategory { adjustFonts() } }
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    canvas.setNeedsDisplay()
    setNeedsLayout()
    setLack(
      .property, "UITraitCollection.legibilityWeight",
      if: traitCollection.legibilityWeight == .bold)
    layoutManager.naturalAlignment = isRightToLeft ? .right : .left
    if adjustsFontForContentSizeCategory { adjustFonts() }
  }

  // MARK: Layout

  /// The room between the view's edges and the text container, in points.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
    didSet { if textContainerInset != oldValue { layoutDidChange() } }
  }

  open override var isScrollEnabled: Bool {
    didSet { if isScrollEnabled != oldValue { invalidateIntrinsicContentSize() } }
  }

  /// The size that the text needs in lines as wide as `size`.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { neededSize(width: size.width) }

  override package var standardAccessibility: StandardAccessibility {
    StandardAccessibility(isElement: true, value: text)
  }

  /// The size that the text needs if scrolling is off; no intrinsic size if it is on.
  open override var intrinsicContentSize: CGSize {
    isScrollEnabled ? super.intrinsicContentSize : neededSize(width: 0)
  }

  open override func layoutSubviews() {
    let insets = textContainerInset
    let width = max(bounds.width - insets.left - insets.right, 0)
    var size = textContainer.size
    if textContainer.widthTracksTextView, size.width != width {
      size = CGSize(width: width, height: 0)
    }
    if textContainer.heightTracksTextView {
      size.height = max(bounds.height - insets.top - insets.bottom, 0)
    }
    if size != textContainer.size {
      let hook = layoutManager.onChange
      layoutManager.onChange = nil
      textContainer.size = size
      layoutManager.onChange = hook
      canvas.setNeedsDisplay()
    }
    let needed = neededSize(width: bounds.width)
    contentSize = CGSize(width: bounds.width, height: needed.height)
    canvas.frame = CGRect(
      x: 0, y: 0, width: bounds.width, height: max(needed.height, bounds.height))
    super.layoutSubviews()
    layOutBorder()
    layOutAttachments()
    layOutSelection(shows: isEditable || selectedRange.length > 0, in: canvas)
  }
}
