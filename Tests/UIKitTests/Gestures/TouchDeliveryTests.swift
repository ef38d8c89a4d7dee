import Testing
import UIKit

@MainActor
@Suite struct TouchDeliveryTests: Recognizes {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
  let view = TouchView(frame: CGRect(x: 100, y: 100, width: 200, height: 200))
  let log = GestureLog()
  private let touch: TouchSimulator
  private let middle = CGPoint(x: 200, y: 200)

  init() {
    window.isHidden = false
    window.addSubview(view)
    touch = TouchSimulator(window: window)
  }

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
