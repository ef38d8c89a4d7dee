import Testing
import UIKit

@MainActor @Suite struct NSPredicateTests {
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

  @Test func `a view's properties are values`() {
    let hidden = UIView()
    hidden.isHidden = true
    hidden.tag = 4
    let views: NSArray = [UIView(), hidden]
    let found = views.filtered(using: NSPredicate(format: "hidden == YES AND tag == 4"))
    #expect(found.count == 1)
    #expect(found.first as? UIView === hidden)
  }

  @Test(arguments: ["age >", "== 3", "(a == 1", "a == %@", "SUM(a) == 1", "a == 'x", "a ~ 1", ""])
  func `a format that cannot be read is a mistake by name`(format: String) {
    let mistakes = NibText.raised {
      #expect(!NSPredicate(format: format).evaluate(with: ["a": 1]))
    }
    #expect(mistakes.map(\.name) == ["NSInvalidArgumentException"])
    let start = "Unable to parse the format string \"\(format)\": "
    #expect(mistakes.first?.reason.hasPrefix(start) == true)
  }

  @Test func `nesting without end is refused`() {
    let mistakes = NibText.raised {
      _ = NSPredicate(format: String(repeating: "(", count: 10_000) + "a == 1")
      _ = NSPredicate(format: "a IN " + String(repeating: "{", count: 10_000))
    }
    #expect(mistakes.count == 2)
    #expect(mistakes.allSatisfy { $0.reason.hasSuffix("it is nested too deeply") })
  }
}
