import CoreGraphics
import Foundation

/// Lines of text in a box: what labels measure and draw.
///
/// Places are points from the box's top left corner, y downwards.
package struct TextLayout {
  package struct Options: Sendable {
    package var width = CGFloat.infinity
    package var height = CGFloat.infinity
    /// The maximum number of lines. 0 means that there is no maximum.
    package var maximumLines = 0
    /// The line break mode in place of the paragraphs' own.
    package var lineBreakMode: ParagraphStyle.LineBreakMode?
    /// Instead of the paragraphs' own, where that is natural.
    package var naturalAlignment: ParagraphStyle.Alignment?
    /// Whether fonts' leading is put between lines.
    package var usesFontLeading = true
    /// Whether each line has its fonts' leading below it, the last one, too, as in text views;
    /// otherwise it is between lines.
    package var keepsLeadingInLines = false
    /// Whether a line that lies only partly in the height is left out.
    package var clipsPartialLines = true
    /// Whether the first line stays where it has no room, as in labels; not in Core Text's frames.
    package var keepsFirstLine = true
    /// Whether lines are broken to fit the width; otherwise each is truncated by itself where
    /// the line break mode truncates.
    package var wrapsLines = true
    /// Whether a hyphen stands where a line divides a word, as in labels and text views, which
    /// Core Text leaves to whoever draws its lines.
    package var drawsHyphens = true
    /// What lines keep out of; the width is then finite.
    package var exclusions: TextExclusions?

    package init(width: CGFloat = .infinity, maximumLines: Int = 0) {
      self.width = width
      self.maximumLines = maximumLines
    }
  }

  package struct Line {
    package let line: CTLine
    /// The left end of the baseline.
    package internal(set) var origin: CGPoint
    package let top: CGFloat
    package let height: CGFloat
    /// The top of the line without what was added to its height.
    package let usedTop: CGFloat
    package let usedHeight: CGFloat
    package let style: ParagraphStyle
    package let isLastOfParagraph: Bool
    /// The place where its box begins across: from the box's leading edge, or from its left one
    /// where lines keep out of something.
    package let leading: CGFloat
    package let available: CGFloat
    /// Whether `leading` is from the left, whatever the line's direction.
    fileprivate let isFixed: Bool
  }

  package private(set) var lines: [Line] = []
  /// The widest line, and the height of all lines with what lies between them.
  package private(set) var size = CGSize.zero
  /// The width of the widest line with the spaces that it was broken at, as far as they fit: what
  /// labels measure.
  package private(set) var widthWithSpaces: CGFloat = 0
  /// Whether all of the text is shown.
  package private(set) var isComplete = true

  private let options: Options
  /// The hooks, asked while lines are placed and released then.
  private var hooks: (any TextLayoutHooks)?

  /// - Parameter first: The unit of the text that the first line begins at.
  package init(
    _ text: StyledText, from first: Int = 0, options: Options,
    hooks: (any TextLayoutHooks)? = nil
  ) {
    self.options = options
    self.hooks = hooks
    var y: CGFloat = 0
    var gap: CGFloat = 0
    paragraphs: for (index, paragraph) in text.paragraphs.enumerated() {
      var start = max(first - paragraph.location, 0)
      guard start < paragraph.units.count else { continue }
      if !lines.isEmpty {
        gap +=
          hooks?.paragraphSpacing(before: paragraph.location)
          ?? paragraph.paragraphStyle.paragraphSpacingBefore
      }
      while start < paragraph.units.count {
        let isLast = index + 1 == text.paragraphs.count
        let end =
          options.exclusions == nil
          ? add(paragraph, from: start, isLastParagraph: isLast, &y, &gap)
          : addAround(paragraph, from: start, isLastParagraph: isLast, &y, &gap)
        guard let end else {
          isComplete = false
          break paragraphs
        }
        if end.isTruncated {
          isComplete = false
          break paragraphs
        }
        start = end.unit
      }
      gap +=
        hooks?.paragraphSpacing(after: paragraph.location + paragraph.units.count - 1)
        ?? paragraph.paragraphStyle.paragraphSpacing
    }
    size.height = y
    self.hooks = nil
    place()
  }

  private var limit: Int { options.maximumLines > 0 ? options.maximumLines : .max }

  /// Adds the line that begins at a UTF-16 unit.
  ///
  /// - Returns: Where the next line begins; nil where there is no room for this one.
  private mutating func add(
    _ paragraph: TypesetParagraph, from start: Int, isLastParagraph: Bool, _ y: inout CGFloat,
    _ gap: inout CGFloat
  ) -> (unit: Int, isTruncated: Bool)? {
    guard lines.count < limit else { return nil }
    let style = paragraph.paragraphStyle
    let mode = options.lineBreakMode ?? style.lineBreakMode
    let leading = start == 0 ? style.firstLineHeadIndent : style.headIndent
    let trailing = style.tailIndent > 0 ? style.tailIndent : options.width + style.tailIndent
    let available = max(trailing - leading, 0)
    let isLastAllowed = lines.count + 1 == limit
    let count = paragraph.units.count
    var end = paragraph.lineEnd(
      from: start, width: options.wrapsLines ? Double(available) : .infinity,
      isByCharacter: mode == .byCharWrapping, indent: Double(leading),
      drawsHyphens: options.drawsHyphens)
    if start == 0, style.pushesWordsOut, options.wrapsLines, mode != .byCharWrapping,
      !isLastAllowed
    {
      end = paragraph.endPushingWords(
        start, end, nextWidth: Double(max(trailing - style.headIndent, 0)))
    }
    var isTruncated = false
    let line: CTLine
    if !options.wrapsLines {
      line = truncated(paragraph, start..<end, available, mode, leading)
      isComplete = isComplete && !line.isTruncated
    } else if isLastAllowed, end < count || !isLastParagraph, mode != .byWordWrapping,
      mode != .byCharWrapping
    {
      (line, isTruncated) = lastLine(
        paragraph, start..<count, available, mode, isLastParagraph, leading)
      end = count
    } else {
      let divided = lineEnd(paragraph, start, end, Double(available))
      end = divided.unit
      line = CTLine(paragraph, from: start, to: divided, indent: leading)
    }
    var box = style.lineBox(ascent: line.ascent, descent: line.descent)
    box.height += ownLeading(of: line)
    let top = y + room(above: start, gap, leading: line.leading, style)
    if options.clipsPartialLines, !lines.isEmpty || !options.keepsFirstLine,
      top + box.height > options.height + 1e-6
    {
      return nil
    }
    var fragment = TextLineFragment(
      top: top, height: box.height, usedTop: top, usedHeight: box.height, baseline: box.ascent)
    hooks?.place(&fragment, of: line)
    lines.append(
      Line(
        line: line, origin: CGPoint(x: leading, y: fragment.top + fragment.baseline),
        top: fragment.top, height: fragment.height, usedTop: fragment.usedTop,
        usedHeight: fragment.usedHeight, style: style, isLastOfParagraph: end == count,
        leading: leading, available: available, isFixed: false))
    y = fragment.top + fragment.height
    gap = hooks?.spacing(after: line) ?? style.lineSpacing
    return (end, isTruncated)
  }

  /// The room above the line that begins at a unit of its paragraph.
  ///
  /// - Parameters:
  ///   - gap: What the line before and the paragraphs ask for.
  ///   - leading: The space between lines that the line's fonts ask for.
  private func room(
    above start: Int, _ gap: CGFloat, leading: CGFloat, _ style: ParagraphStyle
  ) -> CGFloat {
    if lines.isEmpty { return 0 }
    let room = gap + (options.usesFontLeading && !options.keepsLeadingInLines ? leading : 0)
    return start > 0 ? style.boundedSpacing(room) : room
  }

  /// The leading that is part of a line.
  private func ownLeading(of line: CTLine) -> CGFloat {
    options.usesFontLeading && options.keepsLeadingInLines ? max(line.leading, 0) : 0
  }

  // MARK: Around exclusions

  /// Adds the lines of the next band that has room, one for each of its free parts.
  private mutating func addAround(
    _ paragraph: TypesetParagraph, from start: Int, isLastParagraph: Bool, _ y: inout CGFloat,
    _ gap: inout CGFloat
  ) -> (unit: Int, isTruncated: Bool)? {
    guard lines.count < limit, let exclusions = options.exclusions else { return nil }
    let style = paragraph.paragraphStyle
    let font = paragraph.styles[0].font
    var box = style.lineBox(ascent: font.ascent, descent: font.descent)
    var top = y + room(above: start, gap, leading: font.leading, style)
    var unit = start
    // Below the last edge everything is free: the count is for edges that are never passed.
    var attempt = 0
    while unit == start {
      var spans = exclusions.freeSpans(
        from: top, to: top + box.height, width: options.width, least: font.size)
      attempt += 1
      if attempt == 20_000 { spans = [(0, options.width)] }
      if options.clipsPartialLines, !lines.isEmpty, top + box.height > options.height + 1e-6 {
        return nil
      }
      if paragraph.bidi.baseLevel == 1 { spans.reverse() }
      for span in spans where unit < paragraph.units.count && lines.count < limit {
        guard let end = lineEnd(paragraph, from: unit, in: span) else { continue }
        let line = CTLine(paragraph, from: unit, to: end)
        var own = style.lineBox(ascent: line.ascent, descent: line.descent)
        own.height += ownLeading(of: line)
        if own.height > box.height { box = own }
        lines.append(
          Line(
            line: line, origin: CGPoint(x: span.start, y: top + own.ascent), top: top,
            height: own.height, usedTop: top, usedHeight: own.height, style: style,
            isLastOfParagraph: end.unit == paragraph.units.count, leading: span.start,
            available: span.width, isFixed: true))
        unit = end.unit
      }
      if unit == start { top += 1 }
    }
    y = top + box.height
    gap = style.lineSpacing
    return (unit, false)
  }

  /// Where a line in a part of a band ends; nil where the part is too narrow for its first word.
  private func lineEnd(
    _ paragraph: TypesetParagraph, from start: Int, in span: (start: CGFloat, width: CGFloat)
  ) -> LineEnd? {
    let isByCharacter = paragraph.paragraphStyle.lineBreakMode == .byCharWrapping
    let plain = paragraph.lineEnd(
      from: start, width: Double(span.width), isByCharacter: isByCharacter,
      drawsHyphens: options.drawsHyphens)
    let end = lineEnd(paragraph, start, plain, Double(span.width))
    let breaksWord =
      plain < paragraph.units.count && paragraph.breaks[plain] == .prohibited && !isByCharacter
      && end.hyphen == nil
    return breaksWord && span.width < options.width ? nil : end
  }

  /// A line's end with what divides a word there.
  private func lineEnd(
    _ paragraph: TypesetParagraph, _ start: Int, _ end: Int, _ width: Double
  ) -> LineEnd {
    guard options.drawsHyphens, options.wrapsLines, end < paragraph.units.count else {
      return LineEnd(unit: end)
    }
    let style = paragraph.paragraphStyle
    let isByCharacter = (options.lineBreakMode ?? style.lineBreakMode) == .byCharWrapping
    return paragraph.hyphenated(
      end, from: start, width: width,
      factor: isByCharacter ? 0 : Double(style.hyphenationFactor))
  }

  /// The last line that is allowed, where text is left: it holds the rest of its paragraph.
  private func lastLine(
    _ paragraph: TypesetParagraph, _ range: Range<Int>, _ width: CGFloat,
    _ mode: ParagraphStyle.LineBreakMode, _ isLastParagraph: Bool, _ indent: CGFloat
  ) -> (CTLine, isTruncated: Bool) {
    let visible = paragraph.trimmed(range)
    let fits = paragraph.width(visible, indent: Double(indent)) <= Double(width) + 1e-6
    return (truncated(paragraph, range, width, mode, indent), !fits || !isLastParagraph)
  }

  /// A line of a whole range, cut where it is too wide and the mode says so.
  private func truncated(
    _ paragraph: TypesetParagraph, _ range: Range<Int>, _ width: CGFloat,
    _ mode: ParagraphStyle.LineBreakMode, _ indent: CGFloat
  ) -> CTLine {
    let place: CTLine.Truncation
    switch mode {
    case .byTruncatingHead: place = .start
    case .byTruncatingMiddle: place = .middle
    case .byTruncatingTail: place = .end
    case .byWordWrapping, .byCharWrapping, .byClipping:
      return CTLine(paragraph, range, indent: indent)
    }
    return CTLine.truncated(paragraph, range, width: width, at: place, indent: indent)
  }

  // MARK: Across

  private mutating func place() {
    var widest: CGFloat = 0
    for line in lines {
      let indent = line.leading + (line.style.tailIndent < 0 ? -line.style.tailIndent : 0)
      let width = line.line.visibleWidth + indent
      widest = max(widest, width)
      let isBroken = !line.isLastOfParagraph && !line.line.isTruncated
      let full = isBroken ? min(width + line.line.trailingWidth, options.width) : width
      widthWithSpaces = max(widthWithSpaces, width, full)
    }
    size.width = widest
    for index in lines.indices {
      let line = lines[index]
      var available = line.available
      if !available.isFinite { available = widest - line.leading }
      let isRightToLeft = line.line.isRightToLeft
      // Spaces at the end hang over the edge, whichever it is.
      let hang = isRightToLeft ? line.line.trailingWidth : 0
      var alignment = line.style.alignment
      if alignment == .natural {
        // A direction that the paragraph names counts before that of the surroundings.
        let given = line.style.baseDirection == .natural ? options.naturalAlignment : nil
        alignment = given ?? (isRightToLeft ? .right : .left)
      }
      if alignment == .justified {
        if !line.isLastOfParagraph, !line.line.isTruncated { line.line.justify(to: available) }
        alignment = isRightToLeft ? .right : .left
      }
      let rest = available - line.line.visibleWidth
      // The leading edge of text from right to left is the right one.
      let isMirrored = isRightToLeft && options.width.isFinite && !line.isFixed
      let start =
        isMirrored ? options.width - line.available - line.leading : line.leading
      switch alignment {
      case .right: lines[index].origin.x = start + rest - hang
      case .center: lines[index].origin.x = start + rest / 2 - hang
      case .left, .natural, .justified: lines[index].origin.x = start - hang
      }
    }
  }

  // MARK: Drawing

  /// The distance from the top of the first line to its baseline, in points.
  package var firstBaseline: CGFloat { lines.first?.origin.y ?? 0 }
  package var lastBaseline: CGFloat { lines.last?.origin.y ?? 0 }

  /// Draws all lines.
  ///
  /// - Parameter origin: The top left corner of the box in user space, y downwards.
  package func draw(in context: CGContext, at origin: CGPoint) {
    context.withTextClip {
      for line in lines {
        line.line.draw(
          in: context,
          at: CGPoint(x: origin.x + line.origin.x, y: origin.y + line.origin.y))
      }
    }
  }
}
