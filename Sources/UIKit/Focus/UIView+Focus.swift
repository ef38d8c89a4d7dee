extension UIView: UIFocusItem, UIFocusItemContainer {
  public var parentFocusEnvironment: (any UIFocusEnvironment)? { controller ?? superview }
  public var focusItemContainer: (any UIFocusItemContainer)? { self }
  public var isTransparentFocusItem: Bool { false }

  /// The group of the view; focus visits the items of one group before others.
  public var focusGroupIdentifier: String? {
    get { extras?.focusGroupIdentifier }
    set {
      if newValue != extras?.focusGroupIdentifier { ownExtras.focusGroupIdentifier = newValue }
    }
  }

  public var focusGroupPriority: UIFocusGroupPriority {
    get { extras?.focusGroupPriority ?? .ignored }
    set { if newValue != focusGroupPriority { ownExtras.focusGroupPriority = newValue } }
  }

  /// The look of the view while it is in focus. Differs: it never is.
  public var focusEffect: UIFocusEffect? {
    get { extras?.focusEffect }
    set { if newValue !== extras?.focusEffect { ownExtras.focusEffect = newValue } }
  }

  public func setNeedsFocusUpdate() {}
  public func updateFocusIfNeeded() {}
  public func didHintFocusMovement(_ hint: UIFocusMovementHint) {}

  /// The view's own space.
  public var coordinateSpace: any UICoordinateSpace { self }

  /// The subviews that can have focus and intersect a rectangle.
  public func focusItems(in rect: CGRect) -> [any UIFocusItem] {
    subviews.filter { $0.canBecomeFocused && $0.frame.intersects(rect) }
  }
}

extension UIViewController: UIFocusEnvironment {
  public var preferredFocusEnvironments: [any UIFocusEnvironment] {
    viewIfLoaded.map { [$0] } ?? []
  }
  public var parentFocusEnvironment: (any UIFocusEnvironment)? {
    parent ?? viewIfLoaded?.superview
  }
  public var focusItemContainer: (any UIFocusItemContainer)? { viewIfLoaded }

  public func setNeedsFocusUpdate() {}
  public func updateFocusIfNeeded() {}
  public func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
  public func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
  ) {}
}
