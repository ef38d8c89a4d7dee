import Testing

@testable import UIKit

@Suite struct NibElementTests {
  private let view = NibElement("view", ["id": "v", "userLabel": "Box"], line: 3, order: 1)
  private let label = NibElement("label", ["id": "l", "opaque": "NO"], line: 4, order: 2)
  private let color = NibElement("color", ["id": "c", "key": "textColor"], line: 5, order: 3)
  private let last = NibElement("button", [:], line: 6, order: 4)

  init() {
    view.add(label)
    label.add(color)
    view.add(last)
  }

  @Test func `an element and all below it come in the file's order`() {
    #expect(view.all().map(\.order) == [1, 2, 3, 4])
    #expect(label.all().map(\.name) == ["label", "color"])
  }

  @Test func `children are found by name and key`() {
    #expect(view.child("button") === last && view.child("color") == nil)
    #expect(label.child(key: "textColor") === color)
    #expect(color.isInside(view) && label.isInside(label) && !view.isInside(label))
  }

  @Test func `parts are named by the object that they belong to`() {
    #expect(view.object == "view “Box” (v)")
    #expect(color.object == "label (l)")
    #expect(last.object == "view “Box” (v)")
    #expect(NibElement("rect", [:], line: 1, order: 1).object == "rect")
  }

  @Test func `a flag that is absent is neither set nor cleared`() {
    #expect(label.flag("opaque") == false && label.flag("hidden") == nil)
    label.append("one ")
    label.append("two")
    #expect(label.text == "one two")
  }
}
