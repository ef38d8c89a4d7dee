/// The other half of `UIViewPropertyAnimator+Instantiation.swift`: the symbol that it calls.
extension UIViewPropertyAnimator {
  @_silgen_name("snapshot_UIViewPropertyAnimator_new")
  convenience init(
    dispatchingDuration duration: TimeInterval, parameters: any UITimingCurveProvider
  ) {
    self.init(duration: duration, timingParameters: parameters)
  }
}
