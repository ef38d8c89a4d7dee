import Testing
import UIKit

@MainActor
@Suite struct UITouchTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
  private let view = UIView(frame: CGRect(x: 50, y: 60, width: 100, height: 100))

  init() {
    window.addSubview(view)
  }

  @Test func `a touch has a place in every view's own space`() {
    let inner = UIView(frame: CGRect(x: 2, y: 3, width: 20, height: 20))
    view.addSubview(inner)
    let touch = UITouch(location: CGPoint(x: 5, y: 6), in: view)
    #expect(touch.view === view && touch.window === window)
    #expect(touch.location(in: view) == CGPoint(x: 5, y: 6))
    #expect(touch.location(in: nil) == CGPoint(x: 55, y: 66))
    #expect(touch.location(in: inner) == CGPoint(x: 3, y: 3))
  }

  @Test func `a touch that moves knows where it was`() {
    let touch = UITouch(location: CGPoint(x: 5, y: 6), in: view, timestampSeconds: 1)
    #expect(touch.phase == .began && touch.tapCount == 1)
    touch.update(place: CGPoint(x: 60, y: 66), phase: .moved, timestampSeconds: 1.5)
    touch.update(place: CGPoint(x: 62, y: 68), phase: .ended, timestampSeconds: 1.75)
    #expect(touch.location(in: view) == CGPoint(x: 12, y: 8))
    #expect(touch.previousLocation(in: view) == CGPoint(x: 10, y: 6))
    #expect(touch.phase == .ended && touch.timestamp == 1.75)
  }
}
