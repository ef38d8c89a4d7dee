import Foundation
import SwiftUI
import Testing
import UIKit

@MainActor @Suite struct SectionTests {
  @Test func `a section outside of a list is its views`() throws {
    let hosted = try Hosted(
      VStack {
        Section {
          Color.red.frame(height: 10)
        } header: {
          Color.blue.frame(height: 20)
        }
      })
    #expect(hosted.frames("Color").map(\.height) == [20, 10])
  }

  @Test func `a collapsed section keeps its header`() throws {
    let hosted = try Hosted(
      List {
        Section("Closed", isExpanded: .constant(false)) { Text("Row") }
      }, width: 320, height: 480)
    let list = try hosted.list()
    #expect(list.numberOfItems(inSection: 0) == 0)
    #expect(
      list.visibleSupplementaryViews(ofKind: UICollectionView.elementKindSectionHeader).count == 1)
  }
}
