import Dispatch

/// How commands are shared out among threads: each takes some of the rows.
///
/// A command gives the same bytes whole and for a part of the canvas at a time, and so the bytes
/// do not depend on the number of threads.
package enum RasterThreads {
  static let defaultCount = 2
  /// Pixels of a command from which a second thread is worth waking up.
  static let fewestPixels = 1 << 18

  /// Cuts an area into strips of rows, one above the other.
  ///
  /// - Returns: One strip for a small area.
  package static func strips(of area: PixelRect, count: Int) -> [PixelRect] {
    let isLarge = area.width * area.height >= fewestPixels
    let count = isLarge ? max(1, min(count, area.height)) : 1
    return (0..<count).map { index in
      var strip = area
      strip.minY = area.minY + area.height * index / count
      strip.maxY = area.minY + area.height * (index + 1) / count
      return strip
    }
  }

  /// Calls `body` with every index below `count`, at the same time.
  ///
  /// - Parameter body: Must touch nothing that its calls with other indices change.
  static func forEach(_ count: Int, _ body: (Int) -> Void) {
    withoutActuallyEscaping(body) { body in
      // SAFETY: calls change nothing of each other's, and all have returned when this does.
      nonisolated(unsafe) let body = body
      DispatchQueue.concurrentPerform(iterations: count) { index in unsafe body(index) }
    }
  }
}
