internal import CoreText

/// The editing state that is kept beside a text.
@MainActor
final class TextEditingState {
  /// The selection in UTF-16 units.
  var selection = NSRange(location: 0, length: 0)
  var affinity = UITextStorageDirection.forward
  var marked: NSRange?
  var markedStyle: [NSAttributedString.Key: Any]?
  weak var delegate: (any UITextInputDelegate)?
  var tokenizer: (any UITextInputTokenizer)?
  var undoManager: UndoManager?
  let selectionView = UITextSelectionView()
}

/// The part that text fields and text views share: `UITextInput` on UTF-16 offsets.
@MainActor
protocol TextEditing: UIView, UITextInput {
  var inputState: TextEditingState { get }
  var editedText: NSAttributedString { get }
  var geometry: TextGeometry { get }
  /// Replaces a part of the text and tells delegates; the selection is set by then.
  func replaceEdited(_ range: NSRange, by text: String)
  func setEditedDirection(_ direction: NSWritingDirection, for range: NSRange)
  /// Shows the selection and tells the delegate.
  func selectionChanged()
}

extension TextEditing {
  // MARK: Positions

  var editedLength: Int { editedText.length }

  func offset(_ position: UITextPosition) -> Int {
    let offset = (position as? _UITextKitTextPosition)?.offset ?? 0
    return min(max(offset, 0), editedLength)
  }

  func range(_ range: UITextRange) -> NSRange {
    let ends = [offset(range.start), offset(range.end)].sorted()
    return NSRange(location: ends[0], length: ends[1] - ends[0])
  }

  func place(_ offset: Int) -> UITextPosition? {
    (0...editedLength).contains(offset) ? _UITextKitTextPosition(offset: offset) : nil
  }

  func placeRange(_ from: UITextPosition, _ to: UITextPosition) -> UITextRange? {
    let ends = [offset(from), offset(to)].sorted()
    return _UITextKitTextRange(NSRange(location: ends[0], length: ends[1] - ends[0]))
  }

  func place(_ position: UITextPosition, movedBy count: Int) -> UITextPosition? {
    let (sum, isBeyond) = offset(position).addingReportingOverflow(count)
    return isBeyond ? nil : place(sum)
  }

  func comparison(_ one: UITextPosition, _ other: UITextPosition) -> ComparisonResult {
    let (a, b) = (offset(one), offset(other))
    return a < b ? .orderedAscending : a > b ? .orderedDescending : .orderedSame
  }

  /// A place that is a number of characters left or right, or of lines up or down.
  func place(
    _ position: UITextPosition, _ direction: UITextLayoutDirection, _ count: Int
  ) -> UITextPosition? {
    var offset = offset(position)
    if count < 0 {
      let opposite: [UITextLayoutDirection: UITextLayoutDirection] = [
        .left: .right, .right: .left, .up: .down, .down: .up,
      ]
      return count == .min
        ? nil : opposite[direction].flatMap { place(position, $0, -count) }
    }
    switch direction {
    case .left, .right:
      let isForward = (direction == .right) != (self.direction(at: offset) == .rightToLeft)
      for _ in 0..<count {
        guard let next = character(from: offset, isForward: isForward) else { return nil }
        offset = isForward ? next.location + next.length : next.location
      }
      return place(offset)
    case .up, .down:
      let geometry = geometry
      let last = geometry.lines.count - (geometry.endsInEmptyLine ? 0 : 1)
      let line = geometry.lineIndex(of: offset) ?? last
      let target = direction == .up ? line - min(count, line + 1) : line + min(count, last + 1)
      if target < 0 { return place(0) }
      if target > last { return place(editedLength) }
      return place(geometry.closest(toX: geometry.caret(offset).midX, inLine: target))
    }
  }

  /// The range of the grapheme beside an offset.
  func character(from offset: Int, isForward: Bool) -> NSRange? {
    guard isForward ? offset < editedLength : offset > 0 else { return nil }
    return (editedText.string as NSString).rangeOfComposedCharacterSequence(
      at: isForward ? offset : offset - 1)
  }

  /// The direction of the paragraph that an offset is in.
  func direction(at offset: Int) -> NSWritingDirection {
    let geometry = geometry
    if let index = geometry.lineIndex(of: offset) {
      return geometry.lines[index].line.isRightToLeft ? .rightToLeft : .leftToRight
    }
    return isRightToLeft ? .rightToLeft : .leftToRight
  }

  func farthest(_ range: UITextRange, _ direction: UITextLayoutDirection) -> UITextPosition? {
    let ends = self.range(range)
    let isForward: Bool
    switch direction {
    case .up: isForward = false
    case .down: isForward = true
    default:
      isForward = (direction == .right) != (self.direction(at: ends.location) == .rightToLeft)
    }
    return place(isForward ? ends.location + ends.length : ends.location)
  }

  func extended(_ position: UITextPosition, _ direction: UITextLayoutDirection) -> UITextRange? {
    guard let other = place(position, direction, 1) else { return nil }
    return placeRange(position, other)
  }

  // MARK: Rectangles

  func caret(_ position: UITextPosition) -> CGRect {
    let prefersEnd = (position as? _UITextKitTextPosition)?.affinity == .backward
    return pixelAligned(geometry.caret(offset(position), prefersEnd: prefersEnd))
  }

  func pixelAligned(_ rect: CGRect) -> CGRect {
    let scale = pixelScale
    let x = PixelRounding.nearest(rect.minX, scale: scale)
    let y = PixelRounding.nearest(rect.minY, scale: scale)
    return CGRect(
      x: x, y: y, width: PixelRounding.nearest(rect.maxX, scale: scale) - x,
      height: PixelRounding.nearest(rect.maxY, scale: scale) - y)
  }

