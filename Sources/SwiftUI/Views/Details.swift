extension View {
  /// Says in the console that a body runs. Differs: not what changed.
  public static func _printChanges() { print("\(Self.self): a body runs.") }

  /// Differs: while a container moves, the views in it move each by itself.
  public func geometryGroup() -> some View { self }
}

/// Makes one view of those that its content stands for: a column, where they are several.
public struct _UnaryViewAdaptor<Content: View>: View {
  let content: Content
  public init(_ content: Content) { self.content = content }
  public var body: some View { VStack { content } }
}

/// Whether a scroll view bounces where all of its content is to be seen.
public struct ScrollBounceBehavior: Sendable, Equatable {
  let number: Int
  public static let automatic = ScrollBounceBehavior(number: 0)
  public static let always = ScrollBounceBehavior(number: 1)
  public static let basedOnSize = ScrollBounceBehavior(number: 2)
}

extension View {
  /// Differs: scroll views do not bounce here.
  public func scrollBounceBehavior(
    _ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]
  ) -> some View { self }
}
