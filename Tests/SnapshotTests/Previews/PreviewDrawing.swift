import CoreGraphics
import SnapshotCore
import UIKit

@testable import Snapshot

enum Fixed: PreviewRegistry {
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

/// Draws previews, and says how large their pictures are.
@MainActor protocol PreviewDrawing {
  var folder: TemporaryFolder { get }
}

extension PreviewDrawing {
  /// What the preview's test would say, and the sizes in pixels of what was drawn by file.
  func drawn(
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

  static func view(_ width: CGFloat = 0, _ height: CGFloat = 0) -> UIView {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
    view.backgroundColor = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
    return view
  }
}
