import Foundation
import Testing

@testable import ObjectiveCRuntime

private final class Counter: NSObject {}

private final class Listener: NSObject, _ObjectiveCMemberSource {
  var timers: [Timer] = []
  var names: [String] = []

  @MainActor static var _objectiveCMembers: [ObjectiveCTable.Member] {
    [
      .action("tick:") { listener, values in
        (listener as? Listener)?.timers.append(try values.value(0))
      },
      .action("note:") { listener, values in
        let notification: Notification = try values.value(0)
        (listener as? Listener)?.names.append(notification.name.rawValue)
      },
    ]
  }
}

@MainActor @Suite struct FoundationSelectorsTests {
  @Test func `a timer that calls a method knows what it was made with`() {
    let timer = Timer(
      timeInterval: 9, target: Counter(), selector: Selector("tick"), userInfo: "info",
      repeats: false)
    #expect(timer.userInfo as? String == "info")
    let scheduled = Timer.scheduledTimer(
      timeInterval: 9, target: Counter(), selector: Selector("tick"), userInfo: 7, repeats: true)
    #expect(scheduled.userInfo as? Int == 7)
    scheduled.invalidate()
  }

  @Test func `a timer is told to its target, with itself`() {
    let target = Listener()
    let timer = Timer(
      timeInterval: 9, target: target, selector: "tick:", userInfo: nil, repeats: true)
    timer.fire()
    timer.fire()
    #expect(target.timers == [timer, timer])
    timer.invalidate()
    let dated = Timer(
      fireAt: Date(timeIntervalSinceReferenceDate: 4e9), interval: 3, target: target,
      selector: "tick:", userInfo: nil, repeats: true)
    #expect(dated.fireDate.timeIntervalSinceReferenceDate == 4e9 && dated.timeInterval == 3)
    dated.invalidate()
  }

  @Test func `an observer's method gets the notifications of its name and its object`() {
    let (center, listener, sender) = (NotificationCenter(), Listener(), NSObject())
    center.addObserver(listener, selector: "note:", name: .init("a"), object: sender)
    center.post(name: .init("a"), object: sender)
    center.post(name: .init("b"), object: sender)
    center.post(name: .init("a"), object: NSObject())
    #expect(listener.names == ["a"])
    center.addObserver(listener, selector: "note:", name: nil, object: nil)
    center.post(name: .init("c"), object: nil)
    #expect(listener.names == ["a", "c"])
  }

  @Test func `an observer is removed for one name, or for all`() {
    let (center, listener) = (NotificationCenter(), Listener())
    for name in ["a", "b", "c"] {
      center.addObserver(listener, selector: "note:", name: .init(name), object: nil)
    }
    center.removeObserver(listener, name: .init("a"), object: nil)
    for name in ["a", "b"] { center.post(name: .init(name), object: nil) }
    #expect(listener.names == ["b"])
    center.removeObserver(listener)
    for name in ["b", "c"] { center.post(name: .init(name), object: nil) }
    #expect(listener.names == ["b"])
  }

  @Test func `an observer is not kept and need not be removed`() {
    let center = NotificationCenter()
    weak var gone: Listener?
    do {
      let listener = Listener()
      gone = listener
      center.addObserver(listener, selector: "note:", name: .init("a"), object: nil)
    }
    #expect(gone == nil)
    center.post(name: .init("a"), object: nil)
  }

  @Test func `an empty attributed text has no characters`() {
    #expect(NSAttributedString(_empty: ()).string == "")
  }
}
