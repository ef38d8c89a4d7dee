/// How far something is, or that it goes on.
public struct ProgressView<Label: View, CurrentValueLabel: View>: View {
  private let fraction: Double?
  private let label: Label?
  private let valueLabel: CurrentValueLabel?
  private var used = UsedStyles()
  @Environment(\.progressViewStyle) private var style

  init(_ fraction: Double?, _ label: Label?, _ valueLabel: CurrentValueLabel?) {
    self.fraction = fraction
    self.label = label
    self.valueLabel = valueLabel
  }

  public var body: some View {
    style.body(used) {
      ProgressViewStyleConfiguration(
        fractionCompleted: fraction,
        label: label.map { ProgressViewStyleConfiguration.Label(view: AnyView($0)) },
        currentValueLabel: valueLabel.map {
          ProgressViewStyleConfiguration.CurrentValueLabel(view: AnyView($0))
        }, used: $0)
    }
  }

  fileprivate static func fraction<V: BinaryFloatingPoint>(_ value: V?, _ total: V) -> Double? {
    guard let value else { return nil }
    return total > 0 ? Double(min(max(value / total, 0), 1)) : 0
  }
}

extension ProgressView where CurrentValueLabel == EmptyView {
  public init() where Label == EmptyView { self.init(nil, nil, nil) }
  public init(@ViewBuilder label: () -> Label) { self.init(nil, label(), nil) }
  public init(_ titleKey: LocalizedStringKey) where Label == Text {
    self.init(nil, Text(titleKey), nil)
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S) where Label == Text {
    self.init(nil, Text(title), nil)
  }
  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) where Label == EmptyView {
    self.init(Self.fraction(value, total), nil, nil)
  }
  public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label
  ) { self.init(Self.fraction(value, total), label(), nil) }
  public init<V: BinaryFloatingPoint>(
    _ titleKey: LocalizedStringKey, value: V?, total: V = 1.0
  ) where Label == Text { self.init(Self.fraction(value, total), Text(titleKey), nil) }
  @_disfavoredOverload
  public init<S: StringProtocol, V: BinaryFloatingPoint>(
    _ title: S, value: V?, total: V = 1.0
  ) where Label == Text { self.init(Self.fraction(value, total), Text(title), nil) }
}

extension ProgressView {
  public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) { self.init(Self.fraction(value, total), label(), currentValueLabel()) }
}

extension ProgressView
where
  Label == ProgressViewStyleConfiguration.Label,
  CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel
{
  public init(_ configuration: ProgressViewStyleConfiguration) {
    self.init(
      configuration.fractionCompleted, configuration.label, configuration.currentValueLabel)
    used = configuration.used
  }
}

/// How progress looks.
@MainActor @preconcurrency public protocol ProgressViewStyle {
  associatedtype Body: View
  typealias Configuration = ProgressViewStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The progress and the labels of a progress view, for its style.
public struct ProgressViewStyleConfiguration {
  /// The label that says what is done.
  public struct Label: View {
    let view: AnyView
    public var body: some View { view }
  }
  /// The label of how far it is.
  public struct CurrentValueLabel: View {
    let view: AnyView
    public var body: some View { view }
  }
  /// The part that is done, 0 to 1; nil where it is not known.
  public let fractionCompleted: Double?
  public var label: Label?
  public var currentValueLabel: CurrentValueLabel?
  let used: UsedStyles
}

/// A line where the end is known, a wheel where it is not.
public struct DefaultProgressViewStyle: ProgressViewStyle {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    if configuration.fractionCompleted == nil {
      CircularProgressViewStyle().makeBody(configuration: configuration)
    } else {
      LinearProgressViewStyle().makeBody(configuration: configuration)
    }
  }
}

/// The label, UIKit's line and the value below each other.
public struct LinearProgressViewStyle: ProgressViewStyle {
  let tint: Color?
  public init() { tint = nil }
  public init(tint: Color) { self.tint = tint }
  public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading, spacing: 6) {
      configuration.label
      ProgressLine(fraction: configuration.fractionCompleted ?? 0, tint: tint)
      configuration.currentValueLabel.font(.caption).foregroundStyle(.secondary)
    }
  }
}

/// UIKit's wheel, with the label below.
public struct CircularProgressViewStyle: ProgressViewStyle {
  let tint: Color?
  public init() { tint = nil }
  public init(tint: Color) { self.tint = tint }
  public func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 6) {
      ProgressWheel(tint: tint)
      configuration.label.foregroundStyle(.secondary)
    }
  }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}
extension ProgressViewStyle where Self == LinearProgressViewStyle {
  public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}
extension ProgressViewStyle where Self == CircularProgressViewStyle {
  public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}

private enum ProgressViewStyleKey: EnvironmentKey {
  static var defaultValue: StyleLink<ProgressViewStyleConfiguration> {
    StyleLink { AnyView(DefaultProgressViewStyle().makeBody(configuration: $0)) }
  }
}

extension EnvironmentValues {
  var progressViewStyle: StyleLink<ProgressViewStyleConfiguration> {
    get { self[ProgressViewStyleKey.self] }
    set { self[ProgressViewStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of progress views below.
  public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
    styleLink(\.progressViewStyle) { configuration in
      AnyView(StyleBody(style: style) { style in style.makeBody(configuration: configuration) })
    }
  }
}

private struct ProgressLine: UIViewRepresentable {
  let fraction: Double
  let tint: Color?
  func makeCoordinator() -> TintCoordinator { TintCoordinator() }
  func makeUIView(context: Context) -> UIProgressView { UIProgressView() }
  func updateUIView(_ view: UIProgressView, context: Context) {
    view.progress = Float(fraction)
    let color = tint.map { UIColor(cgColor: $0.cgColor(in: context.environment)) }
    context.coordinator.show(tint: color) { view.progressTintColor = $0 }
  }
  func sizeThatFits(
    _ proposal: ProposedViewSize, uiView: UIProgressView, context: Context
  ) -> CGSize? {
    CGSize(width: max(proposal.width ?? 100, 0), height: uiView.intrinsicContentSize.height)
  }
}

private struct ProgressWheel: UIViewRepresentable {
  let tint: Color?
  func makeCoordinator() -> TintCoordinator { TintCoordinator() }
  func makeUIView(context: Context) -> UIActivityIndicatorView {
    let view = UIActivityIndicatorView(style: .medium)
    view.startAnimating()
    return view
  }
  func updateUIView(_ view: UIActivityIndicatorView, context: Context) {
    let isLarge = context.environment.controlSize == .large
    view.style = isLarge ? .large : .medium
    let color = (tint ?? context.environment.tintColor).map {
      UIColor(cgColor: $0.cgColor(in: context.environment))
    }
    context.coordinator.show(tint: color) { view.color = $0 }
  }
  func sizeThatFits(
    _ proposal: ProposedViewSize, uiView: UIActivityIndicatorView, context: Context
  ) -> CGSize? { uiView.intrinsicContentSize }
}
