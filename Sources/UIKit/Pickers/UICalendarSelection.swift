import Foundation

/// The days of a calendar that a touch selects.
@preconcurrency @MainActor
open class UICalendarSelection: NSObject {
  weak var calendarView: UICalendarView?

  override init() {
    super.init()
  }

  /// Asks the delegate again which days can be selected.
  open func updateSelectableDates() { calendarView?.contentDidChange() }

  func canSelect(_ day: DateComponents, in view: UICalendarView) -> Bool { true }

  func contains(_ day: Date, in view: UICalendarView) -> Bool { false }

  func touch(_ day: DateComponents, in view: UICalendarView) {}

  fileprivate func isSame(_ components: DateComponents, _ day: Date, in view: UICalendarView)
    -> Bool
  {
    view.date(from: components).map { view.facts.isSameDay($0, day) } ?? false
  }
}

/// A selection of one day.
open class UICalendarSelectionSingleDate: UICalendarSelection {
  /// Asked and told about the selected day; it is not retained.
  open private(set) weak var delegate: (any UICalendarSelectionSingleDateDelegate)?
  private var selected: DateComponents?

  /// A selection of no day yet, whose delegate decides about days; nil lets all be selected.
  public init(delegate: (any UICalendarSelectionSingleDateDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  /// The selected day; nil for none. Setting it does not tell the delegate.
  open var selectedDate: DateComponents? {
    get { selected }
    set { setSelected(newValue, animated: false) }
  }

  /// Selects a day without telling the delegate.
  open func setSelected(_ selectedDate: DateComponents?, animated: Bool) {
    guard selectedDate != selected else { return }
    selected = selectedDate
    calendarView?.contentDidChange()
  }

  override func canSelect(_ day: DateComponents, in view: UICalendarView) -> Bool {
    delegate?.dateSelection(self, canSelectDate: day) ?? true
  }

  override func contains(_ day: Date, in view: UICalendarView) -> Bool {
    selected.map { isSame($0, day, in: view) } ?? false
  }

  override func touch(_ day: DateComponents, in view: UICalendarView) {
    guard delegate?.dateSelection(self, canSelectDate: day) ?? true else { return }
    setSelected(day, animated: false)
    delegate?.dateSelection(self, didSelectDate: day)
  }
}

/// Asked and told about the selected day.
@preconcurrency @MainActor
public protocol UICalendarSelectionSingleDateDelegate: NSObjectProtocol {
  /// Called when a touch has selected a day.
  func dateSelection(
    _ selection: UICalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?)
  /// - Parameter dateComponents: The day; nil asks whether the selection may be removed.
  func dateSelection(
    _ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?
  ) -> Bool
}

extension UICalendarSelectionSingleDateDelegate {
  /// The default: every day can be selected, and the selection can be removed.
  public func dateSelection(
    _ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?
  ) -> Bool { true }
}

/// A selection of any number of days.
open class UICalendarSelectionMultiDate: UICalendarSelection {
  /// Asked and told about the selected days; it is not retained.
  open private(set) weak var delegate: (any UICalendarSelectionMultiDateDelegate)?
  private var selected: [DateComponents] = []

  /// A selection of no days yet, whose delegate decides about days; nil lets all be selected.
  public init(delegate: (any UICalendarSelectionMultiDateDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  /// The selected days in the order in which they were selected. Setting them does not tell the
  /// delegate.
  open var selectedDates: [DateComponents] {
    get { selected }
    set { setSelectedDates(newValue, animated: false) }
  }

  /// Selects days without telling the delegate.
  open func setSelectedDates(_ selectedDates: [DateComponents], animated: Bool) {
    guard selectedDates != selected else { return }
    selected = selectedDates
    calendarView?.contentDidChange()
  }

  override func canSelect(_ day: DateComponents, in view: UICalendarView) -> Bool {
    delegate?.multiDateSelection(self, canSelectDate: day) ?? true
  }

  override func contains(_ day: Date, in view: UICalendarView) -> Bool {
    selected.contains { isSame($0, day, in: view) }
  }

  override func touch(_ day: DateComponents, in view: UICalendarView) {
    guard let date = view.date(from: day) else { return }
    if let index = selected.firstIndex(where: { isSame($0, date, in: view) }) {
      guard delegate?.multiDateSelection(self, canDeselectDate: day) ?? true else { return }
      var rest = selected
      let old = rest.remove(at: index)
      setSelectedDates(rest, animated: false)
      delegate?.multiDateSelection(self, didDeselectDate: old)
    } else {
      guard canSelect(day, in: view) else { return }
      setSelectedDates(selected + [day], animated: false)
      delegate?.multiDateSelection(self, didSelectDate: day)
    }
  }
}

/// Asked and told about the selected days.
@preconcurrency @MainActor
public protocol UICalendarSelectionMultiDateDelegate: NSObjectProtocol {
  /// Called when a touch has selected a day.
  func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, didSelectDate dateComponents: DateComponents)
  /// Called when a touch has taken a selected day back.
  func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, didDeselectDate dateComponents: DateComponents)
  /// Whether a day can be selected; true by default.
  func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, canSelectDate dateComponents: DateComponents
  ) -> Bool
  /// Whether a selected day can be taken back; true by default.
  func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, canDeselectDate dateComponents: DateComponents
  ) -> Bool
}

