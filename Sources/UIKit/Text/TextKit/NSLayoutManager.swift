internal import CoreText

/// Lays a text storage out in containers, one after the other, and draws it.
///
/// Differs: a glyph's index is that of the UTF-16 unit that it stands for, so that glyph ranges
/// and character ranges are the same. Typesetters, glyph generation, temporary attributes and
/// hyphenation are absent.
open class NSLayoutManager: NSObject {
  open private(set) weak var textStorage: NSTextStorage?
  open private(set) var textContainers: [NSTextContainer] = []
  /// Whether lines have their fonts' leading between them.
  open var usesFontLeading = true {
    didSet { if usesFontLeading != oldValue { forgetLayout() } }
  }
  open var allowsNonContiguousLayout = false
  /// Not drawn: signs for what is invisible (`FidelityFeature.invisibleCharacters`).
  open var showsInvisibleCharacters = false {
    didSet { if showsInvisibleCharacters != oldValue { onChange?() } }
  }

  private var layouts: [TextLayout]?
  /// Told when the layout has to be made anew.
  var onChange: (() -> Void)?
  /// Gives the text what its view adds to it.
  var dress: ((NSAttributedString) -> NSAttributedString)?
  /// Of paragraphs that name none.
  var naturalAlignment: NSTextAlignment? {
    didSet { if naturalAlignment != oldValue { forgetLayout() } }
  }

  public override init() {
    super.init()
  }

  func attach(_ storage: NSTextStorage?) {
    textStorage = storage
    textDidChange()
  }

  func textDidChange() { forgetLayout() }

  private func forgetLayout() {
    layouts = nil
    onChange?()
  }

  // MARK: Containers

  open func addTextContainer(_ container: NSTextContainer) {
    insertTextContainer(container, at: textContainers.count)
  }

  open func insertTextContainer(_ container: NSTextContainer, at index: Int) {
    container.layoutManager = self
    textContainers.insert(container, at: min(max(index, 0), textContainers.count))
    forgetLayout()
  }

  open func removeTextContainer(at index: Int) {
    guard textContainers.indices.contains(index) else { return }
    textContainers.remove(at: index).layoutManager = nil
    forgetLayout()
  }

  open func textContainerChangedGeometry(_ container: NSTextContainer) { forgetLayout() }

  // MARK: Layout

  private var laidOut: [TextLayout] {
    if let layouts { return layouts }
    var result: [TextLayout] = []
    let text = textStorage.map { StyledText(dress?($0) ?? $0) }
    var start = 0
    for container in textContainers {
      guard let text else { break }
      var options = container.layoutOptions(usesFontLeading: usesFontLeading)
      options.naturalAlignment = naturalAlignment?.layoutAlignment
      let layout = TextLayout(text, from: start, options: options)
      result.append(layout)
      start = layout.lines.last?.line.range.upperBound ?? start
    }
    layouts = result
    return result
  }

  func layout(for container: NSTextContainer) -> TextLayout? {
    guard let index = textContainers.firstIndex(where: { $0 === container }) else { return nil }
    let all = laidOut
    return index < all.count ? all[index] : nil
  }

  open func ensureLayout(for container: NSTextContainer) { _ = laidOut }
  open func ensureLayout(forCharacterRange charRange: NSRange) { _ = laidOut }
  open func ensureLayout(forGlyphRange glyphRange: NSRange) { _ = laidOut }

  open func invalidateLayout(
    forCharacterRange charRange: NSRange, actualCharacterRange: NSRangePointer?
  ) {
    // SAFETY: the caller's pointer is written during the call alone.
    unsafe actualCharacterRange?.pointee = charRange
    forgetLayout()
  }

  open func invalidateDisplay(forCharacterRange charRange: NSRange) { onChange?() }

  open var numberOfGlyphs: Int { textStorage?.length ?? 0 }

  // MARK: Ranges

  open func glyphRange(for container: NSTextContainer) -> NSRange {
    guard let lines = layout(for: container)?.lines, let first = lines.first, let last = lines.last
    else { return NSRange(location: 0, length: 0) }
    let start = first.line.range.lowerBound
    return NSRange(location: start, length: last.line.range.upperBound - start)
  }

  open func characterRange(
    forGlyphRange glyphRange: NSRange, actualGlyphRange: NSRangePointer?
  ) -> NSRange {
    // SAFETY: the caller's pointer is written during the call alone.
    unsafe actualGlyphRange?.pointee = glyphRange
    return glyphRange
  }

  open func glyphRange(
    forCharacterRange charRange: NSRange, actualCharacterRange: NSRangePointer?
  ) -> NSRange {
    // SAFETY: the caller's pointer is written during the call alone.
    unsafe actualCharacterRange?.pointee = charRange
    return charRange
  }

