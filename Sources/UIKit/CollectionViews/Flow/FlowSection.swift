/// The lines of one section of a flow layout.
///
/// Items go into a line while they and the minimum distances fit. The distances share the room left
/// over in a line, so that it is flush on both sides; a single item is centered. The last line of a
/// section whose items have one size keeps the distances of the others; where sizes differ it
/// starts at the near edge with the minimum distances. Items are centered within the length of
/// their line.
/// it (openradar 20825965 for the last line).
///
/// Items wider than a line start at the near edge. Places are rounded to pixels, sizes are not.
struct FlowSection {
  /// The figures that a section is laid out by.
  struct Metrics {
    var near: CGFloat = 0
    var far: CGFloat = 0
    /// The insets across, before and after the lines.
    var before: CGFloat = 0
    var after: CGFloat = 0
    var lineSpacing: CGFloat = 0
    var itemSpacing: CGFloat = 0
    /// The length of the header and of the footer.
    var header: CGFloat = 0
    var footer: CGFloat = 0
    /// The content's breadth, across.
    var breadth: CGFloat = 0
    /// Pixels per point.
    var scale: CGFloat = 1
  }

  /// The items' sizes: one size for all of them, or a size for each.
  enum Items {
    case uniform(FlowSize, count: Int)
    case different([FlowSize])

    var count: Int {
      switch self {
      case .uniform(_, let count): count
      case .different(let sizes): sizes.count
      }
    }
  }

  private struct Line {
    var firstItem: Int
    var count: Int
    /// The distance from the start of the lines.
    var offset: CGFloat
    var length: CGFloat
    /// The place of the first item and the distance between items.
    var start: CGFloat
    var gap: CGFloat
  }

  let metrics: Metrics
  let items: Items
  /// The section's start along the direction of scrolling.
  let origin: CGFloat
  /// The lines of a section with different sizes.
  private var lines: [Line] = []
  /// The number of items in a full line of a section with one size.
  private var itemsPerLine = 1
  private var uniformLine = Line(firstItem: 0, count: 0, offset: 0, length: 0, start: 0, gap: 0)
  private var linesLength: CGFloat = 0

  init(_ metrics: Metrics, _ items: Items, origin: CGFloat) {
    self.metrics = metrics
    self.items = items
    self.origin = origin
    switch items {
    case .uniform(let size, let count): fill(size, count)
    case .different(let sizes): fill(sizes)
    }
  }

  /// Overflows below this are rounding errors of summed fractions, and do not count.
  private static let tolerance: CGFloat = 1e-6

  private var room: CGFloat { max(metrics.breadth - metrics.before - metrics.after, 0) }

  // MARK: Filling

  private mutating func fill(_ size: FlowSize, _ count: Int) {
    guard count > 0 else { return }
    let step = size.breadth + metrics.itemSpacing
    let fitting =
      step > 0 ? (room + metrics.itemSpacing + Self.tolerance) / step : CGFloat(count)
    itemsPerLine = fitting.isFinite ? Int(fitting.clamped(to: 1...1e6)) : count
    let (start, gap) = spread(size.breadth * CGFloat(itemsPerLine), itemsPerLine)
    uniformLine = Line(
      firstItem: 0, count: itemsPerLine, offset: 0, length: size.length, start: start, gap: gap)
    let lineCount = CGFloat((count + itemsPerLine - 1) / itemsPerLine)
    linesLength = lineCount * size.length + (lineCount - 1) * metrics.lineSpacing
  }

  private mutating func fill(_ sizes: [FlowSize]) {
    let (room, spacing) = (room + Self.tolerance, metrics.itemSpacing)
    var first = 0
    // The breadths of the line's items, without distances.
    var used: CGFloat = 0
    var length: CGFloat = 0
    for (index, size) in sizes.enumerated() {
      let count = index - first
      if count > 0, used + size.breadth + CGFloat(count) * spacing > room {
        close(first..<index, used, length, isFull: true)
        (first, used, length) = (index, size.breadth, size.length)
      } else {
        used += size.breadth
        length = max(length, size.length)
      }
    }
    if first < sizes.count { close(first..<sizes.count, used, length, isFull: false) }
    linesLength = lines.last.map { $0.offset + $0.length } ?? 0
  }

