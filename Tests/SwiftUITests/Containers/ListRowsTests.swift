import Foundation
import SwiftUI
import Testing
import UIKit

@MainActor @Suite struct ListRowsTests {
  @Test func `editing shows the signs of what can be deleted and moved`() throws {
    let hosted = try Hosted(
      List {
        ForEach(0..<2) { Text("Row \($0)") }.onDelete { _ in }.onMove { _, _ in }
        Text("Fixed")
      }
      .environment(\.editMode, .constant(.active)), width: 320, height: 480)
    let list = try hosted.list()
    let counts = list.indexPathsForVisibleItems.sorted().map { path in
      (list.cellForItem(at: path) as? UICollectionViewListCell)?.accessories.count
    }
    #expect(counts == [2, 2, 0])
  }

  @Test func `a badge stands at the end of its row`() throws {
    let hosted = try Hosted(
      List {
        Text("Inbox").badge(7)
        Text("Empty").badge(0)
      }, width: 320, height: 480)
    let labels = hosted.views(UILabel.self)
    #expect(labels.map(\.text) == ["7"])
  }
}
