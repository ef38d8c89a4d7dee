extension UIView {
  /// A subview's place among its siblings.
  enum Place {
    case front
    case index(Int)
    case below(UIView)
    case above(UIView)
  }

  /// Inserts a view and calls the callbacks in the order of iOS: those of the view before and after
  /// the move, superview first and window inside of that, then those of the superview.
  ///
  /// Source: logs of iOS 9 and 12 apps for a windowless superview and for removal; the order
  /// of superview and window callbacks in a superview that has a window is the same nesting.
  func insert(_ view: UIView, at place: Place) {
    checkMainActor("addSubview(_:)")
    guard view !== self, view.children.isEmpty || !isDescendant(of: view) else { return }
    if view.parent === self {
      move(view, to: place)
      return
    }
    let oldWindow = view.window
    let newWindow = window
    let oldParent = view.parent
    view.willMove(toSuperview: self)
    if oldWindow !== newWindow { view.announceMove(toWindow: newWindow) }
    oldParent?.release(view)
    layer.sublayersDidChange()
    insertLayer(of: view, at: place)
    children.insert(view, at: childIndex(of: view))
    view.parent = self
    constraintTreeDidGain(view)
    view.setNeedsLayout()
    view.setWindow(newWindow)
    view.updateTraits()
    view.updateSafeArea()
    view.updateTint()
    if oldWindow !== newWindow {
      view.applyAppearance()
      view.finishMove()
    }
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
    updateTint()
    if oldWindow != nil { finishMove() }
    didMoveToSuperview()
  }

  /// Takes a subview out of the arrays.
  private func release(_ view: UIView) {
    willRemoveSubview(view)
    children.removeAll { $0 === view }
    constraintTreeWillLose(view)
    view.parent = nil
    view.layer.removeFromSuperlayer()
  }

  // MARK: Order

  /// Swaps two subviews' places in the order; indices without a subview are ignored.
  public func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    guard children.indices.contains(index1), children.indices.contains(index2),
      index1 != index2
    else { return }
    let (first, second) = (children[index1].layer, children[index2].layer)
    let places = layer.children.map { $0 === first ? second : $0 === second ? first : $0 }
    for (index, child) in places.enumerated() where child === first || child === second {
      layer.insertSublayer(child, at: UInt32(index))
    }
    children.swapAt(index1, index2)
  }

  /// Moves a subview to the front or back; at its place already, its layer passes those that are no
  /// view's.
  func reorder(_ view: UIView, toFront: Bool) {
    guard view.parent === self else { return }
    if view !== (toFront ? children.last : children.first) {
      children.removeAll { $0 === view }
      children.insert(view, at: toFront ? children.count : 0)
    }
    if toFront {
      layer.addSublayer(view.layer)
    } else {
      layer.insertSublayer(view.layer, at: 0)
    }
  }

  /// Moves a view that is a subview already, without callbacks. A view at its place stays.
  private func move(_ view: UIView, to place: Place) {
    switch place {
    case .below(let sibling), .above(let sibling):
      if sibling === view { return }
    case .front, .index:
      break
    }
    guard view.parent === self, !isLayer(of: view, at: place) else { return }
    children.removeAll { $0 === view }
    view.layer.removeFromSuperlayer()
    insertLayer(of: view, at: place)
    children.insert(view, at: childIndex(of: view))
  }

  /// Whether the layer of a subview lies where `insertLayer` would put it.
  private func isLayer(of view: UIView, at place: Place) -> Bool {
    let others = layer.children.filter { $0 !== view.layer }
    let front = others.count
    func index(of sibling: UIView) -> Int? { others.firstIndex { $0 === sibling.layer } }
    let wanted =
      switch place {
      case .index(let index): min(max(index, 0), front)
      case .below(let sibling): index(of: sibling) ?? front
      case .above(let sibling): index(of: sibling).map { $0 + 1 } ?? front
      case .front: front
      }
    return layer.children.firstIndex { $0 === view.layer } == wanted
  }

  /// Puts the layer among all sublayers, including those that are no view's: an index counts them,
  /// as on iOS. A sibling that is not a subview counts as the front.
  private func insertLayer(of view: UIView, at place: Place) {
    switch place {
    case .index(let index):
      let place = min(max(index, 0), layer.children.count)
      layer.insertSublayer(view.layer, at: UInt32(place))
    case .below(let sibling) where sibling.parent === self:
      layer.insertSublayer(view.layer, below: sibling.layer)
    case .above(let sibling) where sibling.parent === self:
      layer.insertSublayer(view.layer, above: sibling.layer)
    case .front, .below, .above:
      layer.addSublayer(view.layer)
    }
  }

  /// The index that keeps subviews in the order of their layers.
  private func childIndex(of view: UIView) -> Int {
    if layer.children.last === view.layer { return children.count }
    var index = 0
    for sublayer in layer.children {
      if sublayer === view.layer { break }
      if index < children.count, children[index].layer === sublayer { index += 1 }
    }
    return index
  }

  // MARK: Search

  /// Whether this view is `view` or lies below it.
  public func isDescendant(of view: UIView) -> Bool {
    var current: UIView? = self
    while let candidate = current {
      if candidate === view { return true }
      current = candidate.parent
    }
    return false
  }

  /// The first view with a tag, searched depth first, including this view.
  func firstView(tagged tag: Int) -> UIView? {
    first { $0.tag == tag }
  }

  private func first(where isWanted: (UIView) -> Bool) -> UIView? {
    var pending = [self]
    while let view = pending.popLast() {
      if isWanted(view) { return view }
      pending.append(contentsOf: view.children.reversed())
    }
    return nil
  }

  /// Visits the view and its descendants, parents before children and back to front. If `visit`
  /// returns false, the view's descendants are left out. Needs no more stack for a deep hierarchy.
  func visitDescendants(_ visit: (UIView) -> Bool) {
    var pending = [self]
    while let view = pending.popLast() {
      if visit(view) { pending.append(contentsOf: view.children.reversed()) }
    }
  }

  // MARK: Window

  private func announceMove(toWindow newWindow: UIWindow?) {
    visitDescendants { view in
      view.controller?.viewWillMove(toWindow: newWindow)
      view.willMove(toWindow: newWindow)
      return true
    }
  }

  private func setWindow(_ window: UIWindow?) {
    visitDescendants { view in
      guard view.parentWindow !== window else { return false }
      if window == nil, view.parentWindow?.firstResponder === view { view.resignFirstResponder() }
      view.parentWindow = window
      return true
    }
  }

  private func finishMove() {
    var moved: [UIView] = []
    visitDescendants { view in
      view.didMoveToWindow()
      view.controller?.viewDidEnterWindow()
      moved.append(view)
      return true
    }
    for view in moved.reversed() { view.controller?.viewDidFinishMove() }
  }

  /// Releases the descendants one after the other: released one inside the other, a deep hierarchy
  /// would need more stack than a thread has.
  nonisolated func releaseSubviews() {
    var doomed = children
    children = []
    while var view = doomed.popLast() {
      // A view that another object holds keeps its subviews.
      guard isKnownUniquelyReferenced(&view) else { continue }
      doomed.append(contentsOf: view.children)
      view.children = []
    }
  }
}
