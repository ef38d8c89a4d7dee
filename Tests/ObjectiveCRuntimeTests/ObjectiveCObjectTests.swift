import Foundation
import Testing

@testable import ObjectiveCRuntime

private final class Badge: NSObject {}

@MainActor
@Suite struct ObjectiveCObjectTests {
  @Test func `numbers and texts have values as on iOS`() {
    let info: [String: Any] = [
      "count": 3, "half": 0.5, "text": "2.5", "list": [1, 2], "flag": true,
    ]
    #expect(_asObject(info["count"]).integerValue == 3)
    #expect(_asObject(info["half"]).doubleValue == 0.5)
    #expect(_asObject(info["text"]).doubleValue == 2.5)
    #expect(_asObject(info["list"]).count == 2)
    #expect(_asObject(info["flag"]).boolValue == true)
    #expect(_asObject(info["missing"]).doubleValue == nil)
    #expect(_asOptionalObject(info["missing"])?.doubleValue == nil)
    #expect(_asObject(info["text"]).length == 3)
    #expect(_asObject(info["count"]).stringValue == "3")
  }

  @Test func `an object without a class is compared and described`() {
    let object: AnyObject = NSString(string: "a")
    #expect(_objectiveC(object).isEqual("a"))
    #expect(_objectiveC(object).isKind(of: NSString.self))
    #expect(!_objectiveC(object).isKind(of: NSNumber.self))
    #expect(_objectiveC(object).description == "a")
    let none: AnyObject? = nil
    #expect(_objectiveC(none)?.hash == nil)
  }

  @Test func `a message reaches an object without a class`() {
    let listener: AnyObject = ChangeListener()
    let missing = Selector("missing")
    #expect(!_objectiveC(listener).responds(to: missing))
    #expect(_objectiveC(listener).perform(missing) == nil)
  }

  @Test func `objects and other values keep their types`() {
    let text = NSString(string: "a")
    #expect(_objectiveC(text) === text)
    #expect(_objectiveC(3) == 3)
  }

  @Test func `a property is found by its name`() {
    let badge = Badge()
    ObjectiveCTable.register {
      [
        ObjectiveCTable(
          Badge.self, [.property("motto", get: { _ in "onward" }), .implemented("rowCount:")],
          name: "KDBadge")
      ]
    }
    let motto: String? = _objectiveC(badge as AnyObject).motto
    #expect(motto == "onward")
    let other: Int? = _objectiveC(badge as AnyObject).unknown
    #expect(other == nil)
    #expect(ObjectiveCTable.type(named: "KDBadge") == Badge.self)
    #expect(_className(Badge.self) == "KDBadge")
    #expect(badge.responds(to: Selector("rowCount:")))
    #expect(badge._responding(to: "rowCount:") === badge)
    #expect(badge._responding(to: "columnCount:") == nil)
    // Of a class whose module is not translated nobody knows.
    #expect(NSString(string: "a")._responding(to: "columnCount:") != nil)
  }
}
