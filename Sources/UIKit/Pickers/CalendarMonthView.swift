import Foundation

/// The look of one day of a month.
struct CalendarDayLook {
  var isSelected = false
  var isEnabled = true
  var isToday = false
}

/// A month's days below its name, in weeks, as inline date pickers and calendar views show them.
///
/// Apple publishes no figures: 44 points for the name, 20 for the weekdays and 44 for each of six
/// weeks are what people measure of an inline date picker that is 320 points wide.
final class CalendarMonthView: UIView {
  enum Figures {
    static let headerHeight: CGFloat = 44
    static let weekdayHeight: CGFloat = 20
    static let weekHeight: CGFloat = 44
    static let weekCount = 6
    static let width: CGFloat = 320
    static let inset: CGFloat = 16
    static let daySide: CGFloat = 44
    /// The side of a day above a decoration, in points.
    static let decoratedDaySide: CGFloat = 38
    static let arrowWidth: CGFloat = 44
  }

  private let titleLabel = QuietLabel()
  private let titleArrow = UIImageView()
  private let previous = UIButton(type: .system)
  private let following = UIButton(type: .system)
  private var weekdayLabels: [QuietLabel] = []
  private var days: [CalendarDayView] = []

  private(set) var facts = CalendarFacts()
  /// The first day of the month that is shown.
  private(set) var month = CalendarFacts.standInNow
  /// The height of a decoration below a day's number, in points.
  var decorationHeight: CGFloat = 0

  var dayLook: (Date) -> CalendarDayLook = { _ in CalendarDayLook() }
  var decoration: (Date) -> UIView? = { _ in nil }
  var dayWasTouched: (Date) -> Void = { _ in }
  var monthWasTurned: (Date) -> Void = { _ in }
  /// The range of dates whose months can be reached.
  var range: (minimum: Date?, maximum: Date?)?
  var fontDesign = UIFontDescriptor.SystemDesign.default

  init() {
    super.init(frame: .zero)
    for view in [titleLabel, titleArrow] { addSubview(view) }
    titleArrow.contentMode = .center
    previous.accessibilityLabel = "Previous Month"
    following.accessibilityLabel = "Next Month"
    for (button, name) in [(previous, "chevron.backward"), (following, "chevron.forward")] {
      button.setImage(UIImage(systemName: name), for: .normal)
      button.setPreferredSymbolConfiguration(
        UIImage.SymbolConfiguration(pointSize: 20, weight: .semibold), forImageIn: .normal)
      addSubview(button)
    }
    previous.addAction(UIAction { [weak self] _ in self?.turn(by: -1) }, for: .touchUpInside)
    following.addAction(UIAction { [weak self] _ in self?.turn(by: 1) }, for: .touchUpInside)
  }

  required init?(coder: NSCoder) { nil }

  // MARK: Content

  func show(_ month: Date, _ facts: CalendarFacts) {
    self.facts = facts
    self.month = facts.startOfMonth(month)
    titleLabel.text = facts.text("MMMMy", self.month)
    titleLabel.font = font(17, .semibold)
    titleArrow.image = UIImage(
      systemName: "chevron.forward",
      withConfiguration: UIImage.SymbolConfiguration(pointSize: 13, weight: .semibold))
    previous.isEnabled = mayTurn(by: -1)
    following.isEnabled = mayTurn(by: 1)
    showWeekdays()
    showDays()
    setNeedsLayout()
  }

  private func font(_ size: CGFloat, _ weight: UIFont.Weight) -> UIFont {
    let font = UIFont.systemFont(ofSize: size, weight: weight)
    guard fontDesign != .default, let own = font.fontDescriptor.withDesign(fontDesign) else {
      return font
    }
    return UIFont(descriptor: own, size: size)
  }

  private func showWeekdays() {
    let titles = facts.weekdayTitles
    while weekdayLabels.count > titles.count { weekdayLabels.removeLast().removeFromSuperview() }
    while weekdayLabels.count < titles.count {
      let label = QuietLabel()
      label.textAlignment = .center
      label.textColor = .tertiaryLabel
      label.adjustsFontSizeToFitWidth = true
      label.minimumScaleFactor = 0.5
      weekdayLabels.append(label)
      addSubview(label)
    }
    for (label, title) in zip(weekdayLabels, titles) {
      label.text = title
      label.font = font(13, .semibold)
    }
  }

  private func showDays() {
    let count = facts.calendar.range(of: .day, in: .month, for: month)?.count ?? 0
    while days.count > count { days.removeLast().removeFromSuperview() }
    while days.count < count {
      let day = CalendarDayView(month: self)
      days.append(day)
      addSubview(day)
    }
    for (index, day) in days.enumerated() {
      let date = facts.adding(index, .day, to: month)
      day.show(
        facts.number(index + 1), spoken: facts.text("EEEEMMMMd", date), date, dayLook(date),
        decoration(date), font: font(20, .regular), boldFont: font(20, .semibold))
    }
  }

  private func mayTurn(by months: Int) -> Bool {
    guard let range else { return true }
    let other = facts.adding(months, .month, to: month)
    if months < 0, let minimum = range.minimum { return other >= facts.startOfMonth(minimum) }
    if months > 0, let maximum = range.maximum { return other <= facts.startOfMonth(maximum) }
    return true
  }

  private func turn(by months: Int) {
    guard mayTurn(by: months) else { return }
    let new = facts.adding(months, .month, to: month)
    show(new, facts)
    monthWasTurned(new)
  }

