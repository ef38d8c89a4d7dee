import CoreGraphics
import SnapshotCore
import Testing
import UIKit

@testable import Snapshot

@MainActor @Suite struct AssertPreviewTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private enum Fixed: PreviewRegistry {
    static let fileID = "Cards/Card.swift"
    static let line = 1
    static let column = 1
    static var preview: Preview?
    struct NoPreview: Error {}
    static func makePreview() throws -> Preview {
      guard let preview else { throw NoPreview() }
      return preview
    }
  }

  /// What the preview's test would say, and the sizes in pixels of what was drawn by file.
  private func drawn(
    _ preview: Preview?, _ matrix: PreviewMatrix = PreviewMatrix(), namesakeLines: [Int] = []
  ) throws -> (failures: [String], sizes: [String: PixelSize]) {
    Fixed.preview = preview
    var site = AssertionSite(
      fileID: "Cards/Card.swift", filePath: "/nowhere/Cards/Card.swift",
      testName: "Dark, (large)", line: 7, column: 1)
    site.folder = PreviewFolder.name(module: "Cards", file: "\(site.filePath)")
    let variables = ["SNAPSHOT_RECORD": "never", "SNAPSHOT_PREVIEWS": matrix.json]
    let failures = folder.inProcess(variables) {
      verifyPreview(Fixed.self, namesakeLines: namesakeLines, at: site)
    }
    var sizes: [String: PixelSize] = [:]
    for file in folder.files(in: folder.artifacts) where file.hasSuffix(".png") {
      let path = folder.artifacts + "/" + file
      sizes[file] = try Reference(FileAccess.read(path), path: path).size
    }
    return (failures, sizes)
  }

  private static func view(_ width: CGFloat = 0, _ height: CGFloat = 0) -> UIView {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
    view.backgroundColor = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
    return view
  }

  private final class Tag: UIView {
    override var intrinsicContentSize: CGSize { CGSize(width: 20, height: 10) }
  }

  @Test func `a preview is drawn light and dark, in a folder of its module and file`() throws {
    let (failures, sizes) = try drawn(Preview { Self.view(8, 4) })
    #expect(failures.count == 2)
    #expect(failures.allSatisfy { $0.contains("has no reference") })
    let size = PixelSize(width: 24, height: 12)
    #expect(
      sizes == [
        "Previews-Cards-Card/Dark-large.light.actual@3x.png": size,
        "Previews-Cards-Card/Dark-large.dark.actual@3x.png": size,
      ])
    let pictures = try sizes.keys.map { try FileAccess.read(folder.artifacts + "/" + $0) }
    #expect(pictures[0] != pictures[1])
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

  @Test func `devices that are asked for are in the names`() throws {
    var matrix = PreviewMatrix()
    try matrix.set(.devices, ["iphone se", "iPadPro11"], source: "--device")
    try matrix.set(.styles, ["dark"], source: "--style")
    try matrix.set(.contentSizes, ["ax2"], source: "--content-size")
    let preview = Preview { () -> UIViewController in
      let controller = UIViewController()
      controller.view.backgroundColor = .red
      return controller
    }
    #expect(
      try drawn(preview, matrix).sizes == [
        "Previews-Cards-Card/Dark-large.iPhone-SE-dark-AX2.actual@2x.png":
          PixelSize(width: 640, height: 1136),
        "Previews-Cards-Card/Dark-large.iPad-Pro-11-dark-AX2.actual@2x.png":
          PixelSize(width: 1668, height: 2388),
      ])
  }

  @Test func `text has the size that a device comes with`() {
    let cells = PreviewMatrix().cells(.portrait)
    #expect(cells.map(\.name) == ["light", "dark"])
    #expect(cells.allSatisfy { $0.config.traits.preferredContentSizeCategory == .large })
    #expect(cells[1].config.traits.userInterfaceStyle == .dark)
  }

  @Test func `each picture is of a new view`() throws {
    var made = 0
    _ = try drawn(
      Preview { () -> UIView in
        made += 1
        return Self.view(4, 4)
      })
    #expect(made == 2)
  }

  @Test func `a preview that makes no area, or nothing that is seen, fails`() throws {
    let empty = try drawn(Preview(traits: .sizeThatFitsLayout) { Self.view() })
    #expect(empty.failures.count == 2)
    #expect(empty.failures[0].contains("0 × 0 points"))
    let blank = try drawn(Preview(traits: .fixedLayout(width: 4, height: 4)) { UIView() })
    #expect(blank.failures.allSatisfy { $0.contains("the preview") })
    #expect(blank.failures.count == 2)
  }

  @Test func `namesakes and what throws fail by name, and draw nothing`() throws {
    let twins = try drawn(Preview { Self.view(4, 4) }, namesakeLines: [3, 9])
    #expect(twins.failures.count == 1)
    #expect(twins.failures[0].contains("“Dark, (large)”, in line 3, 9"))
    let thrown = try drawn(nil)
    #expect(thrown.failures.count == 1)
    #expect(thrown.failures[0].contains("NoPreview"))
    #expect(thrown.sizes.isEmpty)
  }

  @Test func `every device that can be asked for is there, and no other`() {
    #expect(ViewImageConfig.devices.map(\.name) == PreviewMatrix.deviceNames)
    for name in PreviewMatrix.deviceNames {
      let upright = ViewImageConfig.named(name, .portrait)?.size ?? .zero
      let turned = ViewImageConfig.named(name, .landscape)?.size ?? .zero
      #expect(upright.width < upright.height, "\(name)")
      #expect(turned.width > turned.height, "\(name)")
    }
  }

  @Test func `every text size that can be asked for has a category`() {
    for name in PreviewMatrix.Axis.contentSizes.known {
      #expect(UIContentSizeCategory(shortName: name) != nil, "\(name)")
    }
  }
}
