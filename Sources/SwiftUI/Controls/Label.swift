/// A title with an icon.
public struct Label<Title: View, Icon: View>: View {
  let title: Title
  let icon: Icon
  private var used = UsedStyles()
  @Environment(\.labelStyle) private var style

  /// Makes a label of two views.
  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
  }

  /// The label as the style around makes it.
  public var body: some View {
    style.body(used) {
      LabelStyleConfiguration(
        title: LabelStyleConfiguration.Title(view: AnyView(title)),
        icon: LabelStyleConfiguration.Icon(view: AnyView(icon)), used: $0)
    }
  }
}

extension Label where Title == Text, Icon == Image {
  /// Makes a label with a title and an image.
  public init(_ titleKey: LocalizedStringKey, image name: String) {
    self.init(title: { Text(titleKey) }, icon: { Image(name) })
  }
  /// Makes a label with a title and a symbol.
  public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
    self.init(title: { Text(titleKey) }, icon: { Image(systemName: name) })
  }
  /// Makes a label with a title and an image.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image name: String) {
    self.init(title: { Text(title) }, icon: { Image(name) })
  }
  /// Makes a label with a title and a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage name: String) {
    self.init(title: { Text(title) }, icon: { Image(systemName: name) })
  }
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
  /// Makes a label of what a style was asked for, in the style around.
  public init(_ configuration: LabelStyleConfiguration) {
    self.init(title: { configuration.title }, icon: { configuration.icon })
    used = configuration.used
  }
}

/// How labels arrange title and icon.
@MainActor @preconcurrency public protocol LabelStyle {
  associatedtype Body: View
  typealias Configuration = LabelStyleConfiguration
  /// Makes the view that stands for a label.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of a label, for its style.
public struct LabelStyleConfiguration {
  /// The title of a label, without its type.
  public struct Title: View {
    let view: AnyView
    /// The title as it was given.
    public var body: some View { view }
  }
  /// The icon of a label, without its type.
  public struct Icon: View {
    let view: AnyView
    /// The icon as it was given.
    public var body: some View { view }
  }
  /// The title, which a style arranges.
  public let title: Title
  /// The icon, which a style arranges.
  public let icon: Icon
  let used: UsedStyles
}

/// Labels show their icon and their title.
public struct DefaultLabelStyle: LabelStyle {
  /// Makes the style for which none is set.
  public init() {}
  /// The icon and the title, 8 points apart; in rows of lists the icon has the tint.
  public func makeBody(configuration: Configuration) -> some View {
    RowLabel(configuration: configuration)
  }
}

/// The middle of the capitals of a title's first line and of those beside a symbol; that of other
/// icons.
enum LabelMiddle: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 2 }
}

extension VerticalAlignment {
  fileprivate static let labelMiddle = VerticalAlignment(LabelMiddle.self)
}

/// A label in a row of a list, where the icon has the tint.
private struct RowLabel: View {
  let configuration: LabelStyleConfiguration
  @Environment(\.listKind) private var listKind

  var body: some View {
    HStack(alignment: .labelMiddle, spacing: 8) {
      if listKind == nil {
        configuration.icon
      } else {
        configuration.icon.foregroundStyle(.tint)
      }
      configuration.title
    }
  }
}

/// Icon and title, on the title's first line.
public struct TitleAndIconLabelStyle: LabelStyle {
  /// Makes the style of both parts.
  public init() {}
  /// The icon and the title, 8 points apart.
  public func makeBody(configuration: Configuration) -> some View {
    HStack(alignment: .labelMiddle, spacing: 8) {
      configuration.icon
      configuration.title
    }
  }
}

/// Labels show only their icon.
public struct IconOnlyLabelStyle: LabelStyle {
  /// Makes the style of the icon alone.
  public init() {}
  /// The icon, without the title.
  public func makeBody(configuration: Configuration) -> some View { configuration.icon }
}

/// Labels show only their title.
public struct TitleOnlyLabelStyle: LabelStyle {
  /// Makes the style of the title alone.
  public init() {}
  /// The title, without the icon.
  public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

extension LabelStyle where Self == DefaultLabelStyle {
  /// The style for which none is set: the icon and the title.
  public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}
extension LabelStyle where Self == TitleAndIconLabelStyle {
  /// The style of the icon and the title.
  public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}
extension LabelStyle where Self == IconOnlyLabelStyle {
  /// The style of the icon alone.
  public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}
extension LabelStyle where Self == TitleOnlyLabelStyle {
  /// The style of the title alone.
  public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}

private enum LabelStyleKey: EnvironmentKey {
  static var defaultValue: StyleLink<LabelStyleConfiguration> {
    StyleLink { AnyView(DefaultLabelStyle().makeBody(configuration: $0)) }
  }
}

extension EnvironmentValues {
  var labelStyle: StyleLink<LabelStyleConfiguration> {
    get { self[LabelStyleKey.self] }
    set { self[LabelStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of labels below.
  public func labelStyle<S: LabelStyle>(_ style: S) -> some View {
    styleLink(\.labelStyle) { configuration in
      AnyView(StyleBody(style: style) { style in style.makeBody(configuration: configuration) })
    }
  }
}
