import Foundation
import Testing

@testable import ObjectiveCRuntime

/// Who counts the messages that it gets.
private final class Receiver: NSObject, _ObjectiveCMemberSource {
  var texts: [String] = []

  @MainActor static var _objectiveCMembers: [ObjectiveCTable.Member] {
    [
      .action("take:") { receiver, values in
        (receiver as? Receiver)?.texts.append(try values.value(0))
      }
    ]
  }
}

@MainActor @Suite struct NSObjectProtocolMessagesTests {
  @Test func `an object responds to its methods, a class to its own`() {
    #expect(Person().responds(to: "greet") && !Person().responds(to: "fly"))
    #expect(!Person().responds(to: nil))
    #expect(Person.instancesRespond(to: "greet") && !Person.instancesRespond(to: "kind"))
    #expect(Person.responds(to: "kind") && !Person.responds(to: "greet"))
  }

  @Test func `a property is two methods`() {
    let person = Person()
    #expect(person.responds(to: "name") && person.responds(to: "setName:"))
    #expect(!person.responds(to: "setInitial:"))
    person.perform("setName:", with: "Eve")
    #expect(person.name == "Eve")
  }

  @Test func `a message brings its arguments and returns an object`() {
    let person = Person("Ann")
    #expect(person.perform("greet")?.takeUnretainedValue() as? String == "I am Ann")
    let sum = person.perform("add:to:", with: 2, with: 3)
    #expect((sum?.takeRetainedValue() as? NSNumber)?.intValue == 5)
    #expect(person.perform("rename:", with: "Eve") == nil)
    #expect(person.name == "Eve")
  }

  @Test func `a message to a class is for its own methods`() {
    #expect(Person.perform("kind")?.takeUnretainedValue() as? String == "Person")
    #expect(Person.perform("repeat:", with: "ab")?.takeUnretainedValue() as? String == "abab")
  }

  @Test func `a message that is not understood returns nil`() {
    #expect(Person().perform("fly") == nil)
    #expect(Person.perform("greet") == nil)
  }

  @Test func `a message to the main thread arrives at once there`() {
    let receiver = Receiver()
    receiver.performSelector(onMainThread: "take:", with: "now", waitUntilDone: false)
    #expect(receiver.texts == ["now"])
  }

  @Test func `a delayed message comes by a harness's time while that runs the code`() {
    let receiver = Receiver()
    let work = MainWork()
    work.run { receiver.perform("take:", with: "late", afterDelay: 0.25) }
    #expect(work.nextTime == 0.25)
    work.time = 0.25
    #expect(work.runNext() && receiver.texts == ["late"])
    work.close()
  }

  @Test func `a delayed message comes later, unless it is taken back`() async {
    let (kept, stopped, partly) = (Receiver(), Receiver(), Receiver())
    stopped.perform("take:", with: "a", afterDelay: 0)
    partly.perform("take:", with: "a", afterDelay: 0)
    partly.perform("take:", with: "b", afterDelay: 0)
    kept.perform("take:", with: "late", afterDelay: 0)
    NSObject.cancelPreviousPerformRequests(withTarget: stopped)
    NSObject.cancelPreviousPerformRequests(withTarget: partly, selector: "take:", object: "a")
    #expect(kept.texts == [])
    // The main queue comes back to this task after what it was given before.
    while kept.texts.isEmpty {
      await withCheckedContinuation { continuation in
        DispatchQueue.main.async { continuation.resume() }
      }
    }
    #expect(kept.texts == ["late"] && stopped.texts == [] && partly.texts == ["b"])
  }
}
