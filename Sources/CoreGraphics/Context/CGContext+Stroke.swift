extension CGContext {
  /// The outline of a path's stroke with the state's line attributes, in device space.
  func flatStroke(of path: CGPath) -> FlatPath {
    let determinant = state.ctm.a * state.ctm.d - state.ctm.b * state.ctm.c
    guard determinant != 0, determinant.isFinite else { return FlatPath() }
    return path.strokeOutline(
      width: state.lineWidth, cap: state.lineCap, join: state.lineJoin,
      miterLimit: state.miterLimit, dash: state.dashLengths, phase: state.dashPhase,
      transform: state.ctm, tolerancePixels: tolerancePixels)
  }

  /// The outline of the current path's stroke in user space.
  var strokedPath: CGPath {
    CGPath(
      flat: userPath.strokeOutline(
        width: state.lineWidth, cap: state.lineCap, join: state.lineJoin,
        miterLimit: state.miterLimit, dash: state.dashLengths, phase: state.dashPhase,
        transform: .identity, tolerancePixels: 0.01))
  }
}
