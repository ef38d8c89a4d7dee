import Foundation
import Testing

@testable import UIKit

@MainActor
@Suite struct CatalogImageTests: ReadsImages {
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

  @Test func `an image view shows the variant of its own style`() throws {
    let dark = #", "appearances": [{"appearance": "luminosity", "value": "dark"}]"#
    try folder.writeImage(
      "Logo",
      scaled(2) + #",{"idiom": "universal", "scale": "2x", "filename": "d.png"\#(dark)}"#,
      files: [("a2.png", 8, .red), ("d.png", 8, .blue)])
    let view = UIImageView(image: image("Logo"))
    func color(_ style: UIUserInterfaceStyle) -> UInt32? {
      view.overrideUserInterfaceStyle = style
      view.layoutIfNeeded()
      return UIGraphicsImageRenderer(size: CGSize(width: 1, height: 1)).image {
        view.layer.render(in: $0.cgContext)
      }.rgbaRows.first?.first
    }
    #expect(color(.light) == Pixel.red)
    #expect(color(.dark) == Pixel.blue)
    #expect(color(.light) == Pixel.red)
  }

  @Test func `a template set is tinted, and a change of the image outlives its variants`() throws {
    try folder.writeImage(
      "Glyph", scaled(2), properties: #"{"template-rendering-intent": "template"}"#,
      files: [("a2.png", 8, .red)])
    #expect(image("Glyph")?.renderingMode == .alwaysTemplate)
    let original = image("Glyph")?.withRenderingMode(.alwaysOriginal)
    #expect(original?.resolved(for: traits(scale: 3)).renderingMode == .alwaysOriginal)
  }

  @Test func `slices are caps in points`() throws {
    let resizing =
      #", "resizing": {"mode": "9-part", "center": {"mode": "stretch", "width": 2, "height": 2}, "#
      + #""cap-insets": {"top": 4, "left": 6, "bottom": 8, "right": 10}}"#
    try folder.writeImage("Bubble", scaled(2, resizing), files: [("a2.png", 40, .red)])
    let bubble = try #require(image("Bubble"))
    #expect(bubble.capInsets == UIEdgeInsets(top: 2, left: 3, bottom: 4, right: 5))
    #expect(bubble.resizingMode == .stretch)
  }

  @Test func `the same name gives equal images`() throws {
    try folder.writeImage("Logo", scaled(2), files: [("a2.png", 8, .red)])
    let one = try #require(image("Logo"))
    #expect(one == image("Logo"))
  }

  @Test func `a file that is named and absent is nil, and both are named`() throws {
    try folder.writeImage("Lie", scaled(2), files: [])
    let notes = FidelityLedger.collecting { #expect(image("Lie") == nil) }
    #expect(notes.map(\.feature) == [.assetCatalog])
    #expect(notes.first?.subject.contains("Lie.imageset/a2.png") == true)
  }

  @Test func `an image that neither a catalog nor a file has is noted by name`() {
    let notes = FidelityLedger.collecting { #expect(image("Nowhere") == nil) }
    #expect(notes.map(\.feature) == [.imageName])
  }

  @Test func `generated symbols find their set`() throws {
    try folder.writeImage("Logo", scaled(2), files: [("a2.png", 8, .red)])
    let resource = ImageResource(name: "Logo", bundle: folder.bundle)
    #expect(UIImage(resource: resource).size == CGSize(width: 4, height: 4))
    let absent = ImageResource(name: "None", bundle: folder.bundle)
    let notes = FidelityLedger.collecting { #expect(UIImage(resource: absent).size == .zero) }
    #expect(notes.map(\.feature) == [.imageName])
  }
}
