/// What a grid finds out about its cells, and the lengths of its columns and rows.
struct GridEngine {
  struct Cell {
    let index: Int
    let columns: Range<Int>
    let anchor: UnitPoint?
    let unsized: Axis.Set
  }

  struct Row {
    var cells: [Cell]
    var alignment: VerticalAlignment?
  }

  struct Lines {
    var widths: [CGFloat]
    var heights: [CGFloat]
    /// What a row's cells are offered; nil for their own height.
    var offers: [CGFloat?]
    var size: CGSize
  }

  let layout: GridLayout
  private(set) var rows: [Row] = []
  private(set) var columnCount = 1
  private var columnAlignments: [HorizontalAlignment?] = []
  private var columnGaps: [CGFloat] = []
  private var rowGaps: [CGFloat] = []

  init(_ layout: GridLayout, _ subviews: LayoutSubviews) {
    self.layout = layout
    findRows(subviews)
    findColumnAlignments(subviews)
    findGaps(subviews)
  }

  // MARK: Cells

  private mutating func findRows(_ subviews: LayoutSubviews) {
    var last: GridRowMark?
    var widest = 1
    for (index, view) in subviews.enumerated() {
      let mark = view[GridRowKey.self]
      if mark == nil || mark !== last { rows.append(Row(cells: [], alignment: mark?.alignment)) }
      let start = rows[rows.count - 1].cells.last?.columns.upperBound ?? 0
      let count = mark == nil ? 1 : view[GridColumnsKey.self]
      rows[rows.count - 1].cells.append(
        Cell(
          index: index, columns: start..<(start + count), anchor: view[GridAnchorKey.self],
          unsized: view[GridUnsizedAxesKey.self]))
      if mark != nil { widest = max(widest, start + count) }
      last = mark
    }
    columnCount = widest
    // A view outside of rows takes all columns.
    for row in rows.indices {
      let cell = rows[row].cells[0]
      guard subviews[cell.index][GridRowKey.self] == nil else { continue }
      rows[row].cells[0] = Cell(
        index: cell.index, columns: 0..<columnCount, anchor: cell.anchor, unsized: cell.unsized)
    }
  }

  private mutating func findColumnAlignments(_ subviews: LayoutSubviews) {
    columnAlignments = Array(repeating: nil, count: columnCount)
    for cell in rows.flatMap(\.cells) where cell.columns.count == 1 {
      let column = cell.columns.lowerBound
      guard columnAlignments[column] == nil else { continue }
      columnAlignments[column] = subviews[cell.index][GridColumnAlignmentKey.self]
    }
  }

  private mutating func findGaps(_ subviews: LayoutSubviews) {
    columnGaps = Array(
      repeating: layout.horizontalSpacing ?? 0, count: max(columnCount - 1, 0))
    if layout.horizontalSpacing == nil {
      var found = [CGFloat?](repeating: nil, count: columnGaps.count)
      for row in rows {
        for (left, right) in zip(row.cells, row.cells.dropFirst()) {
          let gap = subviews[left.index].spacing.distance(
            to: subviews[right.index].spacing, along: .horizontal)
          let place = right.columns.lowerBound - 1
          found[place] = max(found[place] ?? 0, gap)
        }
      }
      columnGaps = found.map { $0 ?? ViewSpacing.standard }
    }
    for (upper, lower) in zip(rows, rows.dropFirst()) {
      rowGaps.append(layout.verticalSpacing ?? gap(between: upper, and: lower, subviews))
    }
  }

  /// The largest distance that cells over each other want.
  private func gap(between upper: Row, and lower: Row, _ subviews: LayoutSubviews) -> CGFloat {
    var result: CGFloat?
    for above in upper.cells {
      for below in lower.cells where above.columns.overlaps(below.columns) {
        let own = subviews[above.index].spacing.distance(
          to: subviews[below.index].spacing, along: .vertical)
        result = max(result ?? 0, own)
      }
    }
    return result ?? ViewSpacing.standard
  }

  // MARK: Lengths

