import Foundation
internal import CoreText

/// A line of text that can be edited, as it looks while nobody does.
///
/// Differs: there is no keyboard, caret or selection to be seen. Apple publishes no figures for
/// borders: they are those that people measured on iOS 13 to 18.
open class UITextField: UIControl, UIContentSizeCategoryAdjusting, UIKeyInput {
  public enum BorderStyle: Int, Sendable {
    case none = 0
    case line = 1
    case bezel = 2
    case roundedRect = 3
  }

  public enum ViewMode: Int, Sendable {
    case never = 0
    case whileEditing = 1
    case unlessEditing = 2
    case always = 3
  }

  open weak var delegate: (any UITextFieldDelegate)?

  let border = UIView()
  let textLabel = UITextFieldLabel()
  let placeholderLabel = UITextFieldLabel()
  private lazy var clearButton = UIImageView()
  private var content: NSAttributedString?
  private var isAttributed = false
  var ownFont = UIFont.systemFont(ofSize: 17)
  private var ownColor = UIColor.label

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

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

  open var text: String? {
    get { content?.string ?? "" }
    set {
      tellingObservers("text", text) {
        if !isAttributed, content?.string ?? "" == newValue ?? "" { return }
        content = NSAttributedString(string: newValue ?? "")
        isAttributed = false
        textDidChange()
      }
    }
  }

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
      }
    }
  }

  /// Gray, in the text's font.
  open var placeholder: String? {
    get { attributedPlaceholder?.string }
    set { attributedPlaceholder = newValue.map { NSAttributedString(string: $0) } }
  }

  /// What it does not say is that of a plain placeholder.
  open var attributedPlaceholder: NSAttributedString? {
    get { storedPlaceholder }
    set {
      guard !NSAttributedString.areSame(storedPlaceholder, newValue) else { return }
      storedPlaceholder = newValue?.fixedCopy
      textDidChange()
    }
  }
  private var storedPlaceholder: NSAttributedString?

  open var font: UIFont? {
    get { ownFont }
    set {
      let font = newValue ?? .systemFont(ofSize: 17)
      guard font != ownFont else { return }
      ownFont = font
      textDidChange()
    }
  }

  open var textColor: UIColor? {
    get { ownColor }
    set {
      let color = newValue ?? .label
      guard color != ownColor else { return }
      ownColor = color
      textDidChange()
    }
  }

  open var textAlignment = NSTextAlignment.natural {
    didSet { if textAlignment != oldValue { textDidChange() } }
  }

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
  private var otherAttributes: [NSAttributedString.Key: Any] = [:]

  /// Whether every character is shown as a dot.
  open var isSecureTextEntry = false {
    didSet { if isSecureTextEntry != oldValue { textDidChange() } }
  }

  open var adjustsFontSizeToFitWidth = false {
    didSet { if adjustsFontSizeToFitWidth != oldValue { textDidChange() } }
  }
  /// Points; 0 for no limit.
  open var minimumFontSize: CGFloat = 0 {
    didSet { if minimumFontSize != oldValue { textDidChange() } }
  }

  open var adjustsFontForContentSizeCategory = false {
    didSet { if adjustsFontForContentSizeCategory { adjustFont() } }
  }

  /// No difference here: there is no keyboard.
  open var clearsOnBeginEditing = false
  open var allowsEditingTextAttributes = false
  open var isEditing: Bool { isFirstResponder }
  open override var canBecomeFirstResponder: Bool { isEnabled }

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

  open var hasText: Bool { (content?.length ?? 0) > 0 }

  /// Adds to the end of the text: there is no caret.
  open func insertText(_ text: String) {
    let new = NSMutableAttributedString(
      attributedString: content ?? NSAttributedString(string: ""))
    new.replaceCharacters(in: NSRange(location: new.length, length: 0), with: text)
    replaceContent(new)
  }

  /// Takes the last character away.
  open func deleteBackward() {
    guard let content, let last = content.string.indices.last else { return }
    let new = NSMutableAttributedString(attributedString: content)
    new.deleteCharacters(in: NSRange(last..., in: content.string))
    replaceContent(new)
  }

  private func replaceContent(_ new: NSAttributedString) {
    content = NSAttributedString(attributedString: new)
    textDidChange()
    sendActions(for: .editingChanged)
    NotificationCenter.default.post(name: UITextField.textDidChangeNotification, object: self)
  }

  /// What is shown of the text.
  private var shownText: NSAttributedString {
    let result = NSMutableAttributedString(
      attributedString: content ?? NSAttributedString(string: ""))
    if isSecureTextEntry {
      let dots = String(repeating: "\u{2022}", count: result.string.count)
      return NSAttributedString(
        string: dots, attributes: otherAttributes.merging(result.firstAttributes) { $1 })
    }
    if !isAttributed, result.length > 0 {
      result.setAttributes(
        otherAttributes, range: NSRange(location: 0, length: result.length))
    }
    return result
  }

  private func textDidChange() {
    for label in [textLabel, placeholderLabel] {
      label.font = ownFont
      label.textAlignment = textAlignment
      label.adjustsFontSizeToFitWidth = adjustsFontSizeToFitWidth
      label.minimumScaleFactor = minimumFontSize > 0 ? minimumFontSize / ownFont.pointSize : 0.01
    }
    textLabel.textColor = ownColor
    let shown = shownText
    if isAttributed || !otherAttributes.isEmpty {
      textLabel.attributedText = shown
    } else {
      textLabel.text = shown.string
    }
    placeholderLabel.textColor = .placeholderText
    placeholderLabel.attributedText = attributedPlaceholder
    placeholderLabel.isHidden = hasText
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  // MARK: Keyboard

  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  open var autocorrectionType = UITextAutocorrectionType.default
  open var spellCheckingType = UITextSpellCheckingType.default
  open var smartQuotesType = UITextSmartQuotesType.default
  open var smartDashesType = UITextSmartDashesType.default
  open var smartInsertDeleteType = UITextSmartInsertDeleteType.default
  open var inlinePredictionType = UITextInlinePredictionType.default
  open var keyboardType = UIKeyboardType.default
  open var keyboardAppearance = UIKeyboardAppearance.default
  open var returnKeyType = UIReturnKeyType.default
  open var enablesReturnKeyAutomatically = false
  open var textContentType: UITextContentType!

  private var ownInputView: UIView?
  private var ownAccessoryView: UIView?

  /// In place of the keyboard, which is in no picture.
  open override var inputView: UIView? {
    get { ownInputView }
    set { ownInputView = newValue }
  }

  /// Above the keyboard, which is in no picture.
  open override var inputAccessoryView: UIView? {
    get { ownAccessoryView }
    set { ownAccessoryView = newValue }
  }

  // MARK: Looks (UITextField+Layout.swift)

  /// Draws the text; the rectangle is the text's own space.
  open func drawText(in rect: CGRect) { textLabel.drawOwnText(in: rect) }

  /// Draws the placeholder; the rectangle is the placeholder's own space.
  open func drawPlaceholder(in rect: CGRect) { placeholderLabel.drawOwnText(in: rect) }

  /// Behind the text where the border is not `roundedRect`, stretched.
  open var background: UIImage? {
    didSet { if background != oldValue { setNeedsLayout() } }
  }
  /// In place of `background` while the field is disabled.
  open var disabledBackground: UIImage? {
    didSet { if disabledBackground != oldValue { setNeedsLayout() } }
  }
  private var backgroundView: UIImageView?

  private func layOutBackground() {
    let own = isEnabled ? background : disabledBackground ?? background
    guard let image = borderStyle == .roundedRect ? nil : own else {
      backgroundView?.removeFromSuperview()
      backgroundView = nil
      return
    }
    let view = backgroundView ?? UIImageView()
    backgroundView = view
    if view.image != image { view.image = image }
    if view.superview == nil { insertSubview(view, at: 0) }
    view.frame = bounds
  }

  open override var isEnabled: Bool {
    didSet { if isEnabled != oldValue { setNeedsLayout() } }
  }

  open var borderStyle = BorderStyle.none {
    didSet {
      guard borderStyle != oldValue else { return }
      invalidateIntrinsicContentSize()
      setNeedsLayout()
    }
  }

  open var leftView: UIView? { didSet { replace(oldValue, with: leftView) } }
  open var rightView: UIView? { didSet { replace(oldValue, with: rightView) } }
  open var leftViewMode = ViewMode.never {
    didSet { if leftViewMode != oldValue { setNeedsLayout() } }
  }
  open var rightViewMode = ViewMode.never {
    didSet { if rightViewMode != oldValue { setNeedsLayout() } }
  }
  open var clearButtonMode = ViewMode.never {
    didSet { if clearButtonMode != oldValue { setNeedsLayout() } }
  }

  private func replace(_ old: UIView?, with new: UIView?) {
    guard old !== new else { return }
    old?.removeFromSuperview()
    setNeedsLayout()
  }

  private func isShown(_ mode: ViewMode) -> Bool {
    switch mode {
    case .never: false
    case .always: true
    case .whileEditing: isEditing
    case .unlessEditing: !isEditing
    }
  }

  private var shownLeftView: UIView? { isShown(leftViewMode) ? leftView : nil }
  private var shownRightView: UIView? { isShown(rightViewMode) ? rightView : nil }
  private var showsClearButton: Bool { hasText && isShown(clearButtonMode) }

  // MARK: Rectangles

  open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }

  open func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    guard let view = shownLeftView else { return .zero }
    let size = viewSize(view)
    return CGRect(
      x: bounds.minX, y: centred(size.height, in: bounds), width: size.width, height: size.height)
  }

  open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
    guard let view = shownRightView else { return .zero }
    let size = viewSize(view)
    return CGRect(
      x: bounds.maxX - size.width, y: centred(size.height, in: bounds), width: size.width,
      height: size.height)
  }

  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
    let side: CGFloat = 19
    let x = isRightToLeft ? bounds.minX + 5 : bounds.maxX - side - 5
    return CGRect(x: x, y: centred(side, in: bounds), width: side, height: side)
  }

  /// Where the text goes.
  open func textRect(forBounds bounds: CGRect) -> CGRect {
    var left = bounds.minX
    var right = bounds.maxX
    let padding = borderPadding
    let leftRect = leftViewRect(forBounds: bounds)
    let rightRect = rightViewRect(forBounds: bounds)
    left = leftRect.width > 0 ? leftRect.maxX : left + padding
    right = rightRect.width > 0 ? rightRect.minX : right - padding
    if showsClearButton {
      let clear = clearButtonRect(forBounds: bounds)
      if isRightToLeft {
        left = max(left, clear.maxX + 5)
      } else {
        right = min(right, clear.minX - 5)
      }
    }
    let vertical: CGFloat = borderStyle == .none ? 0 : 2
    return CGRect(
      x: left, y: bounds.minY + vertical, width: max(right - left, 0),
      height: max(bounds.height - 2 * vertical, 0))
  }

  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }

  /// Not drawn: the caret and the selection of text that is being edited
  /// (`FidelityFeature.editing`).
  open func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }

  private var borderPadding: CGFloat {
    switch borderStyle {
    case .none: 0
    case .line: 2
    case .bezel, .roundedRect: 7
    }
  }

  private func viewSize(_ view: UIView) -> CGSize {
    if view.bounds.width > 0 || view.bounds.height > 0 { return view.bounds.size }
    let size = view.intrinsicContentSize
    return CGSize(width: max(size.width, 0), height: max(size.height, 0))
  }

  private func centred(_ height: CGFloat, in bounds: CGRect) -> CGFloat {
    PixelRounding.nearest(bounds.minY + (bounds.height - height) / 2, scale: pixelScale)
  }

  /// Above and below the text where there is a border, points. Source: 34 points at 17.
  private static let borderedPadding: CGFloat = 12

  override package var standardAccessibility: StandardAccessibility {
    // What is hidden is not said either.
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
    layOutBackground()
    layOutBorder()
    for (view, shown, rect) in [
      (leftView, shownLeftView, leftViewRect(forBounds: bounds)),
      (rightView, shownRightView, rightViewRect(forBounds: bounds)),
    ] {
      guard let shown else {
        view?.removeFromSuperview()
        continue
      }
      if shown.superview !== self { addSubview(shown) }
      shown.frame = rect
    }
    if showsClearButton {
      if clearButton.image == nil {
        clearButton.image = UIImage(
          systemName: "xmark.circle.fill", withConfiguration: SymbolSize.clearButton)
        clearButton.tintColor = .tertiaryLabel
        clearButton.contentMode = .center
      }
      if clearButton.superview == nil { addSubview(clearButton) }
      clearButton.frame = clearButtonRect(forBounds: bounds)
    } else if clearButton.superview != nil {
      clearButton.removeFromSuperview()
    }
    textLabel.frame = frame(of: textLabel, in: textRect(forBounds: bounds))
    placeholderLabel.frame = frame(of: placeholderLabel, in: placeholderRect(forBounds: bounds))
  }

  /// Labels centre their text; aligned otherwise, a label is as high as its text.
  private func frame(of label: UILabel, in rect: CGRect) -> CGRect {
    guard contentVerticalAlignment == .top || contentVerticalAlignment == .bottom else {
      return rect
    }
    var frame = rect
    frame.size.height = min(label.intrinsicContentSize.height, rect.height)
    if contentVerticalAlignment == .bottom {
      frame.origin.y = PixelRounding.nearest(rect.maxY - frame.height, scale: pixelScale)
    }
    return frame
  }

  private enum SymbolSize {
    static let clearButton = UIImage.SymbolConfiguration(pointSize: 15)
  }
}
