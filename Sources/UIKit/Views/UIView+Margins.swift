/// The margins as a view was told them.
package struct LayoutMargins {
  package var base = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
  /// Whether somebody set `base`.
  package var isSet = false
  package var preservesSuperview = false
  package var insetsFromSafeArea = true
}

extension UIView {
  func setLayoutMargins(_ insets: UIEdgeInsets) {
    changeMargins {
      $0.base = insets
      $0.isSet = true
    }
  }

  func changeMargins(_ change: (inout LayoutMargins) -> Void) {
    let old = layoutMargins
    change(&margins)
    if layoutMargins != old { marginsDidChange() }
  }

  private func marginsDidChange() {
    visitDescendants { view in
      guard view === self || view.preservesSuperviewLayoutMargins else { return false }
      view.layoutMarginsDidChange()
      view.controller?.viewLayoutMarginsDidChange()
      view.systemGuidesMayHaveChanged()
      view.setNeedsLayout()
      return true
    }
  }

  /// Base margins plus safe area, and where the superview's are preserved at least what those
  /// leave of this view, per edge.
  ///
  /// The root view of a controller has the system's minimum at the sides: 16 points, or 20
  /// where the width is regular.
  var effectiveLayoutMargins: UIEdgeInsets {
    var result = margins.base
    if controller != nil, !margins.isSet { result = .zero }
    if let minimum = controller?.effectiveMinimumMargins {
      result = result.union(minimum.resolved(isRightToLeft: isRightToLeft))
    }
    if margins.insetsFromSafeArea { result = result + safeAreaInsets }
    guard margins.preservesSuperview, let parent else { return result }
    let above = parent.layoutMargins
    let area = parent.bounds
    return result.union(
      UIEdgeInsets(
        top: area.minY + above.top - frame.minY, left: area.minX + above.left - frame.minX,
        bottom: frame.maxY - area.maxY + above.bottom,
        right: frame.maxX - area.maxX + above.right))
  }
}

// MARK: - Safe area

extension UIView {
  /// What of the superview's insets reaches into this view, per edge, plus what its controller
  /// adds.
  ///
  /// Source: measured by the openuikit project: an edge's inset is the superview's less the
  /// distance to that edge, clamped to 0 and the superview's inset; not an intersection of
  /// rectangles.
  var inheritedSafeArea: UIEdgeInsets {
    guard parentWindow != nil, let parent else { return .zero }
    let above = parent.reportedSafeArea
    let added = controller.map { $0.additionalSafeAreaInsets + $0.containerInsets } ?? .zero
    guard above != .zero else { return added }
    let area = parent.bounds
    let frame = self.frame
    func reach(_ inset: CGFloat, _ distance: CGFloat) -> CGFloat {
      min(max(inset - distance, 0), max(inset, 0))
    }
    return added
      + UIEdgeInsets(
        top: reach(above.top, frame.minY - area.minY),
        left: reach(above.left, frame.minX - area.minX),
        bottom: reach(above.bottom, area.maxY - frame.maxY),
        right: reach(above.right, area.maxX - frame.maxX))
  }

  /// Tells the view and those below when their safe areas are no longer what they were told
  /// last.
  func updateSafeArea() {
    visitDescendants { view in
      let insets = view.safeAreaInsets
      guard insets != view.reportedSafeArea else { return false }
      view.reportedSafeArea = insets
      view.safeAreaInsetsDidChange()
      view.controller?.viewSafeAreaInsetsDidChange()
      view.systemGuidesMayHaveChanged()
      view.setNeedsLayout()
      return true
    }
  }
}
