/// An app's structure, as its sources state it. Differs: it is not launched here, since tests are
/// the program: there is no `main()`, and what its scenes show is drawn where a test hosts it.
@MainActor @preconcurrency public protocol App {
  associatedtype Body: Scene
  @SceneBuilder var body: Body { get }
  init()
}

/// A part of an app with a life of its own. Differs: no window is made for it.
@MainActor @preconcurrency public protocol Scene {
  associatedtype Body: Scene
  @SceneBuilder var body: Body { get }
}

extension Never: Scene {}

extension Scene where Body == Never {
  public var body: Never { fatalError("\(Self.self) has no body: it is a scene of its own.") }
}

/// Puts the scenes of an app together.
@resultBuilder
public enum SceneBuilder {
  public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
  public static func buildBlock<each Content: Scene>(
    _ content: repeat each Content
  ) -> _TupleScene<(repeat each Content)> { _TupleScene(value: (repeat each content)) }
  public static func buildOptional<Content: Scene>(_ scene: Content?) -> _OptionalScene<Content> {
    _OptionalScene(scene: scene)
  }
  public static func buildLimitedAvailability<Content: Scene>(_ scene: Content) -> some Scene {
    scene
  }
}

/// Several scenes.
nonisolated public struct _TupleScene<T>: Scene {
  public typealias Body = Never
  let value: T
}

/// A scene, or none.
nonisolated public struct _OptionalScene<Content: Scene>: Scene {
  public typealias Body = Never
  let scene: Content?
}

/// Windows of one kind.
nonisolated public struct WindowGroup<Content: View>: Scene {
  public typealias Body = Never
  let content: () -> Content

  public init(@ViewBuilder content: @escaping () -> Content) {
    self.content = content
  }
  public init(id: String, @ViewBuilder content: @escaping () -> Content) {
    self.content = content
  }
  public init(_ title: Text, @ViewBuilder content: @escaping () -> Content) {
    self.content = content
  }
  public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content
  ) { self.content = content }
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: @escaping () -> Content
  ) { self.content = content }
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, id: String, @ViewBuilder content: @escaping () -> Content
  ) { self.content = content }
}

/// A scene with a modifier that would matter only to a running app.
nonisolated struct ModifiedScene<Content: Scene>: Scene {
  typealias Body = Never
  let content: Content
}

extension Scene {
  /// Differs: a scene has no life here, in which the value could change.
  public func onChange<V: Equatable>(
    of value: V, perform action: @escaping (_ newValue: V) -> Void
  ) -> some Scene { ModifiedScene(content: self) }
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false,
    _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some Scene { ModifiedScene(content: self) }
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some Scene { ModifiedScene(content: self) }
}

/// Makes the app's delegate. Differs: the delegate is never called, since no app is launched.
@propertyWrapper @MainActor @preconcurrency
public struct UIApplicationDelegateAdaptor<DelegateType: NSObject & UIApplicationDelegate>:
  DynamicProperty
{
  public let wrappedValue: DelegateType
  public init(_ delegateType: DelegateType.Type = DelegateType.self) {
    wrappedValue = delegateType.init()
  }
}

extension UIApplicationDelegateAdaptor where DelegateType: ObservableObject {
  public var projectedValue: ObservedObject<DelegateType>.Wrapper {
    ObservedObject(wrappedValue: wrappedValue).projectedValue
  }
}

/// Asks the system for a window of a scene. Differs: there is no system that makes one.
@MainActor @preconcurrency
public struct OpenWindowAction {
  private func refuse(_ what: String) {
    ViewGraph.reportStray("openWindow: no app is launched here, so no window opens for \(what).")
  }
  public func callAsFunction<D: Decodable & Encodable & Hashable>(value: D) { refuse("\(value)") }
  public func callAsFunction(id: String) { refuse("“\(id)”") }
  public func callAsFunction<D: Decodable & Encodable & Hashable>(id: String, value: D) {
    refuse("“\(id)”")
  }
}

extension EnvironmentValues {
  public var openWindow: OpenWindowAction { MainActor.unchecked { OpenWindowAction() } }
}
