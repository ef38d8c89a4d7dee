/// The constraints of a stack view.
///
/// Source: the sets that iOS logs for its own, published for every distribution and alignment in
/// "Let's Build UIStackView" (kean.blog) and in the tests of that article's library.
@MainActor
struct StackArrangement {
  private typealias Attribute = NSLayoutConstraint.Attribute

  private let stack: UIStackView
  private let views: [UIView]
  private let shown: [UIView]
  /// The space between each two neighbours.
  private let spacings: [CGFloat]
  /// What the views are fitted into: the stack or its margins.
  private let canvas: any LayoutItem
  private let isRow: Bool
  private(set) var constraints: [NSLayoutConstraint] = []
  private(set) var guides: [UILayoutGuide] = []

  init(_ stack: UIStackView, spacings: [CGFloat]) {
    self.stack = stack
    self.spacings = spacings
    views = stack.arrangedSubviews
    shown = views.filter { !$0.isHidden }
    canvas = stack.isLayoutMarginsRelativeArrangement ? stack.layoutMarginsGuide : stack
    isRow = stack.axis == .horizontal
  }

  mutating func arrange() {
    guard let first = views.first, let last = views.last else { return }
    add("UISV-canvas-connection", canvas, near, .equal, first, near)
    add("UISV-canvas-connection", canvas, far, .equal, last, far)
    align()
    space()
    switch stack.distribution {
    case .fill: break
    case .fillEqually: fillEqually(shown, size)
    case .fillProportionally: fillProportionally()
    case .equalSpacing: addGaps(from: far, to: near, priority: .required)
    case .equalCentering: addGaps(from: center, to: center, priority: UILayoutPriority(149))
    }
    for view in views where view.isHidden {
      add("UISV-hiding", view, size, .equal, nil, .notAnAttribute)
    }
  }

  // MARK: Attributes

  private var near: Attribute { isRow ? .leading : .top }
  private var far: Attribute { isRow ? .trailing : .bottom }
  private var center: Attribute { isRow ? .centerX : .centerY }
  private var size: Attribute { isRow ? .width : .height }
  private var crossNear: Attribute { isRow ? .top : .leading }
  private var crossFar: Attribute { isRow ? .bottom : .trailing }
  private var crossCenter: Attribute { isRow ? .centerY : .centerX }
  private var crossSize: Attribute { isRow ? .height : .width }

  private mutating func add(
    _ identifier: String, _ one: any LayoutItem, _ attribute: Attribute,
    _ relation: NSLayoutConstraint.Relation, _ other: (any LayoutItem)?,
    _ otherAttribute: Attribute, multiplier: CGFloat = 1, constant: CGFloat = 0,
    priority: UILayoutPriority = .required
  ) {
    constraints.append(
      NSLayoutConstraint(
        .init(item: one, attribute: attribute), relation,
        other.map { .init(item: $0, attribute: otherAttribute) } ?? .none,
        multiplier: multiplier, constant: constant, priority: priority, identifier: identifier))
  }

  private mutating func addGuide(_ guide: UILayoutGuide, _ identifier: String) -> UILayoutGuide {
    guide.identifier = identifier
    stack.addLayoutGuide(guide)
    guides.append(guide)
    return guide
  }

  // MARK: Across

  /// A baseline only counts in a row; in a column it comes to the leading edge.
  private var alignment: UIStackView.Alignment {
    if isRow { return stack.alignment }
    switch stack.alignment {
    case .firstBaseline, .lastBaseline: return .leading
    default: return stack.alignment
    }
  }

  private mutating func align() {
    let first = views[0]
    for attribute in alignedAttributes {
      for view in views.dropFirst() {
        add("UISV-alignment", first, attribute, .equal, view, attribute)
      }
    }
    if alignment == .fill {
      add("UISV-canvas-connection", canvas, crossNear, .equal, first, crossNear)
      add("UISV-canvas-connection", canvas, crossFar, .equal, first, crossFar)
      return
    }
    if views.count == 1 { alignOne(first) } else { alignToSpanner(first) }
    for view in views {
      add(
        "UISV-ambiguity-suppression", view, crossSize, .equal, nil, .notAnAttribute,
        priority: UILayoutPriority(25))
    }
    disambiguateText()
  }

  private var alignedAttributes: [Attribute] {
    switch alignment {
    case .fill: [crossFar, crossNear]
    case .leading: [crossNear]
    case .center: [crossCenter]
    case .trailing: [crossFar]
    case .firstBaseline: [.firstBaseline]
    case .lastBaseline: [.lastBaseline]
    }
  }

  /// One view needs no guide that spans all.
  private mutating func alignOne(_ view: UIView) {
    let isAtEnd = alignment == .trailing || alignment == .lastBaseline
    let isCentered = alignment == .center
    add(
      "UISV-canvas-connection", canvas, crossNear,
      isAtEnd || isCentered ? .lessThanOrEqual : .equal, view, crossNear)
    add(
      "UISV-canvas-connection", canvas, crossFar, isAtEnd ? .equal : .greaterThanOrEqual, view,
      crossFar)
    if isCentered {
      add("UISV-canvas-connection", canvas, crossCenter, .equal, view, crossCenter)
    }
    fitCanvas()
  }

