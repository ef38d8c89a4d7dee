import Testing
import UIKit

/// Keeps the states and one number of each message.
@MainActor
private final class Meter: NSObject {
  var states: [UIGestureRecognizer.State] = []
  var places: [CGPoint] = []
  var values: [CGFloat] = []

  func pan(_ recognizer: UIPanGestureRecognizer) {
    states.append(recognizer.state)
    places.append(recognizer.translation(in: recognizer.view))
  }

  func press(_ recognizer: UILongPressGestureRecognizer) {
    states.append(recognizer.state)
    places.append(recognizer.location(in: recognizer.view))
  }

  func pinch(_ recognizer: UIPinchGestureRecognizer) {
    states.append(recognizer.state)
    values.append(recognizer.scale)
  }

  func turn(_ recognizer: UIRotationGestureRecognizer) {
    states.append(recognizer.state)
    values.append(recognizer.rotation)
  }

  func swipe(_ recognizer: UISwipeGestureRecognizer) { states.append(recognizer.state) }
}

@MainActor
@Suite struct ContinuousGestureTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
  private let view = UIView(frame: CGRect(x: 100, y: 100, width: 200, height: 200))
  private let meter = Meter()
  private let touch: TouchSimulator
  private let middle = CGPoint(x: 200, y: 200)

  init() {
    window.isHidden = false
    window.addSubview(view)
    view.isMultipleTouchEnabled = true
    touch = TouchSimulator(window: window)
  }

  @Test func `a pan begins after ten points and has the whole way at its end`() throws {
    let pan = UIPanGestureRecognizer(target: meter, action: Selector("pan(_:)", Meter.pan))
    view.addGestureRecognizer(pan)
    touch.drag(from: middle, to: CGPoint(x: 260, y: 230), seconds: 0.5)
    #expect(meter.states.first == .began)
    #expect(meter.states.last == .ended)
    #expect(meter.states.dropFirst().dropLast().allSatisfy { $0 == .changed })
    let first = try #require(meter.places.first)
    #expect(length(first) >= 10 && length(first) < 14)
    let last = try #require(meter.places.last)
    #expect(abs(last.x - 60) < 1e-9 && abs(last.y - 30) < 1e-9)
  }

  @Test func `a pan's velocity is in points per second of the view`() {
    let pan = UIPanGestureRecognizer()
    view.addGestureRecognizer(pan)
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    let fingers = touch.begin(at: [middle])
    touch.wait(seconds: 0.1)
    touch.move(fingers, to: [CGPoint(x: 220, y: 200)])
    #expect(abs(pan.velocity(in: nil).x - 200) < 1e-9)
    #expect(abs(pan.velocity(in: view).x - 100) < 1e-9)
    pan.setTranslation(.zero, in: view)
    touch.wait(seconds: 0.1)
    touch.move(fingers, to: [CGPoint(x: 230, y: 200)])
    #expect(abs(pan.translation(in: view).x - 5) < 1e-9)
    touch.end(fingers)
  }

  @Test func `a second finger does not make the translation jump`() {
    let pan = UIPanGestureRecognizer()
    view.addGestureRecognizer(pan)
    let first = touch.begin(at: [middle])
    touch.move(first, to: [CGPoint(x: 220, y: 200)])
    let second = touch.begin(at: [CGPoint(x: 120, y: 120)])
    #expect(abs(pan.translation(in: nil).x - 20) < 1e-9)
    touch.end(first)
    #expect(pan.state == .changed || pan.state == .began)
    touch.move(second, to: [CGPoint(x: 125, y: 120)])
    #expect(abs(pan.translation(in: nil).x - 25) < 1e-9)
    touch.end(second)
    #expect(pan.state == .possible)
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

  @Test func `a pinch's scale is the ratio of the distances`() throws {
    let pinch = UIPinchGestureRecognizer(target: meter, action: Selector("pinch(_:)", Meter.pinch))
    view.addGestureRecognizer(pinch)
    touch.pinch(at: middle, from: 40, to: 120)
    #expect(meter.states.first == .began)
    #expect(meter.states.last == .ended)
    #expect(abs(try #require(meter.values.last) - 3) < 1e-9)
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

  @Test func `an edge pan starts at its edge`() {
    let pan = UIScreenEdgePanGestureRecognizer(
      target: meter,
      action: Selector(
        "pan(_:)", Meter.pan as @MainActor (Meter) -> @MainActor (UIPanGestureRecognizer) -> Void))
    pan.edges = .left
    window.addGestureRecognizer(pan)
    touch.drag(from: CGPoint(x: 60, y: 200), to: CGPoint(x: 160, y: 200))
    #expect(meter.states == [])
    touch.drag(from: CGPoint(x: 5, y: 200), to: CGPoint(x: 105, y: 200))
    #expect(meter.states.first == .began)
    #expect(meter.states.last == .ended)
  }

  private func length(_ way: CGPoint) -> CGFloat { (way.x * way.x + way.y * way.y).squareRoot() }
}
