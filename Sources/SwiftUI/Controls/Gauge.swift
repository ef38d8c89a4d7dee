/// A value in a range, with labels.
public struct Gauge<Label: View, CurrentValueLabel: View, BoundsLabel: View>: View {
  private let configuration: GaugeStyleConfiguration
  @Environment(\.gaugeStyle) private var style

  private init(
    _ value: Double, _ bounds: ClosedRange<Double>, label: Label,
    current: CurrentValueLabel?, minimum: BoundsLabel?, maximum: BoundsLabel?
  ) {
    let length = bounds.upperBound - bounds.lowerBound
    let fraction = length > 0 ? (value - bounds.lowerBound) / length : 0
    configuration = GaugeStyleConfiguration(
      value: min(max(fraction, 0), 1), label: .init(view: AnyView(label)),
      currentValueLabel: current.map { .init(view: AnyView($0)) },
      minimumValueLabel: minimum.map { .init(view: AnyView($0)) },
      maximumValueLabel: maximum.map { .init(view: AnyView($0)) })
  }

  /// The gauge as the style around makes it.
  public var body: some View { style.make(configuration) }
}

extension Gauge {
  /// Makes a gauge of a value; one outside of the bounds counts as the nearest of both.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label
  ) where CurrentValueLabel == EmptyView, BoundsLabel == EmptyView {
    self.init(
      Double(value), Double(bounds.lowerBound)...Double(bounds.upperBound), label: label(),
      current: nil, minimum: nil, maximum: nil)
  }
  /// Makes a gauge of a value with a label for it; one outside of the bounds counts as the nearest
  /// of both.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) where BoundsLabel == EmptyView {
    self.init(
      Double(value), Double(bounds.lowerBound)...Double(bounds.upperBound), label: label(),
      current: currentValueLabel(), minimum: nil, maximum: nil)
  }
  /// Makes a gauge of a value with labels for it and for both bounds; one outside of the bounds
  /// counts as the nearest of both.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel
  ) {
    self.init(
      Double(value), Double(bounds.lowerBound)...Double(bounds.upperBound), label: label(),
      current: currentValueLabel(), minimum: minimumValueLabel(), maximum: maximumValueLabel())
  }
}

/// The value and the labels of a gauge, for its style.
public struct GaugeStyleConfiguration {
  /// The label that says what is measured.
  public struct Label: View {
    let view: AnyView
    /// The label as it was given.
    public var body: some View { view }
  }
  /// The label of the current value.
  public struct CurrentValueLabel: View {
    let view: AnyView
    /// The label as it was given.
    public var body: some View { view }
  }
  /// The label of the minimum.
  public struct MinimumValueLabel: View {
    let view: AnyView
    /// The label as it was given.
    public var body: some View { view }
  }
  /// The label of the maximum.
  public struct MaximumValueLabel: View {
    let view: AnyView
    /// The label as it was given.
    public var body: some View { view }
  }
  /// The value as a part of the range, 0 to 1.
  public let value: Double
  /// The label that says what is measured.
  public let label: Label
  /// The label of the current value; nil for a gauge without one.
  public let currentValueLabel: CurrentValueLabel?
  /// The label of the lower bound; nil for a gauge without one.
  public let minimumValueLabel: MinimumValueLabel?
  /// The label of the upper bound; nil for a gauge without one.
  public let maximumValueLabel: MaximumValueLabel?
}

/// How gauges look, of which `gaugeStyle(_:)` sets one for those below.
@MainActor @preconcurrency public protocol GaugeStyle {
  associatedtype Body: View
  typealias Configuration = GaugeStyleConfiguration
  /// Makes the view that stands for a gauge.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The style of gauges for which none is set.
public struct DefaultGaugeStyle: GaugeStyle {
  /// Makes the style for which none is set.
  public init() {}
  /// A line that is filled up to the value, as `linearCapacity` makes it.
  public func makeBody(configuration: Configuration) -> some View {
    LinearCapacityGaugeStyle().makeBody(configuration: configuration)
  }
}

/// The label, a line that is filled up to the value, and the value below each other.
public struct LinearCapacityGaugeStyle: GaugeStyle {
  /// Makes the style of a line that is filled up to the value.
  public init() {}
  /// The label, the line of 4 points between the labels of the bounds, and the value's label.
  public func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 4) {
      configuration.label
      HStack(spacing: 8) {
        configuration.minimumValueLabel.font(.footnote)
        GaugeLine(fraction: configuration.value)
        configuration.maximumValueLabel.font(.footnote)
      }
      configuration.currentValueLabel.font(.footnote)
    }
  }
}

