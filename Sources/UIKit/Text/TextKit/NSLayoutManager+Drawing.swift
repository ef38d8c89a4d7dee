internal import CoreText

extension NSLayoutManager {
  /// A line with its container, and the places of both.
  private struct PlacedLine {
    let line: TextLayout.Line
    let container: NSTextContainer
    /// The left end of the baseline, on a row of pixels.
    let origin: CGPoint
  }

  /// The lines that have glyphs of a range, with the places where they are drawn.
  private func placedLines(_ range: NSRange, _ origin: CGPoint) -> [PlacedLine] {
    guard let context = UIGraphicsGetCurrentContext() else { return [] }
    let transform = context.userSpaceToDeviceSpaceTransform
    let scale = transform.b == 0 && transform.c == 0 ? transform.d.magnitude : 0
    let shown = range.units
    return zip(textContainers, laidOut).flatMap { container, layout in
      layout.lines.filter { shown.overlaps($0.line.range) }.map { line in
        var y = line.origin.y
        if scale > 0 { y = PixelRounding.nearest(y, scale: scale) }
        let x = origin.x + container.lineFragmentPadding + line.origin.x
        return PlacedLine(
          line: line, container: container, origin: CGPoint(x: x, y: origin.y + y))
      }
    }
  }

  func drawOwnBackground(_ range: NSRange, _ origin: CGPoint) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    for placed in placedLines(range, origin) {
      for run in placed.line.line.runs where run.width > 0 {
        guard let color = run.backgroundColor else { continue }
        let box = placed.line.line.backgroundBox(run)
        let rect = CGRect(
          x: placed.origin.x + box.minX, y: placed.origin.y - box.maxY, width: box.width,
          height: box.height)
        context.saveGState()
        context.setFillColor(color)
        // SAFETY: There is one rectangle, as the count says, in an array that lives for the
        // closure; who overrides the method reads it during the call.
        unsafe [rect].withUnsafeBufferPointer { rects in
          guard let first = rects.baseAddress else { return }
          unsafe fillBackgroundRectArray(
            first, count: 1, forCharacterRange: NSRange(run.range), color: UIColor(cgColor: color))
        }
        context.restoreGState()
      }
    }
  }

  func drawOwnGlyphs(_ range: NSRange, _ origin: CGPoint) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    if showsInvisibleCharacters {
      FidelityLedger.note(.invisibleCharacters, "NSLayoutManager.showsInvisibleCharacters")
    }
    if notesHyphenation {
      FidelityLedger.note(.hyphenation, "NSTextLayoutManager.usesHyphenation")
    }
    if showsControlCharacters {
      FidelityLedger.note(.invisibleCharacters, "NSLayoutManager.showsControlCharacters")
    }
    context.withTextClip {
      for placed in placedLines(range, origin) { drawGlyphs(of: placed, origin, context) }
    }
  }

  private func drawGlyphs(of placed: PlacedLine, _ origin: CGPoint, _ context: CGContext) {
    let line = placed.line.line
    line.draw(in: context, at: placed.origin, parts: .glyphs)
    let rect = fragment(placed.line, placed.container)
    for run in line.runs where run.underline & 0xFF != 0 {
      underlineGlyphRange(
        NSRange(run.range), underlineType: NSUnderlineStyle(rawValue: run.underline),
        lineFragmentRect: rect, lineFragmentGlyphRange: NSRange(line.range),
        containerOrigin: origin)
    }
    for run in line.runs where run.strikethrough & 0xFF != 0 {
      strikethroughGlyphRange(
        NSRange(run.range), strikethroughType: NSUnderlineStyle(rawValue: run.strikethrough),
        lineFragmentRect: rect, lineFragmentGlyphRange: NSRange(line.range),
        containerOrigin: origin)
    }
  }

  /// Draws the line of every run that begins in a range.
  func drawOwnLine(
    _ range: NSRange, _ style: NSUnderlineStyle, _ origin: CGPoint, isUnder: Bool
  ) {
    guard let context = UIGraphicsGetCurrentContext(), style.rawValue & 0xFF != 0 else { return }
    for placed in placedLines(range, origin) {
      for run in placed.line.line.runs where range.units.contains(run.range.lowerBound) {
        placed.line.line.drawLine(
          style.rawValue, of: run, in: context, at: placed.origin, isUnder: isUnder)
      }
    }
  }

  // MARK: Ranges

  /// The glyphs from the first line that a rectangle touches to the last one.
  func ownGlyphRange(_ bounds: CGRect, _ container: NSTextContainer) -> NSRange {
    let lines = layout(for: container)?.lines.filter {
      CGRectIntersectsRect(fragment($0, container), bounds)
    }
    guard let first = lines?.first, let last = lines?.last else {
      return NSRange(location: 0, length: 0)
    }
    return NSRange(first.line.range.lowerBound..<last.line.range.upperBound)
  }

  /// The range that an ellipsis stands for; Foundation's "not found" for a line that is whole.
  func ownTruncatedRange(_ index: Int) -> NSRange {
    for layout in laidOut {
      for line in layout.lines where line.line.range.contains(index) && line.line.isTruncated {
        // The text that is left out is followed by text that belongs to no run of the line.
        var missing = IndexSet(integersIn: line.line.range)
        for run in line.line.runs where !run.stringIndices.isEmpty {
          missing.remove(integersIn: run.range)
        }
        guard let first = missing.first, let last = missing.last else { break }
        return NSRange(location: first, length: last + 1 - first)
      }
    }
    return NSRange(location: NSNotFound, length: 0)
  }

  /// The rectangles of a range, one for each line that has text of it.
  func enclosingRects(_ range: NSRange, _ container: NSTextContainer) -> [CGRect] {
    guard let layout = layout(for: container) else { return [] }
    return layout.lines.compactMap { line in
      let part = line.line.range.clamped(to: range.units)
      guard !part.isEmpty else { return nil }
      return boundingRect(forGlyphRange: NSRange(part), in: container)
    }
  }

  /// The empty line behind a line feed at the text's end.
  var extraLine: (rect: CGRect, used: CGRect) {
    guard let storage = textStorage, let container = textContainers.last,
      storage.length == 0 || storage.string.hasSuffix("\n")
    else { return (.zero, .zero) }
    let last =
      storage.length > 0
      ? storage.attributedSubstring(
        from: NSRange(location: storage.length - 1, length: 1)
      ).firstAttributes
      : [:]
    let font = last[.font] as? UIFont ?? .ofPlainText
    let top = layout(for: container)?.lines.last.map { $0.top + $0.height } ?? 0
    let height = font.lineHeight + font.leading
    return (
      CGRect(x: 0, y: top, width: max(container.size.width, 0), height: height),
      CGRect(x: 0, y: top, width: 2 * container.lineFragmentPadding, height: height)
    )
  }
}

