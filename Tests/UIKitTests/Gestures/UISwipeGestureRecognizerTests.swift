import Testing
import UIKit

@MainActor
@Suite struct UISwipeGestureRecognizerTests: TouchedView {
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

  @Test(
    arguments: [
      (UISwipeGestureRecognizer.Direction.right, CGPoint(x: 280, y: 210), true),
      (.right, CGPoint(x: 120, y: 200), false), (.left, CGPoint(x: 120, y: 200), true),
      (.up, CGPoint(x: 200, y: 120), true), (.down, CGPoint(x: 200, y: 290), true),
      (.down, CGPoint(x: 290, y: 290), false),
    ])
  func `a swipe goes its own way`(
    direction: UISwipeGestureRecognizer.Direction, finish: CGPoint, isSwipe: Bool
  ) {
    let swipe = UISwipeGestureRecognizer(target: meter, action: Selector("swipe(_:)", Meter.swipe))
    swipe.direction = direction
    view.addGestureRecognizer(swipe)
    touch.drag(from: middle, to: finish, seconds: 0.2)
    #expect(meter.states == (isSwipe ? [.ended] : []))
  }

  @Test func `a slow stroke is no swipe`() {
    let swipe = UISwipeGestureRecognizer(target: meter, action: Selector("swipe(_:)", Meter.swipe))
    view.addGestureRecognizer(swipe)
    touch.drag(from: middle, to: CGPoint(x: 280, y: 200), seconds: 2)
    #expect(meter.states == [])
  }
}
