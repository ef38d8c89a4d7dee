import Foundation
import ObjectiveCRuntime
import Testing

@Suite struct FoundationMethodsTests {
  private func text(_ number: Double, _ settings: (NumberFormatter) -> Void) -> String? {
    let formatter = NumberFormatter()
    formatter.locale = Locale(identifier: "en_US")
    settings(formatter)
    return formatter.string(from: NSNumber(value: number))
  }

  @Test func `a maximum of digits lowers the minimum, and a minimum raises the maximum`() {
    let whole = text(29) {
      $0.numberStyle = .currency
      $0.maximumFractionDigits = 0
    }
    #expect(whole == "$29")
    let cut = text(1.999) {
      $0.numberStyle = .decimal
      $0.minimumFractionDigits = 2
      $0.maximumFractionDigits = 1
      $0.roundingMode = .down
    }
    #expect(cut == "1.9")
    let formatter = NumberFormatter()
    formatter.numberStyle = .decimal
    formatter.minimumFractionDigits = 5
    #expect(formatter.maximumFractionDigits == 5)
    formatter.maximumFractionDigits = 1
    #expect(formatter.minimumFractionDigits == 1)
  }

  @Test func `both limits of digits hold, in every style`() {
    let styles: [(NumberFormatter.Style, String, String)] = [
      (.none, "", ""), (.decimal, "", ""), (.currency, "$", ""), (.percent, "", "%"),
    ]
    let digits = [
      (1, 1, "2.0"), (1, 2, "1.99"), (2, 2, "1.99"), (2, 3, "1.988"), (3, 3, "1.988"),
      (2, 4, "1.9876"), (5, 6, "1.98765"),
    ]
    for (style, prefix, suffix) in styles {
      for (minimum, maximum, expected) in digits {
        let formatted = text(style == .percent ? 0.019_876_5 : 1.987_65) {
          $0.numberStyle = style
          $0.minimumFractionDigits = minimum
          $0.maximumFractionDigits = maximum
        }
        #expect(formatted == prefix + expected + suffix, "\(style), \(minimum), \(maximum)")
      }
    }
    let yen = text(1_234) {
      $0.numberStyle = .currency
      $0.currencyCode = "JPY"
    }
    #expect(yen == "¥1,234")
  }

  @Test(
    arguments: [
      (NSNumber(value: 1.0), "1"), (NSNumber(value: 123_456_789.0), "123456789"),
      (NSNumber(value: -3 as Float), "-3"), (NSNumber(value: 2.5), "2.5"),
      (NSNumber(value: 1e16), "1e+16"), (NSNumber(value: 7), "7"), (NSNumber(value: true), "1"),
      (NSDecimalNumber(string: "1.50"), "1.5"),
    ])
  func `a number without a fraction is written without one`(number: NSNumber, text: String) {
    #expect("\(number)" == text)
    #expect(number.stringValue == text)
    #expect([number].description == "[\(text)]")
  }

  private struct NoCard: Error {}

  @Test func `an error without words has Apple's sentence`() {
    let error = NSError(domain: "cards", code: 7)
    #expect(error.localizedDescription == "The operation couldn’t be completed. (cards error 7.)")
    #expect(NoCard().localizedDescription.hasPrefix("The operation couldn’t be completed. ("))
    let known = NSError(domain: "cards", code: 7, userInfo: [NSLocalizedDescriptionKey: "Gone"])
    #expect(known.localizedDescription == "Gone")
  }
}
