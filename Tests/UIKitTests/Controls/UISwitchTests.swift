import Testing
import UIKit

@MainActor
@Suite struct UISwitchTests: ShowsControls {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
  private let touch: TouchSimulator

  init() {
    window.isHidden = false
    touch = TouchSimulator(window: window)
  }

  @Test func `a switch has its size and turns with a tap`() {
    let control = UISwitch(frame: CGRect(x: 20, y: 20, width: 500, height: 500))
    #expect(control.frame == CGRect(x: 20, y: 20, width: 51, height: 31))
    let count = show(control)
    touch.tap(at: CGPoint(x: 40, y: 35))
    #expect(control.isOn && count.changes == 1)
    control.setOn(false, animated: true)
    #expect(!control.isOn && count.changes == 1)
    control.isEnabled = false
    touch.tap(at: CGPoint(x: 40, y: 35))
    #expect(!control.isOn && count.changes == 1)
  }

  @Test func `dragging a switch to the other side turns it once`() {
    let control = UISwitch()
    let count = show(control)
    touch.drag(from: CGPoint(x: 14, y: 15), to: CGPoint(x: 48, y: 15))
    #expect(control.isOn && count.changes == 1)
  }

  @Test func `a single tap behind a switch does not take its touch`() {
    let control = UISwitch()
    let count = show(control)
    window.addGestureRecognizer(UITapGestureRecognizer())
    touch.tap(at: CGPoint(x: 40, y: 15))
    #expect(control.isOn && count.changes == 1)
  }
}
