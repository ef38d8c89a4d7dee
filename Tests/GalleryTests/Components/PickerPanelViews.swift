import UIKit

/// A picker of two wheels: a place and an amount.
final class OrderPickerView: UIView, UIPickerViewDataSource, UIPickerViewDelegate {
  private let picker = UIPickerView()
  private let fruits = ["Apples", "Bananas", "Cherries", "Dates", "Elderberries", "Figs", "Grapes"]

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemBackground
    picker.dataSource = self
    picker.delegate = self
    picker.selectRow(3, inComponent: 0, animated: false)
    picker.selectRow(1, inComponent: 1, animated: false)
    addSubview(picker)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    picker.frame = bounds
  }

  func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }

  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    component == 0 ? fruits.count : 20
  }

  func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
    component == 0 ? 180 : 80
  }

  func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? { component == 0 ? fruits[row] : "\(row) kg" }
}

/// A date picker on a plain ground.
final class DatePickerPanelView: UIView {
  let picker = UIDatePicker()

  /// - Parameter mode: Of the picker, which shows 14:05 on 29 February 2024.
  init(_ mode: UIDatePicker.Mode, _ style: UIDatePickerStyle, locale: String = "en_US") {
    super.init(frame: .zero)
    backgroundColor = .systemBackground
    picker.datePickerMode = mode
    picker.preferredDatePickerStyle = style
    picker.locale = Locale(identifier: locale)
    picker.date = Date(timeIntervalSince1970: 1_709_215_500)
    picker.countDownDuration = 4500
    addSubview(picker)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    let size = picker.intrinsicContentSize
    picker.frame =
      size.width > bounds.width || size.width >= 320
      ? bounds
      : CGRect(
        x: (bounds.width - size.width) / 2, y: (bounds.height - size.height) / 2,
        width: size.width, height: size.height)
  }
}

/// A month with some days selected and some decorated.
final class TrainingCalendarView: UIView, UICalendarViewDelegate {
  private let calendar = UICalendarView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemBackground
    calendar.delegate = self
    calendar.tintColor = .systemOrange
    calendar.visibleDateComponents = DateComponents(year: 2001, month: 1)
    let selection = UICalendarSelectionMultiDate(delegate: nil)
    selection.selectedDates = [1, 9, 17].map { DateComponents(year: 2001, month: 1, day: $0) }
    calendar.selectionBehavior = selection
    let end = Date(timeIntervalSinceReferenceDate: 86_400 * 25)
    calendar.availableDateRange = DateInterval(start: .distantPast, end: end)
    addSubview(calendar)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    calendar.frame = bounds
  }

  func calendarView(
    _ calendarView: UICalendarView, decorationFor dateComponents: DateComponents
  ) -> UICalendarView.Decoration? {
    switch (dateComponents.day ?? 0) % 7 {
    case 2: .default(color: .systemGreen, size: .large)
    case 3: .default(color: .systemGray)
    case 5: .image(UIImage(systemName: "checkmark"), color: .systemPurple, size: .large)
    default: nil
    }
  }
}

/// Controls with members that are seldom used, in rows.
final class ControlMembersView: UIView {
  private var rows: [[UIView]] = []

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemBackground
    rows = [popUps, customButtons, wells, steppers, segments, pages]
    rows.joined().forEach(addSubview)
  }

  required init?(coder: NSCoder) { nil }

  private var popUps: [UIView] {
    [UIButton.Configuration.plain(), .gray(), .filled()].enumerated().map { index, configuration in
      let button = UIButton(configuration: configuration)
      button.menu = UIMenu(children: [
        UIAction(title: "Small") { _ in }, UIAction(title: "Large", state: .on) { _ in },
      ])
      button.showsMenuAsPrimaryAction = true
      button.changesSelectionAsPrimaryAction = true
      button.isEnabled = index != 1
      return button
    }
  }

  private func badge(_ color: UIColor, width: CGFloat = 28, height: CGFloat = 28) -> UIImage {
    let size = CGSize(width: width, height: height)
    return UIGraphicsImageRenderer(size: size).image { _ in
      color.setFill()
      UIBezierPath(roundedRect: CGRect(origin: .zero, size: size), cornerRadius: 6).fill()
    }
  }

  private var customButtons: [UIView] {
    (0..<3).map { index in
      let button = UIButton(type: .custom)
      button.setImage(badge(.systemTeal), for: .normal)
      button.isHighlighted = index == 1
      button.isEnabled = index != 2
      return button
    }
  }

  private var wells: [UIView] {
    [UIColor?.some(.systemPink), .systemBlue.withAlphaComponent(0.3), nil].map { color in
      let well = UIColorWell()
      well.selectedColor = color
      return well
    }
  }

  private var steppers: [UIView] {
    let atMaximum = UIStepper()
    atMaximum.value = 100
    let pictures = UIStepper()
    pictures.value = 5
    pictures.setIncrementImage(UIImage(systemName: "chevron.up"), for: .normal)
    pictures.setDecrementImage(UIImage(systemName: "chevron.down"), for: .normal)
    return [atMaximum, pictures]
  }

  private var segments: [UIView] {
    let control = UISegmentedControl(items: ["Day", "Week", "Month"])
    control.selectedSegmentIndex = 1
    let insets = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
    let off = badge(UIColor(white: 0.5, alpha: 0.3)).resizableImage(withCapInsets: insets)
    let on = badge(.systemYellow).resizableImage(withCapInsets: insets)
    control.setBackgroundImage(off, for: .normal, barMetrics: .default)
    control.setBackgroundImage(on, for: .selected, barMetrics: .default)
    return [control]
  }

  private var pages: [UIView] {
    let plain = UIPageControl()
    plain.backgroundStyle = .minimal
    let progress = UIPageControl()
    let star = UIPageControl()
    star.preferredCurrentPageIndicatorImage = badge(.black, width: 12, height: 12)
    for control in [plain, progress, star] {
      control.numberOfPages = 4
      control.currentPage = 1
      control.pageIndicatorTintColor = .tertiaryLabel
      control.currentPageIndicatorTintColor = .label
    }
    let time = UIPageControlTimerProgress(preferredDuration: 5)
    progress.progress = time
    time.currentProgress = 0.6
    return [plain, progress, star]
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    var y: CGFloat = 8
    for row in rows {
      let sizes = row.map { view in
        view is UISegmentedControl ? CGSize(width: 220, height: 32) : view.intrinsicContentSize
      }
      var x: CGFloat = 12
      let height = sizes.map(\.height).max() ?? 0
      for (view, size) in zip(row, sizes) {
        view.frame = CGRect(
          x: x, y: y + ((height - size.height) / 2).rounded(), width: size.width,
          height: size.height)
        x += size.width + 12
      }
      y += height + 10
    }
  }
}
