/// What an attribute comes to once leading, trailing and margins are resolved.
struct LayoutAttribute: Hashable {
  enum Place {
    /// The left or the top edge.
    case near
    case center
    /// The right or the bottom edge.
    case far
    case size
    case firstBaseline
    case lastBaseline
  }

  var axis: NSLayoutConstraint.Axis
  var place: Place
  /// Whether it is meant of the item's layout margins guide.
  var isWithinMargins = false

  /// Nil for `notAnAttribute`.
  init?(_ attribute: NSLayoutConstraint.Attribute, isRightToLeft: Bool) {
    switch attribute {
    case .notAnAttribute: return nil
    case .left, .leftMargin: (axis, place) = (.horizontal, .near)
    case .right, .rightMargin: (axis, place) = (.horizontal, .far)
    case .leading, .leadingMargin: (axis, place) = (.horizontal, isRightToLeft ? .far : .near)
    case .trailing, .trailingMargin: (axis, place) = (.horizontal, isRightToLeft ? .near : .far)
    case .centerX, .centerXWithinMargins: (axis, place) = (.horizontal, .center)
    case .width: (axis, place) = (.horizontal, .size)
    case .top, .topMargin: (axis, place) = (.vertical, .near)
    case .bottom, .bottomMargin: (axis, place) = (.vertical, .far)
    case .centerY, .centerYWithinMargins: (axis, place) = (.vertical, .center)
    case .height: (axis, place) = (.vertical, .size)
    case .firstBaseline: (axis, place) = (.vertical, .firstBaseline)
    case .lastBaseline: (axis, place) = (.vertical, .lastBaseline)
    }
    isWithinMargins = attribute.rawValue >= NSLayoutConstraint.Attribute.leftMargin.rawValue
  }
}

extension NSLayoutConstraint {
  /// Whether the constraint says how far leading or trailing edges are from each other, where
  /// they are counted from the right.
  var runsFromRight: Bool {
    !first.isDistance
      && (first.attribute.followsDirection || second.attribute.followsDirection)
      && (holder?.isRightToLeft ?? false)
  }

  /// The constant as the solver counts, from the left.
  var directedConstant: Double {
    let constant = LayoutEngine.limited(Double(storedConstant))
    return runsFromRight ? -constant : constant
  }
}

extension NSLayoutConstraint.Attribute {
  /// The name that logs have for it.
  var name: String {
    switch self {
    case .notAnAttribute: "notAnAttribute"
    case .left: "left"
    case .right: "right"
    case .top: "top"
    case .bottom: "bottom"
    case .leading: "leading"
    case .trailing: "trailing"
    case .width: "width"
    case .height: "height"
    case .centerX: "centerX"
    case .centerY: "centerY"
    case .lastBaseline: "lastBaseline"
    case .firstBaseline: "firstBaseline"
    case .leftMargin: "leftMargin"
    case .rightMargin: "rightMargin"
    case .topMargin: "topMargin"
    case .bottomMargin: "bottomMargin"
    case .leadingMargin: "leadingMargin"
    case .trailingMargin: "trailingMargin"
    case .centerXWithinMargins: "centerXWithinMargins"
    case .centerYWithinMargins: "centerYWithinMargins"
    }
  }

  /// Attributes that may be related to each other: places on the same axis and of the same
  /// kind of direction, or sizes.
  private enum Family {
    case absoluteX, relativeX, eitherX, vertical, size, none
  }

  private var family: Family {
    switch self {
    case .notAnAttribute: .none
    case .left, .right, .leftMargin, .rightMargin: .absoluteX
    case .leading, .trailing, .leadingMargin, .trailingMargin: .relativeX
    case .centerX, .centerXWithinMargins: .eitherX
    case .top, .bottom, .centerY, .firstBaseline, .lastBaseline, .topMargin, .bottomMargin,
      .centerYWithinMargins:
      .vertical
    case .width, .height: .size
    }
  }

  var isSize: Bool { family == .size }

  /// Whether it is at the right in right-to-left interfaces, or at the left.
  var followsDirection: Bool { family == .relativeX }

  func canBeRelated(to other: Self) -> Bool {
    switch (family, other.family) {
    case (.absoluteX, .absoluteX), (.relativeX, .relativeX), (.eitherX, .eitherX),
      (.eitherX, .absoluteX), (.eitherX, .relativeX), (.absoluteX, .eitherX),
      (.relativeX, .eitherX), (.vertical, .vertical), (.size, .size):
      true
    default:
      false
    }
  }
}
