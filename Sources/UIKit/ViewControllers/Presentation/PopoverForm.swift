/// The measures of a popover's arrow.
struct PopoverArrow: Equatable {
  /// The arrow's length along the bubble's edge, in points.
  var base: CGFloat
  var height: CGFloat

  static let standard = PopoverArrow(base: 26, height: 13)
}

/// The places of a popover's bubble and of its arrow.
struct PopoverForm: Equatable {
  static let cornerRadius: CGFloat = 13

  /// The frame of the bubble with its arrow, in the container.
  private(set) var frame: CGRect
  private(set) var direction: UIPopoverArrowDirection
  /// The distance from the middle of the arrow's edge to the arrow's middle, in points.
  private(set) var arrowOffset: CGFloat = 0
  let arrow: PopoverArrow

  /// - Parameters:
  ///   - size: The bubble's size without the arrow.
  ///   - anchor: The rectangle it points at; nil for a bubble in the middle, without an arrow.
  ///   - room: The rectangle that the bubble may lie in.
  init(
    of size: CGSize, pointingAt anchor: CGRect?, in room: CGRect, container: CGRect,
    permitted: UIPopoverArrowDirection, arrow: PopoverArrow, overlaps: Bool, scale: CGFloat
  ) {
    self.arrow = arrow
    func whole(_ value: CGFloat) -> CGFloat { PixelRounding.nearest(value, scale: scale) }
    guard let anchor else {
      let size = CGSize(width: min(size.width, room.width), height: min(size.height, room.height))
      frame = CGRect(
        x: whole(room.midX - size.width / 2), y: whole(room.midY - size.height / 2),
        width: size.width, height: size.height)
      direction = []
      return
    }
    let all: [UIPopoverArrowDirection] = [.up, .down, .left, .right]
    var sides = all.filter { permitted.contains($0) }
    if sides.isEmpty { sides = all }
    func space(_ side: UIPopoverArrowDirection) -> CGFloat {
      switch side {
      case .up: room.maxY - anchor.maxY - arrow.height
      case .down: anchor.minY - room.minY - arrow.height
      case .left: room.maxX - anchor.maxX - arrow.height
      default: anchor.minX - room.minX - arrow.height
      }
    }
    func length(_ side: UIPopoverArrowDirection) -> CGFloat {
      side == .up || side == .down ? size.height : size.width
    }
    func share(_ side: UIPopoverArrowDirection) -> CGFloat {
      length(side) > 0 ? space(side) / length(side) : 0
    }
    let fitting = sides.first { space($0) >= length($0) }
    // `max` is never nil: there is one side at least.
    let side = fitting ?? sides.max { share($0) < share($1) } ?? .up
    direction = side
    let isVertical = side == .up || side == .down
    var (width, height) = (min(size.width, room.width), min(size.height, room.height))
    let least = min(length(side), arrow.base + 2 * Self.cornerRadius)
    let along = overlaps ? length(side) : max(min(space(side), length(side)), least)
    if isVertical { height = min(height, along) } else { width = min(width, along) }
    var x = whole(anchor.midX - width / 2)
    var y = whole(anchor.midY - height / 2)
    switch side {
    case .up: y = min(anchor.maxY, room.maxY - height - arrow.height)
    case .down: y = max(anchor.minY - height - arrow.height, room.minY)
    case .left: x = min(anchor.maxX, room.maxX - width - arrow.height)
    default: x = max(anchor.minX - width - arrow.height, room.minX)
    }
    if isVertical {
      x = max(min(x, room.maxX - width), room.minX)
      height += arrow.height
    } else {
      y = max(min(y, room.maxY - height), room.minY)
      width += arrow.height
    }
    frame = CGRect(x: x, y: y, width: width, height: height)
    let reach = max((isVertical ? width : height) / 2 - Self.cornerRadius - arrow.base / 2, 0)
    let offset = isVertical ? anchor.midX - frame.midX : anchor.midY - frame.midY
    arrowOffset = max(min(offset, reach), -reach)
  }

  /// The insets of the frame that leave out the arrow.
  var arrowInsets: UIEdgeInsets {
    var insets = UIEdgeInsets.zero
    switch direction {
    case .up: insets.top = arrow.height
    case .down: insets.bottom = arrow.height
    case .left: insets.left = arrow.height
    case .right: insets.right = arrow.height
    default: break
    }
    return insets
  }

  /// The bubble without its arrow, in the container.
  var body: CGRect { frame.inset(by: arrowInsets) }

  /// The outline in a rectangle of the frame's size.
  @MainActor
  func path(in rect: CGRect) -> UIBezierPath {
    let body = rect.inset(by: arrowInsets)
    let path = UIBezierPath(roundedRect: body, cornerRadius: Self.cornerRadius)
    let half = arrow.base / 2
    let tip: CGPoint
    // The direction along the edge, from the arrow's middle.
    let along: CGVector
    switch direction {
    case .up: (tip, along) = (CGPoint(x: rect.midX, y: rect.minY), CGVector(dx: 1, dy: 0))
    case .down: (tip, along) = (CGPoint(x: rect.midX, y: rect.maxY), CGVector(dx: -1, dy: 0))
    case .left: (tip, along) = (CGPoint(x: rect.minX, y: rect.midY), CGVector(dx: 0, dy: -1))
    case .right: (tip, along) = (CGPoint(x: rect.maxX, y: rect.midY), CGVector(dx: 0, dy: 1))
    default: return path
    }
    let isVertical = direction == .up || direction == .down
    func point(_ distance: CGFloat, _ depth: CGFloat) -> CGPoint {
      // The bubble's inside is to the right of the direction along the edge.
      CGPoint(
        x: tip.x + (isVertical ? arrowOffset : 0) + along.dx * distance - along.dy * depth,
        y: tip.y + (isVertical ? 0 : arrowOffset) + along.dy * distance + along.dx * depth)
    }
    let height = arrow.height
    // The arrow has hollow flanks and a round tip.
    path.move(to: point(-half, height))
    path.addCurve(
      to: point(0, 0.6), controlPoint1: point(-half * 0.55, height),
      controlPoint2: point(-half * 0.3, 0.6))
    path.addCurve(
      to: point(half, height), controlPoint1: point(half * 0.3, 0.6),
      controlPoint2: point(half * 0.55, height))
    path.addLine(to: point(half, height + 1))
    path.addLine(to: point(-half, height + 1))
    path.close()
    return path
  }
}

/// The bubble behind a popover's content, and its shadow.
final class _UIPopoverStandardChromeView: UIView {
  private let bubble = CAShapeLayer()

  override init(frame: CGRect) {
    super.init(frame: frame)
    layer.addSublayer(bubble)
    layer.shadowColor = UIColor.black.cgColor
    layer.shadowOpacity = 0.2
    layer.shadowRadius = 20
    layer.shadowOffset = CGSize(width: 0, height: 4)
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) { nil }

  func show(_ form: PopoverForm, _ color: UIColor) {
    if frame != form.frame { frame = form.frame }
    let path = form.path(in: bounds).cgPath
    if bubble.path != path { bubble.path = path }
    if layer.shadowPath != path { layer.shadowPath = path }
    bubble.fillColor = color.resolvedColor(with: traitCollection).cgColor
  }
}
