import Foundation
import Testing

@testable import UIKit

@Suite struct AssetCatalogTests {
  private let folder: AssetFolder

  init() throws {
    folder = try AssetFolder()
  }

  private func writeColor(_ path: String) throws {
    try folder.writeColor(path, #"{"color": \#(AssetFolder.srgb("1.0", "0.0", "0.0"))}"#)
  }

  @Test func `folders that provide a namespace are part of the name, others are not`() throws {
    try writeColor("Plain")
    try writeColor("Group/Inside")
    try writeColor("Brand/Primary")
    try writeColor("Brand/Dark/Deep")
    try folder.write(#"{"info": {}}"#, to: "Group/Contents.json")
    try folder.write(
      #"{"properties": {"provides-namespace": true}}"#, to: "Brand/Contents.json")
    #expect(
      folder.catalog.names(of: .color) == ["Brand/Deep", "Brand/Primary", "Inside", "Plain"])
  }

  @Test func `kinds do not get in each other's way`() throws {
    try writeColor("Logo")
    try folder.write(#"{"images": []}"#, to: "Logo.imageset/Contents.json")
    #expect(folder.catalog.set(.color, named: "Logo")?.path.hasSuffix("Logo.colorset") == true)
    #expect(folder.catalog.set(.image, named: "Logo")?.path.hasSuffix("Logo.imageset") == true)
    #expect(folder.catalog.set(.data, named: "Logo") == nil)
  }

  @Test func `a folder that leads back to itself ends the search`() throws {
    try writeColor("Deep/Color")
    let path = folder.path + "/Media.xcassets/Deep"
    try FileManager.default.createSymbolicLink(
      atPath: path + "/Again", withDestinationPath: path)
    #expect(folder.catalog.names(of: .color) == ["Color"])
  }

  @Test func `contents larger than any catalog's are refused`() throws {
    let text = String(repeating: " ", count: AssetCatalog.maximumContentsLength + 1)
    try folder.write(text, to: "Big.colorset/Contents.json")
    let set = try #require(folder.catalog.set(.color, named: "Big"))
    #expect(throws: AssetError.self) { try set.variants() }
  }

  @Test(arguments: ["../../secret.png", "/etc/passwd", "..", "a/b.png"])
  func `a file name that leads out of the set is refused`(name: String) throws {
    try folder.write(
      #"{"images": [{"idiom": "universal", "filename": "\#(name)"}]}"#,
      to: "Odd.imageset/Contents.json")
    let set = try #require(folder.catalog.set(.image, named: "Odd"))
    let item = try #require(try set.variants().items.first)
    #expect(throws: AssetError.fileOutside(name: name, set: set.path)) { try set.file(of: item) }
  }
}