/// A line with a mark at the value.
public struct AccessoryLinearGaugeStyle: GaugeStyle {
  /// Makes the style of a line with a mark.
  public init() {}
  /// A line of 6 points with a mark, between the labels of the bounds. The other labels are not
  /// shown.
  public func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 6) {
      configuration.minimumValueLabel.font(.caption)
      GaugeMarkLine(fraction: configuration.value)
      configuration.maximumValueLabel.font(.caption)
    }
  }
}

/// A ring that is filled up to the value, with the value in it.
public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle {
  /// Makes the style of a ring that is filled up to the value.
  public init() {}
  /// A ring of 58 points around the value's label. The other labels are not shown.
  public func makeBody(configuration: Configuration) -> some View {
    GaugeRing(configuration: configuration, isOpen: false)
  }
}

/// A ring that is open below, with a mark at the value.
public struct AccessoryCircularGaugeStyle: GaugeStyle {
  /// Makes the style of an open ring with a mark.
  public init() {}
  /// An open ring of 58 points around the value's label, with the label in its gap. Differs: the
  /// labels of the bounds are not shown.
  public func makeBody(configuration: Configuration) -> some View {
    GaugeRing(configuration: configuration, isOpen: true)
  }
}

extension GaugeStyle where Self == DefaultGaugeStyle {
  /// The style for which none is set: a line that is filled up to the value.
  public static var automatic: DefaultGaugeStyle { DefaultGaugeStyle() }
}
extension GaugeStyle where Self == LinearCapacityGaugeStyle {
  /// The style of a line that is filled up to the value.
  public static var linearCapacity: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
}
extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
  /// The style of a line with a mark at the value.
  public static var accessoryLinear: AccessoryLinearGaugeStyle { AccessoryLinearGaugeStyle() }
}
extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
  /// The style of a ring that is filled up to the value.
  public static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle {
    AccessoryCircularCapacityGaugeStyle()
  }
}
extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
  /// The style of an open ring with a mark at the value.
  public static var accessoryCircular: AccessoryCircularGaugeStyle {
    AccessoryCircularGaugeStyle()
  }
}

private struct GaugeLine: View {
  let fraction: Double
  var body: some View {
    GeometryReader { place in
      ZStack(alignment: .leading) {
        Capsule().fill(Color(uiColor: .systemFill))
        Capsule().fill(.tint).frame(width: place.size.width * fraction)
      }
    }
    .frame(height: 4)
  }
}

private struct GaugeMarkLine: View {
  let fraction: Double
  var body: some View {
    GeometryReader { place in
      ZStack(alignment: .leading) {
        Capsule().fill(.tint)
        Circle().fill(Color(uiColor: .systemBackground))
          .frame(width: 10, height: 10).overlay { Circle().inset(by: 2).fill(.tint) }
          .offset(x: (place.size.width - 10) * fraction)
      }
    }
    .frame(height: 6)
  }
}

/// Source of the lengths: as people measure accessory gauges; Apple publishes none.
private struct GaugeRing: View {
  let configuration: GaugeStyleConfiguration
  let isOpen: Bool

  private var span: Double { isOpen ? 0.75 : 1 }
  private var turn: Angle { .degrees(isOpen ? 135 : -90) }

  var body: some View {
    let line = StrokeStyle(lineWidth: 6, lineCap: .round)
    ZStack {
      Circle().trim(from: 0, to: span).stroke(.tint.opacity(isOpen ? 1 : 0.3), style: line)
        .rotationEffect(turn)
      if !isOpen {
        Circle().trim(from: 0, to: configuration.value).stroke(.tint, style: line)
          .rotationEffect(turn)
      }
      configuration.currentValueLabel.font(.title3)
      if isOpen { mark }
    }
    .padding(3)
    .frame(width: 58, height: 58)
    .overlay(alignment: .bottom) {
      if isOpen { configuration.label.font(.caption2) }
    }
  }

  private var mark: some View {
    let (sine, cosine) = DeterministicMath.sinCos((135 + 270 * configuration.value) * .pi / 180)
    return Circle().fill(Color(uiColor: .systemBackground)).frame(width: 10, height: 10)
      .overlay { Circle().inset(by: 2).fill(.tint) }
      .offset(x: 26 * cosine, y: 26 * sine)
  }
}

struct AnyGaugeStyle { let make: @MainActor (GaugeStyleConfiguration) -> AnyView }

private enum GaugeStyleKey: EnvironmentKey {
  static var defaultValue: AnyGaugeStyle {
    AnyGaugeStyle { AnyView(DefaultGaugeStyle().makeBody(configuration: $0)) }
  }
}

extension EnvironmentValues {
  var gaugeStyle: AnyGaugeStyle {
    get { self[GaugeStyleKey.self] }
    set { self[GaugeStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of gauges below.
  public func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View {
    environment(
      \.gaugeStyle,
      AnyGaugeStyle { configuration in
        AnyView(StyleBody(style: style) { $0.makeBody(configuration: configuration) })
      })
  }
}
