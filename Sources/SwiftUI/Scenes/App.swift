/// An app's structure, as its sources state it. Differs: it is not launched here, since tests are
/// the program: there is no `main()`, and what its scenes show is drawn where a test hosts it.
@MainActor @preconcurrency public protocol App {
  /// The type of the app's scenes.
  associatedtype Body: Scene
  /// The scenes of the app.
  @SceneBuilder var body: Body { get }
  /// Makes the app, which tests may do to host what its scenes show.
  init()
}

/// A part of an app with a life of its own. Differs: no window is made for it.
@MainActor @preconcurrency public protocol Scene {
  /// The type of the scenes that this one consists of.
  associatedtype Body: Scene
  /// The scenes that this one consists of.
  @SceneBuilder var body: Body { get }
}

extension Never: Scene {}

extension Scene where Body == Never {
  /// Fails: a scene without other scenes has no body.
  public var body: Never { fatalError("\(Self.self) has no body: it is a scene of its own.") }
}

/// Puts the scenes of an app together.
@resultBuilder
public enum SceneBuilder {
  /// Takes a scene as it is.
  public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }
  /// Takes the only scene.
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
  /// Puts several scenes together.
  public static func buildBlock<each Content: Scene>(
    _ content: repeat each Content
  ) -> _TupleScene<(repeat each Content)> { _TupleScene(value: (repeat each content)) }
  /// Takes a scene that a condition leaves out or not.
  public static func buildOptional<Content: Scene>(_ scene: Content?) -> _OptionalScene<Content> {
    _OptionalScene(scene: scene)
  }
  /// Takes a scene that needs a newer system.
  public static func buildLimitedAvailability<Content: Scene>(_ scene: Content) -> some Scene {
    scene
  }
}

/// Several scenes.
nonisolated public struct _TupleScene<T>: Scene {
  /// Scenes put together have no body.
  public typealias Body = Never
  let value: T
}

/// A scene, or none.
nonisolated public struct _OptionalScene<Content: Scene>: Scene {
  /// An optional scene has no body.
  public typealias Body = Never
  let scene: Content?
}

/// Windows of one kind.
nonisolated public struct WindowGroup<Content: View>: Scene {
  /// A group of windows has no body.
  public typealias Body = Never
  let content: () -> Content

  /// Makes windows that show the view of a closure.
  public init(@ViewBuilder content: @escaping () -> Content) {
    self.content = content
  }
  /// Makes windows with an identifier for `openWindow`, which opens none here.
  public init(id: String, @ViewBuilder content: @escaping () -> Content) {
    self.content = content
  }
  /// Makes windows with a title, which is not shown here.
  public init(_ title: Text, @ViewBuilder content: @escaping () -> Content) {
    self.content = content
  }
  /// Makes windows with a localized title, which is not shown here.
  public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content
  ) { self.content = content }
  /// Makes windows with a title, which is not shown here.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: @escaping () -> Content
  ) { self.content = content }
  /// Makes windows with a title and an identifier, neither of which is used here.
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
  /// Has no effect here. Differs: a scene has no life in which the value could change.
  public func onChange<V: Equatable>(
    of value: V, perform action: @escaping (_ newValue: V) -> Void
  ) -> some Scene { ModifiedScene(content: self) }
  /// Has no effect here, `initial` included: a scene has no life in which the value could change.
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false,
    _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some Scene { ModifiedScene(content: self) }
  /// Has no effect here, `initial` included: a scene has no life in which the value could change.
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some Scene { ModifiedScene(content: self) }
}

/// Makes the app's delegate. Differs: the delegate is never called, since no app is launched.
@propertyWrapper @MainActor @preconcurrency
public struct UIApplicationDelegateAdaptor<DelegateType: NSObject & UIApplicationDelegate>:
  DynamicProperty
{
  /// The delegate, made as the property is.
  public let wrappedValue: DelegateType
  /// Makes a delegate of a type.
  public init(_ delegateType: DelegateType.Type = DelegateType.self) {
    wrappedValue = delegateType.init()
  }
}

extension UIApplicationDelegateAdaptor where DelegateType: ObservableObject {
  /// Bindings to the properties of a delegate that can be observed.
  public var projectedValue: ObservedObject<DelegateType>.Wrapper {
    ObservedObject(wrappedValue: wrappedValue).projectedValue
  }
}

/// Asks the system for a window of a scene. Differs: there is no system that makes one.
@MainActor @preconcurrency
public struct OpenWindowAction {
  private func refuse(_ what: String) {
    FidelityLedger.note(.property, "openWindow for \(what)")
  }
  /// Reports beside the test that no window opens for the value.
  public func callAsFunction<D: Decodable & Encodable & Hashable>(value: D) { refuse("\(value)") }
  /// Reports beside the test that no window opens for the identifier.
  public func callAsFunction(id: String) { refuse("“\(id)”") }
  /// Reports beside the test that no window opens for the identifier.
  public func callAsFunction<D: Decodable & Encodable & Hashable>(id: String, value: D) {
    refuse("“\(id)”")
  }
}

extension EnvironmentValues {
  /// The action that asks for a window. Differs: it opens none, and reports that.
  public var openWindow: OpenWindowAction { MainActor.unchecked { OpenWindowAction() } }
}
