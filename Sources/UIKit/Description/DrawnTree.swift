/// The views and layers of a picture as they are drawn, for people and tests to compare: the name,
/// place and non-default properties of each.
package struct DrawnTree {
  package struct Node {
    /// The depth below the root, which has 0.
    package let depth: Int
    package let type: String
    /// The accessibility identifier, or the stored property of an owner; empty without either.
    package let name: String
    /// The frame in the root's bounds. Zero if the node is hidden.
    package let frame: CGRect
    package var properties: DrawnProperties
  }

  /// The nodes in drawing order: descendants follow their node.
  package private(set) var nodes: [Node] = []

  /// - Parameter owners: The objects above the root that may store it or its descendants.
  @MainActor package init(of root: CALayer, owners: [AnyObject] = []) {
    var walk = DrawnTreeWalk(root: root)
    for owner in owners { walk.names.add(owner, around: nil) }
    walk.visit(root, depth: 0, place: DrawnTreeWalk.Place(bounds: root.bounds))
    nodes = walk.nodes
  }
}

/// A view whose content is described in words of its own, and not as layers.
@MainActor package protocol DescribedContent {
  /// Calls `add` for each part, descendants after it, with its depth below the view, its name, its
  /// frame in the view's space and its non-default properties.
  func describeContent(
    _ add: (_ level: Int, _ type: String, _ frame: CGRect, _ pairs: [(String, String)]) -> Void)
}

/// One walk over the layers below a root.
@MainActor
private struct DrawnTreeWalk {
  /// The place of a layer's own space in the root's, while only translations lead there.
  struct Place {
    var origin: CGPoint
    var isTranslated = true

    init(bounds: CGRect) {
      origin = CGPoint(x: -bounds.minX, y: -bounds.minY)
    }
  }

  /// The maximum depth: `ViewTree` has a limit, and so has the stack.
  private static let maximumDepth = 400

  let root: CALayer
  var nodes: [DrawnTree.Node] = []
  var names = OwnedNames()

  init(root: CALayer) {
    self.root = root
  }

  mutating func visit(_ layer: CALayer, depth: Int, place: Place, role: String? = nil) {
    guard depth < Self.maximumDepth else { return }
    let view = layer.model().delegate as? UIView
    let object: AnyObject = view ?? layer.model()
    let type = TypeNames.name(of: object)
    if let view { names.add(of: view) }
    let name = role ?? names.name(of: object)
    var properties = DrawnProperties()
    if layer.isHidden || layer.opacity <= 0, depth > 0 {
      properties.add("isHidden", layer.isHidden ? "true" : nil)
      properties.add("alpha", layer.isHidden ? nil : "0")
      append(depth, type, name, .zero, properties)
      return
    }
    properties.add(layer, of: view)
    var isWhole = true
    if let view { isWhole = !properties.add(view) } else { properties.add(special: layer) }
    append(depth, type, name, frame(of: layer, place, isRoot: depth == 0), properties)
    if let describing = view as? any DescribedContent {
      let origin = CGPoint(
        x: place.origin.x + layer.bounds.minX, y: place.origin.y + layer.bounds.minY)
      describing.describeContent { level, type, frame, pairs in
        guard depth + 1 + level < Self.maximumDepth else { return }
        var properties = DrawnProperties()
        for (key, value) in pairs { properties.add(key, DrawnText.kept(value)) }
        append(
          depth + 1 + level, type, "", frame.offsetBy(dx: origin.x, dy: origin.y), properties)
      }
    }
    if isWhole { visitChildren(of: layer, depth: depth, place: place) }
  }

  private mutating func append(
    _ depth: Int, _ type: String, _ name: String, _ frame: CGRect, _ properties: DrawnProperties
  ) {
    nodes.append(
      DrawnTree.Node(
        depth: depth, type: type, name: name, frame: frame, properties: properties))
  }

  private mutating func visitChildren(of layer: CALayer, depth: Int, place: Place) {
    if let mask = layer.maskLayer {
      visit(mask, depth: depth + 1, place: inside(mask, place, of: layer), role: "mask")
    }
    let isDescribed = layer.model().delegate is any DescribedContent
    for child in layer.children where !isDescribed || child.model().delegate is UIView {
      visit(child, depth: depth + 1, place: inside(child, place, of: layer))
    }
  }

  /// The place of a sublayer's own space.
  private func inside(_ child: CALayer, _ place: Place, of layer: CALayer) -> Place {
    var place = place
    place.isTranslated =
      place.isTranslated && !child.isGeometryFlipped && CATransform3DIsIdentity(child.transform)
      && CATransform3DIsIdentity(layer.sublayerTransform)
    let anchor = child.anchorInBounds
    place.origin.x += child.position.x - anchor.x
    place.origin.y += child.position.y - anchor.y
    return place
  }

  private func frame(of layer: CALayer, _ place: Place, isRoot: Bool) -> CGRect {
    let bounds = layer.bounds
    if isRoot { return CGRect(origin: .zero, size: bounds.size) }
    if place.isTranslated {
      return bounds.offsetBy(dx: place.origin.x, dy: place.origin.y)
    }
    let frame = root.convert(bounds, from: layer)
    return frame.offsetBy(dx: -root.bounds.minX, dy: -root.bounds.minY)
  }
}

/// The names of classes, each computed once.
@MainActor
private enum TypeNames {
  private static let known = LockedTable<ObjectIdentifier, String>()

  static func name(of object: AnyObject) -> String {
    let key: AnyClass = type(of: object)
    if let name = known[ObjectIdentifier(key)] { return name }
    let name = String(describing: key)
    known[ObjectIdentifier(key)] = name
    return name
  }
}

extension RenderHost {
  /// The tree of what `render(scale:)` draws; nil without a hosted view.
  package func drawnTree() -> DrawnTree? {
    guard let view = hostedView else { return nil }
    let controllers = [view.controller?.parent, view.controller].compactMap(\.self)
    guard showsPresentation else { return DrawnTree(of: view.layer, owners: controllers) }
    return view.layer.withPresentation { DrawnTree(of: $0, owners: controllers) }
  }
}
