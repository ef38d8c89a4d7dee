import Testing
import UIKit

private final class Rules: NSObject, UIGestureRecognizerDelegate {
  var begins = true
  var receives = true
  var isSimultaneous = false
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { begins }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool { receives }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { isSimultaneous }
}

@MainActor
@Suite struct UIGestureRecognizerStatesTests: Recognizes {
  let stage = GestureStage()

  @Test func `a single tap waits for the double tap that it requires to fail`() {
    let double = add(UITapGestureRecognizer(), name: "double")
    double.numberOfTapsRequired = 2
    let single = add(UITapGestureRecognizer(), name: "single")
    single.require(toFail: double)
    touch.tap(at: middle)
    #expect(log.names == [])
    touch.wait(seconds: 0.4)
    #expect(log.names == ["single"])
    touch.tap(at: middle, count: 2)
    touch.wait(seconds: 1)
    #expect(log.names == ["single", "double"])
  }

  @Test func `a delegate that allows both has both`() {
    let rules = Rules()
    rules.isSimultaneous = true
    let child = UIView(frame: CGRect(x: 50, y: 50, width: 100, height: 100))
    view.addSubview(child)
    _ = add(UITapGestureRecognizer(), name: "outer")
    add(UITapGestureRecognizer(), to: child, name: "inner").delegate = rules
    touch.tap(at: middle)
    #expect(log.names == ["inner", "outer"])
  }

  @Test func `a delegate refuses a gesture, or the touch itself`() {
    let rules = Rules()
    rules.begins = false
    add(UITapGestureRecognizer()).delegate = rules
    touch.tap(at: middle)
    #expect(log.states == [])
    #expect(view.calls == ["began", "ended"])
    touch.wait(seconds: 1)
    rules.begins = true
    rules.receives = false
    touch.tap(at: middle)
    #expect(log.states == [])
    touch.wait(seconds: 1)
    rules.receives = true
    touch.tap(at: middle)
    #expect(log.states == [.ended])
  }

  @Test func `disabling a gesture under way cancels it`() {
    let pan = add(UIPanGestureRecognizer())
    let fingers = touch.begin(at: [middle])
    touch.move(fingers, to: [CGPoint(x: 230, y: 200)])
    pan.isEnabled = false
    #expect(log.states == [.began, .cancelled])
    touch.end(fingers)
    #expect(log.states == [.began, .cancelled])
  }
}
