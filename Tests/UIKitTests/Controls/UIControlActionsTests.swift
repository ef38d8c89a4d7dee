import Testing
import UIKit

@MainActor
@Suite struct UIControlActionsTests {
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

  @Test func `methods get what they take: nothing, the sender, the sender and the event`() {
    control.addTarget(form, action: Selector("plain", Form.plain), for: .touchUpInside)
    control.addTarget(form, action: Selector("sent(_:)", Form.sent), for: .touchUpInside)
    control.addTarget(form, action: Selector("event(_:_:)", Form.event), for: .touchUpInside)
    touch.tap(at: inside)
    #expect(form.calls == ["plain", "sent 7", "event"])
    form.calls = []
    control.sendActions(for: .touchUpInside)
    #expect(form.calls == ["plain", "sent 7", "no event"])
  }

  @Test func `without a target the first responder that has the method gets it`() {
    control.addTarget(nil, action: Selector("sent(_:)", Form.sent), for: .touchUpInside)
    touch.tap(at: inside)
    #expect(form.calls == ["sent 7"])
  }

  @Test func `a target of another type is told on standard error and nothing is called`() {
    let selector = Selector("sent(_:)", Form.sent)
    #expect(!selector.isImplemented(by: control))
    #expect(!selector.send(to: control, sender: nil))
    #expect(!selector.send(to: form, sender: NSObject()))
  }

  @Test func `a pair of target and action is kept once and removed by event`() {
    let plain = Selector("plain", Form.plain)
    control.addTarget(form, action: plain, for: .touchDown)
    control.addTarget(form, action: plain, for: .touchUpInside)
    #expect(control.actions(forTarget: form, forControlEvent: .touchDown) == ["plain"])
    #expect(control.allControlEvents == [.touchDown, .touchUpInside])
    #expect(control.allTargets == [form])
    control.removeTarget(form, action: plain, for: .touchDown)
    #expect(control.actions(forTarget: form, forControlEvent: .touchDown) == nil)
    touch.tap(at: inside)
    #expect(form.calls == ["plain"])
    control.removeTarget(nil, action: nil, for: .allEvents)
    #expect(control.allTargets.isEmpty)
  }

  @Test func `an action replaces the one with its identifier`() {
    var calls: [Int] = []
    let id = UIAction.Identifier("same")
    control.addAction(UIAction(identifier: id) { _ in calls.append(1) }, for: .valueChanged)
    control.addAction(UIAction(identifier: id) { _ in calls.append(2) }, for: .valueChanged)
    control.sendActions(for: .valueChanged)
    control.removeAction(identifiedBy: id, for: .valueChanged)
    control.sendActions(for: .valueChanged)
    #expect(calls == [2])
  }

  @Test func `an action knows its sender while it runs, and is silent when disabled`() {
    var senders: [ObjectIdentifier?] = []
    let action = UIAction { action in
      senders.append((action.sender as? UIControl).map(ObjectIdentifier.init))
    }
    control.addAction(action, for: .touchUpInside)
    touch.tap(at: inside)
    action.attributes = .disabled
    touch.tap(at: inside)
    #expect(senders == [ObjectIdentifier(control)])
    #expect(action.sender == nil)
  }
}
