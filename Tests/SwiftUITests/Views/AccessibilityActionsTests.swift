import SwiftUI
import Testing
import UIKit

@MainActor @Suite struct AccessibilityActionsTests {
  private func elements<V: View>(_ view: V) throws -> [UIAccessibilityElement] {
    let hosted = try Hosted(view)
    return (hosted.controller.view.accessibilityElements ?? []).compactMap {
      $0 as? UIAccessibilityElement
    }
  }

  @Test func `elements do what their actions say`() throws {
    var log: [String] = []
    let all = try elements(
      Text("Volume")
        .accessibilityAction { log.append("open") }
        .accessibilityAction(.escape) { log.append("close") }
        .accessibilityAction(named: "Mute") { log.append("mute") }
        .accessibilityAdjustableAction { log.append($0 == .increment ? "up" : "down") })
    let element = try #require(all.first)
    #expect(element.accessibilityActivate() && element.accessibilityPerformEscape())
    element.accessibilityIncrement()
    element.accessibilityDecrement()
    let custom = try #require(element.accessibilityCustomActions?.first)
    #expect(custom.name == "Mute" && custom.actionHandler?(custom) == true)
    #expect(log == ["open", "close", "up", "down", "mute"])
    #expect(element.accessibilityTraits.contains(.adjustable))
  }

  @Test func `elements without actions do nothing`() throws {
    let element = try #require(elements(Text("Volume")).first)
    #expect(!element.accessibilityActivate())
    #expect(element.accessibilityCustomActions == nil)
  }

  @Test func `elements of higher priority are read first`() throws {
    let all = try elements(
      VStack {
        Text("A")
        Text("B").accessibilitySortPriority(1)
        Text("C").accessibilityHeading(.h1)
      })
    #expect(all.map(\.accessibilityLabel) == ["B", "A", "C"])
    #expect(all.last?.accessibilityTraits.contains(.header) == true)
  }

  @Test func `labels for voice control are told`() throws {
    let element = try #require(
      elements(Text("Volume").accessibilityInputLabels(["Sound", "Loudness"])).first)
    #expect(element.accessibilityUserInputLabels == ["Sound", "Loudness"])
  }
}
