extension UIViewController {
  /// The transition under way between children of this controller, or one that it or a container
  /// around it takes part in; nil for none.
  var nearestTransition: (any UIViewControllerTransitionCoordinator)? {
    var current: UIViewController? = self
    while let controller = current {
      if let transition = controller.runningTransition { return transition }
      let below = controller.children.lazy.compactMap(\.runningTransition)
      if let transition = below.first { return transition }
      current = controller.container ?? controller.presenterController
    }
    return nil
  }

  /// Whether the controller's presentation is under way.
  var isArrivingByPresentation: Bool {
    presentation != nil && runningTransition?.to === self
  }

  /// Whether the controller's dismissal is under way.
  var isLeavingByDismissal: Bool {
    presentation != nil && runningTransition?.from === self
      && runningTransition?.to === presenterController
  }

  func makeEditButton() -> UIBarButtonItem {
    let item = UIBarButtonItem(
      title: "Edit", style: .plain, target: self,
      action: Selector("toggleEditing", UIViewController.toggleEditing))
    madeEditButton = item
    item.showEditing(isEditing)
    return item
  }

  private func toggleEditing() { setEditing(!isEditing, animated: true) }
}
