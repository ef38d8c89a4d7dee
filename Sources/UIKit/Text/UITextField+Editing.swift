internal import CoreText

// How a field's text is shown and changed.
extension UITextField {
  /// The shown form of the text.
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

  func textDidChange() {
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

  /// Puts the caret behind a text that was set.
  func moveToEnd() {
    inputState.marked = nil
    editedSelection = NSRange(location: editedLength, length: 0)
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
    guard !isFirstResponder, window != nil, canBecomeFirstResponder else { return become() }
    guard delegate?.textFieldShouldBeginEditing(self) ?? true, become() else { return false }
    if clearsOnBeginEditing, hasText, delegate?.textFieldShouldClear(self) ?? true { text = "" }
    delegate?.textFieldDidBeginEditing(self)
    sendActions(for: .editingDidBegin)
    post(UITextField.textDidBeginEditingNotification)
    return true
  }

  func endEditing(_ resign: () -> Bool) -> Bool {
    guard isFirstResponder else { return resign() }
    guard delegate?.textFieldShouldEndEditing(self) ?? true, resign() else { return false }
    inputState.marked = nil
    delegate?.textFieldDidEndEditing(self, reason: .committed)
    sendActions(for: .editingDidEnd)
    post(UITextField.textDidEndEditingNotification)
    return true
  }

  private func post(_ name: NSNotification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }
}

extension UITextField: TextEditing {
  var editedText: NSAttributedString { content ?? NSAttributedString(string: "") }

  func replaceEdited(_ range: NSRange, by text: String) {
    let new = NSMutableAttributedString(attributedString: editedText)
    new.replaceCharacters(in: range, with: text)
    inputState.delegate?.textWillChange(self)
    content = NSAttributedString(attributedString: new)
    textDidChange()
    inputState.delegate?.textDidChange(self)
    // Delegates find the caret in its new place.
    let end = range.location + (text as NSString).length
    inputState.selection = NSRange(location: end, length: 0)
    selectionChanged()
    sendActions(for: .editingChanged)
    post(UITextField.textDidChangeNotification)
  }

  /// Sets the direction of all the text, as a field has one paragraph.
  func setEditedDirection(_ direction: NSWritingDirection, for range: NSRange) {
    let old = defaultTextAttributes[.paragraphStyle] as? NSParagraphStyle ?? .default
    guard old.baseWritingDirection != direction,
      let style = old.mutableCopy() as? NSMutableParagraphStyle
    else { return }
    style.baseWritingDirection = direction
    if textAlignment != .natural { style.alignment = textAlignment }
    defaultTextAttributes[.paragraphStyle] = style
    if isAttributed, let content {
      let new = NSMutableAttributedString(attributedString: content)
      new.addAttribute(.paragraphStyle, value: style, range: content.wholeRange)
      self.content = NSAttributedString(attributedString: new)
      textDidChange()
    }
  }

  func selectionChanged() {
    if isFirstResponder { setNeedsLayout() }
    delegate?.textFieldDidChangeSelection(self)
  }

  /// The text's place before it is scrolled horizontally.
  private func unscrolledGeometry(_ frame: CGRect) -> TextGeometry {
    var geometry = TextGeometry()
    let length = editedText.length
    geometry.length = length
    geometry.bounds = frame
    guard length > 0 else {
      geometry.endsInEmptyLine = true
      geometry.lastPlace = emptyCaret(in: frame)
      return geometry
    }
    if isSecureTextEntry {
      var start = 0
      geometry.dotStarts = editedText.string.map { character in
        defer { start += character.utf16.count }
        return start
      }
      geometry.dotStarts?.append(length)
    }
    let (layout, top) = textLabel.placedText(in: frame.size)
    geometry.lines = layout.lines.map { line in
      TextGeometry.Line(
        line: line.line, x: frame.minX + line.origin.x, top: frame.minY + top + line.top,
        height: line.height, edges: frame.minX...max(frame.maxX, frame.minX),
        endsParagraph: false)
    }
    return geometry
  }

  private func emptyCaret(in frame: CGRect) -> CGRect {
    let height = PixelRounding.up(ownFont.lineHeight, scale: pixelScale)
    let x: CGFloat
    switch textAlignment {
    case .center: x = frame.midX
    case .right: x = frame.maxX
    case .left: x = frame.minX
    case .natural, .justified: x = isRightToLeft ? frame.maxX : frame.minX
    }
    return CGRect(x: x, y: centred(height, in: frame), width: 0, height: height)
  }

  var geometry: TextGeometry {
    var geometry = unscrolledGeometry(textFrame)
    if scrollOffset != 0 {
      geometry.lines = geometry.lines.map {
        TextGeometry.Line(
          line: $0.line, x: $0.x + scrollOffset, top: $0.top, height: $0.height, edges: $0.edges,
          endsParagraph: $0.endsParagraph)
      }
    }
    return geometry
  }

  /// The scroll offset that shows the caret, or the selection's end, in a field narrower than its
  /// text.
  var neededScrollOffset: CGFloat {
    let frame = textFrame
    var geometry = unscrolledGeometry(frame)
    geometry.bounds = .infinite
    guard let line = geometry.lines.first, line.line.visibleWidth > frame.width else { return 0 }
    let own = line.line.isRightToLeft ? frame.maxX - line.line.visibleWidth : frame.minX
    let selection = editedSelection
    let caret = geometry.caret(selection.location + selection.length).midX + own - line.x
    let half = TextGeometry.caretWidth / 2
    var x = own
    if caret > frame.maxX - half { x -= caret - frame.maxX + half }
    if caret < frame.minX + half { x += frame.minX + half - caret }
    return PixelRounding.nearest(x - line.x, scale: pixelScale)
  }
}
