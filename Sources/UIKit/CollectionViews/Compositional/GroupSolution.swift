/// The places of a group's items, relative to its corner.
final class GroupSolution {
  struct Item {
    var frame: CGRect
    var zIndex = 0
    /// The dimensions that the item's view may not choose.
    var fixed = FixedDimensions(width: true, height: true)
  }

  struct Supplementary {
    var frame: CGRect
    let item: NSCollectionLayoutSupplementaryItem
    /// The index of the item that the view belongs to, within the group.
    var index: Int
  }

  var size: CGSize
  var items: [Item] = []
  var supplementaries: [Supplementary] = []

  init(size: CGSize) {
    self.size = size
  }

  /// Takes over the parts of a group within this one.
  func append(_ inner: GroupSolution, at origin: CGPoint) {
    let first = items.count
    for item in inner.items {
      var moved = item
      moved.frame.origin.x += origin.x
      moved.frame.origin.y += origin.y
      items.append(moved)
    }
    for supplementary in inner.supplementaries {
      var moved = supplementary
      moved.frame.origin.x += origin.x
      moved.frame.origin.y += origin.y
      moved.index += first
      supplementaries.append(moved)
    }
  }
}

/// Works out the places of a group's items.
struct GroupSolver {
  /// The sizes that self-sizing items asked for, by their index in the section.
  let measured: [Int: CGSize]
  let traits: UITraitCollection

  /// Overflows below this are rounding errors of summed fractions, and do not count.
  private static let tolerance: CGFloat = 1e-6

  /// - Parameters:
  ///   - first: The index of the group's first item in the section.
  ///   - remaining: The number of items that are left for the group.
  func solve(
    _ group: NSCollectionLayoutGroup, in container: CGSize, first: Int, remaining: Int
  ) -> GroupSolution {
    let solution = GroupSolution(size: group.layoutSize.points(in: container))
    let insets = group.contentInsets
    let inner = solution.size.reduced(by: insets)
    switch group.arrangement {
    case .custom(let provider):
      let environment = LayoutEnvironment(LayoutContainer(solution.size, insets), traits)
      for item in provider(environment).prefix(remaining) {
        let frame = item.frame.offsetBy(dx: insets.leading, dy: insets.top)
        solution.items.append(.init(frame: frame, zIndex: item.zIndex))
      }
    case .horizontal: fill(solution, group, inner, .horizontal, first, remaining)
    case .vertical: fill(solution, group, inner, .vertical, first, remaining)
    }
    for item in group.supplementaryItems {
      let frame = item.frame(
        of: item.layoutSize.points(in: solution.size),
        in: CGRect(origin: .zero, size: solution.size))
      solution.supplementaries.append(.init(frame: frame, item: item, index: 0))
    }
    return solution
  }

  // MARK: Lines of subitems

  /// One subitem of a group that has no place yet.
  private struct Part {
    let item: NSCollectionLayoutItem
    var size: CGSize
    /// The solution of a subitem that is a group; nil for an item.
    var inner: GroupSolution?
    var fixed: FixedDimensions

    init(_ item: NSCollectionLayoutItem, _ size: CGSize, inner: GroupSolution? = nil) {
      self.item = item
      self.size = size
      self.inner = inner
      fixed = item.layoutSize.fixedDimensions
    }
  }

  private typealias Axis = NSLayoutConstraint.Axis

  private func fill(
    _ solution: GroupSolution, _ group: NSCollectionLayoutGroup, _ inner: CGSize, _ axis: Axis,
    _ first: Int, _ remaining: Int
  ) {
    let parts = uniform(gather(group, inner, axis, first, remaining))
    let gaps = group.interItemSpacing
    let used = parts.reduce(CGFloat(max(parts.count - 1, 0)) * (gaps?.spacing ?? 0)) {
      $0 + outerLength($1, axis)
    }
    let breadth = parts.reduce(0) { max($0, outerLength($1, axis.other)) }
    let insets = group.contentInsets
    let around = CGSize(
      width: insets.leading + insets.trailing, height: insets.top + insets.bottom)
    var room = inner
    if group.layoutSize.dimension(axis).isEstimated {
      room.setLength(used, axis)
      solution.size.setLength(used + around.length(axis), axis)
    }
    if group.layoutSize.dimension(axis.other).isEstimated {
      room.setLength(breadth, axis.other)
      solution.size.setLength(breadth + around.length(axis.other), axis.other)
    }
    place(parts, solution, group, room, spare: max(room.length(axis) - used, 0), axis)
  }

