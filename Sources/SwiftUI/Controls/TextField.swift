/// A line of text that can be changed. UIKit's text field draws it; a field that grows is UIKit's
/// text view.
public struct TextField<Label: View>: View {
  private let text: Binding<String>
  private let prompt: Text?
  private let editing: (Bool) -> Void
  private let commit: () -> Void
  private let writesAtEnd: Bool
  /// Vertical where lines are added as they are needed.
  private let axis: Axis
  private let isSecure: Bool
  /// The styles whose bodies this field is in.
  var used = UsedStyles()
  @Environment(\.textFieldBorder) private var border
  @Environment(\.textFieldStyleLink) private var style

  /// - Parameters:
  ///   - writesAtEnd: Whether the text is written when editing ends, and not with each change.
  ///   - isSecure: Whether dots are shown for the text.
  init(
    _ text: Binding<String>, _ prompt: Text?, axis: Axis = .horizontal,
    writesAtEnd: Bool = false, isSecure: Bool = false,
    editing: @escaping (Bool) -> Void = { _ in }, commit: @escaping () -> Void = {}
  ) {
    self.isSecure = isSecure
    self.axis = axis
    self.writesAtEnd = writesAtEnd
    self.text = text
    self.prompt = prompt
    self.editing = editing
    self.commit = commit
  }

  /// The body of an app's style around, or else UIKit's field; along the vertical axis, a view that
  /// grows with its lines.
  public var body: some View {
    if let style, let styled = style.body(used, configuration) {
      styled
    } else if axis == .vertical {
      GrowingTextField(text: text, prompt: prompt, border: border)
    } else {
      TextFieldControl(
        text: text, prompt: prompt, isSecure: isSecure, border: border, editing: editing,
        commit: commit, writesAtEnd: writesAtEnd)
    }
  }

  /// The same field for a style's body.
  private func configuration(_ used: UsedStyles) -> TextField<_TextFieldStyleLabel> {
    var field = TextField<_TextFieldStyleLabel>(
      text, prompt, axis: axis, writesAtEnd: writesAtEnd, isSecure: isSecure, editing: editing,
      commit: commit)
    field.used = used
    return field
  }
}

extension TextField where Label == Text {
  /// Makes a field with a title as its prompt.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(text, Text(titleKey))
  }
  /// Makes a field with a prompt; nil stands for the title.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    self.init(text, prompt ?? Text(titleKey))
  }
  /// Makes a field with a title as its prompt.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
    self.init(text, Text(title))
  }
  /// Makes a field with a prompt; nil stands for the title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
    self.init(text, prompt ?? Text(title))
  }
  /// Makes a field with a title as its prompt.
  ///
  /// - Parameters:
  ///   - onEditingChanged: Told when editing begins and ends.
  ///   - onCommit: Called when the return key is pressed.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>,
    onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void = {}
  ) { self.init(text, Text(titleKey), editing: onEditingChanged, commit: onCommit) }
  /// Makes a field with a title as its prompt.
  ///
  /// - Parameter onCommit: Called when the return key is pressed.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void
  ) { self.init(text, Text(titleKey), commit: onCommit) }
  /// Makes a field with a title as its prompt.
  ///
  /// - Parameters:
  ///   - onEditingChanged: Told when editing begins and ends.
  ///   - onCommit: Called when the return key is pressed.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void,
    onCommit: @escaping () -> Void = {}
  ) { self.init(text, Text(title), editing: onEditingChanged, commit: onCommit) }
  /// Makes a field with a title as its prompt.
  ///
  /// - Parameter onCommit: Called when the return key is pressed.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onCommit: @escaping () -> Void
  ) { self.init(text, Text(title), commit: onCommit) }
}

extension TextField {
  /// Makes a field with a prompt; nil stands for the label where that is a `Text`. Differs: other
  /// labels are not shown.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(text, prompt ?? label() as? Text)
  }
  /// - Parameter axis: Where the field grows to as there is more text: below, by lines, or not.
  public init(
    text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label
  ) { self.init(text, prompt ?? label() as? Text, axis: axis) }
}

extension TextField where Label == Text {
  /// Makes a field with a title as its prompt, which grows by lines along the vertical axis.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, axis: Axis) {
    self.init(text, Text(titleKey), axis: axis)
  }
  /// Makes a field with a prompt, which grows by lines along the vertical axis; nil stands for the
  /// title.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?, axis: Axis
  ) { self.init(text, prompt ?? Text(titleKey), axis: axis) }
  /// Makes a field with a title as its prompt, which grows by lines along the vertical axis.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, axis: Axis) {
    self.init(text, Text(title), axis: axis)
  }
  /// Makes a field with a prompt, which grows by lines along the vertical axis; nil stands for the
  /// title.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, prompt: Text?, axis: Axis
  ) { self.init(text, prompt ?? Text(title), axis: axis) }
}