  func firstPart(_ range: UITextRange) -> CGRect {
    let units = self.range(range)
    let first = geometry.parts(units, fills: false).first
    return pixelAligned(first?.rect ?? geometry.caret(units.location))
  }

  func rects(_ range: UITextRange) -> [UITextSelectionRect] {
    let parts = geometry.parts(self.range(range), fills: true)
    return parts.enumerated().map { index, part in
      var part = part
      part.rect = pixelAligned(part.rect)
      return _UITextKitSelectionRect(
        part, isFirst: index == 0, isLast: index == parts.count - 1)
    }
  }

  func closest(_ point: CGPoint, within range: UITextRange? = nil) -> UITextPosition? {
    let offset = geometry.closest(to: point)
    guard let range else { return place(offset) }
    let units = self.range(range)
    return place(min(max(offset, units.location), units.location + units.length))
  }

  /// The range of the character at a point; nil for a point beside all text.
  func characterParts(at point: CGPoint) -> UITextRange? {
    let geometry = geometry
    let offset = geometry.closest(to: point)
    for isForward in [true, false] {
      guard let range = character(from: offset, isForward: isForward) else { continue }
      let parts = geometry.parts(range, fills: false)
      if parts.contains(where: { $0.rect.contains(point) }) { return _UITextKitTextRange(range) }
    }
    return nil
  }

  func styling(_ position: UITextPosition) -> [NSAttributedString.Key: Any]? {
    let text = editedText
    guard text.length > 0 else { return nil }
    let place = NSRange(location: min(offset(position), text.length - 1), length: 1)
    return text.attributedSubstring(from: place).firstAttributes
  }

  // MARK: Changes

  func substring(_ range: UITextRange) -> String? {
    (editedText.string as NSString).substring(with: self.range(range))
  }

  /// The selection, clamped to the text.
  var editedSelection: NSRange {
    get {
      let length = editedLength
      let start = min(max(inputState.selection.location, 0), length)
      return NSRange(
        location: start, length: min(max(inputState.selection.length, 0), length - start))
    }
    set {
      guard newValue != inputState.selection else { return }
      inputState.delegate?.selectionWillChange(self)
      inputState.selection = newValue
      inputState.delegate?.selectionDidChange(self)
      selectionChanged()
    }
  }

  /// The range that typing replaces: the text being composed, or else the selection.
  var typedRange: NSRange { inputState.marked ?? editedSelection }

  /// The range that the delete key takes away: the text being composed, the selection, or the
  /// character before the caret; nil if there is none of them.
  var deletedRange: NSRange? {
    let range = typedRange
    return range.length > 0 ? range : character(from: range.location, isForward: false)
  }

  func type(_ text: String) {
    let range = typedRange
    inputState.marked = nil
    replaceRegistering(range, by: text)
  }

  /// Deletes the selection, or the character before the caret.
  func deleteTyped() {
    let range = deletedRange
    inputState.marked = nil
    if let range { replaceRegistering(range, by: "") }
  }

  /// Replaces a part of the text and registers that with the undo manager.
  func replaceRegistering(_ range: NSRange, by text: String) {
    let old = (editedText.string as NSString).substring(with: range)
    let new = NSRange(location: range.location, length: (text as NSString).length)
    inputState.undoManager?.registerUndo(withTarget: self) { view in
      view.replaceRegistering(new, by: old)
    }
    replaceEdited(range, by: text)
    editedSelection = NSRange(location: new.location + new.length, length: 0)
  }

  func mark(_ text: String?, _ selected: NSRange) {
    let range = typedRange
    let text = text ?? ""
    replaceEdited(range, by: text)
    let length = (text as NSString).length
    inputState.marked = length > 0 ? NSRange(location: range.location, length: length) : nil
    let start = min(max(selected.location, 0), length)
    editedSelection = NSRange(
      location: range.location + start, length: min(max(selected.length, 0), length - start))
    setLack(.editing, "\(Swift.type(of: self))", if: inputState.marked != nil)
    selectionChanged()
  }

  func unmark() {
    inputState.marked = nil
    setLack(.editing, "\(Swift.type(of: self))", if: false)
    selectionChanged()
  }

  var markedPlaces: UITextRange? { inputState.marked.map { _UITextKitTextRange($0) } }

  var ownTokenizer: any UITextInputTokenizer {
    if let tokenizer = inputState.tokenizer { return tokenizer }
    let tokenizer = UITextInputStringTokenizer(textInput: self)
    inputState.tokenizer = tokenizer
    return tokenizer
  }

  var ownUndoManager: UndoManager {
    if let manager = inputState.undoManager { return manager }
    let manager = UndoManager()
    inputState.undoManager = manager
    return manager
  }

  // MARK: The selection on the screen

  /// Places the caret or the selection over the text, or removes them if the text is not being
  /// edited.
  ///
  /// - Parameter shows: Whether the text can be edited or selected at all.
  func layOutSelection(shows: Bool, in container: UIView) {
    let view = inputState.selectionView
    guard shows, isFirstResponder else {
      if view.superview != nil { view.removeFromSuperview() }
      return
    }
    if view.superview !== container { container.addSubview(view) }
    container.bringSubviewToFront(view)
    view.frame = container.bounds
    let selection = editedSelection
    if selection.length == 0 {
      let position = _UITextKitTextPosition(
        offset: selection.location, affinity: inputState.affinity)
      view.show(caret: convert(caretRect(for: position), to: view), parts: [])
    } else {
      let rects = selectionRects(for: _UITextKitTextRange(selection))
      view.show(caret: nil, parts: rects.map { (convert($0.rect, to: view), $0) })
    }
  }
}
