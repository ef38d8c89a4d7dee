import Foundation
import SwiftUI
import Testing
import UIKit

@MainActor @Suite struct DatePickerTests {
  private let date = Date(timeIntervalSinceReferenceDate: 0)

  @Test func `a date picker is UIKit's, with its components and range`() throws {
    let hosted = try Hosted(
      DatePicker(
        "Birthday", selection: .constant(date), in: ...date, displayedComponents: .date),
      width: 320, height: 480)
    let picker = try #require(hosted.views(UIDatePicker.self).first)
    #expect(picker.datePickerMode == .date)
    #expect(picker.preferredDatePickerStyle == .compact)
    #expect(picker.date == date)
    #expect(picker.maximumDate == date)
    #expect(hosted.tree.contains { $0.contains("“Birthday”") })
  }

  @Test func `a choice writes the date`() throws {
    struct Page: View {
      @State var date = Date(timeIntervalSinceReferenceDate: 0)
      var body: some View {
        DatePicker("Start", selection: $date).labelsHidden()
        Text(verbatim: "\(Int(date.timeIntervalSinceReferenceDate))")
      }
    }
    let hosted = try Hosted(Page(), width: 320, height: 480)
    let picker = try #require(hosted.views(UIDatePicker.self).first)
    picker.date = Date(timeIntervalSinceReferenceDate: 60)
    picker.sendActions(for: .valueChanged)
    try hosted.settle()
    #expect(hosted.tree.contains { $0.contains("“60”") })
  }

  @Test func `a colour picker has a well of its colour`() throws {
    let hosted = try Hosted(
      ColorPicker("Ink", selection: .constant(.red), supportsOpacity: false), width: 320,
      height: 100)
    let well = try #require(hosted.views(UIColorWell.self).first)
    let red = UIColor.systemRed.resolvedColor(with: well.traitCollection)
    #expect(well.selectedColor?.cgColor == red.cgColor)
    #expect(!well.supportsAlpha)
  }
}
