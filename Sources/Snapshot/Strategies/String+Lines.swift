import Foundation
import SnapshotCore

extension Snapshotting where Value == String, Format == String {
  /// A text, compared line by line.
  public static var lines: Snapshotting {
    Snapshotting(pathExtension: "txt", diffing: .lines)
  }
}

extension Diffing where Value == String {
  /// Compares text line by line. Files are UTF-8.
  public static var lines: Diffing {
    Diffing(
      toData: { Data($0.utf8) },
      fromData: { String(decoding: $0, as: UTF8.self) },
      diff: { old, new in
        guard let text = LineDifference.text(old, new) else { return nil }
        return (text, [.data(Data(text.utf8), name: "difference.patch")])
      })
  }
}
