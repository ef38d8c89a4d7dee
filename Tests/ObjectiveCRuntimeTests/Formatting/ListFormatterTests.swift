import Foundation
import ObjectiveCRuntime
import Testing

@Suite struct ListFormatterTests {
  @Test func `things stand one after the other as the locale says`() {
    let formatter = ListFormatter()
    formatter.locale = Locale(identifier: "en_US")
    #expect(formatter.string(from: ["a", "b", "c"]) == "a, b, and c")
    #expect(formatter.string(from: [1, 2]) == "1 and 2")
    #expect(formatter.string(from: []) == "")
    formatter.locale = Locale(identifier: "de_DE")
    #expect(formatter.string(from: ["a", "b", "c"]) == "a, b und c")
  }

  @Test func `a formatter writes the things, or there is no text`() {
    let numbers = NumberFormatter()
    numbers.locale = Locale(identifier: "en_US")
    numbers.numberStyle = .spellOut
    let formatter = ListFormatter()
    formatter.locale = numbers.locale
    formatter.itemFormatter = numbers
    #expect(formatter.string(from: [1, 2]) == "one and two")
    #expect(formatter.string(from: [1, "two"]) == nil)
  }
}
