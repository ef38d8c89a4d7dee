import SwiftUI
import Testing
import UIKit

@MainActor @Suite struct HostedListScrollingTests {
  private struct Row: View {
    let number: Int
    var body: some View { Text("Row \(number)") }
  }

  /// Rows of 44 points begin 35 below the edge: 11 are seen of 480.
  private func hosted<Content: View>(_ view: Content) throws -> Hosted<Content> {
    try Hosted(view, width: 320, height: 480)
  }

  @Test(arguments: [UnitPoint.top, .center, .bottom])
  func `a proxy scrolls to rows that are not made yet`(anchor: UnitPoint) throws {
    struct Screen: View {
      let anchor: UnitPoint
      var body: some View {
        ScrollViewReader { proxy in
          List(0..<1_000, id: \.self) { Row(number: $0) }
            .listStyle(.plain)
            .onAppear { proxy.scrollTo(500, anchor: anchor) }
        }
      }
    }
    let hosted = try hosted(Screen(anchor: anchor))
    let list = try hosted.list()
    let frame = try #require(list.cellForItem(at: IndexPath(item: 500, section: 0))?.frame)
    let place = (list.bounds.height - frame.height) * anchor.y
    #expect(frame.minY - list.bounds.minY == place)
  }
}
