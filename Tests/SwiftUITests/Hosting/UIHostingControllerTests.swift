import SwiftUI
import Testing
import UIKit

@MainActor @Suite struct UIHostingControllerTests {
  @Test func `a size that fits is that of the view for the proposal`() throws {
    let controller = UIHostingController(rootView: Color.red.frame(minWidth: 30, maxHeight: 40))
    #expect(
      controller.sizeThatFits(in: CGSize(width: 100, height: 100))
        == CGSize(width: 100, height: 40))
    #expect(controller.sizeThatFits(in: .zero) == CGSize(width: 30, height: 0))
  }

  @Test func `the preferred size follows the ideal one where it is asked to`() throws {
    let hosted = try Hosted(Color.red.frame(width: 30, height: 20))
    #expect(hosted.controller.preferredContentSize == .zero)
    hosted.controller.sizingOptions = .preferredContentSize
    hosted.controller.view.setNeedsLayout()
    try hosted.settle()
    #expect(hosted.controller.preferredContentSize == CGSize(width: 30, height: 20))
    hosted.controller.rootView = Color.red.frame(width: 50, height: 20)
    try hosted.settle()
    #expect(hosted.controller.preferredContentSize == CGSize(width: 50, height: 20))
  }

  @Test func `the view has the ideal size as its own, outside of a window too`() throws {
    let controller = UIHostingController(rootView: Color.red.frame(width: 30, height: 20))
    let view = try #require(controller.view)
    #expect(view.intrinsicContentSize == CGSize(width: 30, height: 20))
  }

  @Test func `a view of its own size is drawn without a window`() throws {
    let controller = UIHostingController(rootView: Color.red.frame(width: 30, height: 20))
    let view = try #require(controller.view)
    view.bounds = CGRect(origin: .zero, size: view.intrinsicContentSize)
    let image = UIGraphicsImageRenderer(size: view.bounds.size).image { _ in
      view.drawHierarchy(in: view.bounds, afterScreenUpdates: true)
    }
    let shown = try Hosted(Image(uiImage: image), width: 40, height: 40)
    #expect(try shown.pixel(20, 20)[3] == 255)
    #expect(try shown.seenBox() == CGRect(x: 5, y: 10, width: 30, height: 20))
  }
}
