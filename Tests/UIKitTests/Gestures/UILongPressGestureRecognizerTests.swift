import Testing
import UIKit

@MainActor
@Suite struct UILongPressGestureRecognizerTests: TouchedView {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
  let view = UIView(frame: CGRect(x: 100, y: 100, width: 200, height: 200))
  private let meter = Meter()
  private let touch: TouchSimulator
  private let middle = CGPoint(x: 200, y: 200)

  init() {
    window.isHidden = false
    window.addSubview(view)
    view.isMultipleTouchEnabled = true
    touch = TouchSimulator(window: window)
  }

  @Test func `a press is long after its duration, and moves from then on`() {
    let press = UILongPressGestureRecognizer(
      target: meter, action: Selector("press(_:)", Meter.press))
    view.addGestureRecognizer(press)
    touch.longPress(at: middle, seconds: 0.4)
    #expect(meter.states == [])
    let fingers = touch.begin(at: [middle])
    touch.wait(seconds: 0.5)
    #expect(meter.states == [.began])
    touch.move(fingers, to: [CGPoint(x: 250, y: 200)])
    touch.end(fingers)
    #expect(meter.states == [.began, .changed, .ended])
    #expect(meter.places.last == CGPoint(x: 150, y: 100))
  }

  @Test func `a press that moves too far is none`() {
    let press = UILongPressGestureRecognizer(
      target: meter, action: Selector("press(_:)", Meter.press))
    view.addGestureRecognizer(press)
    let fingers = touch.begin(at: [middle])
    touch.move(fingers, to: [CGPoint(x: 211, y: 200)])
    touch.wait(seconds: 1)
    touch.end(fingers)
    #expect(meter.states == [])
  }
}