/// Passes questions that arise while lines are placed to a layout manager's delegate.
final class LayoutManagerHooks: TextLayoutHooks {
  private let manager: NSLayoutManager
  private let container: NSTextContainer
  private let delegate: any NSLayoutManagerDelegate
  private var proposed = CGRect.zero

  init(
    _ manager: NSLayoutManager, _ container: NSTextContainer,
    _ delegate: any NSLayoutManagerDelegate
  ) {
    (self.manager, self.container, self.delegate) = (manager, container, delegate)
  }

  /// The answer of a delegate that does not have the method.
  static let unanswered = -CGFloat.infinity

  private func answer(_ value: CGFloat) -> CGFloat? {
    value == Self.unanswered || !value.isFinite ? nil : value
  }

  func spacing(after line: CTLine) -> CGFloat? {
    answer(
      delegate.layoutManager(
        manager, lineSpacingAfterGlyphAt: max(line.range.upperBound - 1, 0),
        withProposedLineFragmentRect: proposed))
  }

  func paragraphSpacing(before unit: Int) -> CGFloat? {
    answer(
      delegate.layoutManager(
        manager, paragraphSpacingBeforeGlyphAt: unit, withProposedLineFragmentRect: proposed))
  }

  func paragraphSpacing(after unit: Int) -> CGFloat? {
    answer(
      delegate.layoutManager(
        manager, paragraphSpacingAfterGlyphAt: unit, withProposedLineFragmentRect: proposed))
  }

  func place(_ fragment: inout TextLineFragment, of line: CTLine) {
    let width = container.size.width
    var rect = CGRect(x: 0, y: fragment.top, width: max(width, 0), height: fragment.height)
    var used = CGRect(
      x: 0, y: fragment.usedTop, width: line.visibleWidth + 2 * container.lineFragmentPadding,
      height: fragment.usedHeight)
    proposed = rect
    var baseline = fragment.baseline
    // SAFETY: The three are variables of this function's, which the delegate may write during its
    // call alone.
    let isChanged = unsafe delegate.layoutManager(
      manager, shouldSetLineFragmentRect: &rect, lineFragmentUsedRect: &used,
      baselineOffset: &baseline, in: container, forGlyphRange: NSRange(line.range))
    guard isChanged, rect.minY.isFinite, rect.height.isFinite, baseline.isFinite else { return }
    fragment.top = rect.minY
    fragment.height = max(rect.height, 0)
    (fragment.usedTop, fragment.usedHeight) = (used.minY, used.height)
    fragment.baseline = baseline
  }
}
