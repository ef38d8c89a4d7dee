internal import CoreText

/// The kinds of data that are detected in text.
public struct UIDataDetectorTypes: OptionSet, Hashable, Sendable {
  /// The kinds as bits.
  public let rawValue: UInt

  /// Creates the set from the bits of its kinds.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// Telephone numbers.
  public static let phoneNumber = UIDataDetectorTypes(rawValue: 1 << 0)
  /// Web addresses.
  public static let link = UIDataDetectorTypes(rawValue: 1 << 1)
  /// Postal addresses.
  public static let address = UIDataDetectorTypes(rawValue: 1 << 2)
  /// Dates and times.
  public static let calendarEvent = UIDataDetectorTypes(rawValue: 1 << 3)
  /// Numbers of parcels.
  public static let shipmentTrackingNumber = UIDataDetectorTypes(rawValue: 1 << 4)
  /// Numbers of flights.
  public static let flightNumber = UIDataDetectorTypes(rawValue: 1 << 5)
  /// Words that can be looked up.
  public static let lookupSuggestion = UIDataDetectorTypes(rawValue: 1 << 6)
  /// Amounts of money.
  public static let money = UIDataDetectorTypes(rawValue: 1 << 7)
  /// Numbers with a unit, such as 3 km.
  public static let physicalValue = UIDataDetectorTypes(rawValue: 1 << 8)
  /// All kinds, also future ones.
  public static let all = UIDataDetectorTypes(rawValue: .max)
}

extension UITextView {
  /// The border of a text view.
  public enum BorderStyle: Int, Sendable {
    /// No border.
    case none = 0
    /// A thin gray line with round corners.
    case roundedRect = 1
  }

  var textDelegate: (any UITextViewDelegate)? { delegate }

  func abilitiesDidChange() {
    setLack(
      .property, "UITextView.dataDetectorTypes", if: !dataDetectorTypes.isEmpty && !isEditable)
    if isFirstResponder { setNeedsLayout() }
  }

  func typeText(_ text: String) {
    if clearsOnInsertion {
      clearsOnInsertion = false
      editedSelection = NSRange(location: 0, length: editedLength)
    }
    type(text)
  }

  // MARK: The first responder

  func beginEditing(_ become: () -> Bool) -> Bool {
    guard !isFirstResponder, window != nil, canBecomeFirstResponder, isEditable else {
      return become()
    }
    guard textDelegate?.textViewShouldBeginEditing(self) ?? true, become() else { return false }
    textDelegate?.textViewDidBeginEditing(self)
    post(UITextView.textDidBeginEditingNotification)
    return true
  }

  func endEditing(_ resign: () -> Bool) -> Bool {
    guard isFirstResponder, isEditable else { return resign() }
    guard textDelegate?.textViewShouldEndEditing(self) ?? true, resign() else { return false }
    inputState.marked = nil
    textDelegate?.textViewDidEndEditing(self)
    post(UITextView.textDidEndEditingNotification)
    return true
  }

  private func post(_ name: NSNotification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }

  /// Draws the border like that of text fields. Apple publishes no figures.
  func layOutBorder() {
    guard borderStyle == .roundedRect else {
      if border.superview != nil { border.removeFromSuperview() }
      return
    }
    if border.superview == nil {
      border.isUserInteractionEnabled = false
      insertSubview(border, at: 0)
    }
    border.frame = bounds
    border.backgroundColor = .systemBackground
    border.layer.cornerRadius = 5
    border.layer.borderWidth = 1 / max(pixelScale, 1)
    let color = UIColor { $0.userInterfaceStyle == .dark ? .systemGray4 : .systemGray3 }
    border.layer.borderColor = color.resolvedColor(with: traitCollection).cgColor
  }
}

extension UITextView: TextEditing {
  var editedText: NSAttributedString { textStorage }

  func replaceEdited(_ range: NSRange, by text: String) {
    let new = NSAttributedString(string: text, attributes: typingAttributes)
    inputState.delegate?.textWillChange(self)
    textStorage.replaceCharacters(in: range, with: new)
    inputState.delegate?.textDidChange(self)
    // The delegate finds the caret in its new place.
    inputState.selection = NSRange(location: range.location + new.length, length: 0)
    selectionChanged()
    textDelegate?.textViewDidChange(self)
    post(UITextView.textDidChangeNotification)
  }

  func setEditedDirection(_ direction: NSWritingDirection, for range: NSRange) {
    let paragraphs = (textStorage.string as NSString).paragraphRange(for: range)
    var changed: [(NSRange, NSParagraphStyle)] = []
    textStorage.forEachValue(of: .paragraphStyle) { value, part in
      let part = NSIntersectionRange(part, paragraphs)
      let old = value as? NSParagraphStyle ?? .default
      guard part.length > 0, old.baseWritingDirection != direction,
        let style = old.mutableCopy() as? NSMutableParagraphStyle
      else { return }
      style.baseWritingDirection = direction
      changed.append((part, style))
    }
    for (part, style) in changed {
      textStorage.addAttribute(.paragraphStyle, value: style, range: part)
    }
  }

  func selectionChanged() {
    if isFirstResponder { setNeedsLayout() }
    textDelegate?.textViewDidChangeSelection(self)
  }

  var geometry: TextGeometry {
    var geometry = TextGeometry()
    geometry.length = textStorage.length
    let insets = textContainerInset
    let padding = textContainer.lineFragmentPadding
    let left = insets.left + padding
    let right = max(left, bounds.width - insets.right - padding)
    let lines = layoutManager.layout(for: textContainer)?.lines ?? []
    geometry.lines = lines.map { line in
      TextGeometry.Line(
        line: line.line, x: left + line.origin.x, top: insets.top + line.top,
        height: line.height, edges: left...right, endsParagraph: endsParagraph(line.line))
    }
    geometry.endsInEmptyLine = lines.last.map { endsParagraph($0.line) } ?? true
    let font = typingAttributes[.font] as? UIFont ?? Self.standardFont
    geometry.lastPlace = CGRect(
      x: emptyLineStart(left...right),
      y: insets.top + (lines.last.map { $0.top + $0.height + $0.style.lineSpacing } ?? 0),
      width: 0, height: font.lineHeight)
    return geometry
  }

  private func endsParagraph(_ line: CTLine) -> Bool {
    let end = line.range.upperBound
    guard end > line.range.lowerBound, end <= textStorage.length else { return false }
    let unit = (textStorage.string as NSString).character(at: end - 1)
    return unit == 0x0A || unit == 0x0D || unit == 0x2028 || unit == 0x2029
  }

  private func emptyLineStart(_ edges: ClosedRange<CGFloat>) -> CGFloat {
    let style = typingAttributes[.paragraphStyle] as? NSParagraphStyle
    switch style?.alignment ?? textAlignment {
    case .center: return (edges.lowerBound + edges.upperBound) / 2
    case .right: return edges.upperBound
    case .left: return edges.lowerBound
    case .natural, .justified: return isRightToLeft ? edges.upperBound : edges.lowerBound
    }
  }
}
