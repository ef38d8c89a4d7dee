import CoreGraphics

/// Puts runs of paragraphs one after the other, from left to right.
struct LineBuilder {
  private(set) var runs: [CTRun] = []
  private(set) var x: CGFloat = 0
  /// The place where the line begins, for tabs.
  let indent: CGFloat
  /// The last tab, where what follows is not to begin at its stop.
  private var openTab: (run: Int, alignment: ParagraphStyle.Alignment)?

  init(indent: CGFloat) {
    self.indent = indent
  }

  mutating func append(_ piece: CTLine.Piece) {
    let paragraph = piece.paragraph
    if piece.range.isEmpty { return }
    for part in paragraph.bidi.visualRuns(ofLine: paragraph.characterRange(piece.range)) {
      let units = paragraph.unitRange(part.range).clamped(to: piece.range)
      let inside = paragraph.runs.filter { $0.range.overlaps(units) }
      for run in part.isRightToLeft ? inside.reversed() : inside {
        append(run, run.range.clamped(to: units), paragraph)
      }
    }
  }

  /// The width of what stands for a unit of the string and all that follow it, in points.
  func width(from unit: Int) -> CGFloat {
    var width: CGFloat = 0
    for run in runs where run.range.upperBound > unit {
      if run.kind == .text {
        for (advance, index) in zip(run.advances, run.stringIndices) where index >= unit {
          width += advance
        }
      } else {
        width += run.width
      }
    }
    return width
  }

  /// Narrows a tab so that what follows it ends at its stop or has its middle there.
  mutating func alignTab() {
    guard let (index, alignment) = openTab else { return }
    openTab = nil
    let tab = runs[index]
    let width = x - tab.x - tab.width
    let shift = min(alignment == .right ? width : width / 2, tab.width)
    guard shift > 0 else { return }
    tab.width -= shift
    for later in runs[(index + 1)...] { later.shift(by: -shift) }
    x -= shift
  }

  private mutating func append(
    _ run: TypesetParagraph.Run, _ range: Range<Int>, _ paragraph: TypesetParagraph
  ) {
    let place = paragraph.location + range.lowerBound..<paragraph.location + range.upperBound
    let style = paragraph.styles[run.styleIndex]
    switch run.kind {
    case .text:
      appendText(run, range, place, paragraph)
    case .tab:
      alignTab()
      let stop = paragraph.paragraphStyle.tabStop(after: indent + x)
      let width = max(stop.location - indent - x, 0)
      if stop.alignment == .right || stop.alignment == .center {
        openTab = (runs.count, stop.alignment)
      }
      append(.tab, style, run, place, width)
    case .attachment:
      let bounds = paragraph.attachmentBounds(run)
      append(
        .attachment, style, run, place, CGFloat(paragraph.advances[range.lowerBound]), bounds)
    case .separator:
      append(.separator, style, run, place, 0)
    }
  }

  private mutating func append(
    _ kind: CTRun.Kind, _ style: TextStyle, _ run: TypesetParagraph.Run, _ range: Range<Int>,
    _ width: CGFloat, _ bounds: CGRect = .zero
  ) {
    runs.append(
      CTRun(
        style: style, font: run.font, kind: kind, range: range,
        isRightToLeft: run.isRightToLeft, x: x, width: width, attachmentBounds: bounds))
    x += width
  }

  private mutating func appendText(
    _ run: TypesetParagraph.Run, _ range: Range<Int>, _ place: Range<Int>,
    _ paragraph: TypesetParagraph
  ) {
    let shaped = run.shaped
    let style = paragraph.styles[run.styleIndex]
    let scale = run.font.unitScale
    let width = run.font.widthFactor
    let start = run.range.lowerBound
    var glyphs: [CGGlyph] = []
    var positions: [CGPoint] = []
    var advances: [CGFloat] = []
    var indices: [Int] = []
    glyphs.reserveCapacity(shaped.count)
    positions.reserveCapacity(shaped.count)
    advances.reserveCapacity(shaped.count)
    indices.reserveCapacity(shaped.count)
    // Sums stay in Double: positions are the same however a line is cut.
    var pen = Double(x)
    for index in 0..<shaped.count {
      let unit = start + Int(shaped.clusters[index])
      guard range.contains(unit) else { continue }
      let advance = paragraph.advance(run, index)
      let offset = shaped.offsets[index]
      glyphs.append(shaped.glyphs[index])
      positions.append(
        CGPoint(
          x: pen + Double(offset.x) * scale * width,
          y: Double(offset.y) * scale + Double(style.baselineOffset)))
      advances.append(CGFloat(advance))
      indices.append(paragraph.location + unit)
      pen += advance
    }
    runs.append(
      CTRun(
        style: style, font: run.font, kind: .text, range: place,
        isRightToLeft: run.isRightToLeft, x: x, glyphs: glyphs, positions: positions,
        advances: advances, stringIndices: indices, width: CGFloat(pen) - x,
        lacks: TextLacks.notes(
          of: glyphs, at: indices, in: paragraph.units, from: paragraph.location,
          font: run.font.instance)))
    x = CGFloat(pen)
  }
}
