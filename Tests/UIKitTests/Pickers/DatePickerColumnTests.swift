import Testing

@testable import UIKit

@MainActor
@Suite struct DatePickerColumnTests: PicksDates {
  @Test func `wheels follow the mode and the locale`() {
    #expect(selected(picker(.date, .wheels)) == ["February", "29", "2024"])
    #expect(selected(picker(.time, .wheels)) == ["2", "05", "PM"])
    #expect(selected(picker(.dateAndTime, .wheels)) == ["Thu Feb 29", "2", "05", "PM"])
    #expect(selected(picker(.yearAndMonth, .wheels)) == ["February", "2024"])
    let german = picker(.date, .wheels)
    german.locale = Locale(identifier: "de_DE")
    #expect(selected(german) == ["29", "Februar", "2024"])
    let time = picker(.time, .wheels)
    time.locale = Locale(identifier: "de_DE")
    #expect(selected(time) == ["14", "05"])
    time.timeZone = TimeZone(secondsFromGMT: 3600)
    #expect(selected(time) == ["15", "05"])
  }
}
