/// Animators of a class that is known only at run time: that of `runningPropertyAnimator`, and that
/// of an animator which is copied.
///
/// `CALayer+Instantiation.swift` says how this works; the other half is in
/// `UIViewPropertyAnimator+Dispatch.swift`.
extension UIViewPropertyAnimator {
  /// A new animator of this class, through its own `init(duration:timingParameters:)`.
  static func makeAnimator(
    duration: TimeInterval, timingParameters: any UITimingCurveProvider
  ) -> Self {
    snapshotNew(duration: duration, parameters: timingParameters)
  }

  @_silgen_name("snapshot_UIViewPropertyAnimator_new")
  private static func snapshotNew(
    duration: TimeInterval, parameters: consuming any UITimingCurveProvider
  ) -> Self
}
