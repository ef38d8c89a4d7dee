/// Which view has the keyboard. Differs: here no view takes it by itself, so that a picture has no
/// caret; what is written is read.
@propertyWrapper public struct FocusState<Value: Hashable>: DynamicProperty {
  private let initial: Value
  private var state: State<Value>

  /// A reference to the state, for views that take part in the focus.
  @propertyWrapper public struct Binding {
    let base: SwiftUI.Binding<Value>
    public var wrappedValue: Value {
      get { base.wrappedValue }
      nonmutating set { base.wrappedValue = newValue }
    }
    public var projectedValue: Binding { self }
  }

  public init() where Value == Bool {
    initial = false
    state = State(wrappedValue: false)
  }

  public init<T: Hashable>() where Value == T? {
    initial = nil
    state = State(wrappedValue: nil)
  }

  public var wrappedValue: Value {
    get { state.wrappedValue }
    nonmutating set { state.wrappedValue = newValue }
  }
  public var projectedValue: Binding { Binding(base: state.projectedValue) }
}

extension View {
  /// Has no effect: no view takes the focus here.
  public func focused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, equals value: Value
  ) -> some View { self }
  public func focused(_ condition: FocusState<Bool>.Binding) -> some View { self }
}

/// The label of the return key.
public struct SubmitLabel: Sendable {
  let key: UIReturnKeyType
  public static let done = SubmitLabel(key: .done)
  public static let go = SubmitLabel(key: .go)
  public static let send = SubmitLabel(key: .send)
  public static let join = SubmitLabel(key: .join)
  public static let route = SubmitLabel(key: .route)
  public static let search = SubmitLabel(key: .search)
  public static let `return` = SubmitLabel(key: .default)
  public static let next = SubmitLabel(key: .next)
  public static let `continue` = SubmitLabel(key: .continue)
}

/// What a keyboard makes capital by itself.
public struct TextInputAutocapitalization: Sendable {
  let type: UITextAutocapitalizationType
  public static let never = TextInputAutocapitalization(type: .none)
  public static let words = TextInputAutocapitalization(type: .words)
  public static let sentences = TextInputAutocapitalization(type: .sentences)
  public static let characters = TextInputAutocapitalization(type: .allCharacters)
}

private enum SubmitLabelKey: EnvironmentKey {
  static var defaultValue: UIReturnKeyType { .default }
}
private enum CapitalsKey: EnvironmentKey {
  static var defaultValue: UITextAutocapitalizationType { .sentences }
}
private enum CorrectionKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  var submitKey: UIReturnKeyType {
    get { self[SubmitLabelKey.self] }
    set { self[SubmitLabelKey.self] = newValue }
  }
  var autocapitalization: UITextAutocapitalizationType {
    get { self[CapitalsKey.self] }
    set { self[CapitalsKey.self] = newValue }
  }
  /// Whether keyboards leave words as they are typed.
  public var autocorrectionDisabled: Bool {
    get { self[CorrectionKey.self] }
    set { self[CorrectionKey.self] = newValue }
  }
}

extension View {
  /// Sets the label of the keyboard's return key for fields below.
  public func submitLabel(_ submitLabel: SubmitLabel) -> some View {
    environment(\.submitKey, submitLabel.key)
  }
  /// Sets which letters keyboards of fields below make capitals; nil for the system's choice.
  public func textInputAutocapitalization(
    _ autocapitalization: TextInputAutocapitalization?
  ) -> some View { environment(\.autocapitalization, autocapitalization?.type ?? .sentences) }
  /// Whether keyboards of fields below leave words as they are typed.
  public func autocorrectionDisabled(_ disable: Bool = true) -> some View {
    environment(\.autocorrectionDisabled, disable)
  }
  /// Whether keyboards of fields below leave words as they are typed; nil for no.
  public func disableAutocorrection(_ disable: Bool?) -> some View {
    autocorrectionDisabled(disable ?? false)
  }
}
