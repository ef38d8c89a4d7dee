import Foundation
import Snapshot
import SnapshotCore
import Testing
import UIKit

@MainActor @Suite struct NSAttributedStringImageTests {
  private func image(
    _ string: NSAttributedString, _ strategy: Snapshotting<NSAttributedString, UIImage>
  ) -> UIImage? {
    var image: UIImage?
    strategy.snapshot(string).run { image = $0 }
    return image
  }

  private let text = NSAttributedString(
    string: "One line that is longer", attributes: [.font: UIFont.systemFont(ofSize: 20)])

  @Test func `a text is as wide as its line, or as it is told to be`() throws {
    let line = try #require(image(text, .image))
    let narrow = try #require(image(text, .image(width: 100)))
    #expect(line.size.width > 150)
    #expect(narrow.size.width == 100)
    #expect(narrow.size.height > 1.8 * line.size.height)
    #expect(line.scale == 3)
    #expect(try line.pixelSamples.contains { $0 != 0 })
    #expect(!line.drawnFonts.isEmpty)
  }

  @Test func `dynamic colours follow the traits`() throws {
    let text = NSAttributedString(
      string: "A",
      attributes: [.foregroundColor: UIColor.label, .font: UIFont.boldSystemFont(ofSize: 40)])
    func brightest(_ style: UIUserInterfaceStyle) throws -> UInt8? {
      let traits = UITraitCollection(userInterfaceStyle: style)
      return try image(text, .image(traits: traits))?.pixelSamples.max()
    }
    #expect(try brightest(.dark) == 255)
    let light = try #require(
      image(text, .image(traits: UITraitCollection(userInterfaceStyle: .light))))
    let samples = try light.pixelSamples
    #expect(stride(from: 0, to: samples.count, by: 4).allSatisfy { samples[$0] == 0 })
  }

  @Test func `no text is nothing to compare`() throws {
    let folder = try TemporaryFolder()
    folder.inProcess {
      let failure = verifySnapshot(
        of: NSAttributedString(string: ""), as: .image(width: 10), named: "a",
        snapshotDirectory: folder.references, testName: "test()")
      #expect(failure != nil && failure?.contains("no reference") == false)
    }
  }
}

extension UIImage {
  fileprivate var pixelSamples: [UInt8] {
    get throws { try #require(cgImage).straightRGBA() }
  }
}
