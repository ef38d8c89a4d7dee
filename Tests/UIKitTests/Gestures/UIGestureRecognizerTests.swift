import Testing
import UIKit

@MainActor
@Suite struct UIGestureRecognizerTests: Recognizes {
  let stage = GestureStage()

  @Test func `a view refuses the gestures of the views above it`() {
    final class Refusing: UIView {
      override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        false
      }
    }
    view.addSubview(Refusing(frame: CGRect(x: 0, y: 0, width: 50, height: 200)))
    _ = add(UITapGestureRecognizer())
    touch.tap(at: CGPoint(x: 120, y: 200))
    #expect(log.states == [])
    touch.wait(seconds: 1)
    touch.tap(at: middle)
    #expect(log.states == [.ended])
  }

  @Test func `a recogniser that is disabled or taken away sees nothing`() {
    let tap = add(UITapGestureRecognizer())
    tap.isEnabled = false
    touch.tap(at: middle)
    tap.isEnabled = true
    view.removeGestureRecognizer(tap)
    touch.tap(at: middle)
    #expect(log.states == [])
    #expect(tap.view == nil)
    #expect(view.gestureRecognizers == nil)
  }

  @Test func `a target is not kept alive, and hears once however often it was added`() {
    let tap = add(UITapGestureRecognizer())
    tap.addTarget(log, action: GestureLog.note)
    var other: GestureLog? = GestureLog()
    tap.addTarget(other!, action: GestureLog.note)
    weak let gone = other
    other = nil
    #expect(gone == nil)
    touch.tap(at: middle)
    #expect(log.states == [.ended])
  }
}
