import Testing
import UIKit

@MainActor
@Suite struct UIMenuElementTests {
  @Test func `an action knows its sender while it runs, and no longer`() {
    var senders: [UIView?] = []
    let view = UIView()
    let action = UIAction(title: "Share") { senders.append($0.sender as? UIView) }
    action.performWithSender(view, target: nil)
    #expect(senders == [view] && action.sender == nil)
  }

  @Test func `a disabled action does not run`() {
    var count = 0
    let action = UIAction(title: "Share", attributes: .disabled) { _ in count += 1 }
    action.performWithSender(nil, target: nil)
    #expect(count == 0)
    action.attributes = [.destructive, .hidden]
    action.performWithSender(nil, target: nil)
    #expect(count == 1)
  }

  @Test func `actions without a name have different ones`() {
    let actions = [UIAction { _ in }, UIAction { _ in }]
    #expect(actions[0].identifier != actions[1].identifier)
    #expect(UIAction(identifier: .paste) { _ in }.identifier.rawValue == "UIActionPaste")
  }
}
