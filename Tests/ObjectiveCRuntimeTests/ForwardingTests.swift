import Foundation
import Testing

@testable import ObjectiveCRuntime

/// The usual weak proxy of timers and display links.
private final class Proxy: NSObject, _ObjectiveCMemberSource {
  weak var target: AnyObject?
  var asked: [String] = []

  init(_ target: AnyObject?) { self.target = target }

  func forwardingTarget(for aSelector: Selector!) -> Any? {
    asked.append(aSelector.description)
    return target
  }

  @MainActor class var _objectiveCMembers: [ObjectiveCTable.Member] {
    [
      .method("forwardingTargetForSelector:") { proxy, values in
        (proxy as? Proxy)?.forwardingTarget(for: try values.value(0) as Selector)
      }
    ]
  }
}

@MainActor @Suite struct ForwardingTests {
  @Test func `a message that an object does not take goes to its forwarding target`() throws {
    let person = Person()
    let proxy = Proxy(person)
    #expect(try Selector("greet").perform(on: proxy, []) as? String == "I am Ann")
    _ = try Selector("rename:").perform(on: proxy, ["Eve"])
    #expect(person.name == "Eve")
    #expect(proxy.asked == ["greet", "rename:"])
    #expect(Selector("greet").send(to: proxy, sender: nil))
  }

  @Test func `proxies may stand before proxies, and their end is an error`() throws {
    let person = Person()
    let inner = Proxy(person)
    let outer = Proxy(inner)
    #expect(try Selector("greet").perform(on: outer, []) as? String == "I am Ann")
    let (one, other) = (Proxy(nil), Proxy(nil))
    one.target = other
    other.target = one
    for proxy in [Proxy(nil), one] {
      #expect(throws: ObjectiveCError.self) { try Selector("greet").perform(on: proxy, []) }
    }
    #expect(throws: ObjectiveCError.self) { try Selector("fly").perform(on: outer, []) }
  }

  @Test func `a timer's target may be a proxy, which does not answer for its target`() {
    let person = Person()
    let proxy = Proxy(person)
    #expect(!Selector("greet").isImplemented(by: proxy))
    let timer = Timer(
      timeInterval: 1, target: proxy, selector: "rename:", userInfo: nil, repeats: false)
    timer.fire()
    #expect(proxy.asked == ["rename:"])
  }
}
