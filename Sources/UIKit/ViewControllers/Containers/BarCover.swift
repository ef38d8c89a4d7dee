/// How the bars of the surrounding containers cover the place that a controller's view fills.
///
/// Containers hand it down, so that each child decides by itself where its view ends.
struct BarCover: Equatable {
  /// The bar at one edge.
  struct Edge: Equatable {
    /// The distance from the place's edge to the bar's far side, including what the device covers,
    /// in points.
    var length: CGFloat = 0
    /// The part of that length outside of the place's safe area so far, in points.
    var inset: CGFloat = 0
    var isOpaque = false

    /// This edge for a place whose safe area already includes the bar.
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
  /// The frame of a child's view among bars; also tells the child how they cover its view.
  ///
  /// A view extends below a bar if `edgesForExtendedLayout` has that edge and the bar is
  /// translucent, or `extendedLayoutIncludesOpaqueBars` says that opacity makes no difference.
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

  /// Gives the view of a shown child its frame, unless an animator moves it.
  func setFrame(_ frame: CGRect, of child: UIViewController, in content: UIView) {
    guard let view = child.viewIfLoaded, view.superview === content,
      !(child.runningTransition?.isCustom ?? false)
    else { return }
    let mask: UIView.AutoresizingMask = [.flexibleWidth, .flexibleHeight]
    if view.autoresizingMask != mask { view.autoresizingMask = mask }
    if view.frame != frame { view.frame = frame }
  }

  /// Has the container place the view again.
  func extendedLayoutDidChange() { container?.viewIfLoaded?.setNeedsLayout() }
}
