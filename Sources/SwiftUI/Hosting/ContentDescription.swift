/// The views of a hosted view, for trees of what was drawn.
extension _UIHostingView: DescribedContent {
  package func describeContent(
    _ add: (_ level: Int, _ type: String, _ frame: CGRect, _ pairs: [(String, String)]) -> Void
  ) {
    guard let rootNode else { return }
    for child in rootNode.childNodes { NodeDescription.describe(child, 0, [], add) }
  }
}

/// What nodes say of themselves for trees.
@MainActor enum NodeDescription {
  static func describe(
    _ node: _ViewNode, _ level: Int, _ modifiers: [(String, String)],
    _ add: (_ level: Int, _ type: String, _ frame: CGRect, _ pairs: [(String, String)]) -> Void
  ) {
    if let name = node.shownName {
      // Modifiers are told of from the view outwards.
      let frame = node.items.reduce(CGRect.null) { $0.union($1.frame) }
      let properties = node.shownProperties + modifiers.reversed()
      add(level, name, frame.isNull ? .zero : frame, properties)
      for child in node.describedNodes { describe(child, level + 1, [], add) }
      return
    }
    let own = node.shownModifier.map { [$0] } ?? []
    for child in node.describedNodes { describe(child, level, modifiers + own, add) }
  }
}
