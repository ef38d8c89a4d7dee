extension SVGDocument {
  /// The paths and lines of an element and of all below it, with the transforms of what it is in,
  /// in the document's own units, y down; nil where there is no element of the id or no path.
  ///
  /// Fills, strokes and styles do not matter.
  package func outline(ofElement id: String) -> CGPath? {
    guard nodes[id] != nil else { return nil }
    let outline = CGMutablePath()
    search(root, id, .identity, into: outline)
    return outline.isEmpty ? nil : outline
  }

  /// - Returns: Whether the element was there.
  @discardableResult private func search(
    _ node: SVGNode, _ id: String, _ parent: CGAffineTransform, into outline: CGMutablePath
  ) -> Bool {
    let transform = node.transform.concatenating(parent)
    if node.id == id {
      collect(node, transform, into: outline)
      return true
    }
    return node.children.contains { search($0, id, transform, into: outline) }
  }

  private func collect(
    _ node: SVGNode, _ transform: CGAffineTransform, into outline: CGMutablePath
  ) {
    if let path = node.path ?? line(node) { outline.addPath(path, transform: transform) }
    for child in node.children {
      collect(child, child.transform.concatenating(transform), into: outline)
    }
  }

  private func line(_ node: SVGNode) -> CGPath? {
    guard node.kind == "line" else { return nil }
    func value(_ name: String, _ direction: SVGLength.Direction) -> Double {
      node.length(name)?.value(direction, viewport: size, fontSize: 16) ?? 0
    }
    let path = CGMutablePath()
    path.move(to: CGPoint(x: value("x1", .horizontal), y: value("y1", .vertical)))
    path.addLine(to: CGPoint(x: value("x2", .horizontal), y: value("y2", .vertical)))
    return path
  }
}
