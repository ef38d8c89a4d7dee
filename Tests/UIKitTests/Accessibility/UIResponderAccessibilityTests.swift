import Testing
import UIKit

@MainActor
@Suite struct UIResponderAccessibilityTests {
  @Test func `a closure is asked in place of the value`() {
    let view = UIView()
    view.accessibilityLabel = "stored"
    view.accessibilityLabelBlock = { "asked" }
    #expect(view.accessibilityLabel == "asked")
    view.accessibilityLabelBlock = nil
    #expect(view.accessibilityLabel == "stored")
    view.isAccessibilityElementBlock = { true }
    view.accessibilityTraitsBlock = { .header }
    view.accessibilityActivateBlock = { true }
    #expect(view.isAccessibilityElement)
    #expect(view.accessibilityTraits == .header)
    #expect(view.accessibilityActivate())
  }

  @Test func `plain and attributed texts are one`() {
    let view = UIView()
    view.accessibilityAttributedLabel = NSAttributedString(
      string: "Bonjour", attributes: [.accessibilitySpeechLanguage: "fr"])
    #expect(view.accessibilityLabel == "Bonjour")
    view.accessibilityLabel = "Hello"
    #expect(view.accessibilityAttributedLabel == NSAttributedString(string: "Hello"))
  }

  @Test func `a closure for the attributed label is asked before what is stored`() {
    let spoken = NSAttributedString(
      string: "Bonjour", attributes: [.accessibilitySpeechLanguage: "fr"])
    let view = UIView()
    view.accessibilityAttributedLabel = NSAttributedString(string: "stored")
    view.accessibilityAttributedLabelBlock = { spoken }
    #expect(view.accessibilityAttributedLabel == spoken)
    #expect(view.accessibilityLabel == "Bonjour")
    view.accessibilityAttributedLabelBlock = nil
    #expect(view.accessibilityAttributedLabel == NSAttributedString(string: "stored"))
    view.accessibilityLabelBlock = { "asked" }
    #expect(view.accessibilityAttributedLabel == NSAttributedString(string: "asked"))
  }

  @Test func `plain names for voice control replace attributed ones`() {
    let view = UIView()
    view.accessibilityAttributedUserInputLabels = [NSAttributedString(string: "Send")]
    #expect(view.accessibilityUserInputLabels == ["Send"])
    view.accessibilityUserInputLabels = ["Mail"]
    #expect(view.accessibilityAttributedUserInputLabels.map(\.string) == ["Mail"])
  }

  @Test func `what answers touches is told by the traits unless it was set`() {
    let view = UIView()
    #expect(!view.accessibilityRespondsToUserInteraction)
    view.accessibilityTraits = .button
    #expect(view.accessibilityRespondsToUserInteraction)
    view.accessibilityRespondsToUserInteraction = false
    #expect(!view.accessibilityRespondsToUserInteraction)
  }
}
