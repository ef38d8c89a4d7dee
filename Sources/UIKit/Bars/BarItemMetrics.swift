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

  /// The height of a navigation bar's row of buttons and of a toolbar, in points.
  ///
  /// Source: 50 points on iPads since iOS 12, in apps built with Xcode 10
  /// (hacknicity.medium.com, "iPad Navigation Bar and Toolbar Height Changes in iOS 12").
  var barRowHeight: CGFloat {
    if userInterfaceIdiom == .pad { return 50 }
    return hasLowBars ? UINavigationBar.lowHeight : 44
  }
}
