import Dispatch
import SnapshotCore

/// Reference, difference and actual picture of a failure in a row, as one file: what a CI server
/// shows that has room for one picture.
package enum ComparisonPicture {
  /// Failures beyond this many get none: nobody looks at so many one by one, and each takes a
  /// while to write.
  package static let maximumCount = 200
  /// The maximum number of pixels of a failure's pictures together. With more no picture is made:
  /// no CI server shows it.
  private static let maximumPixels = 1 << 25

  /// The comparison's path beside the actual picture, `card.1.comparison@2x.png`; nil where there
  /// is no picture.
  package static func path(for record: RunRecord) -> String? {
    guard record.differencePath != nil, let actual = record.actualPath, actual.hasSuffix(".png")
    else { return nil }
    return KeptReferences.path(beside: actual, "comparison")
  }

  /// Writes the pictures of a run's failures, several at a time. A failure whose files cannot be
  /// read or written has none.
  package static func write(for report: RunReport) {
    let records = report.summary.failures.map(\.record).filter { path(for: $0) != nil }
      .prefix(maximumCount)
    let list = Array(records)
    DispatchQueue.concurrentPerform(iterations: list.count) { index in
      guard let path = path(for: list[index]), let bytes = bytes(for: list[index]) else { return }
      try? FileAccess.write(bytes, to: path)
    }
  }

  private static func bytes(for record: RunRecord) -> [UInt8]? {
    let paths = [
      KeptReferences.shownPath(for: record), record.differencePath, record.actualPath,
    ]
    let files = paths.map { path -> Reference? in
      guard let path, let bytes = try? FileAccess.read(path, maximumBytes: 64 << 20) else {
        return nil
      }
      return try? Reference(bytes, path: path)
    }
    // The difference of animations is the sheet of the frames that differ.
    let isAnimated = files.contains { $0?.isAnimated ?? false }
    let shown = isAnimated ? [files[1]] : files
    // A small file may say that it is a huge picture: asked before anything is inflated.
    let pixels = shown.reduce(0) { $0 + ($1?.size.pixelCount ?? 0) }
    if pixels > maximumPixels { return nil }
    let images = shown.compactMap { try? $0?.image() }
    if images.isEmpty { return nil }
    return try? DifferencePictures.row(images)
  }
}
