import SwiftUI
import Testing
import UIKit

/// Lists as iOS draws them.
///
/// Source: cashapp/AccessibilitySnapshot, `SwiftUIListSectionTests`, recorded on iOS 17.5 at
/// 393 × 852 points and on 18.5 at 402 × 874, 3 pixels per point: measured in the pictures.
@MainActor @Suite struct ListOracleTests {
  private struct Screen: CustomTestStringConvertible {
    let width: CGFloat
    let height: CGFloat
    let top: CGFloat
    var testDescription: String { "\(width) × \(height)" }
  }
  private nonisolated static let screens = [
    Screen(width: 393, height: 852, top: 59), Screen(width: 402, height: 874, top: 62),
  ]

  private func hosted<Content: View>(_ view: Content, _ screen: Screen) throws -> Hosted<Content> {
    try Hosted(
      view, width: screen.width, height: screen.height, traits: UITraitCollection(displayScale: 3),
      safeArea: UIEdgeInsets(top: screen.top, left: 0, bottom: 34, right: 0))
  }

  /// Upper edges and heights in pixels from the safe area's edge, sorted.
  private func bands<Content: View>(
    _ hosted: Hosted<Content>, _ screen: Screen, _ views: [UIView]
  ) -> [[Int]] {
    views.map { view in
      let frame = view.convert(view.bounds, to: nil)
      return [frame.minY - screen.top, frame.height].map { Int(($0 * 3).rounded()) }
    }.sorted { $0[0] < $1[0] }
  }

  private func list<Content: View>(_ hosted: Hosted<Content>) throws -> UICollectionView {
    try #require(hosted.views(UICollectionView.self).first)
  }

  @Test(arguments: screens)
  private func `sections with headers lie where iOS's lie`(screen: Screen) throws {
    let hosted = try hosted(
      List {
        Section("Fruits") {
          Text("Apple")
          Text("Banana")
          Text("Cherry")
        }
        Section("Vegetables") {
          Text("Carrot")
          Text("Peas")
        }
      }, screen)
    let list = try list(hosted)
    let headers = list.visibleSupplementaryViews(
      ofKind: UICollectionView.elementKindSectionHeader)
    // 38.67 points; the second begins 17.67 below the rows above it.
    #expect(bands(hosted, screen, headers) == [[0, 116], [565, 116]])
    let rows = list.visibleCells
    #expect(
      bands(hosted, screen, rows) == [
        [116, 132], [248, 132], [380, 132], [681, 132], [813, 132],
      ])
    #expect(Set(rows.map(\.frame.minX)) == [20])
    #expect(Set(rows.map(\.frame.width)) == [screen.width - 40])
    #expect(Set(hosted.frames("Text").map(\.minX)) == [40])
  }

  @Test(arguments: screens)
  private func `footers lie where iOS's lie`(screen: Screen) throws {
    let hosted = try hosted(
      List {
        Section {
          Text("Checking")
          Text("Savings")
        } header: {
          Text("Accounts")
        } footer: {
          Text("Tap an account to view details")
        }
        Section {
          Text("Electric")
          Text("Internet")
        } header: {
          Text("Bills")
        } footer: {
          Text("Due this month")
        }
      }, screen)
    let list = try list(hosted)
    let headers = list.visibleSupplementaryViews(
      ofKind: UICollectionView.elementKindSectionHeader)
    let footers = list.visibleSupplementaryViews(
      ofKind: UICollectionView.elementKindSectionFooter)
    // A footer has 33.67 points, and a header follows it at once.
    #expect(bands(hosted, screen, headers) == [[0, 116], [481, 116]])
    #expect(bands(hosted, screen, footers) == [[380, 101], [861, 101]])
    #expect(
      bands(hosted, screen, list.visibleCells) == [
        [116, 132], [248, 132], [597, 132], [729, 132],
      ])
  }

  @Test(arguments: screens)
  private func `text of headers and footers lies where iOS's lies`(screen: Screen) throws {
    let hosted = try hosted(
      List {
        Section {
          Text("Checking")
        } header: {
          Text("Accounts")
        } footer: {
          Text("Tap an account to view details")
        }
      }, screen)
    let lines = hosted.frames("Text").map {
      [Int((($0.minY - screen.top) * 3).rounded()), Int(($0.height * 3).rounded())]
    }.sorted { $0[0] < $1[0] }
    // A line of 15.67 points, 17 below the header's edge and 6 below the footer's.
    #expect(lines.first == [51, 47])
    #expect(lines.last == [116 + 132 + 18, 47])
  }

  @Test(arguments: screens)
  private func `lines reach from the text to the card's edge`(screen: Screen) throws {
    let hosted = try hosted(
      List {
        Text("Apple")
        Text("Banana")
      }, screen)
    let image = try hosted.host.render(scale: 3)
    let cell = try #require(list(hosted).cellForItem(at: IndexPath(item: 0, section: 0)))
    let y = Int((cell.convert(cell.bounds, to: nil).maxY * 3).rounded()) - 1
    let bytes = image.straightRGBA()
    // 198 of 255 levels on white, where the ground has 242.
    let line = (0..<image.width).filter { bytes[(y * image.width + $0) * 4] < 220 }
    #expect(line.first == 40 * 3)
    #expect(line.last == Int(screen.width - 20) * 3 - 1)
  }
}
