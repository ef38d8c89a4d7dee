/// Containers of one's own, under the names that they had before `Group(subviews:)`.
public enum _VariadicView {
  /// What a tree has at its root.
  public typealias Root = _VariadicView_Root
  /// A root that makes a view.
  public typealias ViewRoot = _VariadicView_ViewRoot
  /// A root that makes one view.
  public typealias UnaryViewRoot = _VariadicView_UnaryViewRoot
  /// A root that makes several views.
  public typealias MultiViewRoot = _VariadicView_MultiViewRoot
  /// The views that a root is given.
  public typealias Children = _VariadicView_Children

  /// Shows what a root makes of the views that its content stands for.
  public struct Tree<Root: _VariadicView_Root, Content> {
    /// What makes a view of the content's views.
    public var root: Root
    /// The view whose views are handed to the root.
    public var content: Content
    /// Makes a tree of a root and its content.
    public init(root: Root, content: Content) {
      self.root = root
      self.content = content
    }
  }
}

extension _VariadicView.Tree where Content: View {
  /// Makes a tree of a root and the views of a closure.
  public init(_ root: Root, @ViewBuilder content: () -> Content) {
    self.init(root: root, content: content())
  }
}

extension _VariadicView.Tree: View where Root: _VariadicView_ViewRoot, Content: View {
  /// The view is drawn by its node and has no body.
  public typealias Body = Never
  /// Makes the node that hands the views to the root; apps do not call it.
  public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _Node<Self> {
    let properties = PropertyStorage(FieldTable.of(Root.self))
    return SubviewsNode(view, context) { view in
      view.content
    } transform: { view, subviews, node in
      var root = view.root
      properties.install(in: &root, of: node)
      return root.body(children: _VariadicView_Children(subviews: subviews))
    } onRemoval: {
      properties.release()
    }
  }
}

/// What has views below it in a tree.
public protocol _VariadicView_Root {}

/// What makes a view of the views that its content stands for.
@MainActor @preconcurrency public protocol _VariadicView_ViewRoot: _VariadicView_Root {
  /// The type of the view that the root makes.
  associatedtype Body: View
  typealias Children = _VariadicView_Children
  /// Makes a view of the views that the content stands for.
  @ViewBuilder func body(children: Children) -> Body
}

/// A root that makes one view. Differs: its result counts as what its body is, one view or several.
public protocol _VariadicView_UnaryViewRoot: _VariadicView_ViewRoot {}
/// A root that makes several views, for the container around.
public protocol _VariadicView_MultiViewRoot: _VariadicView_ViewRoot {}

/// The views that a root shows. Used as a view, it shows all of them.
nonisolated public struct _VariadicView_Children: RandomAccessCollection, View {
  let subviews: SubviewsCollection

  /// One of the views that a root is given.
  nonisolated public struct Element: View, Identifiable {
    let subview: Subview
    /// Traits that a root gave the view, over those that it has.
    private var given: [Given] = []

    private struct Given {
      let key: ObjectIdentifier
      let value: Any
      let write: @MainActor (AnyView) -> AnyView
    }

    init(subview: Subview) { self.subview = subview }

    /// The identity of the view; no two views have the same.
    public var id: AnyHashable { AnyHashable(subview.id) }
    /// The identifier that a `ForEach` gives it, or its tag.
    public func id<ID: Hashable>(as _: ID.Type = ID.self) -> ID? {
      subview.containerValues.tag(for: ID.self)
    }
    /// A value that the view tells the root; the key's default without. A root may write it for
    /// views further out.
    public subscript<Trait: _ViewTraitKey>(key: Trait.Type) -> Trait.Value {
      get {
        let last = given.last { $0.key == ObjectIdentifier(key) }
        if let value = last?.value as? Trait.Value { return value }
        let box = UncheckedResult(value: subview.item)
        return MainActor.unchecked { box.value.value(TraitValue<Trait>.self) }
      }
      set {
        let box = UncheckedResult(value: newValue)
        given.removeAll { $0.key == ObjectIdentifier(key) }
        given.append(
          Given(key: ObjectIdentifier(key), value: newValue) {
            let trait = LayoutValueModifier<TraitValue<Trait>>(
              value: box.value, overridesInner: true)
            return AnyView($0.modifier(trait))
          })
      }
    }
    /// The view itself, with the values that the root gave it.
    @ViewBuilder @MainActor public var body: some View {
      if given.isEmpty {
        subview
      } else {
        given.reduce(AnyView(subview)) { $1.write($0) }
      }
    }
  }

  /// The index of the first view.
  public var startIndex: Int { subviews.startIndex }
  /// The index behind the last view.
  public var endIndex: Int { subviews.endIndex }
  /// The view at an index.
  public subscript(index: Int) -> Element { Element(subview: subviews[index]) }
  /// All of the views, one after the other.
  @MainActor public var body: some View { subviews }
}

/// A value that a view tells the root around it.
public protocol _ViewTraitKey {
  /// The type of the value.
  associatedtype Value
  /// The value of a view that tells none.
  static var defaultValue: Value { get }
}

private enum TraitValue<Trait: _ViewTraitKey>: LayoutValueKey {
  static var defaultValue: Trait.Value { Trait.defaultValue }
}

extension View {
  /// Tells the root around the view a value.
  public func _trait<Trait: _ViewTraitKey>(
    _ key: Trait.Type, _ value: Trait.Value
  ) -> some View { layoutValue(key: TraitValue<Trait>.self, value: value) }
}
