internal import CoreText

/// Lays out a text storage in containers, one after the other, and draws it.
///
/// Differs: a glyph's index is that of the UTF-16 unit that it stands for, so that glyph ranges and
/// character ranges are the same. Typesetters and glyph generation are absent; words are divided
/// only where a paragraph's style asks for it.
open class NSLayoutManager: NSObject {
  /// The text. Setting it does not add the manager to the storage; `replaceTextStorage` does both.
  open weak var textStorage: NSTextStorage? {
    didSet { if textStorage !== oldValue { textDidChange() } }
  }
  /// The containers that the text fills one after the other.
  open private(set) var textContainers: [NSTextContainer] = []
  /// Whether lines have their fonts' leading between them.
  open var usesFontLeading = true {
    didSet { if usesFontLeading != oldValue { forgetLayout() } }
  }
  /// Has no effect, as the whole text is laid out.
  open var allowsNonContiguousLayout = false
  /// Not drawn: signs for invisible characters (`FidelityFeature.invisibleCharacters`).
  open var showsInvisibleCharacters = false {
    didSet { if showsInvisibleCharacters != oldValue { onChange?() } }
  }

  /// Asked while lines are placed.
  open weak var delegate: (any NSLayoutManagerDelegate)? {
    didSet { if delegate !== oldValue { forgetLayout() } }
  }
  /// Not drawn: signs for characters that end lines (`FidelityFeature.invisibleCharacters`).
  open var showsControlCharacters = false {
    didSet { if showsControlCharacters != oldValue { onChange?() } }
  }
  /// Whether lines avoid breaks at unusual places. Differs: no effect, as lines end at the last
  /// place that fits.
  open var limitsLayoutForSuspiciousContents = false
  /// The rectangle of the empty line at the text's end, in the container.
  open var extraLineFragmentRect: CGRect { extraLine.rect }
  /// The used part of `extraLineFragmentRect`.
  open var extraLineFragmentUsedRect: CGRect { extraLine.used }
  /// The container of the empty line at the text's end; nil without such a line.
  open var extraLineFragmentTextContainer: NSTextContainer? {
    extraLine.rect.isEmpty ? nil : textContainers.last
  }

  private var layouts: [TextLayout]?
  /// Called when the layout has to be made anew.
  var onChange: (() -> Void)?
  /// Called at the same time, for TextKit 2.
  var onForget: (() -> Void)?
  /// Returns the text as TextKit 2 shows it.
  var prepare: ((NSAttributedString) -> NSAttributedString)?
  var notesHyphenation = false {
    didSet { if notesHyphenation != oldValue { onChange?() } }
  }
  /// Adds the attributes of its view to the text.
  var dress: ((NSAttributedString) -> NSAttributedString)?
  /// The alignment of paragraphs that set none.
  var naturalAlignment: NSTextAlignment? {
    didSet { if naturalAlignment != oldValue { forgetLayout() } }
  }

  public override init() {
    super.init()
  }

  func attach(_ storage: NSTextStorage?) {
    textStorage = storage
  }

  /// Moves the manager from its text to another one.
  open func replaceTextStorage(_ newTextStorage: NSTextStorage) {
    textStorage?.removeLayoutManager(self)
    newTextStorage.addLayoutManager(self)
  }

  func textDidChange() { forgetLayout() }

  private func forgetLayout() {
    let hadLayout = layouts != nil
    layouts = nil
    onForget?()
    onChange?()
    if hadLayout { delegate?.layoutManagerDidInvalidateLayout(self) }
  }

  // MARK: Containers

  /// Adds a container after the others.
  open func addTextContainer(_ container: NSTextContainer) {
    insertTextContainer(container, at: textContainers.count)
  }

  /// Inserts a container at a place among the others, clamped to their number.
  open func insertTextContainer(_ container: NSTextContainer, at index: Int) {
    container.layoutManager = self
    textContainers.insert(container, at: min(max(index, 0), textContainers.count))
    forgetLayout()
  }

  /// Removes the container at an index; does nothing if there is none.
  open func removeTextContainer(at index: Int) {
    guard textContainers.indices.contains(index) else { return }
    textContainers.remove(at: index).layoutManager = nil
    forgetLayout()
  }

  /// Has the text laid out anew; containers call it.
  open func textContainerChangedGeometry(_ container: NSTextContainer) { forgetLayout() }

