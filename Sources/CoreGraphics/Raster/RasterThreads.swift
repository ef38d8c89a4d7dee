import Dispatch
import Foundation

/// How commands are shared out among threads: each takes some of the rows.
///
/// A command gives the same bytes whole and for a part of the canvas at a time, and so the bytes
/// do not depend on the number of threads.
package enum RasterThreads {
  /// Those that the machine lets the process run at a time.
  package static let defaultCount = max(1, ProcessInfo.processInfo.activeProcessorCount)
  /// Pixels of an area from which a second thread is worth waking up, and for each further one
  /// half of it.
  static let fewestPixels = 1 << 18

  /// Set where several pictures are drawn at the same time, each by one thread.
  @TaskLocal package static var limit: Int?

  /// Threads that share a picture.
  static var currentCount: Int { min(limit ?? defaultCount, defaultCount) }

  /// Cuts an area into strips of rows, one above the other.
  ///
  /// - Returns: One strip for a small area.
  package static func strips(of area: PixelRect, count: Int) -> [PixelRect] {
    let worthwhile = area.width * area.height / (fewestPixels / 2)
    let count = max(1, min(count, area.height, worthwhile))
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
      // SAFETY: The calls change nothing of each other's, as is documented, and all have returned
      // when `concurrentPerform` does: `body` does not escape.
      nonisolated(unsafe) let body = body
      DispatchQueue.concurrentPerform(iterations: count) { index in unsafe body(index) }
    }
  }
}
