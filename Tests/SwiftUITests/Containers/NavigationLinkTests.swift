import SwiftUI
import Testing
import UIKit

@MainActor @Suite struct NavigationLinkTests {
  @Test func `a link in a list has a chevron and opens its page`() throws {
    let hosted = try onScreen(
      NavigationStack {
        List { NavigationLink("Open") { Text("Opened").navigationTitle("Second") } }
          .navigationTitle("First")
      })
    let list = try #require(hosted.views(UICollectionView.self).first)
    let cell = try #require(
      list.cellForItem(at: IndexPath(item: 0, section: 0)) as? UICollectionViewListCell)
    #expect(cell.accessories.count == 1)
    list.delegate?.collectionView(list, didSelectItemAt: IndexPath(item: 0, section: 0))
    try hosted.settle()
    let titles = try hosted.stack().viewControllers.map(\.navigationItem.title)
    #expect(titles == ["First", "Second"])
    #expect(hosted.tree.contains { $0.contains("“Opened”") })
  }
}
