/// A view for each element of a tree; elements with children disclose theirs.
public struct OutlineGroup<Data: RandomAccessCollection, ID: Hashable, Parent, Leaf, Subgroup> {
  let roots: [Data.Element]
  let id: (Data.Element) -> ID
  let children: (Data.Element) -> Data?
  let content: (Data.Element) -> Leaf
}

/// The children of an element of an `OutlineGroup`.
public struct OutlineSubgroupChildren: View {
  let view: AnyView
  /// The children as rows, each with its own.
  public var body: some View { view }
}

extension OutlineGroup: View where Parent: View, Leaf: View, Subgroup: View {
  /// The content of each element; where it has children, in a group that discloses them.
  public var body: some View {
    ForEach(roots.map { OutlineNode(id: id($0), value: $0) }) { node in
      if let below = children(node.value) {
        DisclosureGroup {
          OutlineSubgroupChildren(
            view: AnyView(
              OutlineGroup(
                roots: Array(below), id: id, children: children, content: content)))
        } label: {
          content(node.value)
        }
      } else {
        content(node.value)
      }
    }
  }
}

/// An element with its identifier.
private struct OutlineNode<ID: Hashable, Value>: Identifiable {
  let id: ID
  let value: Value
}

extension OutlineGroup
where Parent: View, Parent == Leaf, Subgroup == DisclosureGroup<Parent, OutlineSubgroupChildren> {
  /// Makes rows for a forest of elements.
  ///
  /// - Parameter children: The property with an element's children; nil for a leaf.
  public init<DataElement: Identifiable>(
    _ data: Data, children: KeyPath<DataElement, Data?>,
    @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where ID == DataElement.ID, DataElement == Data.Element {
    self.init(
      roots: Array(data), id: \.id, children: { $0[keyPath: children] }, content: content)
  }
  /// Makes rows for a tree from its root on.
  ///
  /// - Parameter children: The property with an element's children; nil for a leaf.
  public init<DataElement: Identifiable>(
    _ root: DataElement, children: KeyPath<DataElement, Data?>,
    @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where ID == DataElement.ID, DataElement == Data.Element {
    self.init(roots: [root], id: \.id, children: { $0[keyPath: children] }, content: content)
  }
  /// Makes rows for a forest of elements, which a key path identifies.
  ///
  /// - Parameter children: The property with an element's children; nil for a leaf.
  public init<DataElement>(
    _ data: Data, id: KeyPath<DataElement, ID>, children: KeyPath<DataElement, Data?>,
    @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where DataElement == Data.Element {
    self.init(
      roots: Array(data), id: { $0[keyPath: id] }, children: { $0[keyPath: children] },
      content: content)
  }
  /// Makes rows for a tree from its root on, which a key path identifies.
  ///
  /// - Parameter children: The property with an element's children; nil for a leaf.
  public init<DataElement>(
    _ root: DataElement, id: KeyPath<DataElement, ID>, children: KeyPath<DataElement, Data?>,
    @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where DataElement == Data.Element {
    self.init(
      roots: [root], id: { $0[keyPath: id] }, children: { $0[keyPath: children] },
      content: content)
  }
}
