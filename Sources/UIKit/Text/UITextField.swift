import Foundation
internal import CoreText

/// A line of text that can be edited, as it looks while nobody does.
///
/// Differs: there is no keyboard, caret or selection to be seen. Apple publishes no figures for
/// borders: they are those that people measured on iOS 13 to 18.
open class UITextField: UIControl, UIContentSizeCategoryAdjusting {
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

  private let border = UIView()
  private let textLabel = UITextFieldLabel()
  private let placeholderLabel = UITextFieldLabel()
  private lazy var clearButton = UIImageView()
  private var content: NSAttributedString?
  private var isAttributed = false
  private var ownFont = UIFont.systemFont(ofSize: 17)
  private var ownColor = UIColor.label

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    isOpaque = false
    border.isUserInteractionEnabled = false
    border.isHidden = true
    for view in [border, placeholderLabel, textLabel] { addSubview(view) }
    contentHorizontalAlignment = .left
    priorities.verticalHugging = UILayoutPriority(251)
  }

  // MARK: Text

  open var text: String? {
    get { content?.string ?? "" }
    set {
      if !isAttributed, content?.string ?? "" == newValue ?? "" { return }
      content = NSAttributedString(string: newValue ?? "")
      isAttributed = false
      textDidChange()
    }
  }

  open var attributedText: NSAttributedString? {
    get {
      guard let content, !isAttributed else { return content }
      return NSAttributedString(string: content.string, attributes: defaultTextAttributes)
    }
    set {
      if NSAttributedString.areSame(attributedText, newValue) { return }
      content = newValue.map { NSAttributedString(attributedString: $0) }
      isAttributed = newValue != nil
      textDidChange()
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

  private var hasText: Bool { (content?.length ?? 0) > 0 }

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

  // MARK: Looks

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

  private func layOutBorder() {
    border.isHidden = borderStyle == .none
    border.frame = borderRect(forBounds: bounds)
    let pixel = 1 / max(pixelScale, 1)
    border.backgroundColor = borderStyle == .roundedRect ? .systemBackground : nil
    border.layer.cornerRadius = borderStyle == .roundedRect ? 5 : 0
    border.layer.borderWidth = borderStyle == .line ? 1 : pixel
    let color: UIColor =
      switch borderStyle {
      case .line: .label
      case .bezel: .systemGray
      default: UIColor { $0.userInterfaceStyle == .dark ? .systemGray4 : .systemGray3 }
      }
    border.layer.borderColor = color.resolvedColor(with: traitCollection).cgColor
  }
}

/// The text or the placeholder of a field.
final class UITextFieldLabel: UILabel {}

extension UITextField: TextLayoutProviding {
  package var firstBaselineOffsetFromTop: CGFloat { ownBaselineOffsets.fromTop }

  package var lastBaselineOffsetFromBottom: CGFloat { ownBaselineOffsets.fromBottom }

  private var ownBaselineOffsets: BaselineOffsets {
    let (size, insets) = (intrinsicContentSize, alignmentRectInsets)
    return baselineOffsets(
      in: CGSize(width: size.width, height: size.height + insets.top + insets.bottom))
  }

  /// Baselines are those of the text in its rectangle; an empty field has that of its font.
  package func baselineOffsets(in size: CGSize) -> BaselineOffsets {
    let rect = textRect(forBounds: CGRect(origin: .zero, size: size))
    let baseline: CGFloat
    if hasText {
      baseline = rect.minY + textLabel.baselineOffsets(in: rect.size).fromTop
    } else {
      let line = PixelRounding.up(ownFont.lineHeight, scale: pixelScale)
      baseline =
        rect.minY + PixelRounding.nearest((rect.height - line) / 2, scale: pixelScale)
        + PixelRounding.nearest(ownFont.ascender, scale: pixelScale)
    }
    return baselineOffsets(first: baseline, last: baseline, in: size)
  }

  package var wrapsContent: Bool { false }

  package func contentSize(wrappedAt width: CGFloat) -> CGSize { intrinsicContentSize }
}

/// Told what happens to a text field. Nothing is typed, so that nothing calls these but an app.
@preconcurrency @MainActor
public protocol UITextFieldDelegate: AnyObject {
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  func textFieldDidBeginEditing(_ textField: UITextField)
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  func textFieldDidEndEditing(_ textField: UITextField)
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool
  func textFieldDidChangeSelection(_ textField: UITextField)
  func textFieldShouldClear(_ textField: UITextField) -> Bool
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

extension UITextFieldDelegate {
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
  public func textFieldDidBeginEditing(_ textField: UITextField) {}
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
  public func textFieldDidEndEditing(_ textField: UITextField) {}
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool { true }
  public func textFieldDidChangeSelection(_ textField: UITextField) {}
  public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}

extension UITextField {
  /// Nothing posts these by itself: nobody types.
  public static let textDidBeginEditingNotification = NSNotification.Name(
    "UITextFieldTextDidBeginEditingNotification")
  public static let textDidChangeNotification = NSNotification.Name(
    "UITextFieldTextDidChangeNotification")
  public static let textDidEndEditingNotification = NSNotification.Name(
    "UITextFieldTextDidEndEditingNotification")
}
