/// UIKit's field.
struct TextFieldControl: UIViewRepresentable {
  let text: Binding<String>
  let prompt: Text?
  let isSecure: Bool
  let border: UITextField.BorderStyle
  let editing: (Bool) -> Void
  let commit: () -> Void
  /// Whether the text is written when editing ends, and not with each change.
  var writesAtEnd = false

  final class Coordinator: NSObject, UITextFieldDelegate {
    let changes = ControlCoordinator<String>()
    var editing: (Bool) -> Void = { _ in }
    var submit: () -> Void = {}
    /// What the text is written to when editing ends.
    var end: Binding<String>?

    func textFieldDidBeginEditing(_ textField: UITextField) { editing(true) }
    func textFieldDidEndEditing(_ textField: UITextField) {
      write(textField)
      editing(false)
    }
    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
      write(textField)
      submit()
      textField.resignFirstResponder()
      return true
    }

    private func write(_ field: UITextField) {
      guard let end else { return }
      end.wrappedValue = field.text ?? ""
      field.text = end.wrappedValue
    }
  }

  func makeCoordinator() -> Coordinator { Coordinator() }

  func makeUIView(context: Context) -> UITextField {
    let field = UITextField()
    field.delegate = context.coordinator
    field.adjustsFontForContentSizeCategory = true
    context.coordinator.changes.follow(field, .editingChanged) { $0.text ?? "" }
    return field
  }

  func updateUIView(_ field: UITextField, context: Context) {
    let environment = context.environment
    let (commit, actions) = (commit, environment.submitActions)
    context.coordinator.changes.value = writesAtEnd ? nil : text
    context.coordinator.end = writesAtEnd ? text : nil
    context.coordinator.editing = editing
    context.coordinator.submit = {
      commit()
      actions.reversed().forEach { $0() }
    }
    if !(writesAtEnd && field.isEditing), field.text != text.wrappedValue {
      field.text = text.wrappedValue
    }
    field.placeholder = prompt?.string(in: environment)
    field.isSecureTextEntry = isSecure
    field.borderStyle = border
    field.font = environment.controlFont
    field.textColor = environment.isEnabled ? environment.controlTextColor : .tertiaryLabel
    field.keyboardType = environment.keyboardType
    field.returnKeyType = environment.submitKey
    field.autocapitalizationType = environment.autocapitalization
    field.autocorrectionType = environment.autocorrectionDisabled ? .no : .default
    if let type = environment.textContentType { field.textContentType = type }
    field.textAlignment = environment.controlTextAlignment
  }

  func sizeThatFits(
    _ proposal: ProposedViewSize, uiView: UITextField, context: Context
  ) -> CGSize? {
    let own = uiView.intrinsicContentSize
    return CGSize(width: max(proposal.width ?? own.width, 0), height: own.height)
  }
}
