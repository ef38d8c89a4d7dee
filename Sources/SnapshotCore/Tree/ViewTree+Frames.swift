extension ViewTree {
  /// What stands for a class where frames are: no class can be called so.
  private static let stripType = "(frames)"
  private static let frameType = "(frame)"

  /// What is drawn in each frame of a strip, as one tree: a node for each frame, in their order,
  /// named by its time, and below it what it shows.
  ///
  /// Nil where the tree is larger than what is kept.
  ///
  /// - Parameter times: The frames' times, in seconds.
  package init?(frames: [ViewTree], times: [Double]) {
    guard let frame = frames.first?.nodes.first?.frame, frames.count == times.count else {
      return nil
    }
    var nodes = [Node(depth: 0, type: Self.stripType, frame: frame)]
    for (tree, time) in zip(frames, times) {
      let name = StripTimes.list([time])
      nodes.append(Node(depth: 1, type: Self.frameType, name: name, frame: tree.nodes[0].frame))
      nodes += tree.nodes.map { node in
        var node = node
        node.depth += 2
        return node
      }
    }
    self.init(nodes)
  }

  /// What a frame of a strip shows; nil where it has no frame of that number. The first frame of a
  /// picture's tree is the whole tree.
  package func frame(_ index: Int) -> ViewTree? {
    guard nodes[0].type == Self.stripType else { return index == 0 ? self : nil }
    let starts = nodes.indices.filter { nodes[$0].depth == 1 }
    guard starts.indices.contains(index) else { return nil }
    let end = index + 1 < starts.count ? starts[index + 1] : nodes.count
    return ViewTree(
      nodes[(starts[index] + 1)..<end].map { node in
        var node = node
        node.depth -= 2
        return node
      })
  }
}
