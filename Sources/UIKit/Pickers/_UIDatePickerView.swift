import Foundation

/// The wheels of a date picker.
final class _UIDatePickerView: UIPickerView, DatePickerContent, UIPickerViewDataSource,
  UIPickerViewDelegate
{
  var needsReading = true
  private weak var picker: UIDatePicker?
  private var parts: [DatePickerColumn] = []
  private var partWidths: [CGFloat] = []
  private let hoursLabel = QuietLabel()
  private let minutesLabel = QuietLabel()

  private static let fontSize: CGFloat = 23.5
  /// The room beside the longest title, in points.
  private static let textInset: CGFloat = 9
  private static let durationWidth: CGFloat = 130
  private static let durationNumberWidth: CGFloat = 54

  init() {
    super.init(frame: .zero)
    dataSource = self
    delegate = self
    hoursLabel.text = "hours"
    minutesLabel.text = "min"
    for label in [hoursLabel, minutesLabel] {
      label.font = .systemFont(ofSize: 17, weight: .semibold)
      label.isHidden = true
      addSubview(label)
    }
  }

  required init?(coder: NSCoder) { nil }

  var fittingSize: CGSize { UIPickerView.standardSize }

  func read(_ picker: UIDatePicker) {
    self.picker = picker
    textColor = picker.textColor
    for label in [hoursLabel, minutesLabel] { label.textColor = picker.textColor ?? .label }
    parts = DatePickerColumn.columns(picker.datePickerMode, picker.facts)
    partWidths = parts.map { part in
      if picker.datePickerMode == .countDownTimer { return Self.durationWidth }
      let font = UIFont.systemFont(ofSize: Self.fontSize)
      let texts = part.samples(picker).map {
        NSAttributedString(string: $0, attributes: [.font: font]).size().width
      }
      return PixelRounding.up(texts.max() ?? 0, scale: pixelScale) + 2 * Self.textInset
    }
    let isDuration = picker.datePickerMode == .countDownTimer
    hoursLabel.isHidden = !isDuration
    minutesLabel.isHidden = !isDuration
    hoursLabel.text = DatePickerColumn.durationHour.value(picker) == 1 ? "hour" : "hours"
    reloadAllComponents()
    for (index, part) in parts.enumerated() {
      selectRow(part.row(picker), inComponent: index, animated: false)
    }
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard columns.count == 2, !hoursLabel.isHidden else { return }
    for (column, label) in zip(columns, [hoursLabel, minutesLabel]) {
      let size = label.sizeThatFits(CGSize(width: CGFloat.infinity, height: .infinity))
      let room = Self.durationNumberWidth
      label.frame = CGRect(
        x: isRightToLeft ? column.frame.maxX - room - size.width : column.frame.minX + room,
        y: PixelRounding.nearest((bounds.height - size.height) / 2, scale: pixelScale),
        width: size.width, height: size.height)
    }
  }

  // MARK: UIPickerViewDataSource, UIPickerViewDelegate

  func numberOfComponents(in pickerView: UIPickerView) -> Int { parts.count }

  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    picker.map { parts[component].rowCount($0) } ?? 0
  }

  func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
    partWidths[component]
  }

  func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? {
    guard let picker else { return nil }
    let part = parts[component]
    return part.title(picker, value: row % part.valueCount(picker))
  }

  override func look(ofRow row: Int, inComponent component: Int) -> PickerRowLook {
    guard let picker else { return PickerRowLook() }
    let part = parts[component]
    var look = PickerRowLook()
    look.isEnabled = part.isEnabled(picker, value: row % part.valueCount(picker))
    look.alignment = part.alignment
    if look.alignment == .natural { look.alignment = isRightToLeft ? .right : .left }
    if picker.datePickerMode == .countDownTimer {
      let rest = Self.durationWidth - Self.durationNumberWidth + Self.textInset
      look.insets = UIEdgeInsets(
        top: 0, left: isRightToLeft ? rest : 0, bottom: 0, right: isRightToLeft ? 0 : rest)
      look.alignment = isRightToLeft ? .left : .right
    }
    return look
  }

  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
    guard let picker else { return }
    let part = parts[component]
    if picker.datePickerMode == .countDownTimer {
      let values = parts.enumerated().map { index, part in
        selectedRow(inComponent: index) % part.valueCount(picker)
      }
      let minutes = values[0] * 60 + values[1] * picker.minuteInterval
      // A duration of zero becomes the shortest one, as on iOS.
      picker.choose(duration: TimeInterval(max(minutes, picker.minuteInterval) * 60))
    } else {
      picker.choose(part.date(picker, value: row % part.valueCount(picker)))
    }
  }
}
