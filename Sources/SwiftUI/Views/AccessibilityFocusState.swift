/// Which element an assistive technology has its focus on.
///
/// Differs: no assistive technology moves the focus here, so that only what is written is read.
@propertyWrapper public struct AccessibilityFocusState<Value: Hashable>: DynamicProperty {
  private let state: State<Value>

  /// A reference to the state, for views that take part in the focus.
  @propertyWrapper public struct Binding {
    let base: SwiftUI.Binding<Value>
    public var wrappedValue: Value {
      get { base.wrappedValue }
      nonmutating set { base.wrappedValue = newValue }
    }
    public var projectedValue: Binding { self }
  }

  public init() where Value == Bool { state = State(wrappedValue: false) }
  public init<T: Hashable>() where Value == T? { state = State(wrappedValue: nil) }
  public init(for technologies: AccessibilityTechnologies) where Value == Bool { self.init() }
  public init<T: Hashable>(for technologies: AccessibilityTechnologies) where Value == T? {
    self.init()
  }

  public var wrappedValue: Value {
    get { state.wrappedValue }
    nonmutating set { state.wrappedValue = newValue }
  }
  public var projectedValue: Binding { Binding(base: state.projectedValue) }
}

/// The assistive technologies that move a focus.
public struct AccessibilityTechnologies: OptionSet, Sendable {
  public let rawValue: UInt
  public static let voiceOver = AccessibilityTechnologies(rawValue: 1)
  public static let switchControl = AccessibilityTechnologies(rawValue: 2)

  public init(rawValue: UInt) { self.rawValue = rawValue }
}

extension View {
  /// Binds the accessibility focus, which is not drawn and moves only when the binding is written.
  public func accessibilityFocused<Value: Hashable>(
    _ binding: AccessibilityFocusState<Value>.Binding, equals value: Value
  ) -> some View { self }
  /// Binds the accessibility focus, which is not drawn.
  public func accessibilityFocused(
    _ condition: AccessibilityFocusState<Bool>.Binding
  ) -> some View { self }
}
