/// The state and the bars that a value is for.
struct BarItemKey: Hashable {
  let state: UInt
  let metrics: Int

  init(_ state: UIControl.State, _ metrics: UIBarMetrics) {
    self.state = state.rawValue
    self.metrics = metrics.rawValue
  }
}

extension UITraitCollection {
  /// Whether bars are low, as on phones that lie on their side. The widest phones have bars of the
  /// usual height there.
  ///
  /// Source: 32 points on phones in landscape, 44 on those whose width is regular there.
  var hasLowBars: Bool { verticalSizeClass == .compact && horizontalSizeClass == .compact }
}
