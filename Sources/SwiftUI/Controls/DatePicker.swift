/// A date and a time.
public struct DatePicker<Label: View>: View {
  public typealias Components = DatePickerComponents
  private let selection: Binding<Date>
  private let components: DatePickerComponents
  private let minimum: Date?
  private let maximum: Date?
  private let label: Label
  @Environment(\.datePickerKind) private var kind
  @Environment(\.labelsHidden) private var hidesLabel

  init(
    _ selection: Binding<Date>, _ minimum: Date?, _ maximum: Date?,
    _ components: DatePickerComponents, _ label: Label
  ) {
    self.selection = selection
    self.components = components
    self.minimum = minimum
    self.maximum = maximum
    self.label = label
  }

  public init(
    selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) { self.init(selection, nil, nil, displayedComponents, label()) }
  public init(
    selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(selection, range.lowerBound, range.upperBound, displayedComponents, label())
  }

  @ViewBuilder public var body: some View {
    let control = DatePickerControl(
      selection: selection, components: components, minimum: minimum, maximum: maximum, kind: kind)
    if hidesLabel || kind != .compact {
      control.accessibilityLabelled(by: label)
    } else {
      HStack {
        LabelColumn(label: label)
        Spacer()
        control
      }
    }
  }
}

extension DatePicker where Label == Text {
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) { self.init(selection, nil, nil, displayedComponents, Text(titleKey)) }
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(
      selection, range.lowerBound, range.upperBound, displayedComponents, Text(titleKey))
  }
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) { self.init(selection, range.lowerBound, nil, displayedComponents, Text(titleKey)) }
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) { self.init(selection, nil, range.upperBound, displayedComponents, Text(titleKey)) }
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) { self.init(selection, nil, nil, displayedComponents, Text(title)) }
}

/// The parts of a date that can be picked.
public struct DatePickerComponents: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let hourAndMinute = DatePickerComponents(rawValue: 1)
  public static let date = DatePickerComponents(rawValue: 2)
}

/// How date pickers look.
@MainActor @preconcurrency public protocol DatePickerStyle {
  var _kind: _DatePickerKind { get }
}
public enum _DatePickerKind: Sendable { case compact, graphical, wheel }

/// The style of date pickers for which none is set.
public struct DefaultDatePickerStyle: DatePickerStyle {
  public init() {}
  public var _kind: _DatePickerKind { .compact }
}
/// Fields with the date and the time.
public struct CompactDatePickerStyle: DatePickerStyle {
  public init() {}
  public var _kind: _DatePickerKind { .compact }
}
/// A calendar.
public struct GraphicalDatePickerStyle: DatePickerStyle {
  public init() {}
  public var _kind: _DatePickerKind { .graphical }
}
/// Date pickers are wheels.
public struct WheelDatePickerStyle: DatePickerStyle {
  public init() {}
  public var _kind: _DatePickerKind { .wheel }
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
  public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}
extension DatePickerStyle where Self == CompactDatePickerStyle {
  public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}
extension DatePickerStyle where Self == GraphicalDatePickerStyle {
  public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}
extension DatePickerStyle where Self == WheelDatePickerStyle {
  public static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}

private enum DatePickerKindKey: EnvironmentKey {
  static var defaultValue: _DatePickerKind { .compact }
}

extension EnvironmentValues {
  var datePickerKind: _DatePickerKind {
    get { self[DatePickerKindKey.self] }
    set { self[DatePickerKindKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of date pickers below.
  public func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View {
    environment(\.datePickerKind, style._kind)
  }
}

/// UIKit's date picker.
private struct DatePickerControl: UIViewRepresentable {
  let selection: Binding<Date>
  let components: DatePickerComponents
  let minimum: Date?
  let maximum: Date?
  let kind: _DatePickerKind

  final class Coordinator { var selection: Binding<Date>? }

  func makeCoordinator() -> Coordinator { Coordinator() }
  func makeUIView(context: Context) -> UIDatePicker {
    let picker = UIDatePicker()
    let coordinator = context.coordinator
    picker.addAction(
      UIAction { [weak picker] _ in
        if let date = picker?.date { coordinator.selection?.wrappedValue = date }
      }, for: .valueChanged)
    return picker
  }
  func updateUIView(_ picker: UIDatePicker, context: Context) {
    context.coordinator.selection = selection
    let style: UIDatePickerStyle =
      kind == .compact ? .compact : kind == .wheel ? .wheels : .inline
    if picker.preferredDatePickerStyle != style { picker.preferredDatePickerStyle = style }
    let mode: UIDatePicker.Mode =
      components == .date ? .date : components == .hourAndMinute ? .time : .dateAndTime
    if picker.datePickerMode != mode { picker.datePickerMode = mode }
    picker.minimumDate = minimum
    picker.maximumDate = maximum
    if picker.date != selection.wrappedValue { picker.date = selection.wrappedValue }
  }
  func sizeThatFits(
    _ proposal: ProposedViewSize, uiView: UIDatePicker, context: Context
  ) -> CGSize? {
    let own = uiView.intrinsicContentSize
    guard kind != .compact else { return own }
    return CGSize(width: max(proposal.width ?? own.width, own.width), height: own.height)
  }
}

/// A colour.
public struct ColorPicker<Label: View>: View {
  private let selection: Binding<Color>
  private let supportsOpacity: Bool
  private let label: Label
  @Environment(\.labelsHidden) private var hidesLabel

  public init(
    selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label
  ) {
    self.selection = selection
    self.supportsOpacity = supportsOpacity
    self.label = label()
  }

  @ViewBuilder public var body: some View {
    let well = ColorWellControl(selection: selection, supportsOpacity: supportsOpacity)
    if hidesLabel {
      well.accessibilityLabelled(by: label)
    } else {
      HStack {
        LabelColumn(label: label)
        Spacer()
        well
      }
    }
  }
}

extension ColorPicker where Label == Text {
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true
  ) { self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(titleKey) } }
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Color>, supportsOpacity: Bool = true
  ) { self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(title) } }
}

/// UIKit's colour well.
private struct ColorWellControl: UIViewRepresentable {
  let selection: Binding<Color>
  let supportsOpacity: Bool

  final class Coordinator { var selection: Binding<Color>? }

  func makeCoordinator() -> Coordinator { Coordinator() }
  func makeUIView(context: Context) -> UIColorWell {
    let well = UIColorWell()
    let coordinator = context.coordinator
    well.addAction(
      UIAction { [weak well] _ in
        if let color = well?.selectedColor { coordinator.selection?.wrappedValue = Color(color) }
      }, for: .valueChanged)
    return well
  }
  func updateUIView(_ well: UIColorWell, context: Context) {
    context.coordinator.selection = selection
    well.supportsAlpha = supportsOpacity
    well.selectedColor = UIColor(
      cgColor: selection.wrappedValue.cgColor(in: context.environment))
  }
}