  func lines(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews) -> Lines {
    guard !rows.isEmpty else { return Lines(widths: [], heights: [], offers: [], size: .zero) }
    let widths = columnWidths(proposal, subviews)
    let (heights, offers) = rowHeights(proposal.height, widths, subviews)
    let size = CGSize(
      width: widths.reduce(0, +) + columnGaps.reduce(0, +),
      height: heights.reduce(0, +) + rowGaps.reduce(0, +))
    return Lines(widths: widths, heights: heights, offers: offers, size: size)
  }

  func width(of columns: Range<Int>, _ widths: [CGFloat]) -> CGFloat {
    widths[columns].reduce(0, +)
      + columnGaps[columns.lowerBound..<max(columns.upperBound - 1, columns.lowerBound)]
      .reduce(0, +)
  }

  private func columnWidths(
    _ proposal: ProposedViewSize, _ subviews: LayoutSubviews
  ) -> [CGFloat] {
    var singles = [[Int]](repeating: [], count: columnCount)
    var spanning: [Cell] = []
    for cell in rows.flatMap(\.cells) where !cell.unsized.contains(.horizontal) {
      if cell.columns.count == 1 {
        singles[cell.columns.lowerBound].append(cell.index)
      } else {
        spanning.append(cell)
      }
    }
    func width(_ column: Int, _ offer: CGFloat?) -> CGFloat {
      let offer = ProposedViewSize(width: offer, height: nil)
      return singles[column].reduce(0) { max($0, subviews[$1].sizeThatFits(offer).width) }
    }
    var widths: [CGFloat]
    if let available = proposal.width {
      let room = available.less(columnGaps.reduce(0, +))
      let settled = proposal.height.map { _ in settledWidths(of: singles, in: room, subviews) }
      widths = Self.shared(columnCount, room, settled: settled ?? [:], width)
    } else {
      widths = (0..<columnCount).map { width($0, nil) }
    }
    // Cells of several columns widen them where there is room.
    for cell in spanning {
      let own = self.width(of: cell.columns, widths)
      let rest = proposal.width.map {
        max($0.less(self.width(of: 0..<columnCount, widths)), 0)
      }
      let wanted = subviews[cell.index].sizeThatFits(
        ProposedViewSize(width: rest.map { own + $0 }, height: nil)).width
      let more = min(wanted.less(own), rest ?? .infinity)
      guard more > 0, own.isFinite else { continue }
      for column in cell.columns { widths[column] += more / CGFloat(cell.columns.count) }
    }
    return widths
  }

  private func rowHeights(
    _ available: CGFloat?, _ widths: [CGFloat], _ subviews: LayoutSubviews
  ) -> (heights: [CGFloat], offers: [CGFloat?]) {
    func height(_ row: Int, _ offer: CGFloat?) -> CGFloat {
      extent(of: row, widths, offer, subviews).height
    }
    guard let available else {
      return (rows.indices.map { height($0, nil) }, rows.map { _ in nil })
    }
    let room = available.less(rowGaps.reduce(0, +))
    var offers = [CGFloat?](repeating: nil, count: rows.count)
    let heights = Self.shared(rows.count, room) { row, offer in
      offers[row] = offer
      return height(row, offer)
    }
    return (heights, offers)
  }

  /// Widths of the columns that are settled by an even share of the width, where the grid is
  /// offered a height as well. Such a column leaves some of its share, and its cells are as high
  /// there as they are in any height; more width would only make them lower. A cell that a small
  /// height would cut, such as a text of two lines, keeps its column open.
  ///
  /// SwiftUI does not document this. Sources: tables of swift-markdown-ui, recorded on iOS with a
  /// height and, after they got a fixed vertical size, without. With a height, long texts of a
  /// fixed vertical size are offered half of the width beside a narrow column, and a picture that
  /// takes the whole half gets what the other column leaves as well.
  private func settledWidths(
    of cells: [[Int]], in room: CGFloat, _ subviews: LayoutSubviews
  ) -> [Int: CGFloat] {
    let share = max(room / CGFloat(columnCount), 0)
    guard share.isFinite else { return [:] }
    func size(_ cell: Int, in height: CGFloat?) -> CGSize {
      subviews[cell].sizeThatFits(ProposedViewSize(width: share, height: height))
    }
    var result: [Int: CGFloat] = [:]
    for (column, cells) in cells.enumerated() {
      let width = cells.reduce(0) { max($0, size($1, in: nil).width) }
      guard width < share else { continue }
      let keepsHeights = cells.allSatisfy {
        size($0, in: 0).height == size($0, in: .infinity).height
      }
      if keepsHeights { result[column] = width }
    }
    return result
  }