extension UICalendarSelectionMultiDateDelegate {
  /// The default: every day can be selected.
  public func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, canSelectDate dateComponents: DateComponents
  ) -> Bool { true }

  /// The default: every selected day can be taken back.
  public func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, canDeselectDate dateComponents: DateComponents
  ) -> Bool { true }
}

/// A selection of all days of one week.
open class UICalendarSelectionWeekOfYear: UICalendarSelection {
  /// Asked and told about the selected week; it is not retained.
  open private(set) weak var delegate: (any UICalendarSelectionWeekOfYearDelegate)?
  private var selected: DateComponents?

  /// A selection of no week yet, whose delegate decides about weeks; nil lets all be selected.
  public init(delegate: (any UICalendarSelectionWeekOfYearDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  /// The selected week, as `yearForWeekOfYear` and `weekOfYear`.
  open var selectedWeekOfYear: DateComponents? {
    get { selected }
    set { setSelectedWeekOfYear(newValue, animated: false) }
  }

  /// Selects a week without telling the delegate.
  open func setSelectedWeekOfYear(_ selectedWeekOfYear: DateComponents?, animated: Bool) {
    guard selectedWeekOfYear != selected else { return }
    selected = selectedWeekOfYear
    calendarView?.contentDidChange()
  }

  /// Asks the delegate again which weeks can be selected.
  open func updateSelectableWeeks() { calendarView?.contentDidChange() }

  private func week(of day: Date, in view: UICalendarView) -> DateComponents {
    view.components(of: day, [.calendar, .yearForWeekOfYear, .weekOfYear])
  }

  override func canSelect(_ day: DateComponents, in view: UICalendarView) -> Bool {
    guard let date = view.date(from: day) else { return false }
    return delegate?.weekOfYearSelection(self, canSelectWeekOfYear: week(of: date, in: view))
      ?? true
  }

  override func contains(_ day: Date, in view: UICalendarView) -> Bool {
    guard let selected else { return false }
    let week = week(of: day, in: view)
    return week.weekOfYear == selected.weekOfYear
      && week.yearForWeekOfYear == selected.yearForWeekOfYear
  }

  override func touch(_ day: DateComponents, in view: UICalendarView) {
    guard let date = view.date(from: day), canSelect(day, in: view) else { return }
    let week = week(of: date, in: view)
    setSelectedWeekOfYear(week, animated: false)
    delegate?.weekOfYearSelection(self, didSelectWeekOfYear: week)
  }
}

/// Asked and told about the selected week.
@preconcurrency @MainActor
public protocol UICalendarSelectionWeekOfYearDelegate: NSObjectProtocol {
  /// Called when a touch has selected a week.
  func weekOfYearSelection(
    _ selection: UICalendarSelectionWeekOfYear,
    didSelectWeekOfYear weekOfYearComponents: DateComponents?)
  /// Whether a week can be selected; true by default.
  func weekOfYearSelection(
    _ selection: UICalendarSelectionWeekOfYear,
    canSelectWeekOfYear weekOfYearComponents: DateComponents?
  ) -> Bool
}

extension UICalendarSelectionWeekOfYearDelegate {
  /// The default: every week can be selected.
  public func weekOfYearSelection(
    _ selection: UICalendarSelectionWeekOfYear,
    canSelectWeekOfYear weekOfYearComponents: DateComponents?
  ) -> Bool { true }
}
