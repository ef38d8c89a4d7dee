internal import CoreText

/// The label that draws a field's text or placeholder.
final class UITextFieldLabel: UILabel {
  weak var field: UITextField?
  var isPlaceholder = false

  override func drawText(in rect: CGRect) {
    if let field, isPlaceholder {
      field.drawPlaceholder(in: rect)
    } else if let field {
      field.drawText(in: rect)
    } else {
      super.drawText(in: rect)
    }
  }

  func drawOwnText(in rect: CGRect) {
    super.drawText(in: rect.offsetBy(dx: isPlaceholder ? 0 : field?.scrollOffset ?? 0, dy: 0))
  }
}

extension UITextField: TextLayoutProviding {
  package var firstBaselineOffsetFromTop: CGFloat { ownBaselineOffsets.fromTop }

  package var lastBaselineOffsetFromBottom: CGFloat { ownBaselineOffsets.fromBottom }

  private var ownBaselineOffsets: BaselineOffsets {
    let (size, insets) = (intrinsicContentSize, alignmentRectInsets)
    return baselineOffsets(
      in: CGSize(width: size.width, height: size.height + insets.top + insets.bottom))
  }

  /// The baselines of the text in its rectangle; an empty field has that of its font.
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

extension UITextField {
  func layOutBorder() {
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

// MARK: - Parts

extension UITextField {
  /// The room above and below the text inside of a border, in points. Source: 34 points at 17.
  static let borderedPadding: CGFloat = 12

  private enum SymbolSize {
    static let clearButton = UIImage.SymbolConfiguration(pointSize: 15)
  }

  func replaceView(_ old: UIView?, with new: UIView?) {
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

  var shownLeftView: UIView? { isShown(leftViewMode) ? leftView : nil }
  var shownRightView: UIView? { isShown(rightViewMode) ? rightView : nil }
  var showsClearButton: Bool { hasText && isShown(clearButtonMode) }

  var borderPadding: CGFloat {
    switch borderStyle {
    case .none: 0
    case .line: 2
    case .bezel, .roundedRect: 7
    }
  }

  func viewSize(_ view: UIView) -> CGSize {
    if view.bounds.width > 0 || view.bounds.height > 0 { return view.bounds.size }
    let size = view.intrinsicContentSize
    return CGSize(width: max(size.width, 0), height: max(size.height, 0))
  }

  func centred(_ height: CGFloat, in bounds: CGRect) -> CGFloat {
    PixelRounding.nearest(bounds.minY + (bounds.height - height) / 2, scale: pixelScale)
  }

  /// A rectangle as it is from left to right, or its mirror image from right to left.
  func directed(_ rect: CGRect, in bounds: CGRect) -> CGRect {
    guard isRightToLeft else { return rect }
    return CGRect(
      x: bounds.minX + bounds.maxX - rect.maxX, y: rect.minY, width: rect.width,
      height: rect.height)
  }

  func layOutParts() {
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
      shown.frame = directed(rect, in: bounds)
    }
    layOutClearButton()
    // Edited text is scrolled horizontally, not shortened.
    textLabel.lineBreakMode = isEditing ? .byClipping : .byTruncatingTail
    textLabel.frame = textFrame
    placeholderLabel.frame = frame(of: placeholderLabel, in: placeholderRect(forBounds: bounds))
    let offset = isEditing ? neededScrollOffset : 0
    if offset != scrollOffset {
      scrollOffset = offset
      textLabel.setNeedsDisplay()
    }
    layOutSelection(shows: true, in: self)
  }

  private func layOutClearButton() {
    guard showsClearButton else {
      if clearButton.superview != nil { clearButton.removeFromSuperview() }
      return
    }
    if clearButton.image == nil {
      clearButton.image = UIImage(
        systemName: "xmark.circle.fill", withConfiguration: SymbolSize.clearButton)
    }
    if clearButton.superview == nil {
      clearButton.tintColor = .tertiaryLabel
      clearButton.contentMode = .center
      addSubview(clearButton)
    }
    clearButton.frame = clearButtonRect(forBounds: bounds)
  }

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

  var textFrame: CGRect {
    frame(
      of: textLabel,
      in: isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds))
  }

  /// The frame of a label: labels centre their text, so that another alignment needs one of the
  /// text's height.
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
}
