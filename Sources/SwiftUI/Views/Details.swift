extension View {
  /// Says in the console that a body runs. Differs: it does not say what changed.
  public static func _printChanges() { print("\(Self.self): a body runs.") }

  /// Has no effect. Differs: while a container moves, the views in it move each by itself.
  public func geometryGroup() -> some View { self }
}

/// Makes one view of those that its content stands for: a column, where they are several.
public struct _UnaryViewAdaptor<Content: View>: View {
  let content: Content
  /// Makes one view of a view.
  public init(_ content: Content) { self.content = content }
  /// The views in a column.
  public var body: some View { VStack { content } }
}

/// Whether a scroll view bounces where all of its content is to be seen.
public struct ScrollBounceBehavior: Sendable, Equatable {
  let number: Int
  /// A scroll view bounces as the system says.
  public static let automatic = ScrollBounceBehavior(number: 0)
  /// A scroll view bounces whatever its content's size is.
  public static let always = ScrollBounceBehavior(number: 1)
  /// A scroll view bounces only where its content is larger than itself.
  public static let basedOnSize = ScrollBounceBehavior(number: 2)
}

extension View {
  /// Has no effect. Differs: scroll views do not bounce here.
  public func scrollBounceBehavior(
    _ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]
  ) -> some View { self }
}
