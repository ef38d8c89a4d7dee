extension UIViewController {
  func adopt(_ child: UIViewController) {
    guard child !== self, child.container !== self, !isDescendant(of: child) else { return }
    child.willMove(toParent: self)
    child.container?.disown(child)
    contained.append(child)
    child.container = self
    if child.loadedView?.superview == nil { child.traitSourcesDidChange() }
  }

  func leaveParent() {
    guard let container else { return }
    container.disown(self)
    didMove(toParent: nil)
  }

  private func disown(_ child: UIViewController) {
    contained.removeAll { $0 === child }
    childTraits.removeAll { $0.child === child }
    child.container = nil
  }

  private func isDescendant(of controller: UIViewController) -> Bool {
    var current: UIViewController? = self
    while let candidate = current {
      if candidate === controller { return true }
      current = candidate.container
    }
    return false
  }
}
