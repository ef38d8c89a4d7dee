import Foundation
import Testing

@testable import UIKit

@MainActor
@Suite struct AssetVariantsTests: ReadsAssets, ReadsImages {
  private let folder: AssetFolder

  init() throws {
    folder = try AssetFolder()
  }

  private func image(_ name: String, _ traits: UITraitCollection? = nil) -> UIImage? {
    UIImage(named: name, in: folder.bundle, compatibleWith: traits ?? self.traits())
  }

  private func scaled(_ scale: Int, _ extra: String = "") -> String {
    #"{"idiom": "universal", "scale": "\#(scale)x", "filename": "a\#(scale).png"\#(extra)}"#
  }

  @Test func `a device's own variant wins`() throws {
    try folder.writeColor(
      "Bar",
      #"{"idiom": "universal", "color": \#(AssetFolder.srgb("0.1", "0.0", "0.0"))},"#
        + #"{"idiom": "ipad", "color": \#(AssetFolder.srgb("0.9", "0.0", "0.0"))}"#)
    let color = UIColor(named: "Bar", in: folder.bundle, compatibleWith: nil)
    #expect(components(color, UITraitCollection { $0.userInterfaceIdiom = .phone })?.first == 100)
    #expect(components(color, UITraitCollection { $0.userInterfaceIdiom = .pad })?.first == 900)
  }

  @Test(arguments: [(1.0, 1.0), (2.0, 2.0), (3.0, 3.0), (4.0, 3.0)])
  func `the display's scale chooses the file`(scale: CGFloat, expected: CGFloat) throws {
    try folder.writeImage(
      "Logo", [1, 2, 3].map { scaled($0) }.joined(separator: ","),
      files: [("a1.png", 10, .red), ("a2.png", 20, .red), ("a3.png", 30, .red)])
    let logo = try #require(image("Logo", traits(scale: scale)))
    #expect(logo.scale == expected)
    #expect(logo.size == CGSize(width: 10, height: 10))
  }

  @Test func `where the display's scale is absent the next larger one is taken`() throws {
    try folder.writeImage(
      "Logo", [1, 3].map { scaled($0) }.joined(separator: ","),
      files: [("a1.png", 10, .red), ("a3.png", 30, .red)])
    #expect(image("Logo")?.scale == 3)
  }
}
