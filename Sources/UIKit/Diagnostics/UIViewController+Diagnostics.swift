/// The state of a controller on its way into or out of a container.
struct ContainmentState {
  /// Whether `addChild` was called and `didMove(toParent:)` was not.
  var isArriving = false
  /// Whether `willMove(toParent: nil)` was called.
  var isLeaving = false
}

extension UIViewController {
  /// The number of classes from the object's to `UIViewController`, which does not count.
  var classDepth: Int {
    var depth = 0
    var type: AnyClass = type(of: self)
    while type != UIViewController.self, let above = _getSuperclass(type) {
      depth += 1
      type = above
    }
    return depth
  }

  func noteViewInInit() {
    note(
      .viewInInit,
      advice: "The view is loaded before the controller is set up, and viewDidLoad() runs inside "
        + "init: move what needs the view to viewDidLoad()."
    ) { "\($0) touches its view in init." }
  }

  func noteUnannouncedRemoval(from container: UIViewController) {
    let name = named
    container.note(
      .unbalancedContainment,
      advice: "Call willMove(toParent: nil), remove the view, then call removeFromParent(); an "
        + "override of willMove(toParent:) has to call super."
    ) { "\(name) left \($0) by removeFromParent() without willMove(toParent: nil)." }
  }

  /// Notes what is unbalanced in the containment and appearance of this controller, whose window is
  /// laid out.
  func noteImbalance() {
    if containment.isArriving, let container {
      let parent = container.named
      note(
        .unbalancedContainment,
        advice: "Call didMove(toParent:) after adding the view; an override of it has to call "
          + "super."
      ) { "\($0) was added to \(parent) by addChild(_:) without didMove(toParent:)." }
    }
    noteStrayView()
    guard runningTransition == nil, let view = loadedView, view.window != nil else { return }
    switch appearance.state {
    case .appearing, .disappearing:
      note(
        .unbalancedAppearance,
        advice: "Call endAppearanceTransition() for every beginAppearanceTransition(_:animated:)."
      ) { "\($0) began an appearance transition that never ended." }
    case .disappeared:
      guard let container, !container.shouldAutomaticallyForwardAppearanceMethods,
        container.appearance.state == .appeared
      else { return }
      note(
        .unbalancedAppearance,
        advice: "Its container forwards no appearance callbacks: call "
          + "beginAppearanceTransition(_:animated:) and endAppearanceTransition() for it."
      ) { "\($0) is on screen, but its viewWillAppear was never called." }
    case .appeared:
      break
    }
  }

  /// Notes a view in another controller's view, whose controller is not that one's child.
  private func noteStrayView() {
    var above = loadedView?.parent
    while let view = above, view.controller == nil { above = view.parent }
    guard let outer = above?.controller, container !== outer else { return }
    if isDescendant(of: outer) { return }
    let parent = outer.named
    note(
      .unbalancedContainment,
      advice: "Call addChild(_:) before adding the view and didMove(toParent:) after; without "
        + "them its appearance callbacks, traits and safe area are not the container's."
    ) { "The view of \($0) is in the view of \(parent), whose child it is not." }
  }

  /// Notes a controller that was told of an appearance and, taken off the screen, of no end.
  func noteUnendedAppearance() {
    guard appearance.state != .disappeared, loadedView?.window == nil else { return }
    note(
      .unbalancedAppearance,
      advice: "Whoever began its appearance by beginAppearanceTransition(_:animated:) has to end "
        + "it, and to announce the disappearance likewise."
    ) { "\($0) is off screen, but its viewWillDisappear was not called." }
  }
}
