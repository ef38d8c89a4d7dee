import Testing
import UIKit

/// Keeps what a recogniser sends.
@MainActor
private final class Log: NSObject {
  var states: [UIGestureRecognizer.State] = []
  var names: [String] = []

  func note(_ recognizer: UIGestureRecognizer) {
    states.append(recognizer.state)
    names.append(recognizer.name ?? "")
  }

  static let note = Selector(
    "note(_:)", Log.note as @MainActor (Log) -> @MainActor (UIGestureRecognizer) -> Void)
}

/// Keeps which touch methods were called.
private final class TouchView: UIView {
  var calls: [String] = []
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    calls.append("began")
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    calls.append("moved")
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    calls.append("ended")
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    calls.append("cancelled")
  }
}

private final class Rules: UIGestureRecognizerDelegate {
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
@Suite struct UIGestureRecognizerTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
  private let view = TouchView(frame: CGRect(x: 100, y: 100, width: 200, height: 200))
  private let log = Log()
  private let touch: TouchSimulator
  private let middle = CGPoint(x: 200, y: 200)

  init() {
    window.isHidden = false
    window.addSubview(view)
    touch = TouchSimulator(window: window)
  }

  private func add<R: UIGestureRecognizer>(
    _ recognizer: R, to other: UIView? = nil, name: String = ""
  ) -> R {
    recognizer.name = name
    recognizer.addTarget(log, action: Log.note)
    (other ?? view).addGestureRecognizer(recognizer)
    return recognizer
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

  @Test func `a finger that moves away does not tap`() {
    _ = add(UITapGestureRecognizer())
    touch.drag(from: middle, to: CGPoint(x: 260, y: 200))
    #expect(log.states == [])
    #expect(view.calls.first == "began")
    #expect(view.calls.last == "ended")
  }

  @Test func `two taps make one double tap, one makes none`() {
    add(UITapGestureRecognizer()).numberOfTapsRequired = 2
    touch.tap(at: middle)
    touch.wait(seconds: 1)
    #expect(log.states == [])
    #expect(view.calls == ["began", "ended"])
    touch.tap(at: middle, count: 2)
    #expect(log.states == [.ended])
  }

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

  @Test func `two fingers tap where two are asked for`() {
    add(UITapGestureRecognizer()).numberOfTouchesRequired = 2
    view.isMultipleTouchEnabled = true
    touch.tap(at: middle)
    #expect(log.states == [])
    touch.wait(seconds: 1)
    touch.tap(at: middle, fingers: 2)
    #expect(log.states == [.ended])
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

  @Test func `disabling a gesture under way cancels it`() {
    let pan = add(UIPanGestureRecognizer())
    let fingers = touch.begin(at: [middle])
    touch.move(fingers, to: [CGPoint(x: 230, y: 200)])
    pan.isEnabled = false
    #expect(log.states == [.began, .cancelled])
    touch.end(fingers)
    #expect(log.states == [.began, .cancelled])
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

  @Test func `a target is not kept alive, and hears once however often it was added`() {
    let tap = add(UITapGestureRecognizer())
    tap.addTarget(log, action: Log.note)
    var other: Log? = Log()
    tap.addTarget(other!, action: Log.note)
    weak let gone = other
    other = nil
    #expect(gone == nil)
    touch.tap(at: middle)
    #expect(log.states == [.ended])
  }
}
