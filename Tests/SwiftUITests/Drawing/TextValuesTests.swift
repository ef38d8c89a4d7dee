import Foundation
import SwiftUI
import Testing
import UIKit

@MainActor @Suite struct TextValuesTests {
  private let noon = Date(timeIntervalSince1970: 1_559_563_200)

  @Test func `a date is written as the environment's locale writes it`() throws {
    #expect(idealSize(Text(noon, style: .date)) == idealSize(Text(verbatim: "June 3, 2019")))
    let german = Text(noon, style: .date).environment(\.locale, Locale(identifier: "de_DE"))
    #expect(idealSize(german) == idealSize(Text(verbatim: "3. Juni 2019")))
  }

  @Test func `a time follows the environment's zone`() throws {
    let zone = try #require(TimeZone(secondsFromGMT: 3600))
    let utc = Text(noon, style: .time).environment(\.locale, Locale(identifier: "de_DE"))
    #expect(idealSize(utc) == idealSize(Text(verbatim: "12:00")))
    #expect(idealSize(utc.environment(\.timeZone, zone)) == idealSize(Text(verbatim: "13:00")))
  }

  @Test func `a formatted value follows the environment's locale`() {
    let number = Text(1234.5, format: .number)
    #expect(idealSize(number) == idealSize(Text(verbatim: "1,234.5")))
    #expect(
      idealSize(number.environment(\.locale, Locale(identifier: "de_DE")))
        == idealSize(Text(verbatim: "1.234,5")))
  }
}
