/// How text fields look, of which `textFieldStyle(_:)` sets one for those below.
@MainActor @preconcurrency public protocol TextFieldStyle {
  associatedtype _Body: View
  typealias _Label = _TextFieldStyleLabel
  /// Makes the view that stands for a field, around the field itself.
  @ViewBuilder func _body(configuration: TextField<_Label>) -> _Body
}

/// The label of a field that a style is asked for. It is the field's prompt, and shows nothing by
/// itself.
public struct _TextFieldStyleLabel: View {
  /// Nothing.
  public var body: some View { EmptyView() }
}

/// The styles of this module, which are frames of UIKit's field.
private protocol FramedTextFieldStyle: TextFieldStyle {
  var border: UITextField.BorderStyle { get }
}

extension FramedTextFieldStyle {
  /// The field in this frame.
  public func _body(configuration: TextField<_Label>) -> some View {
    configuration.environment(\.textFieldBorder, border)
  }
}

/// The style of text fields for which none is set: the text alone.
public struct DefaultTextFieldStyle: FramedTextFieldStyle {
  /// Makes the style for which none is set.
  public init() {}
  fileprivate var border: UITextField.BorderStyle { .none }
}

/// The style of the text alone, without a frame.
public struct PlainTextFieldStyle: FramedTextFieldStyle {
  /// Makes the style without a frame.
  public init() {}
  fileprivate var border: UITextField.BorderStyle { .none }
}

/// Fields have UIKit's rounded frame.
public struct RoundedBorderTextFieldStyle: FramedTextFieldStyle {
  /// Makes the style of rounded frames.
  public init() {}
  fileprivate var border: UITextField.BorderStyle { .roundedRect }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
  /// The style for which none is set: the text alone.
  public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}
extension TextFieldStyle where Self == PlainTextFieldStyle {
  /// The style of the text alone.
  public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}
extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  /// The style of UIKit's rounded frame.
  public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}

/// A chain of an app's own styles.
final class TextFieldStyleLink {
  private let make: @MainActor (TextField<_TextFieldStyleLabel>) -> AnyView
  private let outer: TextFieldStyleLink?

  init(
    outer: TextFieldStyleLink?,
    _ make: @escaping @MainActor (TextField<_TextFieldStyleLabel>) -> AnyView
  ) {
    self.outer = outer
    self.make = make
  }

  /// The body of the nearest style that a field is not in the body of yet; nil where it is in that
  /// of each.
  ///
  /// - Parameter field: Makes the field in the bodies of these styles.
  @MainActor func body(
    _ used: UsedStyles, _ field: (UsedStyles) -> TextField<_TextFieldStyleLabel>
  ) -> AnyView? {
    var link: TextFieldStyleLink? = self
    while let current = link, used.contains(current) { link = current.outer }
    return link.map { $0.make(field(used.adding($0))) }
  }
}

private enum TextFieldStyleLinkKey: EnvironmentKey {
  static var defaultValue: TextFieldStyleLink? { nil }
}

extension EnvironmentValues {
  /// The app's own style around; nil for one of this module's.
  var textFieldStyleLink: TextFieldStyleLink? {
    get { self[TextFieldStyleLinkKey.self] }
    set { self[TextFieldStyleLinkKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of text fields below.
  public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
    let framed = style as? any FramedTextFieldStyle
    return transformEnvironment(\.self) { values in
      if let framed {
        values.textFieldBorder = framed.border
        values.textFieldStyleLink = nil
      } else {
        values.textFieldStyleLink = TextFieldStyleLink(outer: values.textFieldStyleLink) { field in
          AnyView(StyleBody(style: style) { $0._body(configuration: field) })
        }
      }
    }
  }
}
