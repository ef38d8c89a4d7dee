import Foundation
import Testing

@testable import ObjectiveCRuntime

@MainActor @Suite struct PredicateParserTests {
  private func holds(_ format: String, _ arguments: Any..., for object: Any?) -> Bool {
    NSPredicate(format: format, argumentArray: arguments).evaluate(with: object)
  }

  @Test func `an address is matched as forms do it`() {
    let address = NSPredicate(
      format: "SELF MATCHES %@", "[A-Z0-9a-z._%+-]+@[A-Za-z0-9.-]+\\.[A-Za-z]{2,64}")
    #expect(address.evaluate(with: "anna@example.com"))
    #expect(!address.evaluate(with: "anna@example"))
    #expect(!address.evaluate(with: "to anna@example.com"))
    #expect(holds("SELF MATCHES[c] 'ab+'", for: "ABB"))
    #expect(!holds("SELF MATCHES 'ab+'", for: "ABB"))
  }

  @Test(arguments: [
    ("name == 'Ümit'", true), ("name = 'umit'", false), ("name ==[cd] 'umit'", true),
    ("name BEGINSWITH 'Üm'", true), ("name beginswith[cd] 'UM'", true),
    ("name ENDSWITH 'mi'", false), ("name CONTAINS[c] 'MIT'", true), ("name LIKE 'Ü?i*'", true),
    ("name != nil", true), ("nick == nil", true), ("nick != nil", false),
    ("age > 30", true), ("age >= 31", true), ("age < 31", false), ("age =< 31", true),
    ("age <> 31", false), ("age BETWEEN {30, 32}", true), ("age BETWEEN {32, 40}", false),
    ("age IN {1, 31}", true), ("'x' IN tags", true), ("tags CONTAINS 'z'", false),
    ("ANY tags == 'y'", true), ("ALL tags == 'y'", false), ("NONE tags == 'z'", true),
    ("tags.@count == 2", true), ("address.city == 'Köln'", true), ("member == YES", true),
    ("age == 31 AND name == 'x'", false), ("age == 31 && !(name == 'x')", true),
    ("age == 1 OR NOT name == 'x' AND age == 31", true), ("FALSEPREDICATE || TRUEPREDICATE", true),
    ("age == -1", false), ("name.length == 4", true), ("friends.age == nil", true),
  ])
  func `a dictionary's values are compared`(format: String, isTrue: Bool) {
    let person: [String: Any] = [
      "name": "Ümit", "age": 31, "tags": ["x", "y"], "member": true, "address": ["city": "Köln"],
    ]
    #expect(NSPredicate(format: format).evaluate(with: person) == isTrue)
  }

  @Test func `arguments stand for values and keys`() {
    let person: [String: Any] = ["name": "Ann", "age": 7]
    #expect(holds("%K == %@ AND age == %d", "name", "Ann", 7, for: person))
    #expect(holds("name IN %@", ["Bob", "Ann"], for: person))
    #expect(holds("age > %lf", 6.5, for: person))
    let predicate = NSPredicate(format: "name == $WHO")
    #expect(predicate.evaluate(with: person, substitutionVariables: ["WHO": "Ann"]))
  }

  @Test(arguments: ["age >", "== 3", "(a == 1", "a == %@", "SUM(a) == 1", "a == 'x", "a ~ 1", ""])
  func `a format that cannot be read is a mistake by name`(format: String) {
    let mistakes = RaisedExceptions.collecting {
      #expect(!NSPredicate(format: format).evaluate(with: ["a": 1]))
    }
    #expect(mistakes.map(\.name) == ["NSInvalidArgumentException"])
    let start = "Unable to parse the format string \"\(format)\": "
    #expect(mistakes.first?.reason.hasPrefix(start) == true)
  }

  @Test func `nesting without end is refused`() {
    let mistakes = RaisedExceptions.collecting {
      _ = NSPredicate(format: String(repeating: "(", count: 10_000) + "a == 1")
      _ = NSPredicate(format: "a IN " + String(repeating: "{", count: 10_000))
    }
    #expect(mistakes.count == 2)
    #expect(mistakes.allSatisfy { $0.reason.hasSuffix("it is nested too deeply") })
  }

  @Test(arguments: [
    ("ANY friends.age > 8", true), ("ALL friends.age > 8", false), ("SOME friends.age == 7", true),
    ("ALL friends.age >= 7", true), ("NONE friends.age > 9", true), ("NONE friends.age > 8", false),
    ("ANY none.age == 1", false), ("ALL none == 1", true), ("ANY friends.name LIKE[c] 'b*'", true),
    ("friends.@count == 2", true), ("age BETWEEN bounds", true), ("7 IN friends.age", true),
    ("name IN {'ann', 'bob'}", false), ("name IN[c] {'ann', 'bob'}", true), ("age IN {}", false),
    ("name < 'B'", true), ("name BETWEEN {'A', 'B'}", true), ("missing > 1", false),
    ("missing < 1", false), ("missing == NULL", true), ("NOT missing != nil", true),
    ("name BEGINSWITH[n] 'An'", true), ("'Ann' == name", true), ("5 < age", true),
    ("isOn == TRUE", true), ("isOn == no", false), ("NOT NOT isOn == YES", true),
    ("! age == 1 || FALSEPREDICATE", true), ("(age == 7 OR age == 8) AND name == 'Bob'", false),
    ("age == 7 OR age == 8 AND name == 'Bob'", true), ("SELF.age == 7", true),
    ("name MATCHES 'A.{2}'", true), ("age = .7e1", true),
  ])
  func `comparisons, sets and precedence are those of Apple's guide`(
    format: String, isTrue: Bool
  ) {
    let person: [String: Any] = [
      "name": "Ann", "age": 7, "isOn": true, "bounds": [7, 7], "none": [Int](),
      "friends": [["name": "Bob", "age": 9], ["name": "Eve", "age": 7]],
    ]
    #expect(NSPredicate(format: format).evaluate(with: person) == isTrue)
  }

  @Test func `a predicate of a text is of itself`() {
    #expect(holds("SELF BEGINSWITH[cd] 'ec'", for: "Éclair"))
    #expect(!holds("SELF BEGINSWITH[c] 'ec'", for: "Éclair"))
    #expect(holds("SELF IN %@", ["a", "b"], for: "b"))
    #expect(holds("SELF BETWEEN %@", [1, 5], for: 5) && !holds("SELF BETWEEN %@", [1, 5], for: 6))
    #expect(holds("self > %@", Date(timeIntervalSince1970: 0), for: Date(timeIntervalSince1970: 1)))
  }

  @Test func `a quoted argument is a text, and a key path can be one`() {
    #expect(holds("SELF == '%@'", for: "%@"))
    #expect(holds("%K CONTAINS %@", "a.b", "x", for: ["a": ["b": "wxyz"]]))
    #expect(holds("ANY %K == 2", "n", for: ["n": [1, 2]]))
  }

  @Test func `an object's property is a value, as one of its objects' is`() {
    let person = Person("Ann", age: 7)
    person.friend = Person("Bob", age: 9)
    #expect(holds("friend.age > age AND friend.name == 'Bob'", for: person))
    #expect(holds("member == NO AND friend.friend == nil", for: person))
  }

  @Test func `an array is filtered, and a predicate is made of others`() {
    let ages = [3, 7, 9] as NSArray
    let predicate = NSCompoundPredicate(andPredicateWithSubpredicates: [
      NSPredicate(format: "SELF > 3"), NSPredicate(format: "SELF < %d", 9),
    ])
    #expect(ages.filtered(using: predicate) as? [Int] == [7])
  }
}
