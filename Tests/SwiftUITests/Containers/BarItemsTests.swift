import SwiftUI
import Testing
import UIKit

@MainActor @Suite struct BarItemsTests {
  @Test func `entries of a toolbar are UIKit's items`() throws {
    struct Page: View {
      @State var count = 0
      var body: some View {
        NavigationStack {
          Text("Count \(count)").toolbar {
            ToolbarItem(placement: .topBarLeading) { Button("Edit") { count += 1 } }
            ToolbarItemGroup(placement: .topBarTrailing) {
              Button("Share", systemImage: "square.and.arrow.up") {}
              Toggle("On", isOn: .constant(true)).labelsHidden()
            }
            ToolbarItem(placement: .principal) { Text("Middle") }
          }
        }
      }
    }
    let hosted = try onScreen(Page())
    let item = try #require(hosted.stack().topViewController?.navigationItem)
    #expect(item.leftBarButtonItems?.map(\.title) == ["Edit"])
    #expect(item.rightBarButtonItems?.count == 2)
    #expect(item.rightBarButtonItems?.first?.customView != nil)
    #expect(item.rightBarButtonItems?.last?.image != nil)
    #expect(item.titleView != nil)
    item.leftBarButtonItem?.primaryAction?.performWithSender(nil, target: nil)
    try hosted.settle()
    #expect(hosted.tree.contains { $0.contains("“Count 1”") })
  }
}
