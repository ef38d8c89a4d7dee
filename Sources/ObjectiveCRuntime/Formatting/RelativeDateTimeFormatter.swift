import Foundation

/// Writes how far a date is away: `in 2 hours`, `yesterday`, `3 days ago`.
///
/// Differs: intervals without a date are counted from 1 January 2001 and not from now, so that
/// their months have the lengths of that year's.
open class RelativeDateTimeFormatter: Formatter, @unchecked Sendable {
  /// Whether words may stand for numbers. Raw values are Apple's.
  public enum DateTimeStyle: Int, Sendable {
    /// `1 day ago`.
    case numeric = 0
    /// `yesterday`.
    case named = 1
  }

  /// How units are written. Raw values are Apple's.
  public enum UnitsStyle: Int, Sendable {
    /// `2 months ago`.
    case full = 0
    /// `two months ago`.
    case spellOut = 1
    /// `2 mo. ago`.
    case short = 2
    /// `2mo ago`.
    case abbreviated = 3
  }

  /// Whether words may stand for numbers.
  open var dateTimeStyle = DateTimeStyle.numeric
  /// How units are written.
  open var unitsStyle = UnitsStyle.full
  /// The place of the text. At the beginning of a sentence it has a capital.
  open var formattingContext = Formatter.Context.unknown
  /// The calendar that counts; the current one unless it is set.
  open var calendar: Calendar!
  /// The locale that has the words; the current one unless it is set.
  open var locale: Locale!

  public override init() {
    super.init()
  }

  /// Makes a formatter as `init` does. Differs: `coder` is not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// The largest part of components that is not 0.
  open func localizedString(from dateComponents: DateComponents) -> String {
    let parts: [(value: Int?, unit: UInt32)] = [
      (dateComponents.year, 0), (dateComponents.month, 2),
      (dateComponents.weekOfMonth ?? dateComponents.weekOfYear, 3), (dateComponents.day, 4),
      (dateComponents.hour, 5), (dateComponents.minute, 6), (dateComponents.second, 7),
    ]
    let known = parts.filter { $0.value != nil }
    let part = known.first { $0.value != 0 } ?? known.last ?? (0, 7)
    return text(Double(part.value ?? 0), unit: part.unit)
  }

  /// An interval in seconds; less than 0 for what is past.
  open func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
    let start = Date(timeIntervalSinceReferenceDate: 0)
    return localizedString(for: start.addingTimeInterval(timeInterval), relativeTo: start)
  }

  /// A date seen from another one.
  open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
    let units: Set<Calendar.Component> = [
      .year, .month, .weekOfMonth, .day, .hour, .minute, .second,
    ]
    let calendar = calendar ?? FormatSettings.values.calendar
    let parts = calendar.dateComponents(units, from: referenceDate, to: date)
    return localizedString(from: parts)
  }

  /// A date seen from now, by the clock that `Date()` asks; nil for what is no date.
  open override func string(for obj: Any?) -> String? {
    (obj as? Date).map { localizedString(for: $0, relativeTo: Date()) }
  }

  private func text(_ value: Double, unit: UInt32) -> String {
    let width: ICUText.Width =
      switch unitsStyle {
      case .full, .spellOut: .full
      case .short: .short
      case .abbreviated: .narrow
      }
    return ICUText.relative(
      value, unit: unit, width: width, isNamed: dateTimeStyle == .named,
      spellsOut: unitsStyle == .spellOut, atBeginning: formattingContext == .beginningOfSentence,
      locale: locale ?? FormatSettings.locale) ?? ""
  }
}
