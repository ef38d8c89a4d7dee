import Testing
import UIKit

@MainActor
@Suite struct UIPanGestureRecognizerTests: TouchedView {
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

  private func length(_ way: CGPoint) -> CGFloat { (way.x * way.x + way.y * way.y).squareRoot() }

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
}