  // MARK: Layout

  var laidOut: [TextLayout] {
    if let layouts { return layouts }
    var result: [TextLayout] = []
    // Attachments are asked for their sizes meanwhile.
    let outer = ThreadState.current.textContainer
    ThreadState.current.textContainer = textContainers.first
    defer { ThreadState.current.textContainer = outer }
    let text = textStorage.map { storage in
      let text = prepare?(storage) ?? storage
      return StyledText(dress?(text) ?? text)
    }
    if let delegate, let textStorage { noteControlActions(textStorage, delegate) }
    var start = 0
    for container in textContainers {
      guard let text else { break }
      var options = container.layoutOptions(usesFontLeading: usesFontLeading)
      options.naturalAlignment = naturalAlignment?.layoutAlignment
      let hooks = delegate.map { LayoutManagerHooks(self, container, $0) }
      let layout = TextLayout(text, from: start, options: options, hooks: hooks)
      result.append(layout)
      start = layout.lines.last?.line.range.upperBound ?? start
    }
    layouts = result
    for (container, _) in zip(textContainers, result) {
      delegate?.layoutManager(
        self, didCompleteLayoutFor: container, atEnd: container === textContainers.last)
    }
    return result
  }

  func layout(for container: NSTextContainer) -> TextLayout? {
    guard let index = textContainers.firstIndex(where: { $0 === container }) else { return nil }
    let all = laidOut
    return index < all.count ? all[index] : nil
  }

  /// Lays out the text if it is not laid out yet; all of it, whatever the argument.
  open func ensureLayout(for container: NSTextContainer) { _ = laidOut }
  /// Lays out all of the text if it is not laid out yet.
  open func ensureLayout(forCharacterRange charRange: NSRange) { _ = laidOut }
  /// Lays out all of the text if it is not laid out yet.
  open func ensureLayout(forGlyphRange glyphRange: NSRange) { _ = laidOut }

  /// Has all of the text laid out anew; the actual range is the given one.
  open func invalidateLayout(
    forCharacterRange charRange: NSRange, actualCharacterRange: NSRangePointer?
  ) {
    // SAFETY: The pointer is nil or to a variable of the caller's, written during the call alone.
    unsafe actualCharacterRange?.pointee = charRange
    forgetLayout()
  }

  /// Makes the layout of the text anew, and its glyphs with it.
  open func invalidateGlyphs(
    forCharacterRange charRange: NSRange, changeInLength delta: Int,
    actualCharacterRange: NSRangePointer?
  ) {
    // SAFETY: The pointer is nil or to a variable of the caller's, written during the call alone.
    unsafe actualCharacterRange?.pointee = charRange
    textDidChange()
  }

  /// Has the view that shows the text drawn anew.
  open func invalidateDisplay(forCharacterRange charRange: NSRange) { onChange?() }

  /// The number of glyphs, which is that of UTF-16 units.
  open var numberOfGlyphs: Int { textStorage?.length ?? 0 }

  // MARK: Ranges

  /// The text that is laid out in a container; empty if none is.
  open func glyphRange(for container: NSTextContainer) -> NSRange {
    guard let lines = layout(for: container)?.lines, let first = lines.first, let last = lines.last
    else { return NSRange(location: 0, length: 0) }
    let start = first.line.range.lowerBound
    return NSRange(location: start, length: last.line.range.upperBound - start)
  }

  /// The same range, as glyphs are UTF-16 units.
  open func characterRange(
    forGlyphRange glyphRange: NSRange, actualGlyphRange: NSRangePointer?
  ) -> NSRange {
    // SAFETY: The pointer is nil or to a variable of the caller's, written during the call alone.
    unsafe actualGlyphRange?.pointee = glyphRange
    return glyphRange
  }

  /// The same range, as glyphs are UTF-16 units.
  open func glyphRange(
    forCharacterRange charRange: NSRange, actualCharacterRange: NSRangePointer?
  ) -> NSRange {
    // SAFETY: The pointer is nil or to a variable of the caller's, written during the call alone.
    unsafe actualCharacterRange?.pointee = charRange
    return charRange
  }

