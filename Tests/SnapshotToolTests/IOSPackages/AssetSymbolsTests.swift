import Foundation
import SnapshotTool
import TestSupport
import Testing

@Suite struct AssetSymbolsTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func make(_ sets: [String], namespaces: [String] = []) throws {
    for set in sets {
      try FileManager.default.createDirectory(
        atPath: folder.path + "/Media.xcassets/" + set, withIntermediateDirectories: true)
    }
    for name in namespaces {
      try Data(#"{"properties": {"provides-namespace": true}}"#.utf8)
        .write(to: URL(fileURLWithPath: folder.path + "/Media.xcassets/\(name)/Contents.json"))
    }
  }

  private func text(declared: Set<String> = []) throws -> String {
    let symbols = try #require(AssetSymbols(catalogs: [folder.path + "/Media.xcassets"]))
    return symbols.text(isDeclared: declared.contains)
  }

  @Test(arguments: [
    ("logo.imageset", "ImageResource", "logo", "logo"),
    ("my-logo 2.imageset", "ImageResource", "myLogo2", "my-logo 2"),
    ("HeaderImage.imageset", "ImageResource", "header", "HeaderImage"),
    ("Image.imageset", "ImageResource", "image", "Image"),
    ("AccentColor.colorset", "ColorResource", "accent", "AccentColor"),
    ("URLIcon.imageset", "ImageResource", "urlIcon", "URLIcon"),
    ("24h.imageset", "ImageResource", "_24h", "24h"),
    ("own.star.symbolset", "ImageResource", "ownStar", "own.star"),
    ("icon.small.imageset", "ImageResource", "iconSmall", "icon.small"),
    ("default.colorset", "ColorResource", "`default`", "default"),
  ])
  func `a set's name becomes an identifier`(
    set: String, type: String, identifier: String, name: String
  ) throws {
    try make([set])
    #expect(
      try text().contains(
        "static let \(identifier) = \(type)(name: \"\(name)\", bundle: Bundle.module)"))
  }

  @Test func `folders with a namespace are enumerations`() throws {
    try make(["Brand/primary.colorset", "Group/plain.colorset"], namespaces: ["Brand"])
    let text = try text()
    #expect(text.contains("  enum Brand {\n    static let primary = ColorResource("))
    #expect(text.contains(#"name: "Brand/primary""#))
    #expect(text.contains("UIColor(resource: ColorResource.Brand.primary)"))
    #expect(text.contains(#"static let plain = ColorResource(name: "plain","#))
  }

  @Test func `what UIKit or the target declares is not declared again`() throws {
    try make(["red.colorset", "brand.colorset", "free.colorset"])
    let text = try text(declared: ["brand"])
    #expect(text.contains("static let red = ColorResource"))
    #expect(!text.contains("static var red"))
    #expect(!text.contains("static var brand"))
    #expect(text.contains("static var free: UIColor"))
  }

  @Test func `two sets with one identifier have no symbol`() throws {
    try make(["my-logo.imageset", "my logo.imageset", "other.imageset"])
    let text = try text()
    #expect(!text.contains("myLogo"))
    #expect(text.contains("other"))
  }

  @Test func `without sets there are no symbols`() throws {
    try make(["Empty"])
    #expect(AssetSymbols(catalogs: [folder.path + "/Media.xcassets"]) == nil)
  }
}