  private mutating func alignToSpanner(_ first: UIView) {
    let spanner = addGuide(UILayoutGuide(), "UISV-alignment-spanner")
    let boundary = UILayoutPriority(999.5)
    // Hidden views do not count for the room that the visible ones take.
    for view in shown.isEmpty ? views : shown {
      let isNear = alignment == .leading
      add(
        "UISV-spanning-boundary", spanner, crossNear, isNear ? .equal : .lessThanOrEqual, view,
        crossNear, priority: isNear ? boundary : .required)
      let isFar = alignment == .trailing
      add(
        "UISV-spanning-boundary", spanner, crossFar, isFar ? .equal : .greaterThanOrEqual, view,
        crossFar, priority: isFar ? boundary : .required)
    }
    add(
      "UISV-spanning-fit", spanner, crossSize, .equal, nil, .notAnAttribute,
      priority: UILayoutPriority(51))
    let nearest: any LayoutItem = alignment == .leading ? first : spanner
    add("UISV-canvas-connection", canvas, crossNear, .equal, nearest, crossNear)
    if alignment == .lastBaseline {
      add("UISV-canvas-connection", canvas, crossFar, .greaterThanOrEqual, first, crossFar)
    } else {
      let farthest: any LayoutItem = alignment == .trailing ? first : spanner
      add("UISV-canvas-connection", canvas, crossFar, .equal, farthest, crossFar)
    }
    if alignment == .center {
      add("UISV-canvas-connection", canvas, crossCenter, .equal, first, crossCenter)
    }
    if alignment == .firstBaseline || alignment == .lastBaseline { fitCanvas() }
  }

  private mutating func fitCanvas() {
    add(
      "UISV-canvas-fit", stack, crossSize, .equal, nil, .notAnAttribute,
      priority: UILayoutPriority(49))
  }

  /// Texts that wrap beside each other share the row.
  private mutating func disambiguateText() {
    guard alignment == .firstBaseline || alignment == .lastBaseline, shown.count > 1,
      stack.distribution == .fill
    else { return }
    for view in shown where (view as? any TextLayoutProviding)?.wrapsContent ?? false {
      add(
        "UISV-text-width-disambiguation", view, size, .equal, stack, size,
        multiplier: 1 / CGFloat(shown.count), priority: UILayoutPriority(760))
    }
  }

  // MARK: Along

  private mutating func space() {
    let usesGaps = stack.distribution == .equalSpacing || stack.distribution == .equalCentering
    let isFromBaselines = stack.isBaselineRelativeArrangement && !isRow
    let (from, to): (Attribute, Attribute) =
      isFromBaselines ? (.lastBaseline, .firstBaseline) : (far, near)
    for (index, spacing) in spacings.enumerated() {
      let (view, next) = (views[index], views[index + 1])
      // A hidden view between gaps keeps to the one before it.
      let isLoose = usesGaps && !next.isHidden
      add(
        "UISV-spacing", next, to, isLoose ? .greaterThanOrEqual : .equal, view, from,
        constant: spacing)
    }
  }

  private mutating func fillEqually(
    _ items: [any LayoutItem], _ attribute: Attribute, priority: UILayoutPriority = .required
  ) {
    guard let first = items.first else { return }
    for item in items.dropFirst() {
      add("UISV-fill-equally", item, attribute, .equal, first, attribute, priority: priority)
    }
  }

  /// Spacings count as lengths, too, so that with spacing the parts do not fill the stack and
  /// the last ones give way: iOS's has the same fault.
  private mutating func fillProportionally() {
    let lengths = shown.map { view in
      isRow ? view.intrinsicContentSize.width : view.intrinsicContentSize.height
    }
    let total = lengths.filter { $0 > 0 }.reduce(0, +) + spacings.reduce(0, +)
    guard total > 0, total.isFinite else { return }
    for (index, view) in shown.enumerated() where lengths[index] > 0 {
      let priority = shown.count == 1 ? .required : UILayoutPriority(Float(999 - index))
      add(
        "UISV-fill-proportionally", view, size, .equal, stack, size,
        multiplier: lengths[index] / total, priority: priority)
    }
  }

  /// Guides between neighbours, all of one length.
  private mutating func addGaps(
    from: Attribute, to: Attribute, priority: UILayoutPriority
  ) {
    var gaps: [UILayoutGuide] = []
    for (view, next) in zip(shown, shown.dropFirst()) {
      let gap = addGuide(_UIOLAGapGuide(), "UISV-distributing-guide")
      add("UISV-distributing-edge", gap, near, .equal, view, from)
      add("UISV-distributing-edge", gap, far, .equal, next, to)
      gaps.append(gap)
    }
    fillEqually(gaps, size, priority: priority)
  }
}

/// The distance between two views of a stack, under the name that it has in iOS's logs.
final class _UIOLAGapGuide: UILayoutGuide {}