  open func characterIndexForGlyph(at glyphIndex: Int) -> Int { glyphIndex }
  open func glyphIndexForCharacter(at charIndex: Int) -> Int { charIndex }

  open func textContainer(
    forGlyphAt glyphIndex: Int, effectiveRange: NSRangePointer?
  ) -> NSTextContainer? {
    for container in textContainers {
      let range = glyphRange(for: container)
      guard NSLocationInRange(glyphIndex, range) else { continue }
      // SAFETY: the caller's pointer is written during the call alone.
      unsafe effectiveRange?.pointee = range
      return container
    }
    return nil
  }

  // MARK: Rectangles, in the containers' spaces

  /// Around the lines' text, with the padding at their ends.
  open func usedRect(for container: NSTextContainer) -> CGRect {
    guard let layout = layout(for: container), !layout.lines.isEmpty else { return .zero }
    return layout.lines.map { used($0, container) }.reduce(.null) { $0.union($1) }
  }

  private func used(_ line: TextLayout.Line, _ container: NSTextContainer) -> CGRect {
    let hang = line.line.isRightToLeft ? line.line.trailingWidth : 0
    return CGRect(
      x: line.origin.x + hang, y: line.top,
      width: line.line.visibleWidth + 2 * container.lineFragmentPadding, height: line.height)
  }

  private func fragment(_ line: TextLayout.Line, _ container: NSTextContainer) -> CGRect {
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

  open func lineFragmentRect(
    forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?
  ) -> CGRect {
    guard let found = line(ofGlyphAt: glyphIndex) else { return .zero }
    // SAFETY: the caller's pointer is written during the call alone.
    unsafe effectiveGlyphRange?.pointee = NSRange(found.line.line.range)
    return fragment(found.line, found.container)
  }

  open func lineFragmentUsedRect(
    forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?
  ) -> CGRect {
    guard let found = line(ofGlyphAt: glyphIndex) else { return .zero }
    // SAFETY: the caller's pointer is written during the call alone.
    unsafe effectiveGlyphRange?.pointee = NSRange(found.line.line.range)
    return used(found.line, found.container)
  }

  /// Where the glyph begins on the baseline, relative to its line fragment's rectangle.
  open func location(forGlyphAt glyphIndex: Int) -> CGPoint {
    guard let (line, container) = line(ofGlyphAt: glyphIndex) else { return .zero }
    let rect = fragment(line, container)
    return CGPoint(
      x: container.lineFragmentPadding + line.origin.x + line.line.offset(of: glyphIndex)
        - rect.minX, y: line.origin.y - line.top)
  }

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

  open func enumerateLineFragments(
    forGlyphRange glyphRange: NSRange,
    using block: (CGRect, CGRect, NSTextContainer, NSRange, UnsafeMutablePointer<Bool>) -> Void
  ) {
    var stop = false
    for (container, layout) in zip(textContainers, laidOut) {
      for line in layout.lines {
        let range = NSRange(line.line.range)
        guard glyphRange.units.overlaps(line.line.range) || glyphRange == range else { continue }
        // SAFETY: the pointer is used during the call alone.
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
      line.line.isRightToLeft
      ? x > line.line.offset(of: index)
      : x < line.line.offset(of: index)
    let unit = isBefore ? index - 1 : index
    return min(max(unit, line.line.range.lowerBound), max(line.line.range.upperBound - 1, 0))
  }

  open func characterIndex(
    for point: CGPoint, in container: NSTextContainer,
    fractionOfDistanceBetweenInsertionPoints partialFraction: UnsafeMutablePointer<CGFloat>?
  ) -> Int {
    let index = glyphIndex(for: point, in: container)
    let rect = boundingRect(
      forGlyphRange: NSRange(location: index, length: 1), in: container)
    let part = rect.width > 0 ? (point.x - rect.minX) / rect.width : 0
    // SAFETY: the caller's pointer is written during the call alone.
    unsafe partialFraction?.pointee = min(max(part, 0), 1)
    return index
  }

  // MARK: Drawing

  /// Draws nothing: backgrounds are drawn with the glyphs.
  open func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {}

  /// Draws the lines that have glyphs of the range, whole, with their backgrounds.
  ///
  /// - Parameter origin: Of the container in the current context.
  open func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    if showsInvisibleCharacters {
      FidelityLedger.note(.invisibleCharacters, "NSLayoutManager.showsInvisibleCharacters")
    }
    for (container, layout) in zip(textContainers, laidOut) {
      let corner = CGPoint(x: origin.x + container.lineFragmentPadding, y: origin.y)
      layout.drawOnPixels(in: context, at: corner) {
        glyphsToShow.units.overlaps($0.line.range)
      }
    }
  }
}
