import Foundation

/// Writes amounts of time: `1:10:00`, `1h 10m`, `1 hour, 10 minutes`.
///
/// Differs: texts are American English; `allowsFractionalUnits` and `collapsesLargestUnit`, whose
/// rules are not published, are absent. Without a reference date, times are counted from 1 January
/// 2001 and not from now; without a calendar, in the Gregorian one at Greenwich.
open class DateComponentsFormatter: Formatter, @unchecked Sendable {
  /// How units are named. Raw values are Apple's.
  public enum UnitsStyle: Int, Sendable {
    /// `1:10:00`; days and larger units as in `abbreviated`, in front.
    case positional = 0
    /// Units are written as in `1h 10m`.
    case abbreviated = 1
    /// Units are written as in `1 hr, 10 min`.
    case short = 2
    /// Units are written as in `1 hour, 10 minutes`.
    case full = 3
    /// Units are written as in `one hour, ten minutes`.
    case spellOut = 4
    /// Units are written as in `1hr 10min`.
    case brief = 5
  }

  /// What becomes of units that are 0. Raw values are Apple's.
  public struct ZeroFormattingBehavior: OptionSet, Hashable, Sendable {
    /// The behaviours as bits.
    public let rawValue: UInt

    /// Creates the set from the bits of its behaviours.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Leading ones are dropped, in other styles than the positional one all are.
    public static let `default` = ZeroFormattingBehavior(rawValue: 1)
    /// Units of 0 before the first other one are dropped.
    public static let dropLeading = ZeroFormattingBehavior(rawValue: 1 << 1)
    /// Units of 0 between two others are dropped.
    public static let dropMiddle = ZeroFormattingBehavior(rawValue: 1 << 2)
    /// Units of 0 after the last other one are dropped.
    public static let dropTrailing = ZeroFormattingBehavior(rawValue: 1 << 3)
    /// All units of 0 are dropped.
    public static let dropAll: ZeroFormattingBehavior = [.dropLeading, .dropMiddle, .dropTrailing]
    /// All are there. The first unit has no zero before its number: `0:01:05`.
    public static let pad = ZeroFormattingBehavior(rawValue: 1 << 16)
  }

  /// How units are written.
  open var unitsStyle = UnitsStyle.positional
  /// Years, months, weeks of a month, days, hours, minutes and seconds may be; none stands for all
  /// but weeks.
  open var allowedUnits: NSCalendar.Unit = []
  /// Which units of 0 are dropped.
  open var zeroFormattingBehavior = ZeroFormattingBehavior.default
  /// The calendar that counts; nil for that of the components, or a Gregorian one.
  open var calendar: Calendar?
  /// The date that an interval is counted from, which decides how long its months are.
  open var referenceDate: Date?
  /// The largest ones alone are shown, and the last is rounded; 0 for as many as there are.
  open var maximumUnitCount = 0
  /// Whether texts say that they are not exact: `About 5 minutes`.
  open var includesApproximationPhrase = false
  /// Whether texts say that a time is left: `5 minutes remaining`.
  open var includesTimeRemainingPhrase = false
  /// The place of the text. At the beginning of a sentence, a text that is spelled out has a
  /// capital.
  open var formattingContext = Formatter.Context.unknown

  public override init() {
    super.init()
  }

  /// Makes a formatter as `init` does. Differs: `coder` is not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  // MARK: Texts

  /// - Returns: Nil for a time that is no number.
  open func string(from ti: TimeInterval) -> String? {
    guard ti.isFinite, ti.magnitude < Self.maximumSeconds else { return nil }
    return string(from: start, to: start.addingTimeInterval(ti))
  }

  /// The time from one date to another, as a text; nil where it is not finite or too long.
  open func string(from startDate: Date, to endDate: Date) -> String? {
    let units = DurationUnit.allCases.filter { unit in
      allowedUnits.isEmpty ? unit != .week : allowedUnits.contains(unit.calendarUnit)
    }
    guard !units.isEmpty else { return nil }
    let seconds = endDate.timeIntervalSince(startDate)
    guard seconds.isFinite, seconds.magnitude < Self.maximumSeconds else { return nil }
    let calendar = calendar ?? Self.greenwich
    var components = calendar.dateComponents(
      Set(units.map(\.component)), from: startDate, to: endDate)
    var amounts = amounts(components, units)
    if let last = rounded(amounts) {
      // The shorter units that are cut off are worth another of the last one.
      let date = calendar.date(byAdding: last.component, value: seconds < 0 ? -1 : 1, to: endDate)
      let kept = units.filter { $0.rawValue <= last.rawValue }
      components = calendar.dateComponents(
        Set(kept.map(\.component)), from: startDate, to: date ?? endDate)
      amounts = self.amounts(components, kept)
    }
    return text(shown(amounts))
  }

