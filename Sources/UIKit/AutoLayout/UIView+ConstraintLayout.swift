/// Whether a view, or one below it, is to update its constraints.
package struct ConstraintUpdates {
  var isNeeded = true
  var isNeededBelow = true
  /// Whether the view's own update runs.
  var isUnderWay = false
}

// MARK: - Updating

extension UIView {
  func markForConstraintUpdate() {
    constraintUpdates.isNeeded = true
    markTreeForConstraintUpdate()
  }

  func markTreeForConstraintUpdate() {
    var node: UIView? = self
    while let view = node, !view.constraintUpdates.isNeededBelow {
      view.constraintUpdates.isNeededBelow = true
      node = view.parent
      if node == nil { view.constraintsNeedPass() }
    }
  }

  /// Constraints of the tree under this root are to be updated or solved.
  func constraintsNeedPass() {
    if layer.tellsOfLayout { (self as? UIWindow)?.layerTreeNeedsLayout() }
  }

  private func updateOwnConstraints() {
    constraintUpdates.isUnderWay = true
    defer { constraintUpdates.isUnderWay = false }
    if let controller {
      controller.demandSuper("updateViewConstraints()") { controller.updateViewConstraints() }
    } else {
      demandSuper("updateConstraints()") { updateConstraints() }
    }
  }

  /// Rounds after which views that keep asking each other for updates are left as they are: a
  /// chain of views each of which asks the next one needs one for each.
  private static let maximumUpdateCount = 8

  /// Children first; Apple documents no order. Repeats while updates ask for updates of other
  /// views, up to `maximumUpdateCount` times in all. A view whose update asks for this is
  /// not updated inside of it once more.
  func updateConstraintsBelow() {
    var rounds = 0
    while constraintUpdates.isNeededBelow {
      guard rounds < Self.maximumUpdateCount else { return noteEndlessUpdates(rounds: rounds) }
      rounds += 1
      var views: [UIView] = []
      visitDescendants { view in
        guard view.constraintUpdates.isNeededBelow else { return false }
        view.constraintUpdates.isNeededBelow = false
        views.append(view)
        return true
      }
      for view in views.reversed()
      where view.constraintUpdates.isNeeded && !view.constraintUpdates.isUnderWay {
        view.resolvedTraits.withCurrent {
          LayoutRecording.excusing { view.updateOwnConstraints() }
        }
        // What is asked for meanwhile is part of this update.
        view.constraintUpdates.isNeeded = false
      }
    }
  }

  private func noteEndlessUpdates(rounds: Int) {
    var first: UIView?
    visitDescendants { view in
      if first == nil, view.constraintUpdates.isNeeded { first = view }
      return first == nil && view.constraintUpdates.isNeededBelow
    }
    LayoutDiagnostics.report(
      .unsettled(
        path: LayoutNaming.path(first ?? self),
        what: "its constraints are asked to be updated by the updates of other views",
        rounds: rounds))
  }
}

// MARK: - Layout

extension UIView {
  /// Passes inside of another layout, which goes on with what is left.
  private static let innerPassCount = 2
  /// How many calls of `layoutTree()` run, one inside the other.
  private static let layoutDepth = ThreadLocal(0)

  /// Goes on until neither constraints nor layout are needed, or `CALayer.maximumPassCount`
  /// passes were made.
  func layoutTree() {
    let root = layoutRoot
    let isInner = Self.layoutDepth.value > 0
    Self.layoutDepth.value += 1
    defer { Self.layoutDepth.value -= 1 }
    if !isInner { UIProgressView.followProgresses() }
    root.prepareConstraints()
    var top = layer.topmostNeedingLayout
    for _ in 0..<(isInner ? Self.innerPassCount : CALayer.maximumPassCount) {
      let didLayOut = top.layoutOnce()
      if root.needsConstraintPass {
        root.prepareConstraints()
        top = layer.topmostNeedingLayout
      } else if isInner || !didLayOut || !top.isSubtreeLayoutNeeded {
        break
      }
    }
    if !isInner, self === root, root.needsLayoutPass { LayoutRecording.current?.gaveUpCount += 1 }
  }

