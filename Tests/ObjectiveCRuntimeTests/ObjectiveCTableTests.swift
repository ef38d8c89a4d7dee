import Foundation
import Testing

@testable import ObjectiveCRuntime

private class Animal: NSObject {
  var legs = 4
}

private final class Bird: Animal {}

private enum Mood: Int {
  case calm = 1
  case cross
}

@MainActor @Suite struct ObjectiveCTableTests {
  init() {
    ObjectiveCTable.register {
      [
        ObjectiveCTable(
          Animal.self,
          [
            .method("sound") { _, _ in "…" }, .method("size") { _, _ in "some" },
            .property(
              "legs", get: { ($0 as? Animal)?.legs },
              set: { animal, values in (animal as? Animal)?.legs = try values.value(0) }),
            .classAction("fail") { _, _ in throw ObjectiveCError.undefinedKey("a", type: "b") },
          ]),
        ObjectiveCTable(Bird.self, [.method("sound") { _, _ in "tweet" }]),
      ]
    }
  }

  private func call(_ selector: String, of object: AnyObject) throws -> Any? {
    try ObjectiveCTable.method(selector, of: object)?(
      object, ObjectiveCArguments([], selector: selector))
  }

  @Test func `the nearest class that has a method answers`() throws {
    #expect(try call("sound", of: Animal()) as? String == "…")
    #expect(try call("sound", of: Bird()) as? String == "tweet")
    #expect(try call("size", of: Bird()) as? String == "some")
    #expect(ObjectiveCTable.method("sound", of: NSObject()) == nil)
  }

  @Test func `a property has a getter and a setter by Objective-C's names`() throws {
    let bird = Bird()
    let set = try #require(ObjectiveCTable.method("setLegs:", of: bird))
    _ = try set(bird, ObjectiveCArguments([2], selector: "setLegs:"))
    #expect(bird.legs == 2)
    #expect(try call("legs", of: bird) as? Int == 2)
    #expect(ObjectiveCTable.method("setLegs", of: bird) == nil)
    #expect(ObjectiveCTable.property("legs", of: bird)?.set != nil)
  }

  @Test func `a method of a class is found for the class and its subclasses`() throws {
    let call = try #require(ObjectiveCTable.classMethod("fail", of: Bird.self))
    #expect(throws: ObjectiveCError.undefinedKey("a", type: "b")) {
      try call(Bird.self, ObjectiveCArguments([], selector: "fail"))
    }
    #expect(ObjectiveCTable.method("fail", of: Bird()) == nil)
  }

  @Test func `the modules of registered classes are known`() {
    #expect(ObjectiveCTable.modules.contains("ObjectiveCRuntimeTests"))
  }

  @Test(arguments: [
    ("isHidden", "hidden", "hidden"), ("hidden", "hidden", "isHidden"),
    ("island", "island", "isIsland"), ("is", "is", "isIs"),
  ])
  func `is stands before a capital letter alone`(key: String, plain: String, other: String) {
    #expect(ObjectiveCKey.plain(key) == plain)
    #expect(ObjectiveCKey.other(key) == other)
  }

  @Test func `a number becomes whichever type of number a method takes`() throws {
    let arguments = ObjectiveCArguments(
      [NSNumber(value: 2), NSNumber(value: 1.5), NSNumber(value: 300)], selector: "a:")
    let (mood, flag, wide): (Mood, Bool, CGFloat) = (
      try arguments.value(0), try arguments.value(0), try arguments.value(1)
    )
    #expect(mood == .cross && flag && wide == 1.5)
    let (small, float): (UInt8, Float) = (try arguments.value(2), try arguments.value(1))
    #expect(small == 255 && float == 1.5)
    let optional: Int? = try arguments.value(0)
    #expect(optional == 2)
  }

  @Test func `an argument that is not there is nil where a method takes nil`() throws {
    let arguments = ObjectiveCArguments([], selector: "a:")
    let missing: String? = try arguments.value(0)
    #expect(missing == nil)
    #expect(throws: ObjectiveCError.argument("a:", index: 0, expected: "Int", found: "nil")) {
      let _: Int = try arguments.value(0)
    }
  }

  @Test func `errors count arguments from one and name what to check`() {
    let error = ObjectiveCError.argument("a:b:", index: 1, expected: "Int", found: "String")
    #expect(error.description == "a:b: takes Int as argument 2, and was sent String.")
    #expect(
      ObjectiveCError.unrecognized("fly", type: "Person").description
        .hasPrefix("Person has no method fly."))
  }
}
