import SwiftUI
import Testing
import UIKit

@MainActor @Suite struct NavigationSplitViewTests {
  private let regular = UITraitCollection(traitsFrom: [
    UITraitCollection(displayScale: 1), UITraitCollection(horizontalSizeClass: .regular),
  ])

  private func hosted<V: View>(
    _ view: V, _ traits: UITraitCollection, width: CGFloat = 1000
  ) throws -> Hosted<V> { try Hosted(view, width: width, height: 600, traits: traits) }

  private func split<V: View>(_ hosted: Hosted<V>) throws -> UISplitViewController {
    try #require(hosted.controller.children.first as? UISplitViewController)
  }

  @Test func `columns are beside each other where the width is regular`() throws {
    let hosted = try hosted(
      NavigationSplitView {
        Color.red.ignoresSafeArea().navigationTitle("Folders")
      } detail: {
        Color.blue.ignoresSafeArea().navigationTitle("Letter")
      }, regular)
    let split = try split(hosted)
    #expect(split.style == .doubleColumn)
    let red = try hosted.pixel1(100, 300)
    let blue = try hosted.pixel1(700, 300)
    #expect(red[0] > red[2] && blue[2] > blue[0])
    let titles = split.viewControllers.compactMap {
      ($0 as? UINavigationController)?.topViewController?.navigationItem.title
    }
    #expect(titles == ["Folders", "Letter"])
  }

  @Test func `a binding hides the sidebar`() throws {
    let hosted = try hosted(
      NavigationSplitView(columnVisibility: .constant(.detailOnly)) {
        Color.red
      } detail: {
        Color.blue.ignoresSafeArea()
      }, regular)
    #expect(try split(hosted).displayMode == .secondaryOnly)
    #expect(try hosted.pixel1(100, 300)[2] > 200)
  }

  @Test func `three columns have the widths that are asked for`() throws {
    let hosted = try hosted(
      NavigationSplitView(columnVisibility: .constant(.all)) {
        Text("A").navigationSplitViewColumnWidth(150)
      } content: {
        Text("B").navigationSplitViewColumnWidth(min: 100, ideal: 200, max: 300)
      } detail: {
        Text("C")
      }, regular)
    let split = try split(hosted)
    #expect(split.style == .tripleColumn)
    #expect(split.primaryColumnWidth == 150 && split.supplementaryColumnWidth == 200)
    #expect(split.displayMode == .twoBesideSecondary)
  }
}

extension Hosted {
  /// The pixel at a point of a picture at 1x.
  fileprivate func pixel1(_ x: Int, _ y: Int) throws -> [UInt8] {
    let image = try host.render(scale: 1)
    let start = 4 * (y * image.width + x)
    return Array(image.straightRGBA()[start..<start + 4])
  }
}
