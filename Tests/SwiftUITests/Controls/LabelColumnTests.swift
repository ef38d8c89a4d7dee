import SwiftUI
import Testing
import UIKit

@MainActor @Suite struct LabelColumnTests {
  @ViewBuilder private var label: some View {
    Text(verbatim: "Vibrate on Ring")
    Text(verbatim: "When the phone rings")
  }

  private func texts<V: View>(_ view: V) throws -> [CGRect] {
    try Hosted(view, width: 320, height: 100).frames("Text")
  }

  @Test func `of several texts in a label the others are below the first, and smaller`() throws {
    let toggle = try texts(Toggle(isOn: .constant(true)) { label })
    #expect(toggle.count == 2)
    #expect(toggle[0].minX == toggle[1].minX)
    #expect(toggle[0].maxY <= toggle[1].minY)
    #expect(toggle[0].height > toggle[1].height)
    #expect(try texts(Stepper(label: { label }, onIncrement: nil, onDecrement: nil))[1].minX == 0)
    let pair = try texts(
      LabeledContent {
        Text(verbatim: "On")
      } label: {
        label
      })
    #expect(pair[1].minX == pair[0].minX)
    #expect(pair[2].maxX == 320)
  }

  @Test func `a label of one view is as it is`() throws {
    let plain = try texts(
      HStack {
        Text(verbatim: "Ring")
        Spacer()
      })
    let toggle = try texts(Toggle(isOn: .constant(true)) { Text(verbatim: "Ring") })
    #expect(plain[0].size == toggle[0].size)
  }

  @Test func `a style of one's own gets the views of a label one by one`() throws {
    struct Row: LabeledContentStyle {
      func makeBody(configuration: Configuration) -> some View {
        HStack { configuration.label }
      }
    }
    let row = try texts(
      LabeledContent {
        EmptyView()
      } label: {
        label
      }.labeledContentStyle(Row()))
    #expect(row[0].maxX < row[1].minX)
    #expect(row[0].height == row[1].height)
  }
}
