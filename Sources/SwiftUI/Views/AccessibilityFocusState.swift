/// Which element an assistive technology has its focus on.
///
/// Differs: no assistive technology moves the focus here, so that only what is written is read.
@propertyWrapper public struct AccessibilityFocusState<Value: Hashable>: DynamicProperty {
  private let state: State<Value>

  /// A reference to the state, for views that take part in the focus.
  @propertyWrapper public struct Binding {
    let base: SwiftUI.Binding<Value>
    /// The value of the state, which a write changes.
    public var wrappedValue: Value {
      get { base.wrappedValue }
      nonmutating set { base.wrappedValue = newValue }
    }
    /// The reference itself.
    public var projectedValue: Binding { self }
  }

  /// Makes a state that is false: the focus is not there.
  public init() where Value == Bool { state = State(wrappedValue: false) }
  /// Makes a state that is nil: the focus is on none of the views.
  public init<T: Hashable>() where Value == T? { state = State(wrappedValue: nil) }
  /// Makes a state that is false. The technologies make no difference, since none runs here.
  public init(for technologies: AccessibilityTechnologies) where Value == Bool { self.init() }
  /// Makes a state that is nil. The technologies make no difference, since none runs here.
  public init<T: Hashable>(for technologies: AccessibilityTechnologies) where Value == T? {
    self.init()
  }

  /// The value that was written last.
  public var wrappedValue: Value {
    get { state.wrappedValue }
    nonmutating set { state.wrappedValue = newValue }
  }
  /// A reference to the state, for `accessibilityFocused`.
  public var projectedValue: Binding { Binding(base: state.projectedValue) }
}

/// The assistive technologies that move a focus.
public struct AccessibilityTechnologies: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: UInt
  /// Technology that reads the screen out.
  public static let voiceOver = AccessibilityTechnologies(rawValue: 1)
  /// Technology for moving through the screen by switches.
  public static let switchControl = AccessibilityTechnologies(rawValue: 2)

  /// Makes a set of bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
}

extension View {
  /// Binds the accessibility focus, which is not drawn and moves only when the binding is written.
  public func accessibilityFocused<Value: Hashable>(
    _ binding: AccessibilityFocusState<Value>.Binding, equals value: Value
  ) -> some View { self }
  /// Has no effect: the accessibility focus is not drawn, and moves only when the binding is
  /// written.
  public func accessibilityFocused(
    _ condition: AccessibilityFocusState<Bool>.Binding
  ) -> some View { self }
}
