import Testing
import UIKit

@MainActor
@Suite struct UIControlTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
  private let form = Form(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
  private let control = UIControl(frame: CGRect(x: 100, y: 100, width: 100, height: 50))
  private let touch: TouchSimulator
  private let inside = CGPoint(x: 150, y: 125)

  init() {
    window.isHidden = false
    window.addSubview(form)
    form.addSubview(control)
    control.tag = 7
    touch = TouchSimulator(window: window)
  }

  private final class Events {
    var names: [String] = []
  }

  /// Keeps the names of all touch events that are sent.
  private func record() -> Events {
    let events = Events()
    let all: [(UIControl.Event, String)] = [
      (.touchDown, "down"), (.touchDownRepeat, "repeat"), (.touchDragInside, "dragInside"),
      (.touchDragOutside, "dragOutside"), (.touchDragEnter, "enter"), (.touchDragExit, "exit"),
      (.touchUpInside, "upInside"), (.touchUpOutside, "upOutside"), (.touchCancel, "cancel"),
    ]
    for (event, name) in all {
      control.addAction(UIAction { _ in events.names.append(name) }, for: event)
    }
    return events
  }

  @Test func `a tap is a touch down and a touch up inside`() {
    let events = record()
    touch.tap(at: inside)
    #expect(events.names == ["down", "upInside"])
    touch.tap(at: inside)
    #expect(events.names == ["down", "upInside", "down", "repeat", "upInside"])
  }

  @Test func `a finger leaves the control seventy points from its edge`() {
    let events = record()
    let fingers = touch.begin(at: [inside])
    #expect(control.isHighlighted && control.isTracking && control.isTouchInside)
    touch.move(fingers, to: [CGPoint(x: 269, y: 125)])
    touch.move(fingers, to: [CGPoint(x: 271, y: 125)])
    #expect(!control.isHighlighted && control.isTracking)
    touch.move(fingers, to: [inside])
    touch.move(fingers, to: [CGPoint(x: 300, y: 125)])
    touch.end(fingers)
    #expect(
      events.names == [
        "down", "dragInside", "exit", "dragOutside", "enter", "dragInside", "exit", "dragOutside",
        "upOutside",
      ])
    #expect(!control.isTracking)
  }

  @Test func `a gesture of the view behind cancels the control`() {
    let events = record()
    form.addGestureRecognizer(UIPanGestureRecognizer())
    touch.drag(from: inside, to: CGPoint(x: 150, y: 200), seconds: 1.0 / 60)
    #expect(events.names == ["down", "cancel"])
  }

  @Test func `a disabled control does nothing and keeps the touch to itself`() {
    let events = record()
    control.isEnabled = false
    #expect(window.hitTest(inside, with: nil) === control)
    touch.tap(at: inside)
    #expect(events.names == [])
    #expect(control.state == .disabled)
  }

  @Test func `subclasses decide about tracking`() {
    final class Knob: UIControl {
      var calls: [String] = []
      override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        calls.append("begin")
        return true
      }
      override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        calls.append("continue")
        return calls.count < 3
      }
      override func endTracking(_ touch: UITouch?, with event: UIEvent?) { calls.append("end") }
      override func cancelTracking(with event: UIEvent?) { calls.append("cancel") }
    }
    let knob = Knob(frame: control.frame)
    form.addSubview(knob)
    touch.tap(at: inside)
    #expect(knob.calls == ["begin", "end"])
    knob.calls = []
    let fingers = touch.begin(at: [inside])
    for _ in 0..<4 { touch.move(fingers, to: [inside]) }
    touch.end(fingers)
    #expect(knob.calls == ["begin", "continue", "continue"])
  }

  @Test func `the state is made of what is set, and a change asks for a layout`() {
    window.layoutIfNeeded()
    control.isSelected = true
    control.isHighlighted = true
    #expect(control.state == [.selected, .highlighted])
    #expect(control.layer.needsLayout())
  }

  @Test func `leading and trailing follow the layout direction`() {
    control.contentHorizontalAlignment = .leading
    #expect(control.effectiveContentHorizontalAlignment == .left)
    control.semanticContentAttribute = .forceRightToLeft
    #expect(control.effectiveContentHorizontalAlignment == .right)
  }
}
