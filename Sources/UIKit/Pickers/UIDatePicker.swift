import Foundation

/// Chooses a date, a time or a duration, in the look of iOS 15 to 18.
///
/// Its picture does not depend on the machine: where an app sets no date it shows the first of
/// January 2001 at midnight, which also stands for today; where it sets neither calendar, locale
/// nor time zone they are the Gregorian one, the United States and Greenwich. A calendar that an
/// app makes has the machine's time zone as long as the app gives it no other.
///
/// Apple publishes no figures; sizes are those that people measure. Differs: a compact picker's
/// buttons do not open a calendar or wheels, and the words beside the wheels of a duration are
/// English.
open class UIDatePicker: UIControl {
  /// What a date picker chooses.
  public enum Mode: Int, Sendable {
    /// Hours and minutes.
    case time = 0
    /// Day, month and year.
    case date = 1
    /// A day, with hours and minutes.
    case dateAndTime = 2
    /// A duration in hours and minutes, less than a day.
    case countDownTimer = 3
    /// A month of a year.
    case yearAndMonth = 4
  }

  private(set) var content: (any DatePickerContent)?
  private var ownDate = CalendarFacts.standInNow
  private var ownDuration: TimeInterval = 0
  private var ownFacts: CalendarFacts?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    if frame.size == .zero {
      self.frame = CGRect(origin: frame.origin, size: intrinsicContentSize)
    }
    priorities.verticalHugging = UILayoutPriority(750)
  }

  /// A picker from an interface file, with the properties that it has there.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    priorities.verticalHugging = UILayoutPriority(750)
    coder.readNib(into: self, at: UIDatePicker.self)
  }

  // MARK: Looks

  /// What the picker chooses.
  open var datePickerMode = Mode.dateAndTime {
    didSet { if datePickerMode != oldValue { styleMayHaveChanged() } }
  }

  /// The wanted style; automatic by default.
  open var preferredDatePickerStyle = UIDatePickerStyle.automatic {
    didSet { if preferredDatePickerStyle != oldValue { styleMayHaveChanged() } }
  }

  /// The style that the preferred one resolves to in the present mode: wheels for durations and
  /// months.
  open var datePickerStyle: UIDatePickerStyle {
    if datePickerMode == .countDownTimer || datePickerMode == .yearAndMonth { return .wheels }
    return preferredDatePickerStyle == .automatic ? .compact : preferredDatePickerStyle
  }

  /// The colour of the wheels' titles; apps set it by its key.
  var textColor: UIColor? { didSet { if textColor != oldValue { contentDidChange() } } }

  // MARK: Region

  /// The locale; nil stands for the calendar's, or for `Locale.current`.
  open var locale: Locale? { didSet { if locale != oldValue { factsDidChange() } } }

  /// The calendar; `Calendar.current` unless set, and after setting nil.
  open var calendar: Calendar! {
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

  var facts: CalendarFacts {
    if let ownFacts { return ownFacts }
    let facts = CalendarFacts(calendar: ownCalendar, locale: locale, timeZone: timeZone)
    ownFacts = facts
    return facts
  }

  // MARK: Value

  /// The date within the limits, on a whole interval of minutes if dates are rounded to those.
  open var date: Date {
    get { roundsToMinuteInterval ? rounded(ownDate) : ownDate }
    set { tellingObservers("date", date) { setDate(newValue, animated: false) } }
  }

  /// Sets the date, moved into the limits, without sending actions. An animated change is at once,
  /// which is noted (`FidelityFeature.animated`).
  open func setDate(_ date: Date, animated: Bool) {
    let new = limited(date)
    guard new != ownDate else { return }
    noteMissingMotion("UIDatePicker.setDate(_:animated:)", if: animated)
    ownDate = new
    contentDidChange()
  }

  /// The minimum date. Both limits are ignored if the minimum is after the maximum.
  open var minimumDate: Date? { didSet { if minimumDate != oldValue { limitsDidChange() } } }
  /// The maximum date; nil for none.
  open var maximumDate: Date? { didSet { if maximumDate != oldValue { limitsDidChange() } } }

  /// The seconds of a countdown, less than a day.
  open var countDownDuration: TimeInterval {
    get { ownDuration }
    set {
      let new = newValue.isFinite ? min(max(newValue, 0), 86_399) : 0
      guard new != ownDuration else { return }
      ownDuration = new
      contentDidChange()
    }
  }

  /// The interval in minutes, 1 to 30 and a divisor of 60; other values are ignored.
  open var minuteInterval: Int {
    get { ownMinuteInterval }
    set {
      guard newValue != ownMinuteInterval, (1...30).contains(newValue), 60 % newValue == 0 else {
        return
      }
      ownMinuteInterval = newValue
      contentDidChange()
    }
  }
  private var ownMinuteInterval = 1

  /// Whether dates are rounded to whole intervals of minutes.
  open var roundsToMinuteInterval = true {
    didSet { if roundsToMinuteInterval != oldValue { contentDidChange() } }
  }

  /// The range of the limits; nil without limits, or if they contradict each other.
  var limits: (minimum: Date?, maximum: Date?)? {
    if minimumDate == nil, maximumDate == nil { return nil }
    if let minimumDate, let maximumDate, minimumDate > maximumDate { return nil }
    return (minimumDate, maximumDate)
  }

  func isWithinLimits(_ date: Date) -> Bool { limited(date) == date }

  private func limited(_ date: Date) -> Date {
    guard let limits else { return date }
    return min(max(date, limits.minimum ?? date), limits.maximum ?? .distantFuture)
  }

  /// The last whole interval before or at the date.
  private func rounded(_ date: Date) -> Date {
    guard minuteInterval > 1 else { return date }
    let parts = facts.calendar.dateComponents([.minute, .second, .nanosecond], from: date)
    let over = (parts.minute ?? 0) % minuteInterval
    let seconds = Double(over * 60 + (parts.second ?? 0))
    return date.addingTimeInterval(-seconds - Double(parts.nanosecond ?? 0) / 1_000_000_000)
  }

  /// Called when a finger has chosen a date.
  func choose(_ date: Date) {
    let new = limited(date)
    contentDidChange()
    guard new != ownDate else { return }
    ownDate = new
    contentDidChange()
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }

  func choose(duration: TimeInterval) {
    guard duration != ownDuration else { return }
    countDownDuration = duration
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }

  private func limitsDidChange() {
    ownDate = limited(ownDate)
    contentDidChange()
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    if ownFacts?.isOutdated == true { factsDidChange() }
  }

  private func factsDidChange() {
    ownFacts = nil
    contentDidChange()
  }

  private func styleMayHaveChanged() {
    content?.removeFromSuperview()
    content = nil
    contentDidChange()
  }

  private func contentDidChange() {
    content?.needsReading = true
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  // MARK: Layout

  private var madeContent: any DatePickerContent {
    if let content { return content }
    let made: any DatePickerContent =
      switch datePickerStyle {
      case .wheels: _UIDatePickerView()
      case .inline: _UIDatePickerInlineView()
      default: _UIDatePickerCompactView()
      }
    content = made
    addSubview(made)
    return made
  }

  private var readContent: any DatePickerContent {
    let content = madeContent
    if content.needsReading {
      content.needsReading = false
      content.read(self)
    }
    return content
  }

  open override var intrinsicContentSize: CGSize { readContent.fittingSize }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { readContent.fittingSize }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let content = readContent
    content.frame = bounds
    content.isUserInteractionEnabled = isEnabled
    content.alpha = isEnabled ? 1 : 0.5
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    contentDidChange()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    contentDidChange()
  }
}

/// The styles of a date picker.
public enum UIDatePickerStyle: Int, Sendable {
  /// `compact` for dates and times, `wheels` for durations and months.
  case automatic = 0
  /// Wheels, one for each part of the date.
  case wheels = 1
  /// Buttons with the date and the time; they open nothing here.
  case compact = 2
  /// A calendar of the month, with the time below it.
  case inline = 3
}

/// The contents of a date picker in one of its styles.
@MainActor
protocol DatePickerContent: UIView {
  /// Whether the picker has changed since it was read.
  var needsReading: Bool { get set }
  var fittingSize: CGSize { get }
  func read(_ picker: UIDatePicker)
}