  /// Whether the text has a UTF-16 unit at the index.
  open func isValidGlyphIndex(_ glyphIndex: Int) -> Bool {
    (0..<numberOfGlyphs).contains(glyphIndex)
  }
  /// The first character for which no container has room.
  open func firstUnlaidCharacterIndex() -> Int {
    _ = laidOut
    return numberOfGlyphs
  }
  /// The end of the text, as all of it is laid out.
  open func firstUnlaidGlyphIndex() -> Int { firstUnlaidCharacterIndex() }
  /// The text from the first line that a rectangle touches to the last one.
  open func glyphRange(forBoundingRect bounds: CGRect, in container: NSTextContainer) -> NSRange {
    ownGlyphRange(bounds, container)
  }
  /// The text of the lines that a rectangle touches; all of it is laid out meanwhile.
  open func glyphRange(
    forBoundingRectWithoutAdditionalLayout bounds: CGRect, in container: NSTextContainer
  ) -> NSRange { ownGlyphRange(bounds, container) }
  /// The text that a line leaves out for its ellipsis; `NSNotFound` if it is whole.
  open func truncatedGlyphRange(inLineFragmentForGlyphAt glyphIndex: Int) -> NSRange {
    ownTruncatedRange(glyphIndex)
  }
  /// Calls the block for each line's rectangle of a range. Differs: the selected range has no
  /// effect.
  open func enumerateEnclosingRects(
    forGlyphRange glyphRange: NSRange, withinSelectedGlyphRange selectedRange: NSRange,
    in textContainer: NSTextContainer,
    using block: (CGRect, UnsafeMutablePointer<Bool>) -> Void
  ) {
    var stop = false
    for rect in enclosingRects(glyphRange, textContainer) {
      // SAFETY: The pointer is to a variable of this function's, and is used during the call alone.
      unsafe block(rect, &stop)
      if stop { return }
    }
  }
  /// The index of the glyph itself, as glyphs are UTF-16 units.
  open func characterIndexForGlyph(at glyphIndex: Int) -> Int { glyphIndex }
  /// The index of the character itself, as glyphs are UTF-16 units.
  open func glyphIndexForCharacter(at charIndex: Int) -> Int { charIndex }

  /// The container that a glyph is laid out in, with the text in it; nil for a glyph beyond all.
  open func textContainer(
    forGlyphAt glyphIndex: Int, effectiveRange: NSRangePointer?
  ) -> NSTextContainer? {
    for container in textContainers {
      let range = glyphRange(for: container)
      guard NSLocationInRange(glyphIndex, range) else { continue }
      // SAFETY: The pointer is nil or to a variable of the caller's, written during the call alone.
      unsafe effectiveRange?.pointee = range
      return container
    }
    return nil
  }

  // MARK: Rectangles, in the containers' spaces

  /// The rectangle around the lines' text, with the padding at their ends.
  open func usedRect(for container: NSTextContainer) -> CGRect {
    guard let layout = layout(for: container), !layout.lines.isEmpty else { return .zero }
    return layout.lines.map { used($0, container) }.reduce(.null) { $0.union($1) }
  }

  func used(_ line: TextLayout.Line, _ container: NSTextContainer) -> CGRect {
    let hang = line.line.isRightToLeft ? line.line.trailingWidth : 0
    return CGRect(
      x: line.origin.x + hang, y: line.usedTop,
      width: line.line.visibleWidth + 2 * container.lineFragmentPadding,
      height: line.usedHeight)
  }

  func fragment(_ line: TextLayout.Line, _ container: NSTextContainer) -> CGRect {
    guard line.available.isFinite, container.size.width > 0 else { return used(line, container) }
    if !container.exclusionPaths.isEmpty {
      return CGRect(
        x: line.leading, y: line.top,
        width: line.available + 2 * container.lineFragmentPadding, height: line.height)
    }
    return CGRect(x: 0, y: line.top, width: container.size.width, height: line.height)
  }

  private func line(
    ofGlyphAt index: Int
  ) -> (line: TextLayout.Line, container: NSTextContainer)? {
    for (container, layout) in zip(textContainers, laidOut) {
      if let line = layout.lines.first(where: { $0.line.range.contains(index) }) {
        return (line, container)
      }
    }
    return nil
  }

  /// The rectangle of the line of a glyph, in its container.
  open func lineFragmentRect(
    forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?
  ) -> CGRect {
    guard let found = line(ofGlyphAt: glyphIndex) else { return .zero }
    // SAFETY: The pointer is nil or to a variable of the caller's, written during the call alone.
    unsafe effectiveGlyphRange?.pointee = NSRange(found.line.line.range)
    return fragment(found.line, found.container)
  }

