/// What bars of the containers around a controller cover of the place that its view fills.
struct BarCover: Equatable {
  /// The bar at one edge.
  struct Edge: Equatable {
    /// From the place's edge to the bar's far side, with what the device covers, points.
    var length: CGFloat = 0
    /// What of that is no part of the place's safe area yet, points.
    var inset: CGFloat = 0
    var isOpaque = false

    /// The same bar for a place whose safe area it is part of.
    var insideSafeArea: Edge {
      var edge = self
      edge.inset = 0
      return edge
    }
  }

  var top = Edge()
  var bottom = Edge()
}

extension UIViewController {
  /// Where the view of a child goes among bars; tells the child what of its view they cover.
  ///
  /// A view goes on below a bar where `edgesForExtendedLayout` has that edge and the bar is
  /// translucent, or `extendedLayoutIncludesOpaqueBars` says that this makes no difference.
  /// Otherwise the view ends at the bar.
  func place(_ child: UIViewController, in area: CGRect, among cover: BarCover) -> CGRect {
    var frame = area
    var insets = UIEdgeInsets.zero
    var rest = BarCover()
    if child.extends(.top, below: cover.top) {
      insets.top = cover.top.inset
      rest.top = cover.top.insideSafeArea
    } else {
      frame.origin.y += cover.top.length
      frame.size.height -= cover.top.length
    }
    if child.extends(.bottom, below: cover.bottom) {
      insets.bottom = cover.bottom.inset
      rest.bottom = cover.bottom.insideSafeArea
    } else {
      frame.size.height -= cover.bottom.length
    }
    frame.size.height = max(frame.height, 0)
    child.barCover = rest
    child.containerInsets = insets
    return frame
  }

  private func extends(_ edge: UIRectEdge, below bar: BarCover.Edge) -> Bool {
    if handsBarsOn { return true }
    return edgesForExtendedLayout.contains(edge)
      && (!bar.isOpaque || extendedLayoutIncludesOpaqueBars)
  }

  /// Gives the view of a child that is shown its place, unless an animator moves it.
  func setFrame(_ frame: CGRect, of child: UIViewController, in content: UIView) {
    guard let view = child.viewIfLoaded, view.superview === content,
      !(child.runningTransition?.isCustom ?? false)
    else { return }
    let mask: UIView.AutoresizingMask = [.flexibleWidth, .flexibleHeight]
    if view.autoresizingMask != mask { view.autoresizingMask = mask }
    if view.frame != frame { view.frame = frame }
  }

  /// The container places the view anew.
  func extendedLayoutDidChange() { container?.viewIfLoaded?.setNeedsLayout() }
}
