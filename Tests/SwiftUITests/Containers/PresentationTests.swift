import SwiftUI
import Testing
import UIKit

@MainActor @Suite struct PresentationTests {
  private func presented<Content: View>(_ hosted: Hosted<Content>) throws -> UIViewController {
    try #require(hosted.controller.presentedViewController)
  }

  /// What the elements of a view are called.
  private func labels(_ view: UIView) -> [String] {
    (view.accessibilityElements ?? []).compactMap {
      ($0 as? UIAccessibilityElement)?.accessibilityLabel
    }
  }

  @Test func `a sheet shows its content over the view`() throws {
    let hosted = try Hosted(
      Text("Below").sheet(isPresented: .constant(true)) {
        Text("Above").presentationDetents([.medium])
      }, width: 320, height: 480)
    let sheet = try presented(hosted)
    #expect(sheet.modalPresentationStyle == .pageSheet)
    #expect(sheet.sheetPresentationController?.detents.map(\.identifier) == [.medium])
    #expect(labels(sheet.view) == ["Above"])
  }

  @Test func `a sheet that nobody asks for is not there`() throws {
    let hosted = try Hosted(
      Text("Below").sheet(isPresented: .constant(false)) { Text("Above") })
    #expect(hosted.controller.presentedViewController == nil)
  }

  @Test func `a sheet of an item shows it, and closes itself`() throws {
    struct Choice: Identifiable { let id: Int }
    struct Above: View {
      let choice: Choice
      @Environment(\.dismiss) private var dismiss
      var body: some View { Button("Close \(choice.id)") { dismiss() } }
    }
    struct Page: View {
      @State var choice: Choice? = Choice(id: 4)
      @State var closed = false
      var body: some View {
        Text(closed ? "Closed" : "Open")
          .sheet(item: $choice, onDismiss: { closed = true }) { Above(choice: $0) }
      }
    }
    let hosted = try Hosted(Page(), width: 320, height: 480)
    let sheet = try #require(presented(hosted).view)
    #expect(labels(sheet) == ["Close 4"])
    let window = try #require(hosted.controller.view.window)
    let button = try #require(sheet.accessibilityElements?.first as? UIAccessibilityElement)
    let place = button.accessibilityFrame
    TouchSimulator(window: window).tap(at: CGPoint(x: place.midX, y: place.midY))
    try hosted.settle()
    #expect(hosted.controller.presentedViewController == nil)
    #expect(hosted.tree.contains { $0.contains("“Closed”") })
  }

  @Test func `a cover takes the whole screen`() throws {
    let hosted = try Hosted(
      Text("Below").fullScreenCover(isPresented: .constant(true)) { Text("Above") },
      width: 320, height: 480)
    let cover = try presented(hosted)
    #expect(cover.modalPresentationStyle == .fullScreen)
    #expect(cover.view.frame == CGRect(x: 0, y: 0, width: 320, height: 480))
  }

  @Test func `a sheet's heights are in the order of their points`() throws {
    // Of 480 points without safe areas a large sheet has 470, a medium one 240.
    let hosted = try Hosted(
      Text("Below").sheet(isPresented: .constant(true)) {
        Text("Above")
          .presentationDetents([.large, .height(300), .fraction(0.25), .height(200), .medium])
      }, width: 320, height: 480)
    let sheet = try #require(presented(hosted).sheetPresentationController)
    #expect(
      sheet.detents.map(\.identifier.rawValue)
        == [
          "fraction 0.25", "height 200.0", "com.apple.UIKit.medium", "height 300.0",
          "com.apple.UIKit.large",
        ])
  }
}
