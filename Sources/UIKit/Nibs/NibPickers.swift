import Foundation

/// Reads pickers of values, dates and colours.
@MainActor
enum NibPickers {
  static let classes: [NibClass] = [
    NibClass(
      "pickerView", UIPickerView.self, extends: "view",
      NibRules<UIPickerView>.ignored("showsSelectionIndicator")),
    NibClass("datePicker", UIDatePicker.self, extends: "control", dateRules()),
    NibClass("colorWell", UIColorWell.self, extends: "control", colorRules()),
  ]

  private typealias Picker = NibRules<UIDatePicker>

  private static func dateRules() -> [NibRule] {
    [
      Picker.choice(
        "datePickerMode", \.datePickerMode,
        [
          "time": .time, "date": .date, "dateAndTime": .dateAndTime,
          "countDownTimer": .countDownTimer, "yearAndMonth": .yearAndMonth,
        ]),
      Picker.choice(
        "style", \.preferredDatePickerStyle,
        ["automatic": .automatic, "wheels": .wheels, "compact": .compact, "inline": .inline]),
      Picker.integer("minuteInterval", \.minuteInterval),
      Picker.number("countDownDuration", \.countDownDuration),
      Picker.flag("roundsToMinuteInterval", \.roundsToMinuteInterval),
      Picker.child("date", "date") { picker, value throws(NibError) in
        // "Current date" in Interface Builder: the picker begins with the clock's own.
        guard value.element.flag("useCurrentDate") != true,
          value.element["timeIntervalSinceReferenceDate"] != nil
        else { return }
        picker.date = try value.date()
      },
      Picker.child("date", "minimumDate") { picker, value throws(NibError) in
        picker.minimumDate = try value.date()
      },
      Picker.child("date", "maximumDate") { picker, value throws(NibError) in
        picker.maximumDate = try value.date()
      },
      Picker.child("locale", "locale") { picker, value throws(NibError) in
        picker.locale = value.element["localeIdentifier"].map(Locale.init(identifier:))
      },
      Picker.child("timeZone", "timeZone") { picker, value throws(NibError) in
        guard let name = value.element["name"] else { return }
        guard let zone = TimeZone(identifier: name) else {
          throw value.error(.badValue(name, of: "timeZone"))
        }
        picker.timeZone = zone
      },
    ] + Picker.ignored("useCurrentDate")
  }

  private typealias Well = NibRules<UIColorWell>

  private static func colorRules() -> [NibRule] {
    [
      Well.flag("supportsAlpha", \.supportsAlpha),
      Well.color("selectedColor", \.selectedColor),
    ] + Well.text("title", \.title)
  }
}

extension NibValue {
  fileprivate func date() throws(NibError) -> Date {
    .init(timeIntervalSinceReferenceDate: try number("timeIntervalSinceReferenceDate"))
  }
}
