import Foundation
import TestSupport

@testable import UIKit

/// A bundle with one asset catalog, written for a test.
final class AssetFolder {
  private let folder: TemporaryFolder
  var path: String { folder.path }
  var bundle: Bundle { Bundle(path: path)! }
  var catalog: AssetCatalog { AssetCatalog(path: path + "/Media.xcassets") }

  init() throws {
    folder = try TemporaryFolder()
  }

  /// Writes a file of the catalog; folders are made.
  func write(_ text: String, to name: String) throws {
    try write(Data(text.utf8), to: name)
  }

  func write(_ data: Data, to name: String) throws {
    let url = URL(fileURLWithPath: path + "/Media.xcassets/" + name)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: url)
  }

  /// A colour set; `variants` are JSON objects with commas between them.
  func writeColor(_ name: String, _ variants: String) throws {
    try write(
      #"{"colors": [\#(variants)], "info": {"version": 1}}"#,
      to: "\(name).colorset/Contents.json")
  }

  /// An image set; `files` are the names and sizes in pixels of pictures of one colour.
  func writeImage(
    _ name: String, _ variants: String, properties: String = "{}",
    files: [(name: String, side: Int, color: UIColor)]
  ) throws {
    try write(
      #"{"images": [\#(variants)], "properties": \#(properties)}"#,
      to: "\(name).imageset/Contents.json")
    for file in files {
      let size = CGSize(width: file.side, height: file.side)
      let format = UIGraphicsImageRendererFormat()
      format.scale = 1
      let image = UIGraphicsImageRenderer(size: size, format: format).image {
        file.color.setFill()
        $0.fill(CGRect(origin: .zero, size: size))
      }
      try write(image.pngData() ?? Data(), to: "\(name).imageset/\(file.name)")
    }
  }

  /// A colour's JSON.
  static func srgb(_ red: String, _ green: String, _ blue: String, alpha: String = "1.000")
    -> String
  {
    #"{"color-space": "srgb", "components": {"red": "\#(red)", "green": "\#(green)", "#
      + #""blue": "\#(blue)", "alpha": "\#(alpha)"}}"#
  }
}
