/// A section of a compositional layout with its groups placed, relative to the section's start.
///
/// Headers and footers lie outside of `contentInsets` along the direction that the layout scrolls
/// in, and between those insets at the sides.
final class CompositionalSection {
  struct PlacedGroup {
    let origin: CGPoint
    let firstItem: Int
    let solution: GroupSolution
  }

  struct Boundary {
    let item: NSCollectionLayoutBoundarySupplementaryItem
    let frame: CGRect
    let path: Int
  }

  let section: NSCollectionLayoutSection
  let surroundings: any NSCollectionLayoutEnvironment
  /// The direction that the layout scrolls in.
  let axis: NSLayoutConstraint.Axis
  /// The section's size in both directions, in points.
  private(set) var size = CGSize.zero
  private(set) var groups: [PlacedGroup] = []
  private(set) var boundaries: [Boundary] = []
  /// The groups' extent if the section scrolls by itself.
  private(set) var scrollSize = CGSize.zero
  /// The frame of the section's own scroll view.
  private(set) var scrollFrame = CGRect.zero
  let itemCount: Int
  private let insets: NSDirectionalEdgeInsets
  private let container: CGSize

  var isOrthogonal: Bool { section.orthogonalScrollingBehavior != .none }

  /// - Parameters:
  ///   - insets: The section's content insets with those of its reference.
  ///   - measured: The sizes that items asked for, by their index.
  ///   - measuredBoundaries: The sizes that headers and other boundary views asked for, by kind.
  init(
    _ section: NSCollectionLayoutSection, itemCount: Int, axis: NSLayoutConstraint.Axis,
    _ environment: any NSCollectionLayoutEnvironment, insets: NSDirectionalEdgeInsets,
    measured: [Int: CGSize], measuredBoundaries: [String: CGSize]
  ) {
    self.section = section
    surroundings = environment
    self.axis = axis
    self.itemCount = itemCount
    self.insets = insets
    container = environment.container.contentSize
    solve(measured, measuredBoundaries)
  }

  private func solve(_ measured: [Int: CGSize], _ measuredBoundaries: [String: CGSize]) {
    let sizes = section.boundarySupplementaryItems.map {
      $0.layoutSize.size(in: boundaryRoom, measured: measuredBoundaries[$0.elementKind])
    }
    var extra = NSDirectionalEdgeInsets.zero
    for (item, size) in zip(section.boundarySupplementaryItems, sizes)
    where item.extendsBoundary { extra.extend(by: item.alignment, size, along: axis) }
    let start = CGPoint(x: extra.leading + insets.leading, y: extra.top + insets.top)
    let room = container.reduced(by: insets).reduced(
      by: axis == .vertical
        ? NSDirectionalEdgeInsets(
          top: 0, leading: extra.leading, bottom: 0, trailing: extra.trailing)
        : NSDirectionalEdgeInsets(top: extra.top, leading: 0, bottom: extra.bottom, trailing: 0))
    let extent = placeGroups(from: start, in: room, measured)
    size = container
    let around =
      axis == .vertical
      ? insets.top + insets.bottom + extra.top + extra.bottom
      : insets.leading + insets.trailing + extra.leading + extra.trailing
    size.setLength(extent.length(axis) + around, axis)
    placeScroller(start, extent)
    placeBoundaries(sizes)
  }

  // MARK: Groups

  /// - Returns: The groups' extent.
  private func placeGroups(
    from start: CGPoint, in room: CGSize, _ measured: [Int: CGSize]
  ) -> CGSize {
    let way = isOrthogonal ? axis.other : axis
    let solver = GroupSolver(measured: measured, traits: surroundings.traitCollection)
    var extent = CGSize.zero
    var origin = start
    var first = 0
    // Full groups are alike if no item or decoration in them is measured.
    var pattern: GroupSolution?
    let range = measured.keys.min().map { $0...(measured.keys.max() ?? $0) }
    func isAlike(_ count: Int) -> Bool {
      let items = first...(first + count)
      return itemCount - first >= count
        && (range?.overlaps(items) != true || !items.contains { measured[$0] != nil })
    }
    while first < itemCount {
      let known = pattern.flatMap { isAlike($0.items.count) ? $0 : nil }
      let group =
        known ?? solver.solve(section.group, in: room, first: first, remaining: itemCount - first)
      guard !group.items.isEmpty else { break }
      if pattern == nil, isAlike(group.items.count) { pattern = group }
      if first > 0 { origin.move(by: section.interGroupSpacing, way) }
      let (near, far) = groupRoom(way)
      origin.move(by: near, way)
      groups.append(PlacedGroup(origin: origin, firstItem: first, solution: group))
      origin.move(by: group.size.length(way) + far, way)
      let across = group.size.length(way.other)
      extent.setLength(max(extent.length(way.other), across), way.other)
      first += group.items.count
    }
    let length = way == .horizontal ? origin.x - start.x : origin.y - start.y
    extent.setLength(max(length, 0), way)
    return extent
  }

