/// Which view has the keyboard. Differs: here no view takes it by itself, so that a picture has no
/// caret; what is written is read.
@propertyWrapper public struct FocusState<Value: Hashable>: DynamicProperty {
  private let initial: Value
  private var state: State<Value>

  /// A reference to the state, for views that take part in the focus.
  @propertyWrapper public struct Binding {
    let base: SwiftUI.Binding<Value>
    /// What was last written to the state; no view writes it by itself here.
    public var wrappedValue: Value {
      get { base.wrappedValue }
      nonmutating set { base.wrappedValue = newValue }
    }
    /// The reference itself, so that `$name` hands it on.
    public var projectedValue: Binding { self }
  }

  /// Makes a state that is false until the app writes it.
  public init() where Value == Bool {
    initial = false
    state = State(wrappedValue: false)
  }

  /// Makes a state that is nil until the app writes it.
  public init<T: Hashable>() where Value == T? {
    initial = nil
    state = State(wrappedValue: nil)
  }

  /// What the app last wrote; the first value until then.
  public var wrappedValue: Value {
    get { state.wrappedValue }
    nonmutating set { state.wrappedValue = newValue }
  }
  /// A reference for `focused(_:)` and `focused(_:equals:)`.
  public var projectedValue: Binding { Binding(base: state.projectedValue) }
}

extension View {
  /// Has no effect: no view takes the focus here.
  public func focused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, equals value: Value
  ) -> some View { self }
  /// Has no effect: no view takes the focus here.
  public func focused(_ condition: FocusState<Bool>.Binding) -> some View { self }
}

/// The label of the return key.
public struct SubmitLabel: Sendable {
  let key: UIReturnKeyType
  /// The return key says that the text is done.
  public static let done = SubmitLabel(key: .done)
  /// The return key goes to what the text names.
  public static let go = SubmitLabel(key: .go)
  /// The return key sends the text.
  public static let send = SubmitLabel(key: .send)
  /// The return key joins what the text names.
  public static let join = SubmitLabel(key: .join)
  /// The return key shows a way.
  public static let route = SubmitLabel(key: .route)
  /// The return key looks for the text.
  public static let search = SubmitLabel(key: .search)
  /// The return key has its usual label.
  public static let `return` = SubmitLabel(key: .default)
  /// The return key goes on to the next field.
  public static let next = SubmitLabel(key: .next)
  /// The return key goes on.
  public static let `continue` = SubmitLabel(key: .continue)
}

/// What a keyboard makes capital by itself.
public struct TextInputAutocapitalization: Sendable {
  let type: UITextAutocapitalizationType
  /// No letter becomes a capital by itself.
  public static let never = TextInputAutocapitalization(type: .none)
  /// The first letter of each word becomes a capital.
  public static let words = TextInputAutocapitalization(type: .words)
  /// The first letter of each sentence becomes a capital.
  public static let sentences = TextInputAutocapitalization(type: .sentences)
  /// All letters become capitals by themselves.
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
