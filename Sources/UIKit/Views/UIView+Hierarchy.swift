extension UIView {
  /// Where a subview goes among its siblings.
  enum Place {
    case front
    case index(Int)
    case below(UIView)
    case above(UIView)
  }

  /// Inserts a view, telling everybody in the order that iOS does: the view before and after
  /// the move, superview first and window inside of that, then the superview.
  ///
  /// Source: logs of iOS 9 and 12 apps for a windowless superview and for removal; the order
  /// of superview and window callbacks in a superview that has a window is the same nesting.
  func insert(_ view: UIView, at place: Place) {
    guard view !== self, !isDescendant(of: view) else { return }
    if view.parent === self {
      move(view, to: place)
      return
    }
    let oldWindow = view.window
    let newWindow = window
    let oldParent = view.parent
    let oldTint = view.explicitTintColor == nil ? view.tintColor : nil
    view.willMove(toSuperview: self)
    if oldWindow !== newWindow { view.announceMove(toWindow: newWindow) }
    oldParent?.release(view)
    layer.setNeedsLayout()
    let index = childIndex(for: place)
    insertLayer(of: view, at: index)
    children.insert(view, at: index)
    view.parent = self
    view.setNeedsLayout()
    view.setWindow(newWindow)
    view.updateTraits()
    view.updateSafeArea()
    if let oldTint, view.tintColor != oldTint { view.propagateTintChange() }
    if oldWindow !== newWindow { view.finishMove(fromWindow: oldWindow) }
    view.didMoveToSuperview()
    didAddSubview(view)
  }

  func leaveSuperview() {
    guard let parent else { return }
    let oldWindow = window
    willMove(toSuperview: nil)
    if oldWindow != nil { announceMove(toWindow: nil) }
    // A callback may have removed the view already, or moved it elsewhere.
    guard self.parent === parent else { return }
    parent.release(self)
    setWindow(nil)
    updateSafeArea()
    if oldWindow != nil { finishMove(fromWindow: oldWindow) }
    didMoveToSuperview()
  }

  /// Takes a subview out of the arrays.
  private func release(_ view: UIView) {
    willRemoveSubview(view)
    children.removeAll { $0 === view }
    view.parent = nil
    view.layer.removeFromSuperlayer()
  }

  // MARK: Order

  public func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    guard children.indices.contains(index1), children.indices.contains(index2),
      index1 != index2
    else { return }
    let (low, high) = (min(index1, index2), max(index1, index2))
    let (lower, upper) = (children[low], children[high])
    move(upper, to: .index(low))
    move(lower, to: .index(high))
  }

  func reorder(_ view: UIView, toFront: Bool) {
    guard view.parent === self else { return }
    children.removeAll { $0 === view }
    children.insert(view, at: toFront ? children.count : 0)
    if toFront {
      layer.addSublayer(view.layer)
    } else {
      layer.insertSublayer(view.layer, at: 0)
    }
  }

  /// Moves a subview that is one already; nobody is told.
  private func move(_ view: UIView, to place: Place) {
    switch place {
    case .below(let sibling), .above(let sibling):
      if sibling === view { return }
    case .front, .index:
      break
    }
    children.removeAll { $0 === view }
    view.layer.removeFromSuperlayer()
    let index = childIndex(for: place)
    insertLayer(of: view, at: index)
    children.insert(view, at: index)
  }

  /// A sibling that is no subview counts as the front.
  private func childIndex(for place: Place) -> Int {
    switch place {
    case .front:
      return children.count
    case .index(let index):
      return min(max(index, 0), children.count)
    case .below(let sibling):
      return children.firstIndex { $0 === sibling } ?? children.count
    case .above(let sibling):
      return children.firstIndex { $0 === sibling }.map { $0 + 1 } ?? children.count
    }
  }

  /// Puts the layer below that of the subview now at `index`, or in front of everything, so
  /// that layers that are no view's keep their place.
  private func insertLayer(of view: UIView, at index: Int) {
    if index < children.count {
      layer.insertSublayer(view.layer, below: children[index].layer)
    } else {
      layer.addSublayer(view.layer)
    }
  }

  // MARK: Search

  public func isDescendant(of view: UIView) -> Bool {
    var current: UIView? = self
    while let candidate = current {
      if candidate === view { return true }
      current = candidate.parent
    }
    return false
  }

  /// Depth first, itself included.
  func firstView(tagged tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for view in children {
      if let found = view.viewWithTag(tag) { return found }
    }
    return nil
  }

  // MARK: Window

  /// Parents before children.
  private func announceMove(toWindow newWindow: UIWindow?) {
    controller?.viewWillMove(toWindow: newWindow)
    willMove(toWindow: newWindow)
    for view in children { view.announceMove(toWindow: newWindow) }
  }

  private func setWindow(_ window: UIWindow?) {
    guard parentWindow !== window else { return }
    if window == nil, parentWindow?.firstResponder === self { resignFirstResponder() }
    parentWindow = window
    for view in children { view.setWindow(window) }
  }

  private func finishMove(fromWindow oldWindow: UIWindow?) {
    didMoveToWindow()
    controller?.viewDidEnterWindow()
    for view in children { view.finishMove(fromWindow: oldWindow) }
    controller?.viewDidFinishMove()
  }
}