/// A line of text of which only dots are shown.
public struct SecureField<Label: View>: View {
  private let text: Binding<String>
  private let prompt: Text?
  private let commit: () -> Void
  @Environment(\.textFieldBorder) private var border
  @Environment(\.textFieldStyleLink) private var style

  init(_ text: Binding<String>, _ prompt: Text?, commit: @escaping () -> Void = {}) {
    self.text = text
    self.prompt = prompt
    self.commit = commit
  }

  /// Makes a field with a prompt; nil stands for the label where that is a `Text`. Differs: other
  /// labels are not shown.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(text, prompt ?? label() as? Text)
  }

  /// The body of an app's style around, or else UIKit's field, which shows a dot for each
  /// character.
  public var body: some View {
    if style != nil {
      TextField<Label>(text, prompt, isSecure: true, commit: commit)
    } else {
      TextFieldControl(
        text: text, prompt: prompt, isSecure: true, border: border, editing: { _ in },
        commit: commit)
    }
  }
}

extension SecureField where Label == Text {
  /// Makes a field with a title as its prompt.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(text, Text(titleKey))
  }
  /// Makes a field with a prompt; nil stands for the title.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    self.init(text, prompt ?? Text(titleKey))
  }
  /// Makes a field with a title as its prompt.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
    self.init(text, Text(title))
  }
  /// Makes a field with a prompt; nil stands for the title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
    self.init(text, prompt ?? Text(title))
  }
  /// Makes a field with a title as its prompt.
  ///
  /// - Parameter onCommit: Called when the return key is pressed.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void
  ) { self.init(text, Text(titleKey), commit: onCommit) }
  /// Makes a field with a title as its prompt.
  ///
  /// - Parameter onCommit: Called when the return key is pressed.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onCommit: @escaping () -> Void
  ) { self.init(text, Text(title), commit: onCommit) }
}

private enum TextFieldBorderKey: EnvironmentKey {
  static var defaultValue: UITextField.BorderStyle { .none }
}
private enum KeyboardKey: EnvironmentKey {
  static var defaultValue: UIKeyboardType { .default }
}
private enum ContentTypeKey: EnvironmentKey {
  static var defaultValue: UITextContentType? { nil }
}
private enum SubmitKey: EnvironmentKey { static var defaultValue: [() -> Void] { [] } }

extension EnvironmentValues {
  var textFieldBorder: UITextField.BorderStyle {
    get { self[TextFieldBorderKey.self] }
    set { self[TextFieldBorderKey.self] = newValue }
  }
  var keyboardType: UIKeyboardType {
    get { self[KeyboardKey.self] }
    set { self[KeyboardKey.self] = newValue }
  }
  var textContentType: UITextContentType? {
    get { self[ContentTypeKey.self] }
    set { self[ContentTypeKey.self] = newValue }
  }
  var submitActions: [() -> Void] {
    get { self[SubmitKey.self] }
    set { self[SubmitKey.self] = newValue }
  }
  /// The font and colour that reach a control of UIKit's.
  var controlFont: UIFont {
    var own = font ?? .body
    if let weight = fontChanges.weight { own.ownWeight = weight }
    return own.uiFont(in: traits)
  }
  var controlTextColor: UIColor {
    ForegroundStyle()._paint(in: self, level: 0).cgColor.map { UIColor(cgColor: $0) } ?? .label
  }
  /// The alignment of the text that is entered: leading follows the text's own direction.
  var controlTextAlignment: NSTextAlignment {
    switch multilineTextAlignment {
    case .leading: .natural
    case .center: .center
    case .trailing: layoutDirection == .rightToLeft ? .left : .right
    }
  }
}

extension View {
  /// Sets the kind of keyboard for fields below.
  public func keyboardType(_ type: UIKeyboardType) -> some View {
    environment(\.keyboardType, type)
  }
  /// Sets what is entered into fields below; nil for any text.
  public func textContentType(_ textContentType: UITextContentType?) -> some View {
    environment(\.textContentType, textContentType)
  }
  /// Runs when a field below is confirmed with the return key.
  public func onSubmit(_ action: @escaping () -> Void) -> some View {
    transformEnvironment(\.submitActions) { $0.append(action) }
  }
}

extension Text {
  /// The characters that are shown in an environment.
  @MainActor func string(in environment: EnvironmentValues) -> String {
    var resolver = TextResolver(environment)
    resolver.add(self, TextResolver.Style(environment))
    return resolver.result.string
  }
}
