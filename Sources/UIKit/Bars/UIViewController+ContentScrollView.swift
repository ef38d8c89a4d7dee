/// A scroll view that a controller has named, and the edges that it is for.
struct ContentScrollView {
  let edges: NSDirectionalRectEdge
  weak var scrollView: UIScrollView?
}

extension UIViewController {
  /// The scroll view whose content decides the look of the bars at an edge: that of
  /// `setContentScrollView(_:for:)`, or else the view itself or its first subview, if that scrolls.
  func ownContentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    for named in contentScrollViews.reversed() where named.edges.contains(edge) {
      if let scrollView = named.scrollView { return scrollView }
    }
    guard let view = viewIfLoaded else { return nil }
    return view as? UIScrollView ?? view.subviews.first as? UIScrollView
  }

  func nameContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
    contentScrollViews = contentScrollViews.compactMap { old in
      let rest = old.edges.subtracting(edge)
      return rest.isEmpty ? nil : ContentScrollView(edges: rest, scrollView: old.scrollView)
    }
    if let scrollView {
      contentScrollViews.append(ContentScrollView(edges: edge, scrollView: scrollView))
      scrollView.contentOwner = self
    }
    contentDidScroll()
  }

  /// Tells the containers that the content has moved.
  func contentDidScroll() {
    var current = container
    while let controller = current {
      controller.contentEdgeMayHaveChanged()
      current = controller.container
    }
  }
}

extension UIScrollView {
  /// The controller whose content this is.
  private var contentController: UIViewController? {
    if let contentOwner { return contentOwner }
    if let controller { return controller }
    guard let superview, superview.subviews.first === self else { return nil }
    return superview.controller
  }

  /// Tells the bars, whose look may depend on the content's place.
  func tellBars() { contentController?.contentDidScroll() }

  /// Whether the content is scrolled to its top, to half a point.
  var isAtTopEdge: Bool { contentOffset.y + adjustedContentInset.top < 0.5 }

  /// Whether the content is scrolled to its bottom, to half a point.
  var isAtBottomEdge: Bool {
    contentOffset.y + bounds.height + 0.5 > contentSize.height + adjustedContentInset.bottom
  }
}
