import Testing
import UIKit

@MainActor
@Suite struct UICommandTests {
  private final class Target: UIView {
    var received: [String] = []

    func refresh(_ sender: Any?) { received.append("refresh") }
  }

  @Test func `a command calls its method unless it is disabled`() {
    let target = Target()
    let command = UICommand(
      title: "Refresh", action: Selector("refresh:", Target.refresh), propertyList: ["a": 1])
    command.performWithSender(nil, target: target)
    command.attributes = .disabled
    command.performWithSender(nil, target: target)
    #expect(target.received == ["refresh"])
    let key = UIKeyCommand(
      title: "R", action: Selector("refresh:", Target.refresh), input: "r",
      modifierFlags: [.command, .shift], discoverabilityTitle: "Refresh")
    #expect(key.input == "r" && key.modifierFlags == [.command, .shift])
    #expect((key as UICommand).discoverabilityTitle == "Refresh")
    #expect(key.wantsPriorityOverSystemBehavior == false)
  }
}
