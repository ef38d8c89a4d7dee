extension CGPath {
  /// Makes the outline of a path's stroke, as `copy(strokingWithWidth:…)` gives it.
  public convenience init?(
    __byStroking path: CGPath, transform: UnsafePointer<CGAffineTransform>?,
    lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin, miterLimit: CGFloat
  ) {
    // SAFETY: The pointer is nil or to a transform of the caller's, which is copied during the
    // call.
    let outline = unsafe path.copy(
      strokingWithWidth: lineWidth, lineCap: lineCap, lineJoin: lineJoin,
      miterLimit: miterLimit, transform: transform?.pointee ?? .identity)
    self.init(verbs: outline.verbs, points: outline.points)
  }

  /// The dashes of a path, as `copy(dashingWithPhase:…)` gives them.
  ///
  /// - Parameters:
  ///   - lengths: `count` of them: strokes and gaps in turn.
  public convenience init?(
    __byDashing path: CGPath, transform: UnsafePointer<CGAffineTransform>?, phase: CGFloat,
    lengths: UnsafePointer<CGFloat>?, count: Int
  ) {
    // SAFETY: Each pointer is nil or the caller's, who has a transform and `count` lengths there,
    // as Apple's documentation asks; they are copied here.
    let lengths = unsafe lengths.map {
      unsafe Array(UnsafeBufferPointer(start: $0, count: max(count, 0)))
    }
    let dashes = unsafe path.copy(
      dashingWithPhase: phase, lengths: lengths ?? [],
      transform: transform?.pointee ?? .identity)
    self.init(verbs: dashes.verbs, points: dashes.points)
  }
}
