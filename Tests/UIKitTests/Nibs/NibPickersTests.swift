import Foundation
import Testing

@testable import UIKit

@Suite(.serialized) @MainActor struct NibPickersTests: ReadsBars {
  @Test func `a date picker has its mode, style, date and limits`() throws {
    let picker: UIDatePicker = try made(
      """
      <datePicker contentMode="scaleToFill" datePickerMode="date" style="wheels" minuteInterval="5"
        id="a">
        <date key="date" timeIntervalSinceReferenceDate="86400"/>
        <date key="minimumDate" timeIntervalSinceReferenceDate="0"/>
        <locale key="locale" localeIdentifier="de"/>
      </datePicker>
      """)
    #expect(picker.datePickerMode == .date)
    #expect(picker.preferredDatePickerStyle == .wheels)
    #expect(picker.minuteInterval == 5)
    #expect(picker.date == Date(timeIntervalSinceReferenceDate: 86400))
    #expect(picker.minimumDate == Date(timeIntervalSinceReferenceDate: 0))
    #expect(picker.locale?.identifier == "de")
  }

  @Test func `a picker view and a colour well are made`() throws {
    let picker: UIPickerView = try made(
      #"<pickerView contentMode="scaleToFill" tag="3" id="a"/>"#)
    #expect(picker.tag == 3)
    let well: UIColorWell = try made(
      #"<colorWell contentMode="scaleToFill" title="Ink" supportsAlpha="NO" id="a"/>"#)
    #expect(well.title == "Ink")
    #expect(!well.supportsAlpha)
  }
}
