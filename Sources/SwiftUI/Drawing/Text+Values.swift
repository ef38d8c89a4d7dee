/// A text that is made when its environment is known.
struct FormattedText: Equatable, @unchecked Sendable {
  private let isSame: (Any) -> Bool
  private let input: Any
  let string: (EnvironmentValues) -> String

  init<Input: Equatable>(_ input: Input, _ string: @escaping (EnvironmentValues) -> String) {
    self.input = input
    self.string = string
    isSame = { $0 as? Input == input }
  }

  static func == (left: Self, right: Self) -> Bool { left.isSame(right.input) }
}

/// A number that a text's literal can hold, with what `String(format:)` calls its kind.
public protocol _FormatSpecifiable: Equatable, CVarArg {
  /// The specifier of `String(format:)` for the type, as localized keys contain it.
  static var _specifier: String { get }
}

extension Int: _FormatSpecifiable { public static var _specifier: String { "%lld" } }
extension Int8: _FormatSpecifiable { public static var _specifier: String { "%d" } }
extension Int16: _FormatSpecifiable { public static var _specifier: String { "%d" } }
extension Int32: _FormatSpecifiable { public static var _specifier: String { "%d" } }
extension Int64: _FormatSpecifiable { public static var _specifier: String { "%lld" } }
extension UInt: _FormatSpecifiable { public static var _specifier: String { "%llu" } }
extension UInt8: _FormatSpecifiable { public static var _specifier: String { "%u" } }
extension UInt16: _FormatSpecifiable { public static var _specifier: String { "%u" } }
extension UInt32: _FormatSpecifiable { public static var _specifier: String { "%u" } }
extension UInt64: _FormatSpecifiable { public static var _specifier: String { "%llu" } }
extension Float: _FormatSpecifiable { public static var _specifier: String { "%f" } }
extension Double: _FormatSpecifiable { public static var _specifier: String { "%lf" } }
extension CGFloat: _FormatSpecifiable { public static var _specifier: String { "%lf" } }

extension Text {
  /// A number as `String(format:locale:)` writes it in the environment's locale: with its digits
  /// in groups.
  init<T: _FormatSpecifiable>(_ value: T, specifier: String) {
    self.init(verbatim: "")
    storage = .formatted(
      FormattedText(FormattedNumber(value: value, specifier: specifier)) { environment in
        String(format: specifier, locale: environment.locale, value)
      })
  }
  private struct FormattedNumber<T: Equatable>: Equatable {
    let value: T
    let specifier: String
  }

  /// How a line under or through a text is drawn.
  public struct LineStyle: Hashable, Sendable {
    /// The pattern of an underline or a strikethrough.
    public enum Pattern: Hashable, Sendable { case solid, dot, dash, dashDot, dashDotDot }
    let pattern: Pattern
    let color: Color?
    /// Makes a line under or through a text; nil stands for the text's own colour.
    public init(pattern: Pattern = .solid, color: Color? = nil) {
      self.pattern = pattern
      self.color = color
    }
    /// A solid line in the text's own colour.
    public static let single = LineStyle()
  }

  /// How large a text is beside others.
  public struct Scale: Hashable, Sendable {
    let factor: CGFloat
    /// The size of the text's font.
    public static let `default` = Scale(factor: 1)
    /// The size of secondary texts. Differs: Apple's factor is not published.
    public static let secondary = Scale(factor: 0.8)
  }

  /// Which part of a date is shown, or how far it is away.
  public struct DateStyle: Hashable, Sendable {
    enum Kind { case date, time, relative, offset, timer }
    let kind: Kind
    /// The day in words, such as November 26, 2026.
    public static let date = DateStyle(kind: .date)
    /// The hour and the minute.
    public static let time = DateStyle(kind: .time)
    /// How far the date is from now, such as `2 hr, 5 min`. Differs: the text is English, and does
    /// not change.
    public static let relative = DateStyle(kind: .relative)
    /// How far the date is from now, such as `+2 hr, 5 min`. Differs: the text is English, and does
    /// not change.
    public static let offset = DateStyle(kind: .offset)
    /// How far the date is from now, such as `2:05`. Differs: the text does not change.
    public static let timer = DateStyle(kind: .timer)

    var clock: ClockText? {
      switch kind {
      case .date, .time: nil
      case .relative: ClockText(kind: .relative)
      case .offset: ClockText(kind: .offset)
      case .timer: ClockText(kind: .timer)
      }
    }
  }

  /// A date as the environment's locale, calendar and time zone write it; or how far it is from
  /// now, by the clock that `Date()` asks, when the text is made.
  public init(_ date: Date, style: DateStyle) {
    if let clock = style.clock {
      self.init(verbatim: clock.text(of: date, from: Date()))
      return
    }
    self.init(verbatim: "")
    let showsTime = style == .time
    storage = .formatted(
      FormattedText(Stamp(date: date, style: style)) { environment in
        Self.format(
          date, showsTime ? .omitted : .long, showsTime ? .shortened : .omitted, environment)
      })
  }

  /// Makes a text of an interval: both ends, each with date and time.
  public init(_ dates: ClosedRange<Date>) {
    self.init(verbatim: "")
    storage = .formatted(
      FormattedText(dates) { environment in
        [dates.lowerBound, dates.upperBound]
          .map { Self.format($0, .numeric, .shortened, environment) }.joined(separator: " – ")
      })
  }
  /// Makes a text of an interval: both ends, each with date and time.
  public init(_ interval: DateInterval) { self.init(interval.start...interval.end) }

  private struct Stamp: Equatable {
    let date: Date
    let style: DateStyle
  }

  private static func format(
    _ date: Date, _ day: Date.FormatStyle.DateStyle, _ time: Date.FormatStyle.TimeStyle,
    _ environment: EnvironmentValues
  ) -> String {
    Date.FormatStyle(
      date: day, time: time, locale: environment.locale, calendar: environment.calendar,
      timeZone: environment.timeZone
    ).format(date)
  }

  /// Makes a text of what a formatter writes of a value, at once; empty where it writes none.
  public init<Subject: ReferenceConvertible>(_ subject: Subject, formatter: Formatter) {
    self.init(verbatim: formatter.string(for: subject) ?? "")
  }
  /// Makes a text of what a formatter writes of an object, at once; empty where it writes none.
  public init<Subject: NSObject>(_ subject: Subject, formatter: Formatter) {
    self.init(verbatim: formatter.string(for: subject) ?? "")
  }
}

private enum TimeZoneKey: EnvironmentKey {
  static var defaultValue: TimeZone { FormatSettings.values.timeZone }
}

extension EnvironmentValues {
  /// The time zone in which texts show times; `TimeZone.current` unless it is set: Greenwich's, or
  /// the one that the test chose.
  public var timeZone: TimeZone {
    get { self[TimeZoneKey.self] }
    set { self[TimeZoneKey.self] = newValue }
  }
}
