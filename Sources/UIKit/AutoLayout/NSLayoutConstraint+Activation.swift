internal import Synchronization

extension NSLayoutConstraint {
  /// Counts activations.
  private static let activations = Atomic<Int64>(0)

  func activate() {
    guard holder == nil else { return }
    if let reason = illegality {
      LayoutDiagnostics.report(
        .illegalConstraint(description: text(named: LayoutNaming.path), reason: reason))
      return
    }
    // iOS keeps such a constraint, too, and has it count as active.
    if !canPair {
      let names = "\(first.attribute.name) and \(second.attribute.name)"
      LayoutDiagnostics.report(
        .illegalConstraint(
          description: text(named: LayoutNaming.path), reason: "\(names) do not go together"))
    }
    guard let container = commonView else {
      LayoutDiagnostics.report(
        .noCommonAncestor(description: text(named: LayoutNaming.path)))
      return
    }
    activate(in: container)
  }

  /// Adds the constraint to a view that both items are in.
  func activate(in container: UIView) {
    LayoutRecording.current?.didActivate(self)
    activationOrder = Self.activations.add(1, ordering: .relaxed).newValue
    holder = container
    container.layoutState.held.append(self)
    forEachItem { item in
      item.layoutState.references.append(self)
      return true
    }
    container.layoutRoot.layoutEngine().add(self)
  }

  func deactivate() {
    guard let container = holder else { return }
    holder = nil
    container.layoutState.held.removeAll { $0 === self }
    for item in items {
      let state = item.layoutState
      let wasFirst = state.references.first === self
      state.references.removeAll { $0 === self }
      if wasFirst, let record = state.record { record.engine?.firstReferenceDidChange(record) }
    }
    placement?.engine?.remove(self)
    placement = nil
  }

  /// The views and guides that the constraint mentions, each once.
  var items: [any LayoutItem] {
    var result: [any LayoutItem] = []
    forEachItem { item in
      result.append(item)
      return true
    }
    return result
  }

  /// Visits the views and guides that the constraint mentions, each once, until one wants no more.
  @inline(__always)
  func forEachItem(_ visit: (any LayoutItem) -> Bool) {
    let one = first.reference
    if let item = one?.item, !visit(item) { return }
    let oneOrigin = first.originReference
    if let oneOrigin, oneOrigin !== one, let item = oneOrigin.item, !visit(item) { return }
    let other = second.reference
    if let other, other !== one, other !== oneOrigin, let item = other.item, !visit(item) {
      return
    }
    guard let otherOrigin = second.originReference, otherOrigin !== one,
      otherOrigin !== oneOrigin, otherOrigin !== other, let item = otherOrigin.item
    else { return }
    _ = visit(item)
  }

  /// The closest view that all items are in.
  var commonView: UIView? {
    var common: UIView?
    forEachItem { item in
      guard let view = item.layoutView else {
        common = nil
        return false
      }
      guard let known = common else {
        common = view
        return true
      }
      common = known.closestCommonAncestor(view)
      return common != nil
    }
    return common
  }

  /// Why iOS would not take the constraint, nil if it would.
  private var illegality: String? {
    if first.attribute == .notAnAttribute || first.reference?.item == nil {
      return "its first item is neither a view nor a layout guide, or has no attribute"
    }
    if let other = second.reference, other.item == nil, other.object != nil {
      return "its second item is neither a view nor a layout guide"
    }
    if !storedMultiplier.isFinite { return "its multiplier is not finite" }
    let isSize = first.attribute.isSize || first.isDistance
    if second.item == nil || second.attribute == .notAnAttribute {
      if second.attribute != .notAnAttribute { return "its second item is gone" }
      return isSize ? nil : "it sets a location to a constant: pass a second item"
    }
    if storedMultiplier == 0, !isSize {
      return "it sets a location to a constant: its multiplier is 0"
    }
    if first.isDistance || second.isDistance {
      return isSize && (second.isDistance || second.attribute.isSize)
        ? nil : "a distance goes with sizes and distances only"
    }
    return nil
  }

  /// Whether the attributes are of one kind; otherwise no layout heeds the constraint.
  var canPair: Bool {
    guard second.item != nil, second.attribute != .notAnAttribute, !first.isDistance,
      !second.isDistance
    else { return true }
    return first.attribute.canBeRelated(to: second.attribute)
  }
}

extension UIView {
  /// The closest view that is above, or is, both this one and another.
  func closestCommonAncestor(_ other: UIView) -> UIView? {
    if other === self || other.parent === self { return self }
    if parent === other { return other }
    if let parent, parent === other.parent { return parent }
    var chain: [UIView] = []
    var node: UIView? = self
    while let view = node {
      chain.append(view)
      node = view.parent
    }
    var others: [UIView] = []
    node = other
    while let view = node {
      others.append(view)
      node = view.parent
    }
    var common: UIView?
    for (one, two) in zip(chain.reversed(), others.reversed()) {
      guard one === two else { break }
      common = one
    }
    return common
  }
}
