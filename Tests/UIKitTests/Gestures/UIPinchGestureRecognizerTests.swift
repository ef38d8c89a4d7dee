import Testing
import UIKit

@MainActor
@Suite struct UIPinchGestureRecognizerTests: TouchedView {
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

  @Test func `a pinch's scale is the ratio of the distances`() throws {
    let pinch = UIPinchGestureRecognizer(target: meter, action: Selector("pinch(_:)", Meter.pinch))
    view.addGestureRecognizer(pinch)
    touch.pinch(at: middle, from: 40, to: 120)
    #expect(meter.states.first == .began)
    #expect(meter.states.last == .ended)
    #expect(abs(try #require(meter.values.last) - 3) < 1e-9)
  }
}
