/// A part of an interface: a description, from which nodes are made.
@MainActor @preconcurrency public protocol View {
  associatedtype Body: View
  @ViewBuilder var body: Body { get }
  /// Makes the node at the view's structural position. Views with a body leave it alone.
  static func _makeNode(_ view: Self, _ context: _NodeContext) -> _Node<Self>
  /// How many views each value adds to its container; nil where values differ in it.
  static var _viewCount: Int? { get }
}

extension View {
  public static var _viewCount: Int? { ViewCount.of(Body.self) }
  public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _Node<Self> {
    CompositeNode(view, context)
  }
}

extension Never: View {
  public typealias Body = Never
  public var body: Never { fatalError("Never has no value to show.") }
  public static func _makeNode(_ view: Never, _ context: _NodeContext) -> _Node<Never> {}
}

extension View where Body == Never {
  public static var _viewCount: Int? { nil }
  public var body: Never { fatalError("\(Self.self) has no body: it is drawn as it is.") }
}

/// What changes a view, or makes another of it.
@MainActor @preconcurrency public protocol ViewModifier {
  associatedtype Body: View
  typealias Content = _ViewModifier_Content<Self>
  @ViewBuilder func body(content: Content) -> Body
  /// Makes the node of a view with this modifier. Modifiers with a body leave it alone.
  static func _makeModifiedNode<Base: View>(
    _ view: ModifiedContent<Base, Self>, _ context: _NodeContext
  ) -> _Node<ModifiedContent<Base, Self>>
  /// How many views there are with this modifier where there are so many without.
  static func _viewCount(modifying count: Int?) -> Int?
}

extension ViewModifier {
  public static func _viewCount(modifying count: Int?) -> Int? {
    // A body shows its content as one view; for several views the count is not known.
    count == 1 ? ViewCount.of(Body.self) : nil
  }
  public static func _makeModifiedNode<Base: View>(
    _ view: ModifiedContent<Base, Self>, _ context: _NodeContext
  ) -> _Node<ModifiedContent<Base, Self>> {
    CustomModifierNode(view, context)
  }
  public func concat<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

extension ViewModifier where Body == Never {
  public static func _viewCount(modifying count: Int?) -> Int? { count }
  public func body(content: Content) -> Never {
    fatalError("\(Self.self) has no body: it is applied as it is.")
  }
}

/// A modifier that changes nothing.
public struct EmptyModifier: ViewModifier, Sendable {
  public static let identity = EmptyModifier()
  public init() {}
  public func body(content: Content) -> some View { content }
}

/// A value with a modifier.
public struct ModifiedContent<Content, Modifier> {
  public var content: Content
  public var modifier: Modifier
  public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent: Sendable where Content: Sendable, Modifier: Sendable {}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
  public typealias Body = Never
  public static func _makeNode(
    _ view: ModifiedContent, _ context: _NodeContext
  ) -> _Node<ModifiedContent> {
    Modifier._makeModifiedNode(view, context)
  }
  public static var _viewCount: Int? {
    Modifier._viewCount(modifying: ViewCount.of(Content.self))
  }
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
  public func body(content: _ViewModifier_Content<Self>) -> some View {
    content.modifier(self.content).modifier(modifier)
  }
}

extension View {
  public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

/// A view that is equal to another where its value says so.
public struct EquatableView<Content: Equatable & View>: View, @MainActor Equatable {
  public var content: Content
  public init(content: Content) { self.content = content }
  public var body: some View { content }
  public static func == (left: Self, right: Self) -> Bool {
    left.content == right.content
  }
}

extension View where Self: Equatable {
  public func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}
