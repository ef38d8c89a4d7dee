import Foundation
import Testing

@testable import ObjectiveCRuntime

@MainActor @Suite struct KeyValueObservingTests {
  private let person = Person("Ann", age: 7)
  private let listener = ChangeListener()

  @Test func `a change has the values that were asked for, and no others`() {
    for (options, expected) in [
      ([], "age - → -"), (.new, "age - → 8"), (.old, "age 7 → -"), ([.old, .new], "age 7 → 8"),
    ] as [(NSKeyValueObservingOptions, String)] {
      let (person, listener) = (Person(age: 7), ChangeListener())
      person.addObserver(listener, forKeyPath: "age", options: options, context: nil)
      person.age = 8
      #expect(listener.told == [expected])
      #expect(listener.kinds == [NSKeyValueChange.setting.rawValue])
      person.removeObserver(listener, forKeyPath: "age")
    }
  }

  @Test func `the initial notification comes at once and never has an old value`() {
    person.addObserver(
      listener, forKeyPath: "name", options: [.initial, .old, .new], context: nil)
    #expect(listener.told == ["name - → Ann"])
    person.name = "Eve"
    #expect(listener.told.last == "name Ann → Eve")
    person.removeObserver(listener, forKeyPath: "name")
  }

  @Test func `nil is the null object in a change`() {
    person.addObserver(listener, forKeyPath: "friend.name", options: [.old, .new], context: nil)
    person.friend = Person("Bob")
    #expect(listener.told == ["friend.name <null> → Bob"])
    person.friend = nil
    #expect(listener.told.last == "friend.name Bob → <null>")
    person.removeObserver(listener, forKeyPath: "friend.name")
  }

  @Test func `setting the same value is a change as well`() {
    person.addObserver(listener, forKeyPath: "age", options: [.old, .new], context: nil)
    person.age = 7
    #expect(listener.told == ["age 7 → 7"])
    person.removeObserver(listener, forKeyPath: "age")
  }

  @Test func `a key is observed with its is and without`() {
    person.addObserver(listener, forKeyPath: "member", options: .new, context: nil)
    person.isMember = true
    #expect(listener.told.count == 1 && listener.told.first?.hasPrefix("member ") == true)
    person.removeObserver(listener, forKeyPath: "member")
  }

  @Test func `a property that does not say so is announced by hand`() {
    person.addObserver(listener, forKeyPath: "height", options: [.old, .new], context: nil)
    person.height = 1.75
    #expect(listener.told == [])
    person.willChangeValue(forKey: "height")
    person.height = 2.5
    person.didChangeValue(forKey: "height")
    #expect(listener.told == ["height 1.75 → 2.5"])
    person.removeObserver(listener, forKeyPath: "height")
  }

  @Test func `a context tells two observations of one key apart`() {
    let (one, two) = (
      UnsafeMutableRawPointer(bitPattern: 1), UnsafeMutableRawPointer(bitPattern: 2)
    )
    person.addObserver(listener, forKeyPath: "age", context: one)
    person.addObserver(listener, forKeyPath: "age", context: two)
    person.age = 8
    #expect(listener.contexts.sorted() == [1, 2])
    person.removeObserver(listener, forKeyPath: "age", context: one)
    person.age = 9
    #expect(listener.contexts.dropFirst(2) == [2])
    let names = RaisedExceptions.names {
      person.removeObserver(listener, forKeyPath: "age", context: one)
    }
    #expect(names == ["NSRangeException"])
    person.removeObserver(listener, forKeyPath: "age", context: two)
  }

  @Test func `an observer that is not registered cannot be removed`() {
    let exceptions = RaisedExceptions.collecting {
      person.removeObserver(listener, forKeyPath: "age")
    }
    #expect(exceptions.map(\.name) == ["NSRangeException"])
    #expect(exceptions.first?.reason.contains("“age”") == true)
  }

  @Test func `a change that the class does not handle is an inconsistency`() {
    let names = RaisedExceptions.names {
      person.observeValue(forKeyPath: "age", of: nil, change: nil, context: nil)
    }
    #expect(names == ["NSInternalInconsistencyException"])
  }

  @Test func `a closure is told of the values that it asked for`() {
    var told: [Int?] = []
    var observation: NSKeyValueObservation? = person.observe(
      _key: "age", \.age, options: [.old, .new]
    ) { _, change in told += [change.oldValue, change.newValue] }
    person.age = 8
    #expect(told == [7, 8])
    _ = observation
    observation = nil
    person.age = 9
    #expect(told == [7, 8])
  }

  @Test func `a closure's initial call has a new value and no old one`() throws {
    var told: [(old: Person??, new: Person??)] = []
    let observation = person.observe(
      _key: "friend", \.friend, options: [.initial, .old, .new]
    ) { told.append(($1.oldValue, $1.newValue)) }
    try #require(told.count == 1)
    #expect(told[0].old == nil)
    #expect(told[0].new == .some(nil))
    observation.invalidate()
    person.friend = Person()
    #expect(told.count == 1)
  }
}
