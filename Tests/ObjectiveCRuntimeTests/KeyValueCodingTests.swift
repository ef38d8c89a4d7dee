import Foundation
import Testing

@testable import ObjectiveCRuntime

/// An object that answers keys that it has not.
private final class Open: NSObject, _ObjectiveCMemberSource {
  var values: [String: Any] = [:]

  @MainActor static var _objectiveCMembers: [ObjectiveCTable.Member] {
    [
      .method("valueForUndefinedKey:") { object, values in
        let key: String = try values.value(0)
        return (object as? Open)?.values[key]
      },
      .action("setValue:forUndefinedKey:") { object, values in
        let key: String = try values.value(1)
        (object as? Open)?.values[key] = try values.value(0) as Any
      },
    ]
  }
}

/// An object with a setter and no property.
private final class Dial: NSObject, _ObjectiveCMemberSource {
  var turns = 0

  @MainActor static var _objectiveCMembers: [ObjectiveCTable.Member] {
    [
      .action("setTurns:") { dial, values in (dial as? Dial)?.turns = try values.value(0) },
      .method("isTurning") { dial, _ in (dial as? Dial).map { $0.turns > 0 } },
    ]
  }
}

@MainActor @Suite struct KeyValueCodingTests {
  @Test func `a value is that of the property, as an object`() {
    let person = Person("Ann", age: 7)
    #expect(person.value(forKey: "name") as? String == "Ann")
    #expect(person.value(forKey: "age") as? NSNumber == 7)
    #expect(person.value(forKey: "height") as? NSNumber == 1.5)
    #expect(person.value(forKey: "friend") == nil)
  }

  @Test func `a flag is known with its is and without`() {
    let person = Person()
    person.setValue(true, forKey: "member")
    #expect(person.isMember)
    #expect(person.value(forKey: "isMember") as? NSNumber == true)
    person.setValue(NSNumber(value: 0), forKey: "isMember")
    #expect(!person.isMember)
  }

  @Test func `methods without arguments are asked where there is no property`() {
    let person = Person(age: 7)
    #expect(person.value(forKey: "greet") as? String == "I am Ann")
    #expect(person.value(forKey: "twice") as? NSNumber == 14)
    let dial = Dial()
    dial.setValue(3, forKey: "turns")
    #expect(dial.turns == 3 && dial.value(forKey: "turning") as? NSNumber == true)
  }

  @Test func `a path leads through objects and ends at nil`() {
    let (ann, bob) = (Person("Ann"), Person("Bob", age: 9))
    #expect(ann.value(forKeyPath: "friend.name") == nil)
    ann.setValue(bob, forKey: "friend")
    #expect(ann.value(forKeyPath: "friend.name") as? String == "Bob")
    ann.setValue("Rob", forKeyPath: "friend.name")
    #expect(bob.name == "Rob")
    ann.setValue(nil, forKey: "friend")
    ann.setValue("Tom", forKeyPath: "friend.name")
    #expect(ann.friend == nil && bob.name == "Rob")
  }

  @Test func `nil for a number is an invalid argument, and the number stays`() {
    let person = Person(age: 7)
    let names = RaisedExceptions.names { person.setValue(nil, forKey: "age") }
    #expect(names == ["NSInvalidArgumentException"])
    #expect(person.age == 7)
  }

  @Test func `a value of another type is an invalid argument, and the property stays`() {
    let person = Person()
    let names = RaisedExceptions.names { person.setValue(3, forKey: "name") }
    #expect(names == ["NSInvalidArgumentException"])
    #expect(person.name == "Ann")
  }

  @Test func `a key that is not there is unknown, in a path as well`() {
    let person = Person()
    let exceptions = RaisedExceptions.collecting {
      #expect(person.value(forKey: "missing") == nil)
      person.setValue(1, forKey: "absent")
      #expect(person.value(forKeyPath: "gone.name") == nil)
      #expect(Person.value(forKey: "nowhere") == nil)
    }
    #expect(exceptions.map(\.name) == Array(repeating: "NSUnknownKeyException", count: 4))
    for (exception, key) in zip(exceptions, ["missing", "absent", "gone", "nowhere"]) {
      #expect(exception.reason.contains("key \(key):"))
    }
  }

  @Test func `a property that cannot be set is an unknown key to a setter`() {
    let person = Person()
    let names = RaisedExceptions.names { person.setValue("B", forKey: "initial") }
    #expect(names == ["NSUnknownKeyException"] && person.name == "Ann")
  }

  @Test func `a class may answer the keys that it has not`() {
    let open = Open()
    let names = RaisedExceptions.names {
      open.setValue("red", forKey: "colour")
      #expect(open.value(forKey: "colour") as? String == "red")
      #expect(open.value(forKey: "other") == nil)
    }
    #expect(names == [])
  }

  @Test func `several values are set and read at once`() {
    let person = Person()
    person.setValuesForKeys(["name": "Eve", "age": 30])
    #expect(person.name == "Eve" && person.age == 30)
    let values = person.dictionaryWithValues(forKeys: ["name", "friend"])
    #expect(values.count == 2 && values["name"] as? String == "Eve")
    #expect(values["friend"] is NSNull)
  }

  @Test func `a key of a class is a method of the class`() {
    #expect(Person.value(forKey: "kind") as? String == "Person")
    #expect(Person.value(forKeyPath: "kind") as? String == "Person")
  }

  @Test func `defaults take a value by its key`() throws {
    let defaults = try #require(UserDefaults(suiteName: "KeyValueCodingTests"))
    defaults.setValue(5, forKey: "five")
    #expect(defaults.integer(forKey: "five") == 5)
    defaults.setValue(nil, forKey: "five")
    #expect(defaults.object(forKey: "five") == nil)
  }

  @Test func `an error names the key for whoever asks for it`() {
    let person = Person()
    #expect(throws: ObjectiveCError.undefinedKey("missing", type: "Person")) {
      try person.setting(1, forKeyPath: "missing")
    }
  }
}
