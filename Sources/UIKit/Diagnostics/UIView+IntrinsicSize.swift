extension UIView {
  /// Records the size that a layout uses, and whether it differs from the last one although the
  /// view did not report a change.
  func keepContentSize(_ size: CGSize) {
    let new = ContentSize(size: size, bounds: bounds.size, traits: resolvedTraits)
    if let old = layoutState.contentSize, old.size != size, old.traits === new.traits
      || old.traits == new.traits
    {
      layoutState.replacedContentSize = old
    }
    layoutState.contentSize = new
  }

  /// Checks an app's own intrinsic size once the layout is stable: whether it is still the one that
  /// the constraints used, and whether it depends on the size that it is to decide.
  ///
  /// Asks for the size up to four times, for three of them with other bounds in place, which the
  /// view is not told of. No layout follows, so that no picture depends on it.
  func inspectIntrinsicSize() {
    guard OverrideDetection.overridesIntrinsicSize(type(of: self)) else { return }
    let now = intrinsicContentSize
    if isOwnAxisDependent(on: bounds.size, now) {
      note(
        .sizeFromBounds,
        advice: "It is asked for before the bounds are known: compute it from the content, and "
          + "leave a dimension that constraints decide at UIView.noIntrinsicMetric."
      ) { "The intrinsicContentSize of \($0) depends on its bounds." }
    } else if let used = staleContentSize(now) {
      note(
        .staleIntrinsicSize,
        advice: "Call invalidateIntrinsicContentSize() where the content changes."
      ) { name in
        "The intrinsicContentSize of \(name) is \(now.text), and the layout went by "
          + "\(used.text): the content changed without invalidateIntrinsicContentSize()."
      }
    }
  }

  /// A size that a layout used, now or before, while the view already had another one.
  private func staleContentSize(_ now: CGSize) -> CGSize? {
    guard let state = layoutStateIfAny, let record = state.record, record.wrappedSize == nil,
      !record.contentRows.isEmpty
    else { return nil }
    let used = record.usedContentSize
    if !now.agrees(with: used) { return used }
    guard let old = state.replacedContentSize else { return nil }
    state.replacedContentSize = nil
    // A size that the old bounds explain is no change of the content.
    let then = layer.withBoundsSize(old.bounds) { intrinsicContentSize }
    return then.agrees(with: old.size) ? nil : old.size
  }

  /// Whether the width changes with the width of the bounds, or the height with their height. A
  /// height that follows the width is that of a view that wraps, and no mistake.
  private func isOwnAxisDependent(on size: CGSize, _ now: CGSize) -> Bool {
    let wider = layer.withBoundsSize(CGSize(width: size.width + 16, height: size.height)) {
      intrinsicContentSize
    }
    if wider.width != now.width { return true }
    let higher = layer.withBoundsSize(CGSize(width: size.width, height: size.height + 16)) {
      intrinsicContentSize
    }
    return higher.height != now.height
  }
}

extension LayoutRecord {
  /// The intrinsic size that the rows stand for.
  fileprivate var usedContentSize: CGSize {
    var size = CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    for row in contentRows {
      if row.axis == .horizontal { size.width = row.size } else { size.height = row.size }
    }
    return size
  }
}

extension CGSize {
  fileprivate func agrees(with other: CGSize) -> Bool {
    func same(_ one: CGFloat, _ other: CGFloat) -> Bool {
      // A length that the solver leaves out counts as none.
      (one < 0 || one > 1e8) && other < 0 || abs(one - other) < 1e-6
    }
    return same(width, other.width) && same(height, other.height)
  }

  fileprivate var text: String {
    func side(_ value: CGFloat) -> String {
      value < 0 ? "none" : Digits.decimal(value, places: 3)
    }
    return "\(side(width)) × \(side(height))"
  }
}