  /// Lengths of lines that share a length: after the settled ones, those of minimum flexibility
  /// choose first, and those of the same flexibility are offered the same.
  ///
  /// Source: a table of swift-markdown-ui on iOS, of whose four columns with a text in common none
  /// gets what the others leave.
  private static func shared(
    _ count: Int, _ room: CGFloat, settled: [Int: CGFloat] = [:],
    _ length: (Int, CGFloat?) -> CGFloat
  ) -> [CGFloat] {
    var result = [CGFloat](repeating: 0, count: count)
    var rest = room
    var open: [Int] = []
    for line in 0..<count {
      guard let own = settled[line] else {
        open.append(line)
        continue
      }
      result[line] = own
      rest = rest.less(own)
    }
    let flexibility = open.map { length($0, .infinity).less(length($0, 0)) }
    let order = zip(flexibility, open).sorted { $0 < $1 }
    var offer: CGFloat = 0
    for (place, (own, line)) in order.enumerated() {
      if place == 0 || own != order[place - 1].0 {
        offer = max(rest / CGFloat(order.count - place), 0)
      }
      result[line] = length(line, offer)
      rest = rest.less(result[line])
    }
    return result
  }

  // MARK: Places

  private func offer(_ cell: Cell, _ widths: [CGFloat], _ height: CGFloat?) -> ProposedViewSize {
    ProposedViewSize(width: width(of: cell.columns, widths), height: height)
  }

  private func verticalAlignment(_ row: Int) -> VerticalAlignment {
    rows[row].alignment ?? layout.alignment.vertical
  }

  /// The height that a row's cells need, and how far its guide is below its top.
  private func extent(
    of row: Int, _ widths: [CGFloat], _ height: CGFloat?, _ subviews: LayoutSubviews
  ) -> (height: CGFloat, guide: CGFloat) {
    let alignment = verticalAlignment(row)
    var (aligned, whole) = (AlignedExtent(), CGFloat(0))
    for cell in rows[row].cells where !cell.unsized.contains(.vertical) {
      let own = subviews[cell.index].dimensions(in: offer(cell, widths, height))
      whole = max(whole, own.height)
      guard cell.anchor == nil else { continue }
      aligned.add(guide: own[alignment], length: own.height)
    }
    return (max(whole, aligned.length), max(aligned.guide, 0))
  }

  func placement(
    of row: Int, _ lines: Lines, _ subviews: LayoutSubviews
  ) -> [(origin: CGPoint, proposal: ProposedViewSize)] {
    let top = lines.heights[..<row].reduce(0, +) + rowGaps[..<row].reduce(0, +)
    let alignment = verticalAlignment(row)
    let extent = extent(of: row, lines.widths, lines.offers[row], subviews)
    return rows[row].cells.map { cell in
      let left =
        lines.widths[..<cell.columns.lowerBound].reduce(0, +)
        + columnGaps[..<cell.columns.lowerBound].reduce(0, +)
      let size = CGSize(
        width: width(of: cell.columns, lines.widths), height: lines.heights[row])
      let box = ViewDimensions(size)
      let offer = ProposedViewSize(
        width: size.width,
        height: cell.unsized.contains(.vertical) ? size.height : lines.offers[row])
      let own = subviews[cell.index].dimensions(in: offer)
      if let anchor = cell.anchor {
        return (
          CGPoint(
            x: left + anchor.x * (size.width - own.width),
            y: top + anchor.y * (size.height - own.height)), offer
        )
      }
      let guide =
        columnAlignments[cell.columns.lowerBound] ?? layout.alignment.horizontal
      let y =
        alignment.key.merging == .never
        ? box[alignment] - own[alignment] : extent.guide - own[alignment]
      return (CGPoint(x: left + box[guide] - own[guide], y: top + y), offer)
    }
  }
}
