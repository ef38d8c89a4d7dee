import Testing
import UIKit

@MainActor
@Suite struct UIRotationGestureRecognizerTests: TouchedView {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
  let view = UIView(frame: CGRect(x: 100, y: 100, width: 200, height: 200))
  private let meter = Meter()
  private let touch: TouchSimulator

  init() {
    window.isHidden = false
    window.addSubview(view)
    view.isMultipleTouchEnabled = true
    touch = TouchSimulator(window: window)
  }

  @Test func `a rotation counts clockwise turns as positive`() throws {
    let turn = UIRotationGestureRecognizer(target: meter, action: Selector("turn(_:)", Meter.turn))
    view.addGestureRecognizer(turn)
    let fingers = touch.begin(at: [CGPoint(x: 180, y: 200), CGPoint(x: 220, y: 200)])
    touch.move(fingers, to: [CGPoint(x: 200, y: 180), CGPoint(x: 200, y: 220)])
    touch.end(fingers)
    #expect(meter.states == [.began, .ended])
    #expect(abs(try #require(meter.values.first) - .pi / 2) < 1e-9)
  }
}