  /// The subitems that the group has room and items for.
  private func gather(
    _ group: NSCollectionLayoutGroup, _ inner: CGSize, _ axis: Axis, _ first: Int,
    _ remaining: Int
  ) -> [Part] {
    guard !group.subitems.isEmpty else { return [] }
    let gap = group.interItemSpacing?.spacing ?? 0
    let isOpen = group.layoutSize.dimension(axis).isEstimated
    var parts: [Part] = []
    var used: CGFloat = 0
    var taken = 0
    while taken < remaining {
      if let count = group.count, parts.count == count { break }
      if group.count == nil, isOpen, parts.count == group.subitems.count { break }
      let item = group.subitems[parts.count % group.subitems.count]
      var part = makePart(item, inner, first + taken, remaining - taken)
      if group.sharesLength, let count = group.count {
        let shared = max(inner.length(axis) - gap * CGFloat(count - 1), 0) / CGFloat(count)
        if !isOpen { part = resized(part, shared, axis, inner, first + taken, remaining - taken) }
      }
      let length = outerLength(part, axis) + (parts.isEmpty ? 0 : gap)
      let isFull = used + length > inner.length(axis) + Self.tolerance
      if group.count == nil, !isOpen, !parts.isEmpty, isFull { break }
      // Subitems without length would fit for ever.
      if group.count == nil, length <= 0, parts.count >= group.subitems.count { break }
      taken += part.inner?.items.count ?? 1
      used += length
      parts.append(part)
      if let inner = part.inner, inner.items.isEmpty { break }
    }
    return parts
  }

  /// Gives subitems that share a uniform size the size of the largest one.
  private func uniform(_ parts: [Part]) -> [Part] {
    var parts = parts
    for axis in [Axis.horizontal, .vertical] {
      let places = parts.indices.filter {
        parts[$0].item.layoutSize.dimension(axis).isUniformAcrossSiblings
      }
      let length = places.reduce(0) { max($0, parts[$1].size.length(axis)) }
      for place in places { parts[place].size.setLength(length, axis) }
    }
    return parts
  }

  private func makePart(
    _ item: NSCollectionLayoutItem, _ container: CGSize, _ first: Int, _ remaining: Int
  ) -> Part {
    if let group = item as? NSCollectionLayoutGroup {
      let inner = solve(group, in: container, first: first, remaining: remaining)
      return Part(item, inner.size, inner: inner)
    }
    return Part(item, item.layoutSize.size(in: container, measured: measured[first]))
  }

  /// The part with the length that the group gives it.
  private func resized(
    _ part: Part, _ length: CGFloat, _ axis: Axis, _ container: CGSize, _ first: Int,
    _ remaining: Int
  ) -> Part {
    var part = part
    let own = max(length - outerLength(part, axis) + part.size.length(axis), 0)
    part.size.setLength(own, axis)
    if axis == .horizontal { part.fixed.width = true } else { part.fixed.height = true }
    guard let group = part.item as? NSCollectionLayoutGroup else { return part }
    let dimension = NSCollectionLayoutDimension.absolute(own)
    let size =
      axis == .horizontal
      ? NSCollectionLayoutSize(
        widthDimension: dimension, heightDimension: group.layoutSize.heightDimension)
      : NSCollectionLayoutSize(
        widthDimension: group.layoutSize.widthDimension, heightDimension: dimension)
    let inner = solve(
      group.resized(to: size), in: container, first: first, remaining: remaining)
    return Part(part.item, inner.size, inner: inner)
  }

  private func outerLength(_ part: Part, _ axis: Axis) -> CGFloat {
    let (near, far) = part.item.spacing(axis)
    return (near?.spacing ?? 0) + part.size.length(axis) + (far?.spacing ?? 0)
  }

