/// A guide that has constraints hold or not by which edges it is near.
@preconcurrency @MainActor
open class UITrackingLayoutGuide: UILayoutGuide {
  private var near: [NSDirectionalRectEdge: [NSLayoutConstraint]] = [:]
  private var away: [NSDirectionalRectEdge: [NSLayoutConstraint]] = [:]

  /// The keyboard is docked: at the bottom, from one side to the other.
  private func isNear(_ edge: NSDirectionalRectEdge) -> Bool {
    edge == .bottom || edge == .leading || edge == .trailing
  }

  /// Makes constraints hold while the guide is near an edge, in place of those set for it before.
  /// Differs: near are always the bottom and both sides, as the keyboard is docked.
  open func setConstraints(
    _ trackingConstraints: [NSLayoutConstraint], activeWhenNearEdge edge: NSDirectionalRectEdge
  ) {
    replace(near[edge] ?? [], by: trackingConstraints, isActive: isNear(edge))
    near[edge] = trackingConstraints
  }

  /// Makes constraints hold while the guide is away from an edge, in place of those set for it
  /// before. Differs: away is always the top alone, as the keyboard is docked.
  open func setConstraints(
    _ trackingConstraints: [NSLayoutConstraint],
    activeWhenAwayFrom edge: NSDirectionalRectEdge
  ) {
    replace(away[edge] ?? [], by: trackingConstraints, isActive: !isNear(edge))
    away[edge] = trackingConstraints
  }

  private func replace(
    _ old: [NSLayoutConstraint], by new: [NSLayoutConstraint], isActive: Bool
  ) {
    NSLayoutConstraint.deactivate(old.filter { !new.contains($0) })
    if isActive { NSLayoutConstraint.activate(new) } else { NSLayoutConstraint.deactivate(new) }
  }

  /// The constraints that were set for being near an edge, whether they hold now or not.
  open func constraintsActive(
    whenNearEdge edge: NSDirectionalRectEdge
  ) -> [NSLayoutConstraint] { near[edge] ?? [] }

  /// The constraints that were set for being away from an edge, whether they hold now or not.
  open func constraintsActive(
    whenAwayFrom edge: NSDirectionalRectEdge
  ) -> [NSLayoutConstraint] { away[edge] ?? [] }

  /// Takes all constraints out that were set, and deactivates them.
  open func removeAllTrackedConstraints() {
    // Both are walked in the order of the edges, so that constraints go in the same order always.
    for table in [near, away] {
      for edge in table.keys.sorted(by: { $0.rawValue < $1.rawValue }) {
        NSLayoutConstraint.deactivate(table[edge] ?? [])
      }
    }
    (near, away) = ([:], [:])
  }
}
