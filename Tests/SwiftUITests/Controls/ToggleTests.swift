import SwiftUI
import Testing
import UIKit

@MainActor @Suite struct ToggleTests {
  @Test func `a toggle's switch lies at the trailing edge and writes to the binding`() throws {
    struct Page: View {
      @State var isOn = true
      var body: some View { Toggle(isOn ? "On" : "Off", isOn: $isOn) }
    }
    let hosted = try Hosted(Page())
    let control = try hosted.control(UISwitch.self)
    #expect(control.isOn)
    #expect(control.frame.maxX == 200)
    #expect(hosted.tree.contains { $0.contains("“On”") })
    control.isOn = false
    control.sendActions(for: .valueChanged)
    try hosted.settle()
    #expect(hosted.tree.contains { $0.contains("“Off”") })
  }

  @Test func `a toggle without its label is the switch alone`() throws {
    let hosted = try Hosted(Toggle("Sound", isOn: .constant(true)).labelsHidden())
    #expect(hosted.frames("Text").isEmpty)
    #expect(try hosted.control(UISwitch.self).frame.midX == 100)
  }

  @Test func `a toggle style of one's own gets label and binding`() throws {
    struct Style: ToggleStyle {
      func makeBody(configuration: Configuration) -> some View {
        HStack {
          configuration.label
          Text(configuration.isOn ? "yes" : "no")
        }
      }
    }
    let hosted = try Hosted(Toggle("Sound", isOn: .constant(true)).toggleStyle(Style()))
    #expect(hosted.tree.contains { $0.contains("“yes”") })
  }
}
