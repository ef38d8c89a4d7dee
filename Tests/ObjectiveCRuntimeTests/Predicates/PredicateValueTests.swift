import Foundation
import Testing

@testable import ObjectiveCRuntime

@Suite struct PredicateValueTests {
  @Test func `nil, the null object and an empty optional are nil`() {
    #expect(PredicateValue.isNil(nil) && PredicateValue.isNil(NSNull()))
    #expect(PredicateValue.isNil(Int?.none as Any))
    #expect(!PredicateValue.isNil(0) && !PredicateValue.isNil(""))
    #expect(!PredicateValue.isNil(Int?.some(1) as Any))
  }

  @Test func `numbers of all types are one kind of value`() {
    #expect(PredicateValue.areEqual(UInt8(3), NSNumber(value: 3.0), []))
    #expect(PredicateValue.areEqual(true, 1, []) && !PredicateValue.areEqual(true, 2, []))
    #expect(!PredicateValue.areEqual(3, "3", []))
    #expect(PredicateValue.order(Float(1.5), 2) == .orderedAscending)
  }

  @Test func `whole numbers beyond those of a Double are told apart`() {
    let large = 9_007_199_254_740_992
    #expect(!PredicateValue.areEqual(large, large + 1, []))
    #expect(PredicateValue.areEqual(large + 1, NSNumber(value: large + 1), []))
    #expect(PredicateValue.order(large, large + 1) == .orderedAscending)
    #expect(PredicateValue.order(UInt64.max, UInt64.max - 1) == .orderedDescending)
    #expect(PredicateValue.order(UInt64.max, Int.min) == .orderedDescending)
  }

  @Test func `nil equals nil alone and has no order`() {
    #expect(PredicateValue.areEqual(nil, NSNull(), []))
    #expect(!PredicateValue.areEqual(nil, 0, []) && !PredicateValue.areEqual("", nil, []))
    #expect(PredicateValue.order(nil, 1) == nil && PredicateValue.order(nil, nil) == nil)
    #expect(PredicateValue.order("1", 1) == nil)
  }

  @Test func `dates and texts have an order`() {
    let early = Date(timeIntervalSinceReferenceDate: 0)
    #expect(PredicateValue.order(early, early.addingTimeInterval(1)) == .orderedAscending)
    #expect(PredicateValue.order("b" as NSString, "a") == .orderedDescending)
    #expect(PredicateValue.order("a", "a"[...]) == .orderedSame)
  }

  @Test func `the case and the marks of letters count unless options say otherwise`() {
    let (one, other) = ("Éa", "eA")
    #expect(!PredicateValue.areEqual(one, other, .caseInsensitive))
    #expect(!PredicateValue.areEqual(one, other, .diacriticInsensitive))
    #expect(PredicateValue.areEqual(one, other, [.caseInsensitive, .diacriticInsensitive]))
  }

  @Test func `a text begins and ends at its own ends`() {
    #expect(PredicateValue.text("abc", "ab", [], \.begins))
    #expect(!PredicateValue.text("xabc", "ab", [], \.begins))
    #expect(PredicateValue.text("abab", "ab", [], \.ends))
    #expect(!PredicateValue.text("aba", "ab", [], \.ends))
    #expect(!PredicateValue.text(12, "1", [], \.begins))
  }

  @Test func `a collection contains its elements, a text its parts`() {
    #expect(PredicateValue.contains(["a", "b"], "b", []))
    #expect(PredicateValue.contains(NSSet(array: [1, 2]), 2.0, []))
    #expect(PredicateValue.contains(["k": "v"] as [String: Any], "v", []))
    #expect(PredicateValue.contains(["A"], "a", .caseInsensitive))
    #expect(!PredicateValue.contains(["A"], "a", []) && !PredicateValue.contains(5, 5, []))
    #expect(PredicateValue.contains("hello", "ell", []))
    #expect(!PredicateValue.contains("hello", 5, []))
  }

  @Test(arguments: [
    ("abc", "a*", true), ("abc", "a?c", true), ("abc", "a?", false), ("abc", "b*", false),
    ("a.c", "a.c", true), ("abc", "a.c", false), ("a\nb", "a*b", true), ("", "*", true),
    ("a(b", "a(?", true),
  ])
  func `like knows a star and a question mark alone`(text: String, pattern: String, is like: Bool) {
    #expect(PredicateValue.isLike(text, pattern, []) == like)
  }

  @Test func `an expression matches the whole text`() {
    #expect(PredicateValue.matches("ab12", "[a-z]+\\d+", []))
    #expect(!PredicateValue.matches("ab12c", "[a-z]+\\d+", []))
    #expect(PredicateValue.matches("ab", "b|ab", []))
    #expect(PredicateValue.matches("ÀB", "ab", [.caseInsensitive, .diacriticInsensitive]))
    #expect(!PredicateValue.matches(nil, "a*", []))
  }

  @Test func `an expression that cannot be read is an invalid argument`() {
    let exceptions = RaisedExceptions.collecting {
      #expect(!PredicateValue.matches("a", "(", []))
    }
    #expect(exceptions.map(\.name) == ["NSInvalidArgumentException"])
  }

  @Test func `a key of a collection is that of each element`() {
    let friends: [[String: Any]] = [["age": 1], ["age": 2]]
    let value = PredicateValue.value(of: ["friends": friends], at: "friends.age")
    #expect(value as? [Int] == [1, 2])
    #expect(PredicateValue.value(of: friends, at: "@count") as? Int == 2)
    #expect(PredicateValue.value(of: ["a": 1, "b": 2], at: "@count") as? Int == 2)
    #expect(PredicateValue.value(of: ["text": "é𝄞"], at: "text.length") as? Int == 3)
    #expect(PredicateValue.value(of: ["a": ["b": 5]], at: "SELF.a.self.b") as? Int == 5)
    #expect(PredicateValue.value(of: nil, at: "a") == nil)
  }

  @MainActor @Test func `a key of an object is that of its property`() {
    let person = Person("Ann", age: 7)
    person.friend = Person("Bob", age: 9)
    #expect(PredicateValue.value(of: person, at: "friend.age") as? NSNumber == 9)
    #expect(PredicateValue.value(of: [person], at: "name") as? [String] == ["Ann"])
    let names = RaisedExceptions.names {
      #expect(PredicateValue.value(of: person, at: "missing") == nil)
    }
    #expect(names == ["NSUnknownKeyException"])
  }
}
