import Foundation

/// A month in weeks, whose days can be selected and decorated, in the look of iOS 16 to 18.
///
/// Its picture does not depend on the machine: where an app sets no calendar, locale or time zone
/// they are the Gregorian one, the United States and Greenwich, the first of January 2001 stands
/// for today, and its month is the one that is shown. A calendar that an app makes has the
/// machine's time zone as long as the app gives it no other.
///
/// Apple publishes no figures; see `CalendarMonthView`.
@preconcurrency @MainActor
open class UICalendarView: UIView {
  private let month = CalendarMonthView()
  private var needsReading = true
  private var shownMonth = CalendarFacts.standInNow

  public override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(month)
    setUp()
  }

  /// A view from an interface file. Differs: of the calendar's own properties none is read there.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(month)
    setUp()
  }

  private func setUp() {
    month.dayLook = { [weak self] in self?.look(of: $0) ?? CalendarDayLook() }
    month.decoration = { [weak self] in self?.decorationView(for: $0) }
    month.dayWasTouched = { [weak self] in self?.dayWasTouched($0) }
    month.monthWasTurned = { [weak self] in self?.monthWasTurned(to: $0) }
  }

  /// Asked for decorations, and told when a finger turns to another month.
  open weak var delegate: (any UICalendarViewDelegate)? {
    didSet { if delegate !== oldValue { contentDidChange() } }
  }

  /// What a touch selects; nil for days that cannot be selected.
  open var selectionBehavior: UICalendarSelection? {
    didSet {
      guard selectionBehavior !== oldValue else { return }
      if oldValue?.calendarView === self { oldValue?.calendarView = nil }
      selectionBehavior?.calendarView = self
      contentDidChange()
    }
  }

  // MARK: Region

  /// The locale of month and weekdays; the calendar's or `Locale.current` unless set.
  open var locale: Locale {
    get { ownLocale ?? facts.locale }
    set {
      guard newValue != locale else { return }
      ownLocale = newValue
      factsDidChange()
    }
  }
  private var ownLocale: Locale?

  /// The calendar, which also says on which day weeks begin; `Calendar.current` unless set.
  open var calendar: Calendar {
    get { ownCalendar ?? facts.calendar }
    set {
      guard newValue != calendar else { return }
      ownCalendar = newValue
      factsDidChange()
    }
  }
  private var ownCalendar: Calendar?

  /// The time zone; nil stands for the calendar's.
  open var timeZone: TimeZone? { didSet { if timeZone != oldValue { factsDidChange() } } }

  private var ownFacts: CalendarFacts?

  var facts: CalendarFacts {
    if let ownFacts { return ownFacts }
    let facts = CalendarFacts(calendar: ownCalendar, locale: ownLocale, timeZone: timeZone)
    ownFacts = facts
    return facts
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    if ownFacts?.isOutdated == true { factsDidChange() }
  }

  private func factsDidChange() {
    ownFacts = nil
    contentDidChange()
  }

  // MARK: Looks

  /// The design of the system's font.
  open var fontDesign: UIFontDescriptor.SystemDesign = .default {
    didSet { if fontDesign != oldValue { contentDidChange() } }
  }

  /// Whether there is room for decorations below the days, and the delegate is asked for them.
  open var wantsDateDecorations = true {
    didSet { if wantsDateDecorations != oldValue { contentDidChange() } }
  }

  /// The range of selectable days; days outside of it are grey.
  open var availableDateRange = DateInterval(start: .distantPast, end: .distantFuture) {
    didSet { if availableDateRange != oldValue { contentDidChange() } }
  }

  /// The month that is shown: calendar, era, year and month; a day is ignored.
  open var visibleDateComponents: DateComponents {
    get { components(of: facts.startOfMonth(shownMonth), [.calendar, .era, .year, .month]) }
    set { setVisibleDateComponents(newValue, animated: false) }
  }

  /// Shows another month. Components that name no date have no effect; an animated change is at
  /// once, which is noted (`FidelityFeature.animated`).
  open func setVisibleDateComponents(_ dateComponents: DateComponents, animated: Bool) {
    guard let date = date(from: dateComponents) else { return }
    let new = facts.startOfMonth(date)
    guard new != facts.startOfMonth(shownMonth) else { return }
    noteMissingMotion("UICalendarView.setVisibleDateComponents(_:animated:)", if: animated)
    shownMonth = new
    contentDidChange()
  }

  /// Asks the delegate again for the decorations of some days.
  open func reloadDecorations(forDateComponents dates: [DateComponents], animated: Bool) {
    contentDidChange()
  }

  // MARK: Dates

  func components(of date: Date, _ parts: Set<Calendar.Component>) -> DateComponents {
    facts.calendar.dateComponents(parts, from: date)
  }

  /// The components of a date in the form that iOS hands to delegates.
  func dayComponents(of date: Date) -> DateComponents {
    components(of: date, [.calendar, .era, .year, .month, .day])
  }

  /// The date of components; nil for components that name no date in the view's calendar.
  func date(from components: DateComponents) -> Date? {
    var parts = components
    parts.calendar = nil
    parts.timeZone = nil
    return facts.calendar.date(from: parts)
  }

  private func isAvailable(_ day: Date) -> Bool {
    let end = facts.adding(1, .day, to: day)
    return end > availableDateRange.start && day <= availableDateRange.end
  }

  private func look(of day: Date) -> CalendarDayLook {
    let components = dayComponents(of: day)
    let isSelectable = selectionBehavior?.canSelect(components, in: self) ?? true
    return CalendarDayLook(
      isSelected: selectionBehavior?.contains(day, in: self) ?? false,
      isEnabled: isAvailable(day) && isSelectable,
      isToday: facts.isSameDay(day, CalendarFacts.standInNow))
  }

  private func decorationView(for day: Date) -> UIView? {
    guard wantsDateDecorations, isAvailable(day) else { return nil }
    return delegate?.calendarView(self, decorationFor: dayComponents(of: day))?.makeView(
      tint: tintColor)
  }

  private func dayWasTouched(_ day: Date) {
    selectionBehavior?.touch(dayComponents(of: day), in: self)
  }

  private func monthWasTurned(to date: Date) {
    let old = visibleDateComponents
    shownMonth = date
    contentDidChange()
    delegate?.calendarView(self, didChangeVisibleDateComponentsFrom: old)
  }

  func contentDidChange() {
    needsReading = true
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  // MARK: Layout

  /// The height of decorations below a day's number, in points. Apple publishes no figure.
  private static let decorationHeight: CGFloat = 14

  private func readIfNeeded() {
    guard needsReading else { return }
    needsReading = false
    month.decorationHeight = wantsDateDecorations ? Self.decorationHeight : 0
    month.fontDesign = fontDesign
    let last = availableDateRange.end == .distantFuture ? nil : availableDateRange.end
    let first = availableDateRange.start == .distantPast ? nil : availableDateRange.start
    month.range = (first, last)
    month.show(shownMonth, facts)
  }

  open override var intrinsicContentSize: CGSize {
    readIfNeeded()
    return month.fittingSize
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let wanted = intrinsicContentSize
    let isGiven = size.width > 0 && size.width.isFinite
    let width = isGiven ? max(size.width, 280) : wanted.width
    return CGSize(width: width, height: wanted.height)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    readIfNeeded()
    month.frame = bounds
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    contentDidChange()
  }
}

/// Decorates the days of a calendar.
@preconcurrency @MainActor
public protocol UICalendarViewDelegate: NSObjectProtocol {
  /// The decoration below the day; nil, the default, for none.
  func calendarView(
    _ calendarView: UICalendarView, decorationFor dateComponents: DateComponents
  ) -> UICalendarView.Decoration?
  /// Called when a finger has turned to another month.
  func calendarView(
    _ calendarView: UICalendarView,
    didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents)
}

extension UICalendarViewDelegate {
  /// The default: no decoration.
  public func calendarView(
    _ calendarView: UICalendarView, decorationFor dateComponents: DateComponents
  ) -> UICalendarView.Decoration? { nil }

  /// Called when a finger has turned to another month. The default is empty.
  public func calendarView(
    _ calendarView: UICalendarView,
    didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents
  ) {}
}