  /// One pass over this root and what is below it.
  func layoutTreeOnce() {
    prepareConstraints()
    layer.layoutOnce()
  }

  private func prepareConstraints() {
    updateConstraintsBelow()
    layoutStateIfAny?.engine?.update()
  }

  /// Whether constraints of the tree under this root are to be updated or solved.
  package var needsConstraintPass: Bool {
    constraintUpdates.isNeededBelow || (layoutStateIfAny?.engine?.isDirty ?? false)
  }

  /// Whether anything under this root needs layout.
  var needsLayoutPass: Bool { layer.isSubtreeLayoutNeeded || needsConstraintPass }

  /// Gives the subviews the frames that the constraints say.
  func applyConstraints() {
    guard let engine = layoutStateIfAny?.record?.engine ?? layoutStateIfAny?.engine
    else { return }
    engine.update()
    for view in children {
      guard let state = view.layoutStateIfAny, !state.translatesMask, let record = state.record
      else { continue }
      view.take(record.rect)
    }
    (self as? UIScrollView)?.takeContentSize()
  }

  /// The frame, on the pixel grid, of an alignment rectangle as the solver found it: the frame is
  /// rounded, not the rectangle.
  func frame(ofSolved rect: SolvedRect) -> CGRect {
    let scale = pixelScale
    let frame = frame(
      forAlignmentRect: CGRect(
        x: rect.minX, y: rect.minY, width: rect.width, height: rect.height))
    return CGRect(
      x: PixelRounding.nearest(frame.origin.x, scale: scale),
      y: PixelRounding.nearest(frame.origin.y, scale: scale),
      width: PixelRounding.nearest(frame.size.width, scale: scale),
      height: PixelRounding.nearest(frame.size.height, scale: scale))
  }

  /// Takes an alignment rectangle as the solver found it, on the pixel grid.
  private func take(_ rect: SolvedRect) {
    let frame = frame(ofSolved: rect)
    let (origin, size) = (frame.origin, frame.size)
    if bounds.size != size { bounds.size = size }
    let anchor = layer.anchorPoint
    let center = CGPoint(
      x: origin.x + anchor.x * size.width, y: origin.y + anchor.y * size.height)
    if self.center != center { self.center = center }
  }

  /// The size of a root that constraints size. Its origin is nobody's business.
  func takeSolvedSize() {
    guard let rect = layoutStateIfAny?.record?.rect else { return }
    let scale = pixelScale
    let frame = frame(
      forAlignmentRect: CGRect(x: 0, y: 0, width: rect.width, height: rect.height))
    let size = CGSize(
      width: PixelRounding.nearest(frame.size.width, scale: scale),
      height: PixelRounding.nearest(frame.size.height, scale: scale))
    if bounds.size != size { self.frame.size = size }
  }

  /// Pixels per point that frames are rounded to.
  var pixelScale: CGFloat {
    let scale = resolvedTraits.displayScale
    return scale > 0 ? scale : DisplayDefaults.scale
  }

  /// How far the alignment rectangle is inside of the frame at the left or top.
  func nearInset(_ axis: NSLayoutConstraint.Axis) -> Double {
    Double(axis == .horizontal ? alignmentRectInsets.left : alignmentRectInsets.top)
  }

  var hasAlignmentInsets: Bool { alignmentRectInsets != .zero }

  func alignmentSize(_ size: CGSize) -> (width: Double, height: Double) {
    let insets = alignmentRectInsets
    return (
      Double(size.width - insets.left - insets.right),
      Double(size.height - insets.top - insets.bottom)
    )
  }

  /// The view that a baseline is taken from, where views name each other.
  func baselineSource(_ next: (UIView) -> UIView) -> UIView {
    var view = self
    for _ in 0..<64 {
      let source = next(view)
      if source === view { break }
      view = source
    }
    return view
  }
}
