/// The state of a controller between disappeared and appeared.
package struct Appearance {
  enum State {
    case disappeared
    case appearing
    case appeared
    case disappearing
  }

  var state = State.disappeared
  var isAnimated = false
  /// Whether `viewIsAppearing` was called in this appearance.
  var hasAnnouncedAppearing = false
  /// Whether the appearance came with the view's move to a window, which completes it.
  var followsMove = false
}

extension UIViewController {
  /// Begins a transition. Parents are told before children that a transition will happen, and
  /// children before parents that it has happened. Apple documents the first; for the second no
  /// statement is known.
  func beginTransition(_ isAppearing: Bool, animated: Bool) {
    switch (isAppearing, appearance.state) {
    case (true, .appearing), (true, .appeared), (false, .disappearing), (false, .disappeared):
      return
    case (true, _):
      loadViewIfNeeded()
      appearance.state = .appearing
      appearance.hasAnnouncedAppearing = false
      appearance.isAnimated = animated
      demandSuper("viewWillAppear(_:)") { viewWillAppear(animated) }
    case (false, _):
      appearance.state = .disappearing
      appearance.isAnimated = animated
      demandSuper("viewWillDisappear(_:)") { viewWillDisappear(animated) }
    }
    appearance.followsMove = false
    for child in forwardingChildren {
      child.beginAppearanceTransition(isAppearing, animated: animated)
    }
  }

  func endTransition() {
    switch appearance.state {
    case .appearing:
      announceAppearing()
      for child in forwardingChildren { child.endAppearanceTransition() }
      appearance.state = .appeared
      demandSuper("viewDidAppear(_:)") { viewDidAppear(appearance.isAnimated) }
    case .disappearing:
      // The view may have left this one's already: then the child's own move ended the transition.
      for child in contained where shouldAutomaticallyForwardAppearanceMethods {
        if child.appearance.state == .disappearing { child.endAppearanceTransition() }
      }
      appearance.state = .disappeared
      demandSuper("viewDidDisappear(_:)") { viewDidDisappear(appearance.isAnimated) }
    case .appeared, .disappeared:
      return
    }
  }

  /// The children whose views are in this controller's view.
  private var forwardingChildren: [UIViewController] {
    guard shouldAutomaticallyForwardAppearanceMethods, let view = loadedView else { return [] }
    return contained.filter { $0.loadedView?.isDescendant(of: view) ?? false }
  }

  private func announceAppearing() {
    guard appearance.state == .appearing, !appearance.hasAnnouncedAppearing else { return }
    appearance.hasAnnouncedAppearing = true
    resolvedTraits.withCurrent {
      demandSuper("viewIsAppearing(_:)") { viewIsAppearing(appearance.isAnimated) }
    }
  }

  // MARK: With the view's moves

  /// A view that enters or leaves a window takes its controller with it, unless somebody else began
  /// the transition, or its container has not appeared or does not forward appearance calls.
  func viewWillMove(toWindow window: UIWindow?) {
    if window != nil {
      guard appearance.state == .disappeared, isForwardedTo else { return }
      beginAppearanceTransition(true, animated: false)
    } else {
      guard appearance.state == .appeared || appearance.state == .appearing, isForwardedTo
      else { return }
      beginAppearanceTransition(false, animated: false)
    }
    appearance.followsMove = true
  }

  func viewDidEnterWindow() {
    if loadedView?.window != nil { announceAppearing() }
  }

  func viewDidFinishMove() {
    guard appearance.followsMove, container?.isInTransition != true else { return }
    appearance.followsMove = false
    endAppearanceTransition()
  }

  private var isInTransition: Bool {
    appearance.state == .appearing || appearance.state == .disappearing
  }

  private var isForwardedTo: Bool {
    guard let container else { return true }
    return container.shouldAutomaticallyForwardAppearanceMethods
      && container.appearance.state != .disappeared
  }
}
