internal import CoreText
import Foundation

/// A line of text that can be edited; as the first responder it shows the caret or the selection.
///
/// Differs: the keyboard is never shown. Apple publishes no figures for borders: these are the ones
/// that people measured on iOS 13 to 18.
open class UITextField: UIControl, UIContentSizeCategoryAdjusting, UITextInput {
  /// The border around a field.
  public enum BorderStyle: Int, Sendable {
    case none = 0
    case line = 1
    case bezel = 2
    case roundedRect = 3
  }

  /// Why editing ended.
  public enum DidEndEditingReason: Int, Sendable {
    case committed = 0
    case cancelled = 1
  }

  /// When a side view or the clear button is shown.
  public enum ViewMode: Int, Sendable {
    case never = 0
    case whileEditing = 1
    case unlessEditing = 2
    case always = 3
  }

  /// Asked before editing begins and ends, and told of changes; not retained.
  open weak var delegate: (any UITextFieldDelegate)?

  let border = UIView()
  let textLabel = UITextFieldLabel()
  let placeholderLabel = UITextFieldLabel()
  lazy var clearButton = UIImageView()
  var content: NSAttributedString?
  var isAttributed = false
  var ownFont = UIFont.systemFont(ofSize: 17)
  var ownColor = UIColor.label
  let inputState = TextEditingState()
  /// How far the text is scrolled horizontally to show the caret, in points.
  var scrollOffset: CGFloat = 0

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a field from a nib, with the text, border and keyboard that it says.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    coder.readNib(into: self, at: UITextField.self)
  }

  private func setUp() {
    isOpaque = false
    border.isUserInteractionEnabled = false
    border.isHidden = true
    for view in [border, placeholderLabel, textLabel] { addSubview(view) }
    for label in [placeholderLabel, textLabel] { label.field = self }
    placeholderLabel.isPlaceholder = true
    contentHorizontalAlignment = .left
    priorities.verticalHugging = UILayoutPriority(251)
  }

  // MARK: Text

  /// The plain text; setting it removes the attributes of an attributed text.
  open var text: String? {
    get { content?.string ?? "" }
    set {
      tellingObservers("text", text) {
        if !isAttributed, content?.string ?? "" == newValue ?? "" { return }
        content = NSAttributedString(string: newValue ?? "")
        isAttributed = false
        textDidChange()
        moveToEnd()
      }
    }
  }

  /// The styled text; setting it replaces the plain one.
  open var attributedText: NSAttributedString? {
    get {
      guard let content, !isAttributed else { return content }
      return NSAttributedString(string: content.string, attributes: defaultTextAttributes)
    }
    set {
      tellingObservers("attributedText", attributedText) {
        if NSAttributedString.areSame(attributedText, newValue) { return }
        content = newValue.map { NSAttributedString(attributedString: $0) }
        isAttributed = newValue != nil
        textDidChange()
        moveToEnd()
      }
    }
  }

  /// The text of an empty field, gray and in the text's font.
  open var placeholder: String? {
    get { attributedPlaceholder?.string }
    set { attributedPlaceholder = newValue.map { NSAttributedString(string: $0) } }
  }

  /// The styled placeholder; values that it does not set are those of a plain one.
  open var attributedPlaceholder: NSAttributedString? {
    get { storedPlaceholder }
    set {
      guard !NSAttributedString.areSame(storedPlaceholder, newValue) else { return }
      storedPlaceholder = newValue?.fixedCopy
      textDidChange()
    }
  }
  private var storedPlaceholder: NSAttributedString?

  /// The font; setting it sets that of all the text.
  open var font: UIFont? {
    get { ownFont }
    set {
      let font = newValue ?? .systemFont(ofSize: 17)
      guard font != ownFont else { return }
      ownFont = font
      textDidChange()
    }
  }

  /// The colour; setting it sets that of all the text.
  open var textColor: UIColor? {
    get { ownColor }
    set {
      let color = newValue ?? .label
      guard color != ownColor else { return }
      ownColor = color
      textDidChange()
    }
  }

  /// How the text lies; natural follows the layout direction.
  open var textAlignment = NSTextAlignment.natural {
    didSet { if textAlignment != oldValue { textDidChange() } }
  }

  /// The attributes of the text where it has none of its own.
  open var defaultTextAttributes: [NSAttributedString.Key: Any] {
    get {
      var attributes = otherAttributes
      attributes[.font] = ownFont
      attributes[.foregroundColor] = ownColor
      return attributes
    }
    set {
      if NSAttributedString.areSame(defaultTextAttributes, newValue) { return }
      otherAttributes = newValue
      if let font = newValue[.font] as? UIFont { ownFont = font }
      if let color = newValue[.foregroundColor] as? UIColor { ownColor = color }
      textDidChange()
    }
  }
  var otherAttributes: [NSAttributedString.Key: Any] = [:]

  /// Whether every character is shown as a dot.
  open var isSecureTextEntry = false {
    didSet { if isSecureTextEntry != oldValue { textDidChange() } }
  }

  /// Whether the font shrinks so that the text fits the width.
  open var adjustsFontSizeToFitWidth = false {
    didSet { if adjustsFontSizeToFitWidth != oldValue { textDidChange() } }
  }
  /// The minimum size that the font shrinks to, in points; 0 for no limit.
  open var minimumFontSize: CGFloat = 0 {
    didSet { if minimumFontSize != oldValue { textDidChange() } }
  }

  /// Whether the font follows the preferred text size.
  open var adjustsFontForContentSizeCategory = false {
    didSet { if adjustsFontForContentSizeCategory { adjustFont() } }
  }

  /// Whether the text is removed when editing begins.
  open var clearsOnBeginEditing = false
  /// Whether the next typed text replaces all of the text.
  open var clearsOnInsertion = false
  /// Whether the user may change attributes of the text. Differs: has no effect.
  open var allowsEditingTextAttributes = false
  /// Whether the field is the first responder.
  open var isEditing: Bool { isFirstResponder }
  open override var canBecomeFirstResponder: Bool { isEnabled }

  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    beginEditing { super.becomeFirstResponder() }
  }

  @discardableResult
  open override func resignFirstResponder() -> Bool {
    endEditing { super.resignFirstResponder() }
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if adjustsFontForContentSizeCategory { adjustFont() }
    invalidateIntrinsicContentSize()
  }

  private func adjustFont() {
    let font = ownFont.adjusted(to: traitCollection)
    guard font != ownFont else { return }
    ownFont = font
    textDidChange()
  }

  /// Whether there is text.
  open var hasText: Bool { (content?.length ?? 0) > 0 }

  // MARK: Text input (Input/TextEditing.swift)

  /// Types a text in place of the selection, or at the caret.
  open func insertText(_ text: String) { typeText(text) }
  /// Deletes the selection, or the character before the caret.
  open func deleteBackward() { deleteTyped() }
  open func text(in range: UITextRange) -> String? { substring(range) }
  open func replace(_ range: UITextRange, withText text: String) {
    replaceRegistering(self.range(range), by: text)
  }
  /// Asks the delegate whether an edit may be made; true without one.
  open func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool {
    delegate?.textField(
      self, shouldChangeCharactersIn: self.range(range), replacementString: text) ?? true
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
  /// The position an offset of UTF-16 units away; nil beyond the text's ends.
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
  /// The rectangle of a range's first line, in the field's space and on whole pixels.
  open func firstRect(for range: UITextRange) -> CGRect { firstPart(range) }
  /// The caret's rectangle: two points wide, as high as the line.
  open func caretRect(for position: UITextPosition) -> CGRect { caret(position) }
  /// The rectangles that the selection of a range is drawn as, one a line.
  open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { rects(range) }
  /// The position nearest to a point of the field's space.
  open func closestPosition(to point: CGPoint) -> UITextPosition? { closest(point) }
  open func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
    closest(point, within: range)
  }
  /// The range of the character at a point; nil beside all text.
  open func characterRange(at point: CGPoint) -> UITextRange? { characterParts(at: point) }
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

  // MARK: Looks (UITextField+Layout.swift)

  /// Draws the text; the rectangle is in the text's own space.
  open func drawText(in rect: CGRect) { textLabel.drawOwnText(in: rect) }

  /// Draws the placeholder; the rectangle is in the placeholder's own space.
  open func drawPlaceholder(in rect: CGRect) { placeholderLabel.drawOwnText(in: rect) }

  /// The image behind the text, stretched, unless the border is `roundedRect`.
  open var background: UIImage? {
    didSet { if background != oldValue { setNeedsLayout() } }
  }
  /// The image in place of `background` while the field is disabled.
  open var disabledBackground: UIImage? {
    didSet { if disabledBackground != oldValue { setNeedsLayout() } }
  }
  var backgroundView: UIImageView?

  open override var isEnabled: Bool {
    didSet { if isEnabled != oldValue { setNeedsLayout() } }
  }

  /// The border of the field, which decides the room beside its text; none by default.
  open var borderStyle = BorderStyle.none {
    didSet {
      guard borderStyle != oldValue else { return }
      invalidateIntrinsicContentSize()
      setNeedsLayout()
    }
  }

  /// The view at the leading edge, shown as `leftViewMode` says.
  open var leftView: UIView? { didSet { replaceView(oldValue, with: leftView) } }
  /// The view at the trailing edge, shown as `rightViewMode` says.
  open var rightView: UIView? { didSet { replaceView(oldValue, with: rightView) } }
  /// When `leftView` is shown; never by default.
  open var leftViewMode = ViewMode.never {
    didSet { if leftViewMode != oldValue { setNeedsLayout() } }
  }
  /// When `rightView` is shown; never by default.
  open var rightViewMode = ViewMode.never {
    didSet { if rightViewMode != oldValue { setNeedsLayout() } }
  }
  /// When the button that clears the text is shown; never by default.
  open var clearButtonMode = ViewMode.never {
    didSet { if clearButtonMode != oldValue { setNeedsLayout() } }
  }

  // MARK: Rectangles

  /// The rectangle of the border: the bounds. Subclasses override this and those below.
  open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }

  /// The rectangle of the left view at the left edge; zero if it is not shown. It is the same in
  /// either layout direction: from right to left the view lies in its mirror image.
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    guard let view = shownLeftView else { return .zero }
    let size = viewSize(view)
    return CGRect(
      x: bounds.minX, y: centred(size.height, in: bounds), width: size.width, height: size.height)
  }

  /// The rectangle of the right view at the right edge; zero if it is not shown. From right to left
  /// the view lies in its mirror image, as the left view does.
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
    guard let view = shownRightView else { return .zero }
    let size = viewSize(view)
    return CGRect(
      x: bounds.maxX - size.width, y: centred(size.height, in: bounds), width: size.width,
      height: size.height)
  }

  /// The clear button's rectangle: 19 points wide, 5 from the trailing edge.
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
    let side: CGFloat = 19
    let x = isRightToLeft ? bounds.minX + 5 : bounds.maxX - side - 5
    return CGRect(x: x, y: centred(side, in: bounds), width: side, height: side)
  }

  /// The rectangle of the text: the bounds less the side views, the clear button and the border.
  open func textRect(forBounds bounds: CGRect) -> CGRect { standardTextRect(in: bounds) }

  /// What ``textRect(forBounds:)`` and ``editingRect(forBounds:)`` answer, and a subclass may
  /// override one by one.
  func standardTextRect(in bounds: CGRect) -> CGRect {
    // Reckoned from left to right, and mirrored with the views.
    let padding = borderPadding
    let leftRect = leftViewRect(forBounds: bounds)
    let rightRect = rightViewRect(forBounds: bounds)
    let left = leftRect.width > 0 ? leftRect.maxX : bounds.minX + padding
    var right = rightRect.width > 0 ? rightRect.minX : bounds.maxX - padding
    if showsClearButton {
      right = min(right, directed(clearButtonRect(forBounds: bounds), in: bounds).minX - 5)
    }
    let vertical: CGFloat = borderStyle == .none ? 0 : 2
    let rect = CGRect(
      x: left, y: bounds.minY + vertical, width: max(right - left, 0),
      height: max(bounds.height - 2 * vertical, 0))
    return directed(rect, in: bounds)
  }

  /// The rectangle of the placeholder: by default that of the text.
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }

  /// The rectangle of the text while it is edited. It does not depend on an override of
  /// ``textRect(forBounds:)``.
  open func editingRect(forBounds bounds: CGRect) -> CGRect { standardTextRect(in: bounds) }

  override package var standardAccessibility: StandardAccessibility {
    // A hidden text is not read out either.
    let shown = isSecureTextEntry ? text.map { String(repeating: "•", count: $0.count) } : text
    let isEmpty = shown?.isEmpty ?? true
    return StandardAccessibility(
      isElement: true, value: isEmpty ? placeholder : shown, traits: stateTraits)
  }

  open override var intrinsicContentSize: CGSize {
    let label = hasText ? textLabel : placeholderLabel
    let far = CGSize(width: CGFloat.infinity, height: .infinity)
    let text = label.sizeThatFits(far)
    let line = PixelRounding.up(ownFont.lineHeight, scale: pixelScale)
    // Fields are a little higher than their lines: 22 points at 17.
    let height = max(text.height, line, (ownFont.lineHeight + 1).rounded(.up))
    let views = [shownLeftView, shownRightView].compactMap { $0.map(viewSize) }
    let width = views.reduce(text.width) { $0 + $1.width } + 2 * borderPadding
    return CGSize(
      width: width, height: height + (borderStyle == .none ? 0 : Self.borderedPadding))
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  // MARK: Layout

  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutParts()
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    inputState.selectionView.tintColorDidChange()
  }
}
