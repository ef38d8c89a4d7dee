extension ViewTree {
  /// The tree for people: a line for each node, indented, with its name, class, frame and
  /// properties.
  ///
  ///     CardView  (0, 0) 180 × 70  backgroundColor #FFFFFF, cornerRadius 12
  ///       titleLabel: UILabel  (16, 12) 84.5 × 20.5  text “Espresso”, font 17 semibold
  package var outline: String {
    let index = TreeIndex(self)
    return nodes.indices.map { place in
      let node = nodes[place]
      var line = String(repeating: "  ", count: node.depth) + index.title(place)
      if !node.name.isEmpty { line += ": " + node.type.singleLine }
      if node.frame != .none { line += "  \(node.frame.originText) \(node.frame.sizeText)" }
      let properties = node.properties.map { "\($0.key.singleLine) \($0.value.singleLine)" }
      if !properties.isEmpty { line += "  " + properties.joined(separator: ", ") }
      return line + "\n"
    }.joined()
  }
}