  /// The room before and after each group, along the direction in which groups follow each other.
  private func groupRoom(_ way: NSLayoutConstraint.Axis) -> (CGFloat, CGFloat) {
    let spacing = section.group.edgeSpacing
    return way == .horizontal
      ? (spacing?.leading?.spacing ?? 0, spacing?.trailing?.spacing ?? 0)
      : (spacing?.top?.spacing ?? 0, spacing?.bottom?.spacing ?? 0)
  }

  private func placeScroller(_ start: CGPoint, _ extent: CGSize) {
    guard isOrthogonal else { return }
    if axis == .vertical {
      scrollFrame = CGRect(x: 0, y: start.y, width: container.width, height: extent.height)
      scrollSize = CGSize(
        width: start.x + extent.width + insets.trailing, height: extent.height)
    } else {
      scrollFrame = CGRect(x: start.x, y: 0, width: extent.width, height: container.height)
      scrollSize = CGSize(
        width: extent.width, height: start.y + extent.height + insets.bottom)
    }
  }

  // MARK: Headers and footers

  private var sideInsets: NSDirectionalEdgeInsets {
    guard section.supplementariesFollowContentInsets else { return .zero }
    return axis == .vertical
      ? NSDirectionalEdgeInsets(
        top: 0, leading: insets.leading, bottom: 0, trailing: insets.trailing)
      : NSDirectionalEdgeInsets(top: insets.top, leading: 0, bottom: insets.bottom, trailing: 0)
  }

  private var boundaryRoom: CGSize { container.reduced(by: sideInsets) }

  private func placeBoundaries(_ sizes: [CGSize]) {
    let sides = sideInsets
    let whole = CGRect(
      x: sides.leading, y: sides.top, width: size.width - sides.leading - sides.trailing,
      height: size.height - sides.top - sides.bottom)
    var counts: [String: Int] = [:]
    for (item, size) in zip(section.boundarySupplementaryItems, sizes) {
      let anchor = NSCollectionLayoutAnchor(edges: item.alignment.edges)
      let place = anchor.point(of: whole)
      let own = anchor.point(of: CGRect(origin: .zero, size: size))
      var frame = CGRect(
        x: place.x - own.x + item.offset.x, y: place.y - own.y + item.offset.y,
        width: size.width, height: size.height)
      frame.origin.x += item.contentInsets.leading
      frame.origin.y += item.contentInsets.top
      frame.size = frame.size.reduced(by: item.contentInsets)
      let index = counts[item.elementKind, default: 0]
      counts[item.elementKind] = index + 1
      boundaries.append(Boundary(item: item, frame: frame, path: index))
    }
  }

  // MARK: Search

  /// The group that holds an item.
  func group(of item: Int) -> PlacedGroup? {
    var (low, high) = (0, groups.count)
    while low < high {
      let middle = (low + high) / 2
      if groups[middle].firstItem > item { high = middle } else { low = middle + 1 }
    }
    guard low > 0, item >= 0, item < itemCount else { return nil }
    let group = groups[low - 1]
    return item - group.firstItem < group.solution.items.count ? group : nil
  }

  /// The groups that reach into a part of the section, of its scrolled content if it scrolls.
  func groups(in rect: CGRect) -> ArraySlice<PlacedGroup> {
    let way = isOrthogonal ? axis.other : axis
    func start(_ group: PlacedGroup) -> CGFloat {
      way == .horizontal ? group.origin.x : group.origin.y
    }
    let (near, far) =
      way == .horizontal ? (rect.minX, rect.maxX) : (rect.minY, rect.maxY)
    // Items may reach out of their group; it is supposed that it is by no more than a group's
    // length.
    var (low, high) = (0, groups.count)
    while low < high {
      let middle = (low + high) / 2
      let group = groups[middle]
      let end = start(group) + 2 * group.solution.size.length(way)
      if end >= near { high = middle } else { low = middle + 1 }
    }
    var last = low
    while last < groups.count,
      start(groups[last]) - groups[last].solution.size.length(way) <= far
    { last += 1 }
    return groups[low..<last]
  }
}

extension CGPoint {
  fileprivate mutating func move(by length: CGFloat, _ axis: NSLayoutConstraint.Axis) {
    if axis == .horizontal { x += length } else { y += length }
  }
}

extension NSDirectionalEdgeInsets {
  /// Makes room for a view at an edge; corners count to the ends of the axis.
  fileprivate mutating func extend(
    by alignment: NSRectAlignment, _ size: CGSize, along axis: NSLayoutConstraint.Axis
  ) {
    let edges = alignment.edges
    let isAtEnd =
      axis == .vertical
      ? edges.contains(.top) || edges.contains(.bottom)
      : edges.contains(.leading) || edges.contains(.trailing)
    if axis == .vertical || !isAtEnd {
      if edges.contains(.top) { top = max(top, size.height) }
      if edges.contains(.bottom) { bottom = max(bottom, size.height) }
    }
    if axis == .horizontal || !isAtEnd {
      if edges.contains(.leading) { leading = max(leading, size.width) }
      if edges.contains(.trailing) { trailing = max(trailing, size.width) }
    }
  }
}
