extension UIScrollView {
  /// The guide of the content: its corner is the content's origin, and its size becomes
  /// `contentSize` on each axis on which constraints say where the content ends. Edges and centres
  /// of the scroll view mean this guide's in constraints with views inside of it; its width and
  /// height are its own.
  ///
  /// Differs: the zoom scale is ignored.
  public var contentLayoutGuide: UILayoutGuide {
    if let guide = layoutState.contentGuide { return guide }
    let guide = UILayoutGuide(.scrolledContent, of: self)
    layoutState.contentGuide = guide
    return guide
  }

  /// The guide of the scroll view's own rectangle: what is constrained to it does not scroll.
  public var frameLayoutGuide: UILayoutGuide {
    if let guide = layoutState.frameGuide { return guide }
    let guide = UILayoutGuide(.scrollFrame, of: self)
    layoutState.frameGuide = guide
    return guide
  }

  /// Sets `contentSize` to the size that constraints give the content.
  func takeContentSize() {
    guard zoomScale == 1, let guide = layoutStateIfAny?.contentGuide, guide.state.record != nil
    else { return }
    var size = contentSize
    if endsContent(guide, .horizontal) { size.width = guide.layoutFrame.width }
    if endsContent(guide, .vertical) { size.height = guide.layoutFrame.height }
    if size != contentSize { contentSize = size }
  }

  /// Whether a constraint says where the content ends on the axis.
  private func endsContent(_ guide: UILayoutGuide, _ axis: NSLayoutConstraint.Axis) -> Bool {
    (layoutState.references + guide.state.references).contains { constraint in
      [constraint.first, constraint.second].contains { operand in
        guard
          let place = LayoutAttribute(operand.attribute, isRightToLeft: isRightToLeft),
          place.axis == axis, place.place != .near
        else { return false }
        if operand.item === guide { return true }
        return operand.item === self && constraint.holder === self && place.isOfContent
      }
    }
  }
}

extension LayoutAttribute {
  /// Whether the attribute means the content's where a view inside is constrained to the scroll
  /// view.
  var isOfContent: Bool {
    switch place {
    case .near, .center, .far: !isWithinMargins
    case .size, .firstBaseline, .lastBaseline: false
    }
  }
}
