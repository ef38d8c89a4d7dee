/// A tree with what finding differences needs: who is inside whom, and a digest of each subtree.
struct TreeIndex {
  let nodes: [ViewTree.Node]
  /// The index of each node's parent; −1 for the root.
  private(set) var parents: [Int]
  private(set) var children: [[Int]]
  /// Stands for all that a subtree's raster is made of: classes, properties with the digests of
  /// images, sizes, and where each node is in its parent. Where the subtree itself is does not
  /// count. The tree's text has all of it, so that no digest needs to be stored.
  private(set) var digests: [UInt64]
  /// The place of each node without a name among the unnamed siblings of its class; −1 where there
  /// is no other.
  private var ordinals: [Int]

  init(_ tree: ViewTree) {
    nodes = tree.nodes
    parents = [Int](repeating: -1, count: nodes.count)
    children = [[Int]](repeating: [], count: nodes.count)
    digests = [UInt64](repeating: 0, count: nodes.count)
    ordinals = [Int](repeating: -1, count: nodes.count)
    var path: [Int] = []
    for (index, node) in nodes.enumerated() {
      path.removeSubrange(node.depth...)
      if let parent = path.last {
        parents[index] = parent
        children[parent].append(index)
      }
      path.append(index)
    }
    for index in nodes.indices.reversed() {
      digests[index] = digest(of: index)
      number(children[index])
    }
  }

  private mutating func number(_ siblings: [Int]) {
    var alike: [String: [Int]] = [:]
    for sibling in siblings where nodes[sibling].name.isEmpty {
      alike[nodes[sibling].type, default: []].append(sibling)
    }
    for group in alike.values where group.count > 1 {
      for (ordinal, sibling) in group.enumerated() { ordinals[sibling] = ordinal }
    }
  }

  /// The children's digests are there already: they follow their parent.
  private func digest(of index: Int) -> UInt64 {
    let node = nodes[index]
    var digest = TextHash()
    digest.add(node.type)
    digest.add(UInt64(bitPattern: Int64(node.frame.width)))
    digest.add(UInt64(bitPattern: Int64(node.frame.height)))
    for property in node.properties {
      digest.add(property.key)
      digest.add(property.value)
    }
    for child in children[index] {
      let frame = nodes[child].frame
      digest.add(UInt64(bitPattern: Int64(frame.x - node.frame.x)))
      digest.add(UInt64(bitPattern: Int64(frame.y - node.frame.y)))
      digest.add(digests[child])
    }
    return digest.value
  }

  /// The frame in the parent's; of the root its own.
  func relativeFrame(_ index: Int) -> ViewFrame {
    var frame = nodes[index].frame
    guard parents[index] >= 0 else { return frame }
    frame.x -= nodes[parents[index]].frame.x
    frame.y -= nodes[parents[index]].frame.y
    return frame
  }

  /// What a node is called among its siblings: its name, or its class, with a number from 0 where
  /// there are several such.
  func title(_ index: Int) -> String {
    let node = nodes[index]
    if !node.name.isEmpty { return node.name.singleLine }
    let type = node.type.singleLine
    return ordinals[index] < 0 ? type : "\(type)[\(ordinals[index])]"
  }

  /// The titles from below the root, separated by `/`; of the root its own.
  func path(_ index: Int) -> String {
    var titles: [String] = []
    var node = index
    while node > 0 {
      titles.append(title(node))
      node = parents[node]
    }
    return titles.isEmpty ? title(0) : titles.reversed().joined(separator: "/")
  }
}

/// FNV-1a with 64 bits, eight bytes at a time: the same in every process, unlike `Hasher`.
private struct TextHash {
  private(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325

  mutating func add(_ word: UInt64) {
    value = (value ^ word) &* 0x0000_0100_0000_01b3
    value ^= value >> 29
  }

  mutating func add(_ text: String) {
    for byte in text.utf8 { value = (value ^ UInt64(byte)) &* 0x0000_0100_0000_01b3 }
    add(UInt64(text.utf8.count))
  }
}
