import Foundation
import Snapshot
import SnapshotCore
import Testing
import UIKit

@MainActor
@Suite struct FontTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func label(_ font: UIFont) -> UILabel {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 60, height: 22))
    label.font = font
    label.text = "Text"
    return label
  }

  private func verify(_ view: UIView) -> String? {
    verifySnapshot(
      of: view, as: .image(traits: UITraitCollection(displayScale: 2)), named: "a",
      snapshotDirectory: folder.references, testName: "test()")
  }

  private var referencePath: String { folder.references + "/test.a@2x.png" }

  @Test func `a reference names the fonts that it was drawn with`() throws {
    try folder.inProcess {
      let view = label(.systemFont(ofSize: 17))
      #expect(verify(view) != nil)
      let reference = try Reference(FileAccess.read(referencePath), path: referencePath)
      let fonts = try #require(reference.metadata).fonts.compactMap(FontRecord.init)
      #expect(fonts.map(\.name) == ["Inter Regular"] || fonts.map(\.name) == ["Inter"])
      #expect(fonts.first?.fingerprint.count == 64)
      // What was drawn before and is shown again counts as well.
      try FileManager.default.removeItem(atPath: referencePath)
      #expect(verify(view) != nil)
      let second = try Reference(FileAccess.read(referencePath), path: referencePath)
      #expect(second.metadata?.fonts == reference.metadata?.fonts)
    }
  }

  @Test func `pictures without text name none`() throws {
    try folder.inProcess {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      view.backgroundColor = .red
      #expect(verify(view) != nil)
      let reference = try Reference(FileAccess.read(referencePath), path: referencePath)
      #expect(reference.metadata?.fonts == [])
    }
  }

  @Test func `a missing font is a failure of its own, and nothing is recorded`() throws {
    let message = try folder.inProcess {
      let descriptor = UIFontDescriptor(name: "No Such Font", size: 17)
      return try #require(verify(label(UIFont(descriptor: descriptor, size: 0))))
    }
    #expect(message.contains("A font is missing"))
    #expect(message.contains("No Such Font"))
    #expect(folder.files(in: folder.references).isEmpty)
  }

  @Test func `another font is told apart from another view`() throws {
    let message = try folder.inProcess {
      let old = PixelImage(
        width: 120, height: 44, bytes: [UInt8](repeating: 255, count: 120 * 44 * 4))
      let bytes = try Reference.encode(
        old,
        metadata: ReferenceMetadata(
          scale: 2, fonts: [String(repeating: "0", count: 64) + " Inter Regular"]))
      try FileAccess.makeFolder(folder.references)
      try FileAccess.write(bytes, to: referencePath)
      return try #require(verify(label(.systemFont(ofSize: 17))))
    }
    #expect(message.contains("The font changed: the reference was drawn with Inter Regular 0000"))
  }

  @Test func `registered symbols are shown`() {
    defer { SymbolSet.unregisterAll() }
    let box = CGRect(x: 0, y: 0, width: 2, height: 1)
    SymbolSet.register("own.bar", path: CGPath(rect: box, transform: nil), box: box)
    let image = UIImage(systemName: "own.bar")
    #expect(image.map { $0.size.width > 1.8 * $0.size.height } == true)
  }
}
