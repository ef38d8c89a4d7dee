internal import CoreText

/// The parts that draw rows of tables and of list layouts.
extension UIView {
  /// The radius of a card's corners in points. Source: measured by many on iOS 13 to 18.
  static let cardRadius: CGFloat = 10

  /// Rounds those corners of a row that are corners of its card.
  func setCardCorners(isCard: Bool, isFirst: Bool, isLast: Bool) {
    layer.cornerRadius = isCard && (isFirst || isLast) ? Self.cardRadius : 0
    layer.cornerCurve = .continuous
    var corners: CACornerMask = []
    if isFirst { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
    if isLast { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
    layer.maskedCorners = corners
    clipsToBounds = layer.cornerRadius > 0
  }

  /// The frame of a part that is centred down, in the view's space and on whole pixels.
  ///
  /// - Parameter x: The part's leading edge, in points from the view's own.
  func centredFrame(x: CGFloat, _ size: CGSize) -> CGRect {
    let left = isRightToLeft ? bounds.width - x - size.width : x
    return CGRect(
      x: left, y: (bounds.height - size.height) / 2, width: size.width, height: size.height
    ).onPixels(pixelScale)
  }

  /// Places a view in a row, centred down.
  func place(_ view: UIView, x: CGFloat, _ size: CGSize) {
    let frame = centredFrame(x: x, size)
    if view.superview !== self { addSubview(view) }
    if view.frame != frame { view.frame = frame }
  }

  /// Gives a row's content the whole height between two places, in points from the leading edge.
  func place(content: UIView, from start: CGFloat, to end: CGFloat) {
    let width = max(end - start, 0)
    let frame = CGRect(
      x: isRightToLeft ? bounds.width - start - width : start, y: 0, width: width,
      height: bounds.height)
    if content.frame != frame { content.frame = frame }
  }

  /// Shows a separator in front of everything else.
  ///
  /// - Parameters:
  ///   - frame: The separator's frame; nil for no separator.
  ///   - effect: The effect on what lies behind, below the colour.
  func showLine(
    _ line: inout UIView?, _ frame: CGRect?, _ color: UIColor, _ effect: UIVisualEffect? = nil
  ) {
    guard let frame else {
      line?.removeFromSuperview()
      line = nil
      return
    }
    let view = line as? _UITableViewCellSeparatorView ?? _UITableViewCellSeparatorView()
    if line == nil {
      view.isUserInteractionEnabled = false
      addSubview(view)
      line = view
    }
    view.show(color, effect)
    if view.frame != frame { view.frame = frame }
  }

  /// Whether constraints between this view and its subviews may give it a size.
  var hasConstraintsInside: Bool {
    !constraints.isEmpty || subviews.contains { !$0.translatesAutoresizingMaskIntoConstraints }
  }
}

/// The line below a row, and above the first one of a group.
final class _UITableViewCellSeparatorView: UIView {
  private var effectView: UIVisualEffectView?

  func show(_ color: UIColor, _ effect: UIVisualEffect?) {
    guard let view = keep(&effectView, for: effect) else {
      if backgroundColor != color { backgroundColor = color }
      return
    }
    if backgroundColor != nil { backgroundColor = nil }
    if view.frame != bounds { view.frame = bounds }
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    if view.contentView.backgroundColor != color { view.contentView.backgroundColor = color }
  }
}

/// The sign by which a row is dragged.
final class UITableViewCellReorderControl: UIImageView {
  static func make() -> UITableViewCellReorderControl {
    let size = UIImage.SymbolConfiguration(textStyle: .body)
    let view = UITableViewCellReorderControl(
      image: UIImage(systemName: "line.3.horizontal", withConfiguration: size))
    view.tintColor = .tertiaryLabel
    return view
  }
}
