/// A part of an interface: a description, from which nodes are made.
@MainActor @preconcurrency public protocol View {
  /// What the view is made of; `Never` for one that is drawn as it is.
  associatedtype Body: View
  /// The views that this one stands for, made again when what it read has changed.
  @ViewBuilder var body: Body { get }
  /// Makes the node at the view's structural position. Views with a body leave it alone.
  static func _makeNode(_ view: Self, _ context: _NodeContext) -> _Node<Self>
  /// How many views each value adds to its container; nil where values differ in it.
  static var _viewCount: Int? { get }
}

extension View {
  /// The number of views that the body has.
  public static var _viewCount: Int? { ViewCount.of(Body.self) }
  /// Makes a node that runs the body.
  public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _Node<Self> {
    CompositeNode(view, context)
  }
}

extension Never: View {
  /// It has no body.
  public typealias Body = Never
  /// Never called, as there is no value.
  public var body: Never { fatalError("Never has no value to show.") }
  /// Never called, as there is no value.
  public static func _makeNode(_ view: Never, _ context: _NodeContext) -> _Node<Never> {}
}

extension View where Body == Never {
  /// The number is not known from the type: the view's node says it.
  public static var _viewCount: Int? { nil }
  /// Stops the program: a view without a body is drawn by its node.
  public var body: Never { fatalError("\(Self.self) has no body: it is drawn as it is.") }
}

/// What changes a view, or makes another of it.
@MainActor @preconcurrency public protocol ViewModifier {
  /// What the modifier makes of its content; `Never` for one that is applied as it is.
  associatedtype Body: View
  typealias Content = _ViewModifier_Content<Self>
  /// Makes the view of the content and what the modifier adds.
  @ViewBuilder func body(content: Content) -> Body
  /// Makes the node of a view with this modifier. Modifiers with a body leave it alone.
  static func _makeModifiedNode<Base: View>(
    _ view: ModifiedContent<Base, Self>, _ context: _NodeContext
  ) -> _Node<ModifiedContent<Base, Self>>
  /// How many views there are with this modifier where there are so many without.
  static func _viewCount(modifying count: Int?) -> Int?
}

extension ViewModifier {
  /// The number of views that the body has around one view. It is not known around several.
  public static func _viewCount(modifying count: Int?) -> Int? {
    // A body shows its content as one view; for several views the count is not known.
    count == 1 ? ViewCount.of(Body.self) : nil
  }
  /// Makes a node that runs the modifier's body.
  public static func _makeModifiedNode<Base: View>(
    _ view: ModifiedContent<Base, Self>, _ context: _NodeContext
  ) -> _Node<ModifiedContent<Base, Self>> {
    CustomModifierNode(view, context)
  }
  /// Both modifiers as one: this one is applied first.
  public func concat<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

extension ViewModifier where Body == Never {
  /// The number of views that there are without the modifier.
  public static func _viewCount(modifying count: Int?) -> Int? { count }
  /// Stops the program: a modifier without a body is applied by its node.
  public func body(content: Content) -> Never {
    fatalError("\(Self.self) has no body: it is applied as it is.")
  }
}

/// A modifier that leaves its content as it is.
public struct EmptyModifier: ViewModifier, Sendable {
  /// The modifier that leaves its content as it is.
  public static let identity = EmptyModifier()
  /// Makes a modifier that leaves its content as it is.
  public init() {}
  /// The content as it is.
  public func body(content: Content) -> some View { content }
}

/// A value with a modifier.
public struct ModifiedContent<Content, Modifier> {
  /// The view, or the modifier that is applied first.
  public var content: Content
  /// The modifier that is applied to the content.
  public var modifier: Modifier
  /// Puts a modifier on a value.
  public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent: Sendable where Content: Sendable, Modifier: Sendable {}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
  /// It has no body: the modifier makes its node.
  public typealias Body = Never
  /// Makes the modifier's node with the content inside.
  public static func _makeNode(
    _ view: ModifiedContent, _ context: _NodeContext
  ) -> _Node<ModifiedContent> {
    Modifier._makeModifiedNode(view, context)
  }
  /// The number of the content's views that the modifier leaves.
  public static var _viewCount: Int? {
    Modifier._viewCount(modifying: ViewCount.of(Content.self))
  }
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
  /// The content with the first modifier, and then the second.
  public func body(content: _ViewModifier_Content<Self>) -> some View {
    content.modifier(self.content).modifier(modifier)
  }
}

extension View {
  /// Applies a modifier to the view.
  public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

/// A view that is equal to another where its value says so.
public struct EquatableView<Content: Equatable & View>: View, @MainActor Equatable {
  /// The view that is compared before its body runs again.
  public var content: Content
  /// Makes a view that is compared by the content's own `==`.
  public init(content: Content) { self.content = content }
  /// The content as it is.
  public var body: some View { content }
  /// Whether the contents are equal; the body does not run again then.
  public static func == (left: Self, right: Self) -> Bool {
    left.content == right.content
  }
}

extension View where Self: Equatable {
  /// The view, which does not run its body again where its new value equals the old one.
  public func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}
