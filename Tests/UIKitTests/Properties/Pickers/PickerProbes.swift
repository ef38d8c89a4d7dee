import UIKit

private final class PickerOwner: NSObject, UIPickerViewDataSource, UIPickerViewDelegate,
  UICalendarViewDelegate
{
  let count: Int

  init(_ count: Int) { self.count = count }

  func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    count
  }
  func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? { "Row \(row) of \(count)" }
  func calendarView(
    _ calendarView: UICalendarView, decorationFor dateComponents: DateComponents
  ) -> UICalendarView.Decoration? { .default(color: .red) }
}

extension PropertyTable {
  static func pickers() -> [PropertyProbe] {
    pickerViews() + datePickers() + calendarViews() + calendarSelections() + colorWells()
      + colorPickers()
  }

  private static let wide = CGRect(x: 0, y: 0, width: 320, height: 216)

  private static func pickerViews() -> [PropertyProbe] {
    let (three, five) = (PickerOwner(3), PickerOwner(5))
    var family = PropertyFamily("UIPickerView") {
      let view = UIPickerView()
      view.dataSource = three
      view.delegate = three
      return Specimen(
        view, showing: Sample.root(with: view, frame: wide), side: 320, keeping: [three, five])
    }
    family.probe("dataSource", \.dataSource, five)
    family.probe("delegate", \.delegate, five)
    family.list(
      "showsSelectionIndicator", .hint, "Apple documents that it has no effect since iOS 7.")
    return family.probes
  }

  private static func datePicker(_ style: UIDatePickerStyle) -> Specimen<UIDatePicker> {
    let view = UIDatePicker()
    view.preferredDatePickerStyle = style
    view.date = Date(timeIntervalSince1970: 1_700_000_000)
    let size = CGRect(x: 0, y: 0, width: 320, height: 380)
    return Specimen(view, showing: Sample.root(with: view, frame: size), side: 400)
  }

  private static func datePickers() -> [PropertyProbe] {
    var family = PropertyFamily("UIDatePicker") { datePicker(.wheels) }
    family.probe("datePickerMode", \.datePickerMode, .date)
    family.probe("preferredDatePickerStyle", \.preferredDatePickerStyle, .inline)
    family.probe("locale", \.locale, Locale(identifier: "de_DE"))
    family.probe("calendar", \.calendar, Calendar(identifier: .hebrew)) {
      $0.datePickerMode = .date
      $0.timeZone = .gmt
    }
    family.probe("timeZone", \.timeZone, TimeZone(secondsFromGMT: 7200))
    family.probe("date", \.date, Date(timeIntervalSince1970: 1_600_000_000))
    let later = Date(timeIntervalSince1970: 1_800_000_000)
    family.probe("minimumDate", \.minimumDate, later)
    family.probe("maximumDate", \.maximumDate, Date(timeIntervalSince1970: 1_500_000_000))
    family.probe("countDownDuration", \.countDownDuration, 4000) {
      $0.datePickerMode = .countDownTimer
    }
    family.probe("minuteInterval", \.minuteInterval, 15)
    family.probe(
      "roundsToMinuteInterval", \.roundsToMinuteInterval, false,
      on: {
        let specimen = datePicker(.compact)
        specimen.subject.minuteInterval = 30
        return specimen
      })
    return family.probes
  }

  private static func calendarViews() -> [PropertyProbe] {
    let owner = PickerOwner(0)
    var family = PropertyFamily("UICalendarView") {
      let view = UICalendarView()
      let size = CGRect(x: 0, y: 0, width: 320, height: 430)
      return Specimen(
        view, showing: Sample.root(with: view, frame: size), side: 440, keeping: [owner])
    }
    family.probe("delegate", \.delegate, owner)
    family.probe(
      "selectionBehavior", \.selectionBehavior,
      {
        let selection = UICalendarSelectionSingleDate(delegate: nil)
        selection.selectedDate = DateComponents(year: 2001, month: 1, day: 9)
        return selection
      }())
    family.probe("locale", \.locale, Locale(identifier: "de_DE"))
    family.probe("calendar", \.calendar, Calendar(identifier: .hebrew)) { $0.timeZone = .gmt }
    family.probe("timeZone", \.timeZone, TimeZone(secondsFromGMT: -7200))
    family.probe("fontDesign", \.fontDesign, .monospaced)
    family.probe("wantsDateDecorations", \.wantsDateDecorations, false)
    family.probe(
      "availableDateRange", \.availableDateRange,
      DateInterval(start: Date(timeIntervalSinceReferenceDate: 0), duration: 86_400 * 7))
    family.probe(
      "visibleDateComponents", \.visibleDateComponents, DateComponents(year: 2024, month: 2))
    return family.probes
  }

  private static func calendarSelections() -> [PropertyProbe] {
    func specimen<Selection: UICalendarSelection>(_ selection: Selection) -> Specimen<Selection> {
      let view = UICalendarView()
      view.selectionBehavior = selection
      let size = CGRect(x: 0, y: 0, width: 320, height: 430)
      return Specimen(selection, showing: Sample.root(with: view, frame: size), side: 440)
    }
    let day = DateComponents(year: 2001, month: 1, day: 9)
    var single = PropertyFamily("UICalendarSelectionSingleDate") {
      specimen(UICalendarSelectionSingleDate(delegate: nil))
    }
    single.probe("selectedDate", \.selectedDate, day)
    var many = PropertyFamily("UICalendarSelectionMultiDate") {
      specimen(UICalendarSelectionMultiDate(delegate: nil))
    }
    many.probe("selectedDates", \.selectedDates, [day])
    var week = PropertyFamily("UICalendarSelectionWeekOfYear") {
      specimen(UICalendarSelectionWeekOfYear(delegate: nil))
    }
    week.probe(
      "selectedWeekOfYear", \.selectedWeekOfYear,
      DateComponents(weekOfYear: 2, yearForWeekOfYear: 2001))
    return single.probes + many.probes + week.probes
  }

  private static func colorPickers() -> [PropertyProbe] {
    var family = PropertyFamily("UIColorPickerViewController") {
      let controller = UIColorPickerViewController()
      return Specimen(controller, showing: controller)
    }
    family.probe("selectedColor", \.selectedColor, .green)
    family.probe("supportsAlpha", \.supportsAlpha, false)
    family.probe("title", \.title, "Ink")
    family.probe(
      "delegate", \.delegate, nil, .listed(.behaviour, "Who is told of what is chosen."))
    return family.probes
  }

  private static func colorWells() -> [PropertyProbe] {
    var family = PropertyFamily("UIColorWell") {
      let view = UIColorWell()
      return Specimen(view, showing: Sample.root(with: view))
    }
    let opened = Verdict.listed(.behaviour, "Of the picker that a touch opens on a device.")
    family.probe("title", \.title, "Pen")
    family.probe("supportsAlpha", \.supportsAlpha, false, opened)
    family.probe("supportsEyedropper", \.supportsEyedropper, false, opened)
    family.probe("selectedColor", \.selectedColor, .green)
    return family.probes
  }
}
