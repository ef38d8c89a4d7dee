extension UIView: LayoutItem {
  var layoutState: LayoutState {
    if let known = layoutStateIfAny { return known }
    let state = LayoutState()
    layoutStateIfAny = state
    return state
  }

  var layoutView: UIView? { self }

  /// The topmost view above this one, or itself: the one whose state has the engine.
  var layoutRoot: UIView { topmostView }

  /// The engine of the tree that this view is the root of, made where there is none.
  func layoutEngine() -> LayoutEngine {
    if let engine = layoutState.engine { return engine }
    let engine = LayoutEngine(root: self)
    layoutState.engine = engine
    return engine
  }

  // MARK: Constraints

  /// The active constraints that this view is the closest common ancestor of, or that were added to
  /// it.
  public var constraints: [NSLayoutConstraint] { layoutStateIfAny?.held ?? [] }

  /// Activates a constraint whose items are this view and what is in it.
  public func addConstraint(_ constraint: NSLayoutConstraint) {
    guard constraint.holder !== self else { return }
    guard let common = constraint.commonView, common.isDescendant(of: self) else {
      constraint.activate()
      return
    }
    constraint.deactivate()
    constraint.activate(in: self)
  }

  /// Activates constraints one after the other, as ``addConstraint(_:)`` does.
  public func addConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { addConstraint(constraint) }
  }

  /// Deactivates a constraint that this view holds; one of another view stays.
  public func removeConstraint(_ constraint: NSLayoutConstraint) {
    if constraint.holder === self { constraint.deactivate() }
  }

  /// Deactivates those of the constraints that this view holds.
  public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { removeConstraint(constraint) }
  }

  func setTranslatesMask(_ translates: Bool) {
    guard translates != translatesAutoresizingMaskIntoConstraints else { return }
    layoutState.translatesMask = translates
    if let record = layoutState.record {
      record.engine?.itemDidChange(record)
    } else if !translates {
      layoutRoot.layoutEngine().add(self)
    }
    parent?.layoutMayHaveChanged()
  }

  // MARK: Changes that constraints follow

  /// A frame that stands for constraints changed, or the root's size.
  func geometryDidChangeForConstraints() {
    guard let state = layoutStateIfAny, let record = state.record,
      state.translatesMask || parent == nil
    else { return }
    record.engine?.itemDidChange(record)
  }

  /// A stack view leaves hidden views out.
  func setHidden(_ isHidden: Bool) {
    guard isHidden != layer.isHidden else { return }
    layer.isHidden = isHidden
    (parent as? UIStackView)?.arrangedSubviewDidChange(self, size: false)
  }

  func contentDidChangeForConstraints() {
    layoutStateIfAny?.contentSize = nil
    (parent as? UIStackView)?.arrangedSubviewDidChange(self, size: true)
    guard let record = layoutStateIfAny?.record else { return }
    record.wrappedSize = nil
    record.engine?.itemDidChange(record)
  }

  func systemGuidesMayHaveChanged() {
    guard let state = layoutStateIfAny else { return }
    for guide in state.systemGuides {
      guard let record = guide.layoutState.record, let formulas = guide.edgeFormulas,
        formulas != record.frameRows.map(\.formula)
      else { continue }
      record.engine?.itemDidChange(record)
    }
  }

  /// Leading and trailing change places.
  func layoutDirectionDidChange() {
    setNeedsLayout()
    (self as? any LayoutDirectionFollowing)?.followLayoutDirection()
    marginsMayFollowDirection()
    guard let state = layoutStateIfAny else { return }
    systemGuidesMayHaveChanged()
    for constraint in state.held {
      constraint.placement?.engine?.directionDidChange(of: constraint)
    }
  }

  // MARK: Trees

  /// A subview came in, with everything in it.
  func constraintTreeDidGain(_ view: UIView) {
    if view.constraintUpdates.isNeededBelow { markTreeForConstraintUpdate() }
    guard let state = view.layoutStateIfAny, state.engine != nil else { return }
    state.engine?.disband()
    state.engine = nil
    layoutRoot.layoutEngine().add(view)
  }

  /// A subview is about to leave: constraints that reach into it from outside go, and what is
  /// in it leaves the engine.
  func constraintTreeWillLose(_ view: UIView) {
    var hasParticipants = false
    view.visitDescendants { inner in
      guard let state = inner.layoutStateIfAny else { return true }
      if state.isParticipant { hasParticipants = true }
      inner.dropOuterConstraints(of: state, leaving: view)
      for guide in state.guides + state.systemGuides {
        inner.dropOuterConstraints(of: guide.layoutState, leaving: view)
        if let record = guide.layoutState.record { record.engine?.remove(record) }
      }
      if let record = state.record { record.engine?.remove(record) }
      return true
    }
    // On its own from now on, with an engine that takes everything in when it is laid out.
    if hasParticipants { _ = view.layoutEngine() }
  }

  private func dropOuterConstraints(of state: LayoutState, leaving view: UIView) {
    for constraint in state.references {
      guard let holder = constraint.holder else { continue }
      if holder !== view, !holder.isDescendant(of: view) { constraint.deactivate() }
    }
  }
}