  /// The part of that line's rectangle that its text takes up.
  open func lineFragmentUsedRect(
    forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?
  ) -> CGRect {
    guard let found = line(ofGlyphAt: glyphIndex) else { return .zero }
    // SAFETY: The pointer is nil or to a variable of the caller's, written during the call alone.
    unsafe effectiveGlyphRange?.pointee = NSRange(found.line.line.range)
    return used(found.line, found.container)
  }

  /// The start of the glyph on the baseline, relative to its line fragment's rectangle.
  open func location(forGlyphAt glyphIndex: Int) -> CGPoint {
    guard let (line, container) = line(ofGlyphAt: glyphIndex) else { return .zero }
    let rect = fragment(line, container)
    return CGPoint(
      x: container.lineFragmentPadding + line.origin.x + line.line.offset(of: glyphIndex)
        - rect.minX, y: line.origin.y - line.top)
  }

  /// The rectangle around glyphs, in a container.
  open func boundingRect(
    forGlyphRange glyphRange: NSRange, in container: NSTextContainer
  ) -> CGRect {
    guard let layout = layout(for: container) else { return .zero }
    var result = CGRect.null
    for line in layout.lines {
      let shown = line.line.range.clamped(to: glyphRange.units)
      guard !shown.isEmpty else { continue }
      let ends = [
        line.line.offset(of: shown.lowerBound), line.line.offset(of: shown.upperBound),
      ].sorted()
      let x = container.lineFragmentPadding + line.origin.x
      result = result.union(
        CGRect(x: x + ends[0], y: line.top, width: ends[1] - ends[0], height: line.height))
    }
    return result.isNull ? .zero : result
  }

  /// Calls a block for each line that has glyphs of a range.
  open func enumerateLineFragments(
    forGlyphRange glyphRange: NSRange,
    using block: (CGRect, CGRect, NSTextContainer, NSRange, UnsafeMutablePointer<Bool>) -> Void
  ) {
    var stop = false
    for (container, layout) in zip(textContainers, laidOut) {
      for line in layout.lines {
        let range = NSRange(line.line.range)
        guard glyphRange.units.overlaps(line.line.range) || glyphRange == range else { continue }
        // SAFETY: The pointer is to a variable of this function's, and is used during the call
        // alone.
        unsafe block(fragment(line, container), used(line, container), container, range, &stop)
        if stop { return }
      }
    }
  }

  // MARK: Points

  /// The character whose glyph is at a point of the container or nearest to it.
  open func glyphIndex(for point: CGPoint, in container: NSTextContainer) -> Int {
    guard let lines = layout(for: container)?.lines, let last = lines.last else { return 0 }
    let line = lines.first { point.y < $0.top + $0.height } ?? last
    let x = point.x - container.lineFragmentPadding - line.origin.x
    let index = line.line.index(at: x)
    let isBefore =
      line.line.isRightToLeft(at: x)
      ? x > line.line.offset(of: index)
      : x < line.line.offset(of: index)
    let unit = isBefore ? index - 1 : index
    return min(max(unit, line.line.range.lowerBound), max(line.line.range.upperBound - 1, 0))
  }

  /// The glyph at or nearest to a point, and how far through its width the point is, from 0 to 1.
  open func glyphIndex(
    for point: CGPoint, in container: NSTextContainer,
    fractionOfDistanceThroughGlyph partialFraction: UnsafeMutablePointer<CGFloat>?
  ) -> Int {
    // SAFETY: The pointer is nil or the caller's, and is handed on for the time of this call.
    unsafe characterIndex(
      for: point, in: container, fractionOfDistanceBetweenInsertionPoints: partialFraction)
  }

  /// How far through the width of its glyph a point is, from 0 where the glyph begins, which is its
  /// right side in text from right to left, to 1.
  open func fractionOfDistanceThroughGlyph(
    for point: CGPoint, in container: NSTextContainer
  ) -> CGFloat {
    var fraction: CGFloat = 0
    // SAFETY: The pointer is to a variable of this function's, and is used during the call alone.
    _ = unsafe glyphIndex(for: point, in: container, fractionOfDistanceThroughGlyph: &fraction)
    return fraction
  }

