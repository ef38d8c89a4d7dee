import CoreGraphics
import SnapshotCore
import Testing
import UIKit

@testable import Snapshot

@MainActor @Suite struct PreviewLayoutTests: PreviewDrawing {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private final class Tag: UIView {
    override var intrinsicContentSize: CGSize { CGSize(width: 20, height: 10) }
  }

  @Test(arguments: [
    (PreviewTrait.fixedLayout(width: 30, height: 5), 90, 15),
    (.sizeThatFitsLayout, 60, 30), (.defaultLayout, 60, 30), (.portrait, 60, 30),
  ])
  func `a view has the size that its trait asks for`(
    _ trait: PreviewTrait<Preview.ViewTraits>, width: Int, height: Int
  ) throws {
    let preview = Preview("Tag", traits: trait) { () -> UIView in
      let tag = Tag()
      tag.backgroundColor = .red
      return tag
    }
    let sizes = try drawn(preview).sizes.values
    #expect(sizes.allSatisfy { $0 == PixelSize(width: width, height: height) })
    #expect(sizes.count == 2)
  }

  @Test(arguments: [
    (PreviewTrait.defaultLayout, 1170, 2532), (.landscapeLeft, 2532, 1170),
    (.landscapeRight, 2532, 1170), (.portraitUpsideDown, 1170, 2532),
    (.fixedLayout(width: 10, height: 10), 30, 30),
  ])
  func `a controller fills the device unless it has a size`(
    _ trait: PreviewTrait<Preview.ViewTraits>, width: Int, height: Int
  ) throws {
    var matrix = PreviewMatrix()
    matrix.styles = ["light"]
    let preview = Preview(traits: trait) { () -> UIViewController in
      let controller = UIViewController()
      controller.view.backgroundColor = .red
      return controller
    }
    #expect(
      try drawn(preview, matrix).sizes == [
        "Previews-Cards-Card/Dark-large.light.actual@3x.png":
          PixelSize(width: width, height: height)
      ])
  }

  @Test func `a controller that fits has its preferred size`() throws {
    let preview = Preview(traits: .sizeThatFitsLayout) { () -> UIViewController in
      let controller = UIViewController()
      controller.view.backgroundColor = .red
      controller.preferredContentSize = CGSize(width: 12, height: 10)
      return controller
    }
    #expect(try drawn(preview).sizes.values.first == PixelSize(width: 36, height: 30))
  }

  @Test func `a view without any size fills the screen`() throws {
    #expect(
      try drawn(Preview { Self.view() }).sizes.values.first
        == PixelSize(width: 1170, height: 2532))
  }

  @Test func `a long text is as wide as the device at most`() throws {
    let preview = Preview(traits: .sizeThatFitsLayout) { () -> UIView in
      let label = UILabel()
      label.numberOfLines = 0
      label.backgroundColor = .red
      label.text = String(repeating: "snapshot ", count: 60)
      return label
    }
    let size = try #require(try drawn(preview).sizes.values.first)
    #expect(size.width <= 1170)
    #expect(size.height > 300)
  }
}