  /// The time that components stand for, as a text.
  open func string(from components: DateComponents) -> String? {
    let calendar = calendar ?? components.calendar ?? Self.greenwich
    guard let end = calendar.date(byAdding: components, to: start) else { return nil }
    return string(from: start, to: end)
  }

  /// - Parameter obj: Components, or seconds as a number.
  open override func string(for obj: Any?) -> String? {
    switch obj {
    case let components as DateComponents: string(from: components)
    case let components as NSDateComponents: string(from: components as DateComponents)
    case let seconds as TimeInterval: string(from: seconds)
    case let number as NSNumber: string(from: number.doubleValue)
    default: nil
    }
  }

  /// The time that components stand for, as a text in a style.
  open class func localizedString(
    from components: DateComponents, unitsStyle: UnitsStyle
  ) -> String? {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = unitsStyle
    return formatter.string(from: components)
  }

  // MARK: Amounts

  /// Nearly thirty thousand years: calendars are not meant for more.
  private static let maximumSeconds = 1e12

  private static let greenwich: Calendar = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    return calendar
  }()

  private var start: Date { referenceDate ?? Date(timeIntervalSinceReferenceDate: 0) }

  private typealias Amount = (unit: DurationUnit, value: Int)

  private func amounts(_ components: DateComponents, _ units: [DurationUnit]) -> [Amount] {
    units.map { ($0, components.value(for: $0.component) ?? 0) }
  }

  /// Where `maximumUnitCount` cuts units, the last one that stays, if what is cut off is worth more
  /// than half of it.
  private func rounded(_ amounts: [Amount]) -> DurationUnit? {
    guard maximumUnitCount > 0 else { return nil }
    guard let first = amounts.firstIndex(where: { $0.value != 0 }) else { return nil }
    let end = first + maximumUnitCount
    guard end < amounts.count else { return nil }
    let rest = amounts[end...].reduce(0) { $0 + Double($1.value) * $1.unit.seconds }
    return rest.magnitude * 2 > amounts[end - 1].unit.seconds ? amounts[end - 1].unit : nil
  }

  /// The amounts without the zeros that are not to be shown.
  private func shown(_ amounts: [Amount]) -> ArraySlice<Amount> {
    var behavior = zeroFormattingBehavior
    if behavior.contains(.default) {
      behavior.formUnion(unitsStyle == .positional ? .dropLeading : .dropAll)
    }
    var shown = amounts[...]
    let first = amounts.firstIndex { $0.value != 0 } ?? amounts.count - 1
    if behavior.contains(.dropLeading) { shown = shown[first...] }
    if maximumUnitCount > 0 { shown = shown.prefix(maximumUnitCount) }
    let last = shown.lastIndex { $0.value != 0 } ?? shown.startIndex
    if behavior.contains(.dropTrailing), shown.contains(where: { $0.value != 0 }) {
      shown = shown[...last]
    }
    guard behavior.contains(.dropMiddle), let head = shown.firstIndex(where: { $0.value != 0 })
    else { return shown }
    let kept = shown.indices.filter { index in
      amounts[index].value != 0 || index < head || index > last
    }
    return kept.map { amounts[$0] }[...]
  }

  // MARK: Writing

  private func text(_ amounts: ArraySlice<Amount>) -> String {
    // The sign stands once, before the first number.
    var words: [String] = []
    var clock: [String] = []
    for (index, amount) in amounts.enumerated() {
      let value = index == 0 ? amount.value : Int(clamping: amount.value.magnitude)
      if unitsStyle == .positional, amount.unit >= .hour {
        let digits = String(value)
        clock.append(clock.isEmpty || digits.count > 1 ? digits : "0" + digits)
      } else {
        words.append(amount.unit.text(value, unitsStyle))
      }
    }
    if !clock.isEmpty { words.append(clock.joined(separator: ":")) }
    let isList = [.short, .full, .spellOut].contains(unitsStyle)
    var text = words.joined(separator: isList ? ", " : " ")
    if formattingContext == .beginningOfSentence, unitsStyle == .spellOut {
      text = text.prefix(1).uppercased() + text.dropFirst()
    }
    if includesApproximationPhrase { text = "About " + text }
    return includesTimeRemainingPhrase ? text + " remaining" : text
  }
}
