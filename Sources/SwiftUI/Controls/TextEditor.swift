/// Lines of text that can be changed: it fills what it is offered.
public struct TextEditor: View {
  private let text: Binding<String>
  /// Makes an editor of a text, which is written with each change.
  public init(text: Binding<String>) { self.text = text }
  /// UIKit's text view, in the environment's font and foreground colour.
  public var body: some View { TextEditorControl(text: text) }
}

/// Keeps a binding as what is written in a text view.
private final class BoundTextDelegate: NSObject, UITextViewDelegate {
  var text: Binding<String>?
  func textViewDidChange(_ textView: UITextView) {
    if text?.wrappedValue != textView.text { text?.wrappedValue = textView.text }
  }
}

/// UIKit's text view.
private struct TextEditorControl: UIViewRepresentable {
  let text: Binding<String>

  func makeCoordinator() -> BoundTextDelegate { BoundTextDelegate() }
  func makeUIView(context: Context) -> UITextView {
    let view = UITextView()
    view.delegate = context.coordinator
    view.adjustsFontForContentSizeCategory = true
    return view
  }
  func updateUIView(_ view: UITextView, context: Context) {
    context.coordinator.text = text
    if view.text != text.wrappedValue { view.text = text.wrappedValue }
    view.font = context.environment.controlFont
    view.textColor = context.environment.controlTextColor
  }
  func sizeThatFits(
    _ proposal: ProposedViewSize, uiView: UITextView, context: Context
  ) -> CGSize? { proposal.replacingUnspecifiedDimensions() }
}

// MARK: Growing fields

/// A field as high as its lines, within the limit of lines; what is beyond scrolls.
struct GrowingTextField: View {
  let text: Binding<String>
  let prompt: Text?
  let border: UITextField.BorderStyle
  @Environment(\.pixelLength) private var pixelLength
  @Environment(\.colorScheme) private var colorScheme

  var body: some View {
    let field = GrowingTextControl(text: text)
      .overlay(alignment: .topLeading) {
        if text.wrappedValue.isEmpty, let prompt {
          prompt.foregroundStyle(.placeholder).lineLimit(1).allowsHitTesting(false)
            .accessibilityHidden(true)
        }
      }
    if border == .roundedRect {
      // The frame and the insets of UIKit's field of one line.
      let frame = RoundedRectangle(cornerRadius: 5, style: .circular)
      let line = Color(uiColor: colorScheme == .dark ? .systemGray4 : .systemGray3)
      field.padding(.horizontal, 7).padding(.vertical, 6)
        .background { frame.fill(Color(uiColor: .systemBackground)) }
        .overlay { frame.strokeBorder(line, lineWidth: pixelLength) }
    } else {
      field
    }
  }
}

/// UIKit's text view, without insets.
private struct GrowingTextControl: UIViewRepresentable {
  let text: Binding<String>

  func makeCoordinator() -> BoundTextDelegate { BoundTextDelegate() }
  func makeUIView(context: Context) -> UITextView {
    let view = UITextView()
    view.delegate = context.coordinator
    view.adjustsFontForContentSizeCategory = true
    view.backgroundColor = .clear
    view.textContainerInset = .zero
    view.textContainer.lineFragmentPadding = 0
    return view
  }
  func updateUIView(_ view: UITextView, context: Context) {
    let environment = context.environment
    context.coordinator.text = text
    if view.text != text.wrappedValue { view.text = text.wrappedValue }
    view.font = environment.controlFont
    view.textColor = environment.isEnabled ? environment.controlTextColor : .tertiaryLabel
    view.keyboardType = environment.keyboardType
    view.returnKeyType = environment.submitKey
    view.autocapitalizationType = environment.autocapitalization
    view.autocorrectionType = environment.autocorrectionDisabled ? .no : .default
    view.textAlignment = environment.controlTextAlignment
  }

  /// All lines, at least one and those that are reserved, at most those of the limit.
  func sizeThatFits(
    _ proposal: ProposedViewSize, uiView: UITextView, context: Context
  ) -> CGSize? {
    let environment = context.environment
    let width = max(proposal.width ?? 100, 0)
    let line = environment.controlFont.lineHeight + environment.controlFont.leading
    let own = uiView.sizeThatFits(
      CGSize(width: min(width, 1e6), height: .greatestFiniteMagnitude)
    ).height
    var height = max(own, line * CGFloat(max(environment.minimumLines, 1)))
    if let limit = environment.lineLimit { height = min(height, line * CGFloat(max(limit, 1))) }
    return CGSize(
      width: width, height: PixelRounding.up(height, scale: environment.displayScale))
  }
}
