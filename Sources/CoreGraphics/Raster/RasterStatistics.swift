/// Counts of what drawing costs: the same on every machine, and so thresholds for them can be
/// checked where times cannot.
///
/// Nothing is counted unless a context is given one of these.
package final class RasterStatistics {
  /// Commands that a canvas was given.
  package var commands = 0
  /// Lines of paths after flattening, stroking and dashing, those out of sight left out.
  package var edges = 0
  /// Bands of rows.
  package var bands = 0
  /// Runs of pixels, behind the clip.
  package var spans = 0
  /// Pixels in runs of one coverage.
  package var uniformPixels = 0
  /// Pixels with a coverage each.
  package var coveredPixels = 0
  /// Pixels worked out exactly, because a path passes through them more than once.
  package var resolvedPixels = 0
  /// Pieces of lines in those.
  package var resolvedPieces = 0

  package init() {}

  func add(_ band: SpanBand) {
    bands += 1
    spans += band.spanCount
    for index in 0..<band.spanCount {
      // SAFETY: The index is below the number of spans, all of which the band's writer has written.
      let span = unsafe band.spans[index]
      if span.isUniform {
        uniformPixels += Int(span.length)
      } else {
        coveredPixels += Int(span.length)
      }
    }
  }
}

extension CGContext {
  /// Where the cost of all drawing from now on is counted; nothing counts at first.
  package var statistics: RasterStatistics? {
    get { canvas.scratch.statistics }
    set { canvas.scratch.statistics = newValue }
  }
}