  /// - Parameter spare: The length that flexible distances share, in points.
  private func place(
    _ parts: [Part], _ solution: GroupSolution, _ group: NSCollectionLayoutGroup, _ room: CGSize,
    spare: CGFloat, _ axis: Axis
  ) {
    let gaps = group.interItemSpacing
    var flexible = gaps?.isFlexibleSpacing == true ? parts.count - 1 : 0
    for part in parts {
      let (near, far) = part.item.spacing(axis)
      for spacing in [near, far] where spacing?.isFlexibleSpacing == true { flexible += 1 }
    }
    let share = flexible > 0 ? spare / CGFloat(flexible) : 0
    func length(_ spacing: NSCollectionLayoutSpacing?) -> CGFloat {
      guard let spacing else { return 0 }
      return spacing.spacing + (spacing.isFlexibleSpacing ? share : 0)
    }
    let corner = CGPoint(x: group.contentInsets.leading, y: group.contentInsets.top)
    var cursor: CGFloat = 0
    for (index, part) in parts.enumerated() {
      let (near, far) = part.item.spacing(axis)
      if index > 0 { cursor += length(gaps) }
      cursor += length(near)
      let across = offsetAcross(part, room, axis.other)
      let origin =
        axis == .horizontal
        ? CGPoint(x: corner.x + cursor, y: corner.y + across)
        : CGPoint(x: corner.x + across, y: corner.y + cursor)
      append(part, to: solution, at: origin)
      cursor += part.size.length(axis) + length(far)
    }
  }

  private func offsetAcross(_ part: Part, _ room: CGSize, _ axis: Axis) -> CGFloat {
    let (near, far) = part.item.spacing(axis)
    let spare = max(room.length(axis) - outerLength(part, axis), 0)
    let start = near?.spacing ?? 0
    switch (near?.isFlexibleSpacing == true, far?.isFlexibleSpacing == true) {
    case (true, true): return start + spare / 2
    case (true, false): return start + spare
    default: return start
    }
  }

  private func append(_ part: Part, to solution: GroupSolution, at origin: CGPoint) {
    if let inner = part.inner {
      solution.append(inner, at: origin)
      return
    }
    let fixed = part.fixed
    let insets = part.item.contentInsets
    var frame = CGRect(origin: origin, size: part.size)
    if fixed.width {
      frame.origin.x += insets.leading
      frame.size.width = max(frame.size.width - insets.leading - insets.trailing, 0)
    }
    if fixed.height {
      frame.origin.y += insets.top
      frame.size.height = max(frame.size.height - insets.top - insets.bottom, 0)
    }
    let index = solution.items.count
    solution.items.append(.init(frame: frame, fixed: fixed))
    for item in part.item.supplementaryItems {
      let place = item.frame(of: item.layoutSize.points(in: frame.size), in: frame)
      solution.supplementaries.append(.init(frame: place, item: item, index: index))
    }
  }
}

extension NSLayoutConstraint.Axis {
  var other: NSLayoutConstraint.Axis { self == .horizontal ? .vertical : .horizontal }
}

extension CGSize {
  func length(_ axis: NSLayoutConstraint.Axis) -> CGFloat {
    axis == .horizontal ? width : height
  }

  mutating func setLength(_ length: CGFloat, _ axis: NSLayoutConstraint.Axis) {
    if axis == .horizontal { width = length } else { height = length }
  }
}

extension NSCollectionLayoutSize {
  func dimension(_ axis: NSLayoutConstraint.Axis) -> NSCollectionLayoutDimension {
    axis == .horizontal ? widthDimension : heightDimension
  }
}

extension NSCollectionLayoutItem {
  /// The room before and after the item.
  fileprivate func spacing(
    _ axis: NSLayoutConstraint.Axis
  ) -> (near: NSCollectionLayoutSpacing?, far: NSCollectionLayoutSpacing?) {
    axis == .horizontal
      ? (edgeSpacing?.leading, edgeSpacing?.trailing) : (edgeSpacing?.top, edgeSpacing?.bottom)
  }
}

extension NSCollectionLayoutGroup {
  fileprivate func resized(to size: NSCollectionLayoutSize) -> NSCollectionLayoutGroup {
    let copy = NSCollectionLayoutGroup(
      size, arrangement, subitems, count: count, sharesLength: sharesLength)
    copy.takeRoom(of: self)
    copy.interItemSpacing = interItemSpacing
    copy.supplementaryItems = supplementaryItems
    return copy
  }
}
