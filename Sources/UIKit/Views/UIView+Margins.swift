/// The layout margins as they were set on a view.
package struct LayoutMargins {
  package var base = Base.sides(UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
  /// Whether `base` was set.
  package var isSet = false
  package var preservesSuperview = false
  package var insetsFromSafeArea = true

  /// Leading and trailing margins are kept as such until the margins are asked for: the direction
  /// may become known later.
  package enum Base: Equatable {
    case sides(UIEdgeInsets)
    case directional(NSDirectionalEdgeInsets)

    package func resolved(isRightToLeft: Bool) -> UIEdgeInsets {
      switch self {
      case .sides(let insets): insets
      case .directional(let insets): insets.resolved(isRightToLeft: isRightToLeft)
      }
    }
  }
}

extension UIView {
  /// The margins as they were set, without those of safe area and superview.
  var baseMargins: UIEdgeInsets { margins.base.resolved(isRightToLeft: isRightToLeft) }

  func setLayoutMargins(_ base: LayoutMargins.Base) {
    let numbers = base.resolved(isRightToLeft: false)
    for number in [numbers.top, numbers.left, numbers.bottom, numbers.right]
    where !number.isFinite {
      LayoutDiagnostics.report(
        .illegalNumber(
          subject: "A layout margin of \(LayoutNaming.path(self))", number: "\(number)",
          rule: "Lengths are finite", consequence: "constraints take it as 0"))
    }
    changeMargins {
      $0.base = base
      $0.isSet = true
    }
  }

  /// Lays out again if leading and trailing margins change places with the layout direction.
  func marginsMayFollowDirection() {
    guard case .directional(let insets) = margins.base, insets.leading != insets.trailing else {
      return
    }
    marginsDidChange()
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

  /// Base margins plus safe area. If the superview's margins are preserved, each edge has at least
  /// the part of them that reaches into this view.
  ///
  /// The root view of a controller has the system's minimum at the sides: 16 points, or 20 in a
  /// regular width.
  var effectiveLayoutMargins: UIEdgeInsets {
    var result = baseMargins
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
  /// The part of the superview's insets that reaches into this view, per edge, plus the additional
  /// insets of its controller.
  ///
  /// Source: measured by the openuikit project: an edge's inset is the superview's less the
  /// distance to that edge, clamped to 0 and the superview's inset; not an intersection of
  /// rectangles.
  var inheritedSafeArea: UIEdgeInsets {
    guard parentWindow != nil, let parent else { return .zero }
    if let kept = controller?.keptSafeArea { return kept }
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

  /// Tells the view and its descendants when their safe areas have changed since they were last
  /// told.
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
