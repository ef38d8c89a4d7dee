import CoreGraphics
import SnapshotCore
import Testing
import UIKit

@testable import Snapshot

@MainActor @Suite struct AssertPreviewTests: PreviewDrawing {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
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
