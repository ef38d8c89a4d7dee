import Foundation
import Testing

@testable import ObjectiveCRuntime

/// A class of the main actor's, as views and controllers are.
@MainActor private final class Greeter: NSObject {
  var name = "Ann"
  var age = 7
  var height = 1.5

  func greet() -> String { "I am \(name)" }
  func rename(_ name: String) { self.name = name }
  func grow(_ years: Int, _ height: Double) -> Int {
    age += years
    self.height = height
    return age
  }
}

@MainActor @Suite struct SelectorTests {
  @Test func `two selectors of one name are equal, whatever they were made of`() {
    let made = Selector("greet", Greeter.greet)
    #expect(made == Selector("greet") && made == "greet" && made != "greet:")
    #expect(Set([made, Selector("greet")]).count == 1)
    #expect(NSStringFromSelector(NSSelectorFromString("a:b:")) == "a:b:")
  }

  @Test func `a name without labels has a colon for each argument`() {
    #expect(Selector(_base: "greet", Greeter.greet).description == "greet")
    #expect(Selector(_base: "rename", Greeter.rename).description == "rename:")
    #expect(Selector(_base: "grow", Greeter.grow).description == "grow::")
  }

  @Test func `a method is called with its arguments, and its result comes back`() throws {
    let person = Greeter()
    #expect(try Selector("greet", Greeter.greet).perform(on: person, []) as? String == "I am Ann")
    _ = try Selector("rename:", Greeter.rename).perform(on: person, ["Eve"])
    #expect(person.name == "Eve")
    let grown = try Selector("grow::", Greeter.grow).perform(on: person, [2, 1.75])
    #expect(grown as? Int == 9 && person.height == 1.75)
  }

  @Test func `a name alone is looked up in tables, for classes in theirs`() throws {
    #expect(try Selector("greet").perform(on: Person("Bob"), []) as? String == "I am Bob")
    #expect(try Selector("add:to:").perform(on: Person(), [2, 3]) as? Int == 5)
    let type = Person.self as AnyObject
    #expect(try Selector("repeat:").perform(on: type, ["ab"]) as? String == "abab")
  }

  @Test func `an object or a class without the method is an error that names it`() {
    #expect(throws: ObjectiveCError.unrecognized("fly", type: "Person")) {
      try Selector("fly").perform(on: Person(), [])
    }
    #expect(throws: ObjectiveCError.unrecognized("+greet", type: "Person")) {
      try Selector("greet").perform(on: Person.self as AnyObject, [])
    }
  }

  @Test func `an argument of another type is an error with its place`() {
    #expect(
      throws: ObjectiveCError.argument("add:to:", index: 1, expected: "Int", found: "String")
    ) { try Selector("add:to:").perform(on: Person(), [2, "three"]) }
  }

  @Test func `a method is implemented by objects of its type alone`() {
    let selector = Selector("unlisted", Greeter.greet)
    #expect(selector.isImplemented(by: Greeter()) && !selector.isImplemented(by: NSObject()))
    #expect(Selector("kind").isImplemented(by: Person.self as AnyObject))
    #expect(!Selector("kind").isImplemented(by: Person()))
    #expect(!Selector("greet").isImplemented(by: Person.self as AnyObject))
  }

  @Test func `an action says whether it arrived`() {
    let person = Person()
    #expect(Selector("rename:").send(to: person, sender: "Eve"))
    #expect(person.name == "Eve")
    #expect(!Selector("fly").send(to: person, sender: nil))
  }
}
