import Testing
import UIKit

@MainActor
@Suite struct TouchDeliveryTests: Recognizes {
  let stage = GestureStage()

  @Test func `a tap is recognised when the finger goes up, and cancels the touch`() {
    let tap = add(UITapGestureRecognizer())
    touch.tap(at: middle)
    #expect(log.states == [.ended])
    #expect(view.calls == ["began", "cancelled"])
    #expect(tap.state == .possible)
  }

  @Test func `a tap that does not cancel lets the view have its touch`() {
    add(UITapGestureRecognizer()).cancelsTouchesInView = false
    touch.tap(at: middle)
    #expect(log.states == [.ended])
    #expect(view.calls == ["began", "ended"])
  }

  @Test func `the innermost view's recogniser wins`() {
    let child = UIView(frame: CGRect(x: 50, y: 50, width: 100, height: 100))
    view.addSubview(child)
    _ = add(UITapGestureRecognizer(), name: "outer")
    _ = add(UITapGestureRecognizer(), to: child, name: "inner")
    touch.tap(at: middle)
    #expect(log.names == ["inner"])
    touch.wait(seconds: 1)
    touch.tap(at: CGPoint(x: 110, y: 110))
    #expect(log.names == ["inner", "outer"])
  }

  @Test func `views that wait for a recogniser hear of touches after it failed`() {
    add(UITapGestureRecognizer()).delaysTouchesBegan = true
    let fingers = touch.begin(at: [middle])
    #expect(view.calls == [])
    touch.move(fingers, to: [CGPoint(x: 260, y: 200)])
    #expect(view.calls == ["began", "moved"])
    touch.end(fingers)
    #expect(view.calls == ["began", "moved", "ended"])
  }
}
