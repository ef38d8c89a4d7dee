/// A control that picks a date, a time or both. UIKit's date picker draws it.
public struct DatePicker<Label: View>: View {
  /// The parts of a date that can be picked.
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

  /// Makes a picker of any date.
  public init(
    selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) { self.init(selection, nil, nil, displayedComponents, label()) }
  /// Makes a picker of dates within a range, both ends included.
  public init(
    selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(selection, range.lowerBound, range.upperBound, displayedComponents, label())
  }

  /// The label and UIKit's picker at the ends of a row. Calendars and wheels stand alone, and the
  /// label only names them for accessibility.
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
  /// Makes a picker of any date, with a title.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) { self.init(selection, nil, nil, displayedComponents, Text(titleKey)) }
  /// Makes a picker of dates within a range, with a title.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(
      selection, range.lowerBound, range.upperBound, displayedComponents, Text(titleKey))
  }
  /// Makes a picker of dates from one on, with a title.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) { self.init(selection, range.lowerBound, nil, displayedComponents, Text(titleKey)) }
  /// Makes a picker of dates up to one, with a title.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) { self.init(selection, nil, range.upperBound, displayedComponents, Text(titleKey)) }
  /// Makes a picker of any date, with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) { self.init(selection, nil, nil, displayedComponents, Text(title)) }
}

/// The parts of a date that can be picked.
public struct DatePickerComponents: OptionSet, Sendable {
  /// One bit for each part.
  public let rawValue: UInt
  /// Makes parts of bits: 1 for the time, 2 for the day.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The hour and the minute.
  public static let hourAndMinute = DatePickerComponents(rawValue: 1)
  /// The day, the month and the year.
  public static let date = DatePickerComponents(rawValue: 2)
}

/// How date pickers look, of which `datePickerStyle(_:)` sets one for those below.
@MainActor @preconcurrency public protocol DatePickerStyle {
  /// The look of a date picker, by UIKit's styles.
  var _kind: _DatePickerKind { get }
}
/// The look of a date picker, by UIKit's styles.
public enum _DatePickerKind: Sendable { case compact, graphical, wheel }

/// The style of date pickers for which none is set.
public struct DefaultDatePickerStyle: DatePickerStyle {
  /// Makes the style for which none is set.
  public init() {}
  /// Fields with the date and the time.
  public var _kind: _DatePickerKind { .compact }
}
/// The style of fields with the date and the time.
public struct CompactDatePickerStyle: DatePickerStyle {
  /// Makes the style of fields.
  public init() {}
  /// Fields with the date and the time.
  public var _kind: _DatePickerKind { .compact }
}
/// The style of a calendar, which is as wide as it is offered.
public struct GraphicalDatePickerStyle: DatePickerStyle {
  /// Makes the style of a calendar.
  public init() {}
  /// The look of a calendar, UIKit's inline picker.
  public var _kind: _DatePickerKind { .graphical }
}
/// The style of wheels, which are as wide as they are offered.
public struct WheelDatePickerStyle: DatePickerStyle {
  /// Makes the style of wheels.
  public init() {}
  /// The look of UIKit's wheels.
  public var _kind: _DatePickerKind { .wheel }
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
  /// The style for which none is set: fields with the date and the time.
  public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}
extension DatePickerStyle where Self == CompactDatePickerStyle {
  /// The style of fields with the date and the time.
  public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}
extension DatePickerStyle where Self == GraphicalDatePickerStyle {
  /// The style of a calendar.
  public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}
extension DatePickerStyle where Self == WheelDatePickerStyle {
  /// The style of wheels, which are as wide as they are offered.
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
    picker.locale = context.environment.locale
    picker.calendar = context.environment.calendar
    picker.timeZone = context.environment.timeZone
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

/// A control that picks a colour. UIKit's colour well draws it.
public struct ColorPicker<Label: View>: View {
  private let selection: Binding<Color>
  private let supportsOpacity: Bool
  private let label: Label
  @Environment(\.labelsHidden) private var hidesLabel

  /// Makes a control of a colour.
  ///
  /// - Parameter supportsOpacity: Whether the opacity can be picked too.
  public init(
    selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label
  ) {
    self.selection = selection
    self.supportsOpacity = supportsOpacity
    self.label = label()
  }

  /// Makes a control of a colour of Core Graphics'.
  public init(
    selection: Binding<CGColor>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label
  ) {
    let color = Binding(
      get: { Color(cgColor: selection.wrappedValue) },
      set: { selection.wrappedValue = $0.cgColor(in: EnvironmentValues()) })
    self.init(selection: color, supportsOpacity: supportsOpacity, label: label)
  }

  /// The label and UIKit's colour well at the ends of a row.
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
  /// Makes a control of a colour, with a title.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true
  ) { self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(titleKey) } }
  /// Makes a control of a colour of Core Graphics', with a title.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<CGColor>, supportsOpacity: Bool = true
  ) { self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(titleKey) } }
  /// Makes a control of a colour of Core Graphics', with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<CGColor>, supportsOpacity: Bool = true
  ) { self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(title) } }
  /// Makes a control of a colour, with a title.
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
