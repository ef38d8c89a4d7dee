extension UIViewController {
  func adopt(_ child: UIViewController) {
    guard child !== self, child.container !== self, !isDescendant(of: child) else { return }
    child.willMove(toParent: self)
    child.container?.disown(child)
    contained.append(child)
    child.container = self
    child.containment = ContainmentState(isArriving: true)
    if child.loadedView?.superview == nil { child.traitSourcesDidChange() }
  }

  func leaveParent() {
    guard let container else { return }
    if !containment.isLeaving { noteUnannouncedRemoval(from: container) }
    container.disown(self)
    didMove(toParent: nil)
  }

  /// Calls `willMove(toParent: nil)` for a container of UIKit's; it counts even if an override does
  /// not call super.
  func announceLeaving() {
    willMove(toParent: nil)
    containment.isLeaving = true
  }

  /// Calls `didMove(toParent:)` for a container of UIKit's.
  func completeMove(toParent parent: UIViewController) {
    didMove(toParent: parent)
    containment.isArriving = false
  }

  private func disown(_ child: UIViewController) {
    contained.removeAll { $0 === child }
    childTraits.removeAll { $0.child === child }
    child.container = nil
  }

  func isDescendant(of controller: UIViewController) -> Bool {
    var current: UIViewController? = self
    while let candidate = current {
      if candidate === controller { return true }
      current = candidate.container
    }
    return false
  }
}
