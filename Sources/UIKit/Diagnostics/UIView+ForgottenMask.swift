extension UIView {
  /// Finds a constraint of the app's that has no effect, because this view's frame determines its
  /// place.
  ///
  /// A constraint to a view that constraints do place is no mistake: that view follows this one's
  /// frame.
  func inspectMask() {
    guard let state = layoutStateIfAny, state.translatesMask, parent != nil,
      let constraint = state.references.first(where: isPowerless)
    else { return }
    let text = constraint.text(named: LayoutNaming.path)
    note(
      .forgottenMask,
      advice: "Set translatesAutoresizingMaskIntoConstraints to false on it."
    ) { "\($0) has constraints, and its frame stands for others: \(text) cannot place it." }
  }

  private func isPowerless(_ constraint: NSLayoutConstraint) -> Bool {
    guard type(of: constraint) == NSLayoutConstraint.self, constraint.storedPriority.rawValue > 0
    else { return false }
    let items = constraint.items
    // Constraints that hold what is in the view are not about the view.
    guard constraint.holder !== self || items.count == 1 else { return false }
    return items.allSatisfy { item in
      guard let view = item.layoutView else { return true }
      if let guide = item as? UILayoutGuide { return view.isFixed(guide) }
      return view === constraint.holder && items.count > 1 || view.layoutState.translatesMask
    }
  }

  /// Whether the guide is one of the system's, which follow the view that owns them.
  private func isFixed(_ guide: UILayoutGuide) -> Bool {
    layoutState.systemGuides.contains { $0 === guide }
  }
}
