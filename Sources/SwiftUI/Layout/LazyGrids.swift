/// A column or row of a lazy grid, or several of them where the size is adaptive.
public struct GridItem: Equatable, Sendable {
  /// The size of one column or row, in points.
  public enum Size: Equatable, Sendable {
    /// A length of points.
    case fixed(CGFloat)
    /// A length between limits that shares what fixed columns leave, in even parts.
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    /// As many columns of a minimum length as fit, instead of one; they grow evenly up to a
    /// maximum.
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }
  /// The length of the column or row; by default flexible from 10 points on.
  public var size: Size
  /// The points to the next column or row; nil for 8.
  public var spacing: CGFloat?
  /// The alignment of the views in the column or row; nil for that of the grid.
  public var alignment: Alignment?
  /// Makes a column or row: by default a flexible one, as far from the next as the standard says,
  /// with the alignment of the grid.
  public init(
    _ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil
  ) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }
}

/// Tracks of equal items, filled one after the other.
struct LazyGridLayout: GuidelessLayout, Layout {
  let axis: Axis
  let tracks: [GridItem]
  let alignment: Alignment
  let spacing: CGFloat?

  struct Track {
    var start: CGFloat
    var length: CGFloat
    var alignment: Alignment
  }

  /// The maximum number of tracks that an adaptive item stands for.
  private static let mostAdaptiveTracks: CGFloat = 10_000

  /// Lengths of the tracks in a length: fixed ones first, the others in order.
  func resolved(_ available: CGFloat) -> [Track] {
    let gaps = tracks.map { $0.spacing ?? ViewSpacing.standard }
    var rest = available.less(gaps.dropLast().reduce(0, +))
    var openCount = 0
    for track in tracks {
      if case .fixed(let length) = track.size {
        rest = rest.less(max(length, 0))
      } else {
        openCount += 1
      }
    }
    var result: [Track] = []
    var position: CGFloat = 0
    for (track, gap) in zip(tracks, gaps) {
      let room = rest / CGFloat(max(openCount, 1))
      for (number, length) in lengths(of: track, gap, in: room).enumerated() {
        if number > 0 { position += gap }
        result.append(
          Track(start: position, length: length, alignment: track.alignment ?? alignment))
        position += length
      }
      position += gap
      switch track.size {
      case .fixed: continue
      case .flexible: rest = rest.less(result.last?.length ?? 0)
      case .adaptive: rest = rest.less(room)
      }
      openCount -= 1
    }
    return result
  }

  /// The lengths of the tracks that an item stands for, in its share of the room.
  private func lengths(of item: GridItem, _ gap: CGFloat, in room: CGFloat) -> [CGFloat] {
    switch item.size {
    case .fixed(let length): return [max(length, 0)]
    case .flexible(let minimum, let maximum): return [max(min(max(room, minimum), maximum), 0)]
    case .adaptive(let minimum, let maximum):
      // Any number of tracks fits endless room, so that there is one, of the maximum length.
      guard room.isFinite else { return [max(maximum, 0)] }
      let room = max(room, minimum, 0)
      let wanted = ((room + gap) / (minimum + gap)).rounded(.down)
      let count = wanted.isFinite ? min(max(wanted, 1), Self.mostAdaptiveTracks) : 1
      let length = max(min((room - gap * (count - 1)) / count, maximum), 0)
      return Array(repeating: length, count: Int(count))
    }
  }

  private func lines(
    _ subviews: Subviews, _ tracks: [Track]
  ) -> [(start: CGFloat, length: CGFloat, indices: Range<Int>)] {
    guard !tracks.isEmpty else { return [] }
    var result: [(start: CGFloat, length: CGFloat, indices: Range<Int>)] = []
    var position: CGFloat = 0
    var first = 0
    while first < subviews.count {
      let indices = first..<min(first + tracks.count, subviews.count)
      var length: CGFloat = 0
      for index in indices {
        let offer = ProposedViewSize(
          axis, major: nil, minor: tracks[index - first].length)
        length = max(length, subviews[index].sizeThatFits(offer)[axis])
      }
      result.append((position, length, indices))
      position += length + (spacing ?? ViewSpacing.standard)
      first = indices.upperBound
    }
    return result
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    let tracks = resolved(proposal[axis.other] ?? 10)
    let lines = lines(subviews, tracks)
    let across = tracks.last.map { $0.start + $0.length } ?? 0
    let along = lines.last.map { $0.start + $0.length } ?? 0
    return CGSize(axis, major: along, minor: across)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    // Tracks are found again, in the size that they gave.
    let tracks = resolved(bounds.size[axis.other])
    for line in lines(subviews, tracks) {
      for index in line.indices {
        let track = tracks[index - line.indices.lowerBound]
        let cell = CGSize(axis, major: line.length, minor: track.length)
        let offer = ProposedViewSize(axis, major: line.length, minor: track.length)
        let place = track.alignment.origin(
          of: subviews[index].dimensions(in: offer), in: ViewDimensions(cell))
        let origin = CGSize(axis, major: line.start, minor: track.start)
        subviews[index].place(
          at: CGPoint(
            x: bounds.minX + origin.width + place.x, y: bounds.minY + origin.height + place.y),
          proposal: offer)
      }
    }
  }
}

/// The views of sections that stay visible in lazy stacks and grids. Differs: none stays here,
/// since headers and footers scroll with the rest.
public struct PinnedScrollableViews: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: UInt32
  /// Makes a set of bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// The headers of sections.
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
  /// The footers of sections.
  public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}

/// A grid of columns that grows downwards. Differs: all of its views are made at once, also those
/// that a scroll view does not show.
nonisolated public struct LazyVGrid<Content: View>: View {
  let layout: LazyGridLayout
  let content: Content
  /// Makes a grid of columns. The spacing between lines is in points; nil for 8. The alignment is
  /// that of views in columns that have none of their own. `pinnedViews` has no effect here.
  public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    layout = LazyGridLayout(
      axis: .vertical, tracks: columns,
      alignment: Alignment(horizontal: alignment, vertical: .center), spacing: spacing)
    self.content = content()
  }
  /// The views in their columns.
  @MainActor public var body: some View { LayoutView(layout: layout, content: content) }
}

/// A grid of rows that grows to the trailing side. Differs: all of its views are made at once, also
/// those that a scroll view does not show.
nonisolated public struct LazyHGrid<Content: View>: View {
  let layout: LazyGridLayout
  let content: Content
  /// Makes a grid of rows. The spacing between lines is in points; nil for 8. The alignment is that
  /// of views in rows that have none of their own. `pinnedViews` has no effect here.
  public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    layout = LazyGridLayout(
      axis: .horizontal, tracks: rows,
      alignment: Alignment(horizontal: .center, vertical: alignment), spacing: spacing)
    self.content = content()
  }
  /// The views in their rows.
  @MainActor public var body: some View { LayoutView(layout: layout, content: content) }
}
