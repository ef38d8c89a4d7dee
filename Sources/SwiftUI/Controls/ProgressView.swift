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

  /// The progress as the style around makes it.
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
  /// Shows that something goes on, whose end is not known.
  public init() where Label == EmptyView { self.init(nil, nil, nil) }
  /// Shows that something goes on, with a label.
  public init(@ViewBuilder label: () -> Label) { self.init(nil, label(), nil) }
  /// Shows that something goes on, with a title.
  public init(_ titleKey: LocalizedStringKey) where Label == Text {
    self.init(nil, Text(titleKey), nil)
  }
  /// Shows that something goes on, with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S) where Label == Text {
    self.init(nil, Text(title), nil)
  }
  /// Shows how much of a total is done, 0 to `total`; nil where it is not known.
  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) where Label == EmptyView {
    self.init(Self.fraction(value, total), nil, nil)
  }
  /// Shows how much of a total is done, 0 to `total`, with a label; nil where it is not known.
  public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label
  ) { self.init(Self.fraction(value, total), label(), nil) }
  /// Shows how much of a total is done, 0 to `total`, with a title; nil where it is not known.
  public init<V: BinaryFloatingPoint>(
    _ titleKey: LocalizedStringKey, value: V?, total: V = 1.0
  ) where Label == Text { self.init(Self.fraction(value, total), Text(titleKey), nil) }
  /// Shows how much of a total is done, 0 to `total`, with a title; nil where it is not known.
  @_disfavoredOverload
  public init<S: StringProtocol, V: BinaryFloatingPoint>(
    _ title: S, value: V?, total: V = 1.0
  ) where Label == Text { self.init(Self.fraction(value, total), Text(title), nil) }
}

extension ProgressView {
  /// Shows how much of a total is done, 0 to `total`, with labels for what is done and how far it
  /// is; nil where that is not known.
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
  /// Makes a view of what a style was asked for, in the style around.
  public init(_ configuration: ProgressViewStyleConfiguration) {
    self.init(
      configuration.fractionCompleted, configuration.label, configuration.currentValueLabel)
    used = configuration.used
  }
}

/// How progress looks; `progressViewStyle(_:)` sets it for views below.
@MainActor @preconcurrency public protocol ProgressViewStyle {
  associatedtype Body: View
  typealias Configuration = ProgressViewStyleConfiguration
  /// Makes the view that stands for a progress view.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The progress and the labels of a progress view, for its style.
public struct ProgressViewStyleConfiguration {
  /// The label that says what is done.
  public struct Label: View {
    let view: AnyView
    /// The label as it was given.
    public var body: some View { view }
  }
  /// The label of how far it is.
  public struct CurrentValueLabel: View {
    let view: AnyView
    /// The label as it was given.
    public var body: some View { view }
  }
  /// The part that is done, 0 to 1; nil where it is not known.
  public let fractionCompleted: Double?
  /// The label that says what is done; nil for a view without one.
  public var label: Label?
  /// The label of how far it is; nil for a view without one.
  public var currentValueLabel: CurrentValueLabel?
  let used: UsedStyles
}

/// A line where the end is known, a wheel where it is not.
public struct DefaultProgressViewStyle: ProgressViewStyle {
  /// Makes the style for which none is set.
  public init() {}
  /// A line where the end is known, and a wheel where it is not.
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
  /// Makes the style of a line in the tint of the environment.
  public init() { tint = nil }
  /// Makes the style of a line in a colour.
  public init(tint: Color) { self.tint = tint }
  /// The label, UIKit's line and the value's label below each other. Where the end is not known the
  /// line is empty.
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
  /// Makes the style of a wheel in the tint of the environment.
  public init() { tint = nil }
  /// Makes the style of a wheel in a colour.
  public init(tint: Color) { self.tint = tint }
  /// UIKit's wheel with the label below, however far it is; it is large with the control size
  /// `large`. The value's label is not shown.
  public func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 6) {
      ProgressWheel(tint: tint)
      configuration.label.foregroundStyle(.secondary)
    }
  }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  /// The style for which none is set.
  public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}
extension ProgressViewStyle where Self == LinearProgressViewStyle {
  /// The style of a line.
  public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}
extension ProgressViewStyle where Self == CircularProgressViewStyle {
  /// The style of a wheel.
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
