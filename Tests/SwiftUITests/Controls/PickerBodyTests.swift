import SwiftUI
import Testing
import UIKit

@MainActor @Suite struct PickerBodyTests {
  private struct Page: View {
    @State var choice = "b"
    var options = ["a", "b", "c"]
    var body: some View {
      VStack {
        Text(verbatim: "chosen \(choice)")
        Picker("Letter", selection: $choice) {
          ForEach(options, id: \.self) { Text(verbatim: $0.uppercased()) }
        }.pickerStyle(.segmented)
      }
    }
  }

  @Test func `segments have the content's titles, and the tagged one is selected`() throws {
    let hosted = try Hosted(
      Picker("Theme", selection: .constant(2)) {
        Text(verbatim: "Light").tag(1)
        Text(verbatim: "Dark").tag(2)
      }.pickerStyle(.segmented))
    let control = try hosted.control(UISegmentedControl.self)
    #expect(control.numberOfSegments == 2)
    #expect(control.titleForSegment(at: 0) == "Light")
    #expect(control.selectedSegmentIndex == 1)
    #expect(control.frame.width == 200)
  }

  @Test func `an element's identifier is its tag, and choosing writes to the selection`() throws {
    let hosted = try Hosted(Page())
    let control = try hosted.control(UISegmentedControl.self)
    #expect(control.selectedSegmentIndex == 1)
    control.selectedSegmentIndex = 2
    control.sendActions(for: .valueChanged)
    try hosted.settle()
    #expect(hosted.tree.contains { $0.contains("“chosen c”") })
    #expect(control.selectedSegmentIndex == 2)
  }

  @Test func `other options make other segments`() throws {
    let hosted = try Hosted(Page())
    hosted.controller.rootView = Page(options: ["b", "z"])
    try hosted.settle()
    let control = try hosted.control(UISegmentedControl.self)
    #expect(control.numberOfSegments == 2)
    #expect(control.selectedSegmentIndex == 0)
  }
}