  // MARK: Layout

  private var weekHeight: CGFloat { Figures.weekHeight + decorationHeight }

  var fittingSize: CGSize {
    CGSize(
      width: Figures.width,
      height: Figures.headerHeight + Figures.weekdayHeight
        + weekHeight * CGFloat(Figures.weekCount))
  }

  private func place(_ view: UIView, x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) {
    let start = isRightToLeft ? bounds.width - x - width : x
    view.frame = CGRect(
      x: PixelRounding.nearest(start, scale: pixelScale),
      y: PixelRounding.nearest(y, scale: pixelScale), width: width, height: height)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let title = titleLabel.sizeThatFits(CGSize(width: CGFloat.infinity, height: .infinity))
    let arrows = 2 * Figures.arrowWidth
    let room = max(bounds.width - Figures.inset - arrows - 16, 0)
    place(
      titleLabel, x: Figures.inset, y: (Figures.headerHeight - title.height) / 2,
      width: min(title.width, room), height: title.height)
    place(
      titleArrow, x: Figures.inset + min(title.width, room) + 2,
      y: (Figures.headerHeight - 20) / 2, width: 14, height: 20)
    let end = bounds.width - 4
    place(previous, x: end - arrows, y: 0, width: Figures.arrowWidth, height: Figures.headerHeight)
    place(
      following, x: end - Figures.arrowWidth, y: 0, width: Figures.arrowWidth,
      height: Figures.headerHeight)
    layOutDays()
  }

  private func layOutDays() {
    let columns = CGFloat(max(weekdayLabels.count, 1))
    let side: CGFloat = 5
    let width = max(bounds.width - 2 * side, 0) / columns
    for (index, label) in weekdayLabels.enumerated() {
      place(
        label, x: side + width * CGFloat(index), y: Figures.headerHeight, width: width,
        height: Figures.weekdayHeight)
    }
    let weekday = facts.calendar.component(.weekday, from: month)
    let count = max(weekdayLabels.count, 1)
    let first = (weekday - facts.calendar.firstWeekday + count) % count
    for (index, day) in days.enumerated() {
      let (week, column) = (first + index).quotientAndRemainder(dividingBy: count)
      place(
        day, x: side + width * CGFloat(column),
        y: Figures.headerHeight + Figures.weekdayHeight + weekHeight * CGFloat(week), width: width,
        height: weekHeight)
    }
  }
}

/// One day of a month: its number on a circle, and a decoration below.
final class CalendarDayView: UIView {
  private let circle = UIView()
  private let label = QuietLabel()
  private var decoration: UIView?
  private weak var month: CalendarMonthView?
  private(set) var date = CalendarFacts.standInNow
  private var look = CalendarDayLook()
  private var spoken = ""

  init(month: CalendarMonthView) {
    self.month = month
    super.init(frame: .zero)
    label.textAlignment = .center
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = 0.5
    for view in [circle, label] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
  }

  required init?(coder: NSCoder) { nil }

  func show(
    _ number: String, spoken: String, _ date: Date, _ look: CalendarDayLook,
    _ decoration: UIView?, font: UIFont, boldFont: UIFont
  ) {
    self.date = date
    self.look = look
    self.spoken = spoken
    label.text = number
    label.font = look.isSelected ? boldFont : font
    if self.decoration !== decoration {
      self.decoration?.removeFromSuperview()
      self.decoration = decoration
      if let decoration { addSubview(decoration) }
    }
    showColors()
    setNeedsLayout()
  }

  private func showColors() {
    circle.isHidden = !look.isSelected
    circle.backgroundColor = look.isToday ? tintColor : tintColor.withAlphaComponent(0.18)
    if look.isSelected {
      label.textColor = look.isToday ? .white : tintColor
    } else if !look.isEnabled {
      label.textColor = .tertiaryLabel
    } else {
      label.textColor = look.isToday ? tintColor : .label
    }
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    showColors()
  }

  override package var standardAccessibility: StandardAccessibility {
    var traits = UIAccessibilityTraits.button
    if look.isSelected { traits.insert(.selected) }
    if !look.isEnabled { traits.insert(.notEnabled) }
    return StandardAccessibility(
      isElement: true, label: look.isToday ? "Today, \(spoken)" : spoken, traits: traits)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let room = month?.decorationHeight ?? 0
    let height = bounds.height - room
    let wantedSide =
      room > 0
      ? CalendarMonthView.Figures.decoratedDaySide : CalendarMonthView.Figures.daySide
    let side = min(wantedSide, min(bounds.width, height))
    circle.frame = CGRect(
      x: PixelRounding.nearest((bounds.width - side) / 2, scale: pixelScale),
      y: PixelRounding.nearest((height - side) / 2, scale: pixelScale), width: side, height: side)
    circle.layer.cornerRadius = side / 2
    label.frame = CGRect(x: 0, y: 0, width: bounds.width, height: height)
    guard let decoration else { return }
    let wanted = decoration.sizeThatFits(CGSize(width: bounds.width, height: room))
    let size = CGSize(width: min(wanted.width, bounds.width), height: min(wanted.height, room))
    decoration.frame = CGRect(
      x: PixelRounding.nearest((bounds.width - size.width) / 2, scale: pixelScale),
      y: PixelRounding.nearest(height - 1, scale: pixelScale), width: size.width,
      height: size.height)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard look.isEnabled, let place = touches.first?.location(in: self), bounds.contains(place)
    else { return }
    month?.dayWasTouched(date)
  }
}
