import SwiftUI
import Testing
import UIKit

@MainActor @Suite struct AccessibilityTests {
  /// What is read out: label, value and traits of each element.
  private func lines<V: View>(_ view: V) throws -> [String] {
    let hosted = try Hosted(view)
    let root = try #require(hosted.controller.view)
    return AccessibilityReading(of: root).elements.map { element in
      let object = element.object
      let parts = [object.accessibilityLabel, object.accessibilityValue, object.accessibilityHint]
      return parts.map { $0 ?? "-" }.joined(separator: "|") + "|\(object.accessibilityTraits)"
    }
  }

  @Test func `texts and pictures are elements, decorative pictures are none`() throws {
    let text = try lines(Text(verbatim: "Hello"))
    #expect(text == ["Hello|-|-|\(UIAccessibilityTraits.staticText)"])
    let symbol = try lines(Image(systemName: "star.fill"))
    #expect(symbol == ["star fill|-|-|\(UIAccessibilityTraits.image)"])
    #expect(try lines(Image(decorative: "star")).isEmpty)
  }

  @Test func `a button is one element with the texts of its label`() throws {
    let found = try lines(
      Button {} label: {
        HStack {
          Text(verbatim: "Pay")
          Text(verbatim: "5 €")
        }
      })
    #expect(found == ["Pay, 5 €|-|-|\(UIAccessibilityTraits.button)"])
  }

  @Test func `modifiers replace label, value and hint and add traits`() throws {
    let found = try lines(
      Color.red.accessibilityElement().accessibilityLabel("Chart")
        .accessibilityValue("Half").accessibilityHint("Swipe").accessibilityAddTraits(.isHeader))
    #expect(found == ["Chart|Half|Swipe|\(UIAccessibilityTraits.header)"])
  }

  @Test func `children are combined, ignored, contained or hidden`() throws {
    @ViewBuilder func pair() -> some View {
      VStack {
        Text(verbatim: "A")
        Text(verbatim: "B")
      }
    }
    #expect(try lines(pair()).count == 2)
    #expect(try lines(pair().accessibilityElement(children: .contain)).count == 2)
    let combined = try lines(pair().accessibilityElement(children: .combine))
    #expect(combined == ["A, B|-|-|\(UIAccessibilityTraits.staticText)"])
    #expect(try lines(pair().accessibilityElement()) == ["-|-|-|\(UIAccessibilityTraits.none)"])
    #expect(try lines(pair().accessibilityHidden(true)).isEmpty)
    #expect(try lines(pair().hidden()).isEmpty)
  }

  @Test func `a toggle is one element with its label and its switch's value`() throws {
    let found = try lines(Toggle("Sound", isOn: .constant(true)))
    #expect(found.count == 1)
    #expect(found.first?.hasPrefix("Sound|1|") == true)
    #expect(found.first?.contains("staticText") == false)
  }

  @Test func `a slider and a menu are named by labels that are not shown`() throws {
    let slider = try lines(Slider(value: .constant(0.5)) { Text(verbatim: "Volume") })
    #expect(slider.count == 1)
    #expect(slider.first?.hasPrefix("Volume|") == true)
    let menu = try lines(
      Picker("Letter", selection: .constant(1)) { Text(verbatim: "A").tag(1) })
    #expect(menu == ["Letter|A|-|\(UIAccessibilityTraits.button)"])
  }

  @Test func `an identifier reaches the element`() throws {
    let hosted = try Hosted(Text(verbatim: "A").accessibilityIdentifier("first"))
    let root = try #require(hosted.controller.view)
    let element = AccessibilityReading(of: root).elements.first?.object
    #expect(element?.accessibilityIdentifier == "first")
  }

  @Test func `modifiers have their names from before iOS 14 as well`() throws {
    let found = try lines(
      Color.red.accessibilityElement().accessibility(label: Text(verbatim: "Chart"))
        .accessibility(value: Text(verbatim: "Half")).accessibility(hint: Text(verbatim: "Swipe"))
        .accessibility(addTraits: [.isHeader, .isButton]).accessibility(removeTraits: .isButton))
    #expect(found == ["Chart|Half|Swipe|\(UIAccessibilityTraits.header)"])
    #expect(try lines(Text(verbatim: "A").accessibility(hidden: true)).isEmpty)
  }
}
