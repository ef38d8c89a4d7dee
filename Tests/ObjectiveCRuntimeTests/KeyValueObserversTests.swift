import Foundation
import Testing

@testable import ObjectiveCRuntime

/// An observer that ends its observation when it is told.
private final class Once: NSObject, KeyPathObserver {
  var calls = 0

  func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {
    calls += 1
    (object as? Person)?.removeObserver(self, forKeyPath: keyPath ?? "")
  }
}

@MainActor @Suite struct KeyValueObserversTests {
  private let listener = ChangeListener()

  @Test func `an object in the middle of a path is exchanged for another`() {
    let (ann, bob, eve) = (Person("Ann"), Person("Bob"), Person("Eve"))
    ann.friend = bob
    ann.addObserver(listener, forKeyPath: "friend.name", options: [.old, .new], context: nil)
    bob.name = "Rob"
    ann.friend = eve
    eve.name = "Eva"
    bob.name = "nobody looks"
    #expect(
      listener.told
        == ["friend.name Bob → Rob", "friend.name Rob → Eve", "friend.name Eve → Eva"])
    ann.removeObserver(listener, forKeyPath: "friend.name")
    eve.name = "nobody looks either"
    #expect(listener.told.count == 3)
  }

  @Test func `a path of three keys follows each of its objects`() {
    let (first, second, third) = (Person("1"), Person("2"), Person("3"))
    first.addObserver(
      listener, forKeyPath: "friend.friend.age", options: [.old, .new], context: nil)
    second.friend = third
    #expect(listener.told == [])
    first.friend = second
    third.age = 8
    second.friend = nil
    #expect(
      listener.told == [
        "friend.friend.age <null> → 7", "friend.friend.age 7 → 8",
        "friend.friend.age 8 → <null>",
      ])
    first.removeObserver(listener, forKeyPath: "friend.friend.age")
  }

  @Test func `an observer may end its observation while it is told`() {
    let (person, once) = (Person(), Once())
    person.addObserver(once, forKeyPath: "age", context: nil)
    person.addObserver(listener, forKeyPath: "age", context: nil)
    person.age = 8
    person.age = 9
    #expect(once.calls == 1 && listener.told.count == 2)
    person.removeObserver(listener, forKeyPath: "age")
    #expect(KeyValueObservers.observerCount(of: person) == 0)
  }

  @Test func `an observer that is gone is not told`() {
    let person = Person()
    weak var gone: ChangeListener?
    do {
      let listener = ChangeListener()
      gone = listener
      person.addObserver(listener, forKeyPath: "age", context: nil)
    }
    #expect(gone == nil)
    person.age = 8
    #expect(person.age == 8)
  }

  @Test func `changes of another key or another object are not told`() {
    let (person, other) = (Person(), Person())
    person.addObserver(listener, forKeyPath: "age", context: nil)
    person.name = "Eve"
    other.age = 3
    #expect(listener.told == [])
    person.removeObserver(listener, forKeyPath: "age")
  }

  @Test func `changes of two keys that overlap keep their own old values`() {
    let person = Person("Ann", age: 7)
    for key in ["height", "initial"] {
      person.addObserver(listener, forKeyPath: key, options: [.old, .new], context: nil)
    }
    person.willChangeValue(forKey: "height")
    person.willChangeValue(forKey: "initial")
    (person.height, person.name) = (2.5, "Eve")
    person.didChangeValue(forKey: "height")
    person.didChangeValue(forKey: "initial")
    #expect(listener.told == ["height 1.5 → 2.5", "initial A → E"])
    for key in ["height", "initial"] { person.removeObserver(listener, forKeyPath: key) }
  }

  @Test func `as many observations are counted as there are`() {
    let person = Person()
    #expect(KeyValueObservers.observerCount(of: person) == 0)
    let observation = person.observe(_key: "age", \.age) { _, _ in }
    #expect(KeyValueObservers.observerCount(of: person) == 1)
    #expect(KeyValueObservers.isInUse)
    observation.invalidate()
    #expect(KeyValueObservers.observerCount(of: person) == 0)
  }
}
