import Foundation
import SnapshotCore
import SnapshotTool
import TestSupport
import Testing

/// Makes pages of records, and reads what they give to their script.
protocol PageReading {
  var folder: TemporaryFolder { get }
}

extension PageReading {
  func page(_ records: [RunRecord], maximumImageBytes: Int = 1 << 20) -> String {
    let report = HTMLReport(report(records), maximumImageBytes: maximumImageBytes)
    return String(decoding: report.bytes(), as: UTF8.self)
  }

  /// Writes a picture and gives its path.
  func file(_ name: String, _ image: PixelImage) throws -> String {
    let path = folder.path + "/" + name
    try FileAccess.write(Reference.encode(image, metadata: .init(scale: 2)), to: path)
    return path
  }

  func data(_ page: String) throws -> [String: Any] {
    let start = try #require(page.firstRange(of: "id=\"data\">")).upperBound
    let end = try #require(page[start...].firstRange(of: "</script>")).lowerBound
    let object = try JSONSerialization.jsonObject(with: Data(page[start..<end].utf8))
    return try #require(object as? [String: Any])
  }
}
