extension UIView: UIFocusItem, UIFocusItemContainer {
  /// The controller whose view this is, or else the superview; nil for none.
  public var parentFocusEnvironment: (any UIFocusEnvironment)? { controller ?? superview }
  /// The view itself.
  public var focusItemContainer: (any UIFocusItemContainer)? { self }
  /// False: the view hides others behind it from focus.
  public var isTransparentFocusItem: Bool { false }

  /// The group of the view; focus visits the items of one group before others.
  public var focusGroupIdentifier: String? {
    get { extras?.focusGroupIdentifier }
    set {
      if newValue != extras?.focusGroupIdentifier { ownExtras.focusGroupIdentifier = newValue }
    }
  }

  /// The priority for getting the focus of the view's group; `ignored` at first. The value is kept
  /// and has no other effect.
  public var focusGroupPriority: UIFocusGroupPriority {
    get { extras?.focusGroupPriority ?? .ignored }
    set { if newValue != focusGroupPriority { ownExtras.focusGroupPriority = newValue } }
  }

  /// The look of the view while it is in focus. Differs: it never is.
  public var focusEffect: UIFocusEffect? {
    get { extras?.focusEffect }
    set { if newValue !== extras?.focusEffect { ownExtras.focusEffect = newValue } }
  }

  /// Asks for focus to be found anew. Differs: no effect, as there is no focus.
  public func setNeedsFocusUpdate() {}
  /// Carries out requests at once. Differs: no effect, as there is no focus.
  public func updateFocusIfNeeded() {}
  /// Empty by default. Differs: it is not called, as focus does not move.
  public func didHintFocusMovement(_ hint: UIFocusMovementHint) {}

  /// The view's own space.
  public var coordinateSpace: any UICoordinateSpace { self }

  /// The subviews that can have focus and intersect a rectangle.
  public func focusItems(in rect: CGRect) -> [any UIFocusItem] {
    subviews.filter { $0.canBecomeFocused && CGRectIntersectsRect($0.frame, rect) }
  }
}

extension UIViewController: UIFocusEnvironment {
  /// The view, if it is loaded.
  public var preferredFocusEnvironments: [any UIFocusEnvironment] {
    viewIfLoaded.map { [$0] } ?? []
  }
  /// The controller around this one, or else the view's superview; nil for none.
  public var parentFocusEnvironment: (any UIFocusEnvironment)? {
    parent ?? viewIfLoaded?.superview
  }
  /// The view, if it is loaded.
  public var focusItemContainer: (any UIFocusItemContainer)? { viewIfLoaded }

  /// Asks for focus to be found anew. Differs: no effect, as there is no focus.
  public func setNeedsFocusUpdate() {}
  /// Carries out requests at once. Differs: no effect, as there is no focus.
  public func updateFocusIfNeeded() {}
  /// True by default. Differs: it is not asked, as focus does not move.
  public func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
  /// Empty by default. Differs: it is not called, as focus does not move.
  public func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
  ) {}
}
