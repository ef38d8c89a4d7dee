import Foundation

/// A calendar with a row for the time below, each if the mode has it.
final class _UIDatePickerInlineView: UIView, DatePickerContent {
  var needsReading = true
  private let month = CalendarMonthView()
  private let timeTitle = QuietLabel()
  private let timePlate = _UIDatePickerCompactLabel()
  private var shownMonth: Date?
  private var lastDate: Date?

  /// The height of the time's row in points. Apple publishes no figure.
  private static let timeHeight: CGFloat = 46

  init() {
    super.init(frame: .zero)
    timeTitle.text = "Time"
    for view in [month, timeTitle, timePlate] { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  func read(_ picker: UIDatePicker) {
    let mode = picker.datePickerMode
    month.isHidden = mode == .time
    timeTitle.isHidden = mode != .dateAndTime
    timeTitle.font = .systemFont(ofSize: 17)
    timePlate.show(mode == .date ? nil : picker.facts.shortTime(picker.date), in: picker)
    let facts = picker.facts
    month.range = picker.limits
    month.dayLook = { [weak picker] day in
      guard let picker else { return CalendarDayLook() }
      let end = facts.adding(1, .day, to: day).addingTimeInterval(-1)
      return CalendarDayLook(
        isSelected: facts.isSameDay(day, picker.date),
        isEnabled: picker.isWithinLimits(day) || picker.isWithinLimits(end)
          || facts.isSameDay(day, picker.minimumDate ?? .distantPast),
        isToday: facts.isSameDay(day, CalendarFacts.standInNow))
    }
    month.dayWasTouched = { [weak picker] day in
      guard let picker else { return }
      let parts = facts.calendar.dateComponents([.hour, .minute, .second], from: picker.date)
      let date = facts.calendar.date(byAdding: parts, to: day) ?? day
      picker.choose(date)
    }
    month.monthWasTurned = { [weak self] month in self?.shownMonth = month }
    // Another date shows its month again; otherwise a month that was turned to stays.
    if lastDate != picker.date { shownMonth = nil }
    lastDate = picker.date
    month.show(shownMonth ?? picker.date, facts)
    setNeedsLayout()
  }

  var fittingSize: CGSize {
    let plate = timePlate.sizeThatFits(.zero)
    if month.isHidden { return plate }
    let size = month.fittingSize
    return CGSize(
      width: size.width, height: size.height + (timePlate.isHidden ? 0 : Self.timeHeight))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let plate = timePlate.sizeThatFits(.zero)
    if month.isHidden {
      timePlate.frame = CGRect(
        x: isRightToLeft ? bounds.width - plate.width : 0, y: (bounds.height - plate.height) / 2,
        width: plate.width, height: plate.height)
      return
    }
    month.frame = CGRect(
      x: 0, y: 0, width: bounds.width, height: month.fittingSize.height)
    let inset = CalendarMonthView.Figures.inset
    let middle = month.frame.maxY + Self.timeHeight / 2
    let title = timeTitle.sizeThatFits(CGSize(width: CGFloat.infinity, height: .infinity))
    func place(_ view: UIView, x: CGFloat, _ size: CGSize) {
      let start = isRightToLeft ? bounds.width - x - size.width : x
      view.frame = CGRect(
        x: PixelRounding.nearest(start, scale: pixelScale),
        y: PixelRounding.nearest(middle - size.height / 2, scale: pixelScale), width: size.width,
        height: size.height)
    }
    place(timeTitle, x: inset, title)
    place(timePlate, x: bounds.width - inset - plate.width, plate)
  }
}
