/// Which view accounts for each pixel that differs.
///
/// The deepest changed view whose area holds the pixel, before or after; where none does, the
/// frontmost view there that paints.
struct PixelAttribution {
  /// The number of pixels of each change, in the difference's order.
  private(set) var pixelsOfChange: [Int]
  /// The number of pixels of each node of the new tree, where no change accounts for them.
  private(set) var pixelsOfNode: [Int]

  /// A node's area in whole pixels; the change that accounts for it, or −1.
  private struct Area {
    var node: Int
    var change: Int
    var depth: Int
    var paints: Bool
    var minX: Int
    var minY: Int
    var maxX: Int
    var maxY: Int

    var isEmpty: Bool { minX >= maxX || minY >= maxY }

    func meets(_ x: Int, _ y: Int, _ side: Int) -> Bool {
      minX < x + side && maxX > x && minY < y + side && maxY > y
    }

    func covers(_ x: Int, _ y: Int, _ side: Int) -> Bool {
      minX <= x && maxX >= x + side && minY <= y && maxY >= y + side
    }

    mutating func grow(by count: Int) {
      (minX, minY, maxX, maxY) = (minX - count, minY - count, maxX + count, maxY + count)
    }

    mutating func clip(to other: Area) {
      (minX, minY) = (max(minX, other.minX), max(minY, other.minY))
      (maxX, maxY) = (min(maxX, other.maxX), min(maxY, other.maxY))
    }
  }

  private static let tileSide = 8

  /// - Parameter scale: Pixels per point.
  init(_ difference: TreeDifference, mask: DifferenceMask, scale: Double) {
    pixelsOfChange = [Int](repeating: 0, count: difference.changes.count)
    pixelsOfNode = [Int](repeating: 0, count: difference.new.nodes.count)
    let after = Self.areas(
      difference.new, difference.changes.enumerated().compactMap { change in
        change.element.new.map { ($0, change.offset) }
      }, scale: scale)
    let before = Self.areas(
      difference.old, difference.changes.enumerated().compactMap { change in
        change.element.old.map { ($0, change.offset) }
      }, scale: scale)
    for row in 0..<mask.tilesHigh {
      let y = row * Self.tileSide
      let rowAfter = after.filter { $0.minY < y + Self.tileSide && $0.maxY > y }
      let rowBefore = before.filter { $0.minY < y + Self.tileSide && $0.maxY > y }
      for column in 0..<mask.tilesWide {
        let tile = mask.tiles[row * mask.tilesWide + column]
        if tile == 0 { continue }
        add(tile, x: column * Self.tileSide, y: y, rowAfter, rowBefore)
      }
    }
  }

  private mutating func add(
    _ tile: UInt64, x: Int, y: Int, _ after: [Area], _ before: [Area]
  ) {
    let after = after.filter { $0.meets(x, y, Self.tileSide) }
    let before = before.filter { $0.meets(x, y, Self.tileSide) }
    let isUniform =
      after.allSatisfy { $0.covers(x, y, Self.tileSide) }
      && before.allSatisfy { $0.covers(x, y, Self.tileSide) }
    if isUniform {
      add(tile.nonzeroBitCount, at: x, y, after, before)
      return
    }
    var bits = tile
    while bits != 0 {
      let bit = bits.trailingZeroBitCount
      bits &= bits - 1
      add(1, at: x + bit & 7, y + bit >> 3, after, before)
    }
  }

  private mutating func add(
    _ count: Int, at x: Int, _ y: Int, _ after: [Area], _ before: [Area]
  ) {
    let changed = after.last { $0.change >= 0 && $0.covers(x, y, 1) }
    let old = before.last { $0.change >= 0 && $0.covers(x, y, 1) }
    if let found = (old?.depth ?? -1) > (changed?.depth ?? -1) ? old : changed {
      pixelsOfChange[found.change] += count
    } else {
      let front = after.last { $0.paints && $0.covers(x, y, 1) }
      pixelsOfNode[front?.node ?? 0] += count
    }
  }

  /// The area of every node that is seen, in drawing order.
  private static func areas(
    _ tree: TreeIndex, _ changes: [(node: Int, change: Int)], scale: Double
  ) -> [Area] {
    var changeOfNode = [Int](repeating: -1, count: tree.nodes.count)
    for (node, change) in changes { changeOfNode[node] = change }
    var areas: [Area] = []
    /// The area of each node in which the nodes around it show what is inside.
    var clips: [Area] = []
    for (index, node) in tree.nodes.enumerated() {
      var area = area(node, of: index, scale)
      let parent = tree.parents[index]
      var clip = area
      if node["clipsToBounds"] == nil { (clip.minX, clip.minY, clip.maxX, clip.maxY) = unclipped }
      if parent >= 0 { clip.clip(to: clips[parent]) }
      clips.append(clip)
      area.change = changeOfNode[index]
      if area.change >= 0 { area.grow(by: Self.reach(node, scale)) }
      if parent >= 0 { area.clip(to: clips[parent]) }
      if !area.isEmpty { areas.append(area) }
    }
    return areas
  }

  private static let unclipped = (-maximumPixel, -maximumPixel, maximumPixel, maximumPixel)
  private static let maximumPixel = 1 << 30

  /// Whole pixels that a frame touches.
  private static func area(_ node: ViewTree.Node, of index: Int, _ scale: Double) -> Area {
    func pixel(_ thousandths: Int, _ rule: FloatingPointRoundingRule) -> Int {
      let limit = Double(maximumPixel)
      let place = (Double(thousandths) / 1000 * scale).rounded(rule)
      return Int(place.clamped(to: -limit...limit))
    }
    let frame = node.frame
    return Area(
      node: index, change: -1, depth: node.depth,
      paints: node.properties.contains { paintingKeys.contains($0.key) },
      minX: pixel(frame.x, .down), minY: pixel(frame.y, .down),
      maxX: pixel(frame.x + frame.width, .up), maxY: pixel(frame.y + frame.height, .up))
  }

  /// Keys of the properties by which a view has pixels of its own.
  private static let paintingKeys: Set<String> = [
    "attributes", "backgroundColor", "border", "colors", "contents", "draws", "image", "path",
    "placeholder", "shadow", "string", "text", "title",
  ]

  /// How far a shadow lies outside of the frame, pixels: two radii and the offset.
  private static func reach(_ node: ViewTree.Node, _ scale: Double) -> Int {
    guard let shadow = node["shadow"] else { return 0 }
    let isNumeral = { (character: Character) in character.isNumber || character == "." }
    let numbers = shadow.split { !isNumeral($0) }.prefix(3).compactMap { Double($0) }
    guard numbers.count == 3, numbers.allSatisfy({ $0 < 1e6 }) else { return 0 }
    return Int(clamping: ((2 * numbers[0] + max(numbers[1], numbers[2])) * scale).rounded(.up))
  }
}
