/// How menus look, of which `menuStyle(_:)` sets one for those below.
@MainActor @preconcurrency public protocol MenuStyle {
  associatedtype Body: View
  typealias Configuration = MenuStyleConfiguration
  /// Makes the view that stands for a menu.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of a menu, for its style.
public struct MenuStyleConfiguration {
  /// The label that opens the menu.
  public struct Label: View {
    let view: AnyView
    /// The label as it was given.
    public var body: some View { view }
  }
  /// The items of the menu.
  public struct Content: View {
    let view: AnyView
    /// The items as they were given.
    public var body: some View { view }
  }
  let label: Label
  let content: Content
  /// What a tap does; a menu without a primary action opens, which is not drawn.
  let action: () -> Void
}

extension Menu
where Label == MenuStyleConfiguration.Label, Content == MenuStyleConfiguration.Content {
  /// A menu as the style around makes it, of what a style was asked for.
  public init(_ configuration: MenuStyleConfiguration) {
    self.init(
      content: { configuration.content }, label: { configuration.label },
      primaryAction: configuration.action)
  }
}

/// Menus look like a button in the style of buttons.
public struct DefaultMenuStyle: MenuStyle {
  /// Makes the style for which none is set.
  public init() {}
  /// A button with the label, in the style of buttons around.
  public func makeBody(configuration: Configuration) -> some View {
    Button(action: configuration.action) { configuration.label }
  }
}

/// Menus look like a button in the style of buttons.
public struct ButtonMenuStyle: MenuStyle {
  /// Makes the style of menus that look like buttons.
  public init() {}
  /// A button with the label, in the style of buttons around.
  public func makeBody(configuration: Configuration) -> some View {
    Button(action: configuration.action) { configuration.label }
  }
}

/// The label in the tint.
public struct BorderlessButtonMenuStyle: MenuStyle {
  /// Makes the style of menus without a border.
  public init() {}
  /// A button with the label. Differs: it is in the style of buttons around, be that one with a
  /// border.
  public func makeBody(configuration: Configuration) -> some View {
    Button(action: configuration.action) { configuration.label }
  }
}

extension MenuStyle where Self == DefaultMenuStyle {
  /// The style for which none is set: a button.
  public static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}
extension MenuStyle where Self == ButtonMenuStyle {
  /// The style of menus that look like buttons.
  public static var button: ButtonMenuStyle { ButtonMenuStyle() }
}
extension MenuStyle where Self == BorderlessButtonMenuStyle {
  /// The style of menus without a border.
  public static var borderlessButton: BorderlessButtonMenuStyle { BorderlessButtonMenuStyle() }
}

/// A menu style of any type.
struct AnyMenuStyle { let make: @MainActor (MenuStyleConfiguration) -> AnyView }

private enum MenuStyleKey: EnvironmentKey {
  static var defaultValue: [AnyMenuStyle] { [] }
}

extension EnvironmentValues {
  /// The innermost last.
  var menuStyles: [AnyMenuStyle] {
    get { self[MenuStyleKey.self] }
    set { self[MenuStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of menus below.
  public func menuStyle<S: MenuStyle>(_ style: S) -> some View {
    modifier(
      ValueModifier {
        $0.menuStyles.append(
          AnyMenuStyle { configuration in
            AnyView(
              StyleBody(style: style) { style in style.makeBody(configuration: configuration) })
          })
      })
  }
  /// Hides the menu's indicator. It has no effect in a picture, in which no menu is open.
  public func menuIndicator(_ visibility: Visibility) -> some View { self }
  /// Has no effect in a picture, in which no menu is open.
  public func menuOrder(_ order: MenuOrder) -> some View { self }
}

/// The order in which a menu shows its items.
public struct MenuOrder: Equatable, Hashable, Sendable {
  let number: Int
  /// The order that the system chooses.
  public static let automatic = MenuOrder(number: 0)
  /// The first item is nearest to the finger.
  public static let priority = MenuOrder(number: 1)
  /// The items are in the order in which they are written, from the top.
  public static let fixed = MenuOrder(number: 2)
}
