import Foundation
import Testing

@testable import ObjectiveCRuntime

@Suite struct PluralCategoryTests {
  @Test(arguments: [
    ("ru", [1: "one", 2: "few", 5: "many", 11: "many", 21: "one", 22: "few", 112: "many"]),
    ("ar", [0: "zero", 1: "one", 2: "two", 3: "few", 11: "many", 100: "other", 103: "few"]),
    ("fr", [0: "one", 1: "one", 2: "other", 1_000_000: "many"]),
    ("pt-PT", [0: "other", 1: "one"]), ("pt-BR", [0: "one", 1: "one", 2: "other"]),
    ("cs", [1: "one", 2: "few", 5: "other"]),
    ("lt", [1: "one", 2: "few", 10: "other", 11: "other"]),
    ("ja", [1: "other"]), ("sl", [1: "one", 2: "two", 3: "few", 5: "other", 101: "one"]),
    ("cy", [0: "zero", 3: "few", 6: "many", 7: "other"]),
    ("lv", [0: "zero", 1: "one", 11: "zero"]),
    ("he", [1: "one", 2: "two", 3: "other"]), ("ro", [1: "one", 0: "few", 19: "few", 20: "other"]),
  ])
  func `plural categories follow the language's rules`(
    language: String, expected: [Int: String]
  ) {
    for number in expected.keys.sorted() {
      #expect(
        PluralCategory(number, language: language).rawValue == expected[number], "\(number)")
    }
  }

  @Test(arguments: [
    ("pl", [0: "many", 1: "one", 2: "few", 5: "many", 12: "many", 22: "few", 21: "many"]),
    ("hr", [1: "one", 11: "other", 21: "one", 3: "few", 13: "other"]),
    ("ga", [1: "one", 2: "two", 3: "few", 6: "few", 7: "many", 10: "many", 11: "other"]),
    ("mt", [1: "one", 2: "two", 0: "few", 103: "few", 11: "many", 119: "many", 120: "other"]),
    ("gd", [1: "one", 11: "one", 12: "two", 13: "few", 19: "few", 20: "other"]),
    ("is", [1: "one", 11: "other", 21: "one"]),
    ("fil", [1: "one", 4: "other", 5: "one", 6: "other", 9: "other", 10: "one", 14: "other"]),
    ("es", [0: "other", 1: "one", 1_000_000: "many", 1_000_001: "other"]),
    ("hi", [0: "one", 1: "one", 2: "other"]), ("mr", [0: "other", 1: "one", 2: "other"]),
    ("km", [0: "other", 1: "other"]), ("zh-Hans", [1: "other"]), ("tr", [0: "other", 1: "one"]),
    ("de_AT", [0: "other", 1: "one", 2: "other"]), ("xx", [1: "one", 0: "other"]), ("", [1: "one"]),
  ])
  func `further languages have the categories of Unicode's rules`(
    language: String, expected: [Int: String]
  ) {
    for number in expected.keys.sorted() {
      #expect(
        PluralCategory(number, language: language).rawValue == expected[number], "\(number)")
    }
  }

  @Test func `a number below zero has the category of its amount`() {
    #expect(PluralCategory(-1, language: "en") == .one)
    #expect(PluralCategory(-3, language: "ru") == .few)
    #expect(PluralCategory(.min, language: "en") == .other)
  }
}
