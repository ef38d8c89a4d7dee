import SnapshotCore

/// Methods of Foundation's geometry that answer otherwise on Linux than on Apple's platforms, in a
/// file for each module of a mirror: what a module declares itself comes before Foundation's.
enum AppleGeometry {
  static let fileName = "GeneratedGeometry.swift"

  /// `intersects(_:)` is true of rectangles that touch on Linux, and false on Apple's platforms.
  static let text = """
    import CoreGraphics

    extension CGRect {
      @usableFromInline func intersects(_ rect2: CGRect) -> Bool {
        CGRectIntersectsRect(self, rect2)
      }
    }

    """

  /// Whether a module's sources call the method, and do not declare it themselves.
  static func isNeeded(byFiles paths: [String]) -> Bool {
    var isCalled = false
    for path in paths {
      guard let bytes = try? FileAccess.read(path) else { continue }
      let text = String(decoding: bytes, as: UTF8.self)
      if text.contains("func intersects(_") { return false }
      isCalled = isCalled || text.contains(".intersects(")
    }
    return isCalled
  }
}