  /// - Parameter used: The sum of the items' breadths.
  private mutating func close(
    _ range: Range<Int>, _ used: CGFloat, _ length: CGFloat, isFull: Bool
  ) {
    let offset = lines.last.map { $0.offset + $0.length + metrics.lineSpacing } ?? 0
    var (start, gap) = (metrics.before, metrics.itemSpacing)
    if isFull { (start, gap) = spread(used, range.count) }
    lines.append(
      Line(
        firstItem: range.lowerBound, count: range.count, offset: offset, length: length,
        start: start, gap: gap))
  }

  /// Shares the room that items leave of a line.
  private func spread(_ used: CGFloat, _ count: Int) -> (start: CGFloat, gap: CGFloat) {
    let rest = max(room - used, 0)
    if count == 1 { return (metrics.before + rest / 2, metrics.itemSpacing) }
    return (metrics.before, rest / CGFloat(count - 1))
  }

  // MARK: Places

  var length: CGFloat {
    metrics.header + metrics.near + linesLength + metrics.far + metrics.footer
  }

  var end: CGFloat { origin + length }

  var header: FlowRect? {
    guard metrics.header > 0 else { return nil }
    return FlowRect(
      along: origin, across: 0, length: metrics.header, breadth: metrics.breadth)
  }

  var footer: FlowRect? {
    guard metrics.footer > 0 else { return nil }
    return FlowRect(
      along: end - metrics.footer, across: 0, length: metrics.footer, breadth: metrics.breadth)
  }

  private var linesOrigin: CGFloat { origin + metrics.header + metrics.near }

  func item(_ index: Int) -> FlowRect? {
    guard index >= 0, index < items.count else { return nil }
    switch items {
    case .uniform(let size, _):
      let line = CGFloat(index / itemsPerLine)
      return place(
        size, at: index % itemsPerLine, before: size.breadth * CGFloat(index % itemsPerLine),
        uniformLine, offset: line * (size.length + metrics.lineSpacing))
    case .different(let sizes):
      let line = lines[lineIndex { $0.firstItem + $0.count > index }]
      var before: CGFloat = 0
      for other in line.firstItem..<index { before += sizes[other].breadth }
      return place(
        sizes[index], at: index - line.firstItem, before: before, line, offset: line.offset)
    }
  }

  /// - Parameter before: The breadth of the items before this one in its line.
  private func place(
    _ size: FlowSize, at column: Int, before: CGFloat, _ line: Line, offset: CGFloat
  ) -> FlowRect {
    FlowRect(
      along: PixelRounding.nearest(
        linesOrigin + offset + (line.length - size.length) / 2, scale: metrics.scale),
      across: PixelRounding.nearest(
        line.start + before + CGFloat(column) * line.gap, scale: metrics.scale),
      length: size.length, breadth: size.breadth)
  }

  /// The items of the lines that reach into a range.
  func items(from start: CGFloat, to end: CGFloat) -> Range<Int> {
    let (first, last) = (start - linesOrigin, end - linesOrigin)
    guard items.count > 0, last >= 0, first <= linesLength else { return 0..<0 }
    switch items {
    case .uniform(let size, let count):
      let step = size.length + metrics.lineSpacing
      guard step > 0 else { return 0..<count }
      let upper = Int((last / step).rounded(.up).clamped(to: 0...1e9)) &+ 1
      let lower = Int((first / step).rounded(.down).clamped(to: 0...1e9))
      return min(lower * itemsPerLine, count)..<min(upper * itemsPerLine, count)
    case .different(let sizes):
      let lower = lineIndex { $0.offset + $0.length >= first }
      let upper = lineIndex { $0.offset > last }
      let from = lower < lines.count ? lines[lower].firstItem : sizes.count
      let to = upper < lines.count ? lines[upper].firstItem : sizes.count
      return from..<max(from, to)
    }
  }

  /// The first line for which `isWanted` holds, as it does for all later lines.
  private func lineIndex(where isWanted: (Line) -> Bool) -> Int {
    var (low, high) = (0, lines.count)
    while low < high {
      let middle = (low + high) / 2
      if isWanted(lines[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
