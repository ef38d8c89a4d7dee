/// The views and layers of a picture, as they were drawn: what each is called, where it was and
/// what was set on it.
///
/// Flat, in drawing order: a node's descendants follow it, each one deeper than its parent. Hidden
/// views are in it without their place and what is inside them.
package struct ViewTree: Sendable, Hashable {
  /// A property that differs from the class's default, as text: `cornerRadius`, `12`.
  package struct Property: Sendable, Hashable {
    package var key: String
    package var value: String

    /// - Parameter value: Kept without the addresses of objects.
    package init(_ key: String, _ value: String) {
      self.key = key
      self.value = MemoryAddress.removed(from: value)
    }
  }

  package struct Node: Sendable, Hashable {
    /// The depth in the tree; 0 for the root alone.
    package var depth: Int
    package var type: String
    /// An accessibility identifier, or the owner's stored property; empty without either.
    package var name: String
    /// The view's frame in the root's space.
    package var frame: ViewFrame
    /// The properties, in the order in which they are told.
    package var properties: [Property]

    /// - Parameter name: Kept without the addresses of objects, as apps make names of descriptions.
    package init(
      depth: Int, type: String, name: String = "", frame: ViewFrame, properties: [Property] = []
    ) {
      self.depth = depth
      self.type = type
      self.name = MemoryAddress.removed(from: name)
      self.frame = frame
      self.properties = properties
    }

    /// Whether the view is hidden or transparent: the tree says only that of it, and leaves out
    /// what is inside.
    var isUndrawn: Bool { frame == .none && (self["isHidden"] == "true" || self["alpha"] == "0") }

    package subscript(key: String) -> String? { properties.first { $0.key == key }?.value }
  }

  package private(set) var nodes: [Node]

  /// Nodes, depth and bytes of text that a tree has at most. Larger ones are not kept.
  package static let maximumNodeCount = 20_000
  package static let maximumDepth = 500
  package static let maximumByteCount = 1 << 20

  /// Makes a tree; nil where the nodes are not one, or there are more than are kept.
  package init?(_ nodes: [Node]) {
    guard nodes.first?.depth == 0, nodes.count <= Self.maximumNodeCount else { return nil }
    for (node, next) in zip(nodes, nodes.dropFirst()) {
      guard next.depth > 0, next.depth <= min(node.depth + 1, Self.maximumDepth) else {
        return nil
      }
    }
    self.nodes = nodes
  }
}

/// A rectangle in thousandths of a point, so that equal frames are equal texts.
package struct ViewFrame: Sendable, Hashable {
  package var x: Int
  package var y: Int
  package var width: Int
  package var height: Int

  /// The frame of a hidden view.
  package static let none = ViewFrame(thousandths: 0, 0, 0, 0)

  init(thousandths x: Int, _ y: Int, _ width: Int, _ height: Int) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// Makes a frame in points. NaN counts as 0, and what is beyond a million kilometres as that far.
  package init(x: Double, y: Double, width: Double, height: Double) {
    func thousandths(_ value: Double) -> Int {
      value.isNaN ? 0 : Int((value * 1000).rounded().clamped(to: -Self.limit...Self.limit))
    }
    self.init(
      thousandths: thousandths(x), thousandths(y), thousandths(width), thousandths(height))
  }

  /// The maximum magnitude of a side, in thousandths: sums of a few never overflow.
  static let limit = 1e15

  /// A number of thousandths in points: 20.5.
  static func points(_ thousandths: Int) -> String {
    let digits = String(thousandths.magnitude % 1000 + 1000).dropFirst()
    let fraction = digits.reversed().drop { $0 == "0" }.reversed()
    return (thousandths < 0 ? "-" : "") + String(thousandths.magnitude / 1000)
      + (fraction.isEmpty ? "" : "." + String(fraction))
  }

  /// The origin as `(16, 20.5)`.
  var originText: String { "(\(Self.points(x)), \(Self.points(y)))" }
  /// The size as `100 × 44`.
  var sizeText: String { "\(Self.points(width)) × \(Self.points(height))" }
}