  /// The character at or nearest to a point, and how far through its width the point is, from 0
  /// where it begins to 1.
  open func characterIndex(
    for point: CGPoint, in container: NSTextContainer,
    fractionOfDistanceBetweenInsertionPoints partialFraction: UnsafeMutablePointer<CGFloat>?
  ) -> Int {
    let index = glyphIndex(for: point, in: container)
    let rect = boundingRect(
      forGlyphRange: NSRange(location: index, length: 1), in: container)
    let runs = layout(for: container)?.lines.lazy.flatMap(\.line.runs)
    let isRightToLeft = runs?.first { $0.range.contains(index) }?.isRightToLeft ?? false
    let distance = isRightToLeft ? rect.maxX - point.x : point.x - rect.minX
    let part = rect.width > 0 ? distance / rect.width : 0
    // SAFETY: The pointer is nil or to a variable of the caller's, written during the call alone.
    unsafe partialFraction?.pointee = min(max(part, 0), 1)
    return index
  }

  // MARK: Drawing (NSLayoutManager+Drawing.swift)

  /// Fills the backgrounds of text that has some, line by line.
  ///
  /// - Parameter origin: The container's origin in the current context.
  open func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
    drawOwnBackground(glyphsToShow, origin)
  }

  /// Draws the lines that have glyphs of the range, whole, without their backgrounds.
  ///
  /// - Parameter origin: The container's origin in the current context.
  open func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
    drawOwnGlyphs(glyphsToShow, origin)
  }

  /// Fills rectangles of the current context behind a part of the text; the colour is already set.
  open func fillBackgroundRectArray(
    _ rectArray: UnsafePointer<CGRect>, count rectCount: Int,
    forCharacterRange charRange: NSRange, color: UIColor
  ) {
    // SAFETY: The caller has as many rectangles as it says, as with Apple's; they are copied here.
    let rects = unsafe Array(UnsafeBufferPointer(start: rectArray, count: max(rectCount, 0)))
    for rect in rects { UIGraphicsGetCurrentContext()?.fill(rect) }
  }

  /// Draws the line under glyphs of one line and one style.
  ///
  /// - Parameter baselineOffset: The baseline's distance from the top of the line fragment, in
  ///   points.
  open func drawUnderline(
    forGlyphRange glyphRange: NSRange, underlineType underlineVal: NSUnderlineStyle,
    baselineOffset: CGFloat, lineFragmentRect lineRect: CGRect,
    lineFragmentGlyphRange lineGlyphRange: NSRange, containerOrigin: CGPoint
  ) { drawOwnLine(glyphRange, underlineVal, containerOrigin, isUnder: true) }

  /// Draws lines like `drawUnderline` under all of a range, or its words, by the style.
  open func underlineGlyphRange(
    _ glyphRange: NSRange, underlineType underlineVal: NSUnderlineStyle,
    lineFragmentRect lineRect: CGRect, lineFragmentGlyphRange lineGlyphRange: NSRange,
    containerOrigin: CGPoint
  ) {
    drawUnderline(
      forGlyphRange: glyphRange, underlineType: underlineVal,
      baselineOffset: location(forGlyphAt: glyphRange.location).y, lineFragmentRect: lineRect,
      lineFragmentGlyphRange: lineGlyphRange, containerOrigin: containerOrigin)
  }

  /// Draws the line through glyphs of one line and one style.
  open func drawStrikethrough(
    forGlyphRange glyphRange: NSRange, strikethroughType strikethroughVal: NSUnderlineStyle,
    baselineOffset: CGFloat, lineFragmentRect lineRect: CGRect,
    lineFragmentGlyphRange lineGlyphRange: NSRange, containerOrigin: CGPoint
  ) { drawOwnLine(glyphRange, strikethroughVal, containerOrigin, isUnder: false) }

  /// Draws the line through a range by `drawStrikethrough(...)`, which subclasses may override.
  open func strikethroughGlyphRange(
    _ glyphRange: NSRange, strikethroughType strikethroughVal: NSUnderlineStyle,
    lineFragmentRect lineRect: CGRect, lineFragmentGlyphRange lineGlyphRange: NSRange,
    containerOrigin: CGPoint
  ) {
    drawStrikethrough(
      forGlyphRange: glyphRange, strikethroughType: strikethroughVal,
      baselineOffset: location(forGlyphAt: glyphRange.location).y, lineFragmentRect: lineRect,
      lineFragmentGlyphRange: lineGlyphRange, containerOrigin: containerOrigin)
  }
}
