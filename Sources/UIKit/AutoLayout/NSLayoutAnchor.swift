/// A place or size of a view or guide, from which constraints are made.
///
/// `AnchorType` keeps anchors apart that cannot be related: horizontal places, vertical ones and
/// sizes.
@preconcurrency @MainActor
open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
  // SAFETY: The operand never changes. Objects are compared from anywhere, which reads it alone.
  @safe nonisolated(unsafe) let operand: NSLayoutConstraint.Operand

  init(_ operand: NSLayoutConstraint.Operand) {
    self.operand = operand
    super.init()
  }

  /// The name of the attribute, as `leading`.
  open var name: String { operand.attribute.name }

  /// The view or guide; nil once it is gone.
  open var item: AnyObject? { operand.item }

  /// An inactive constraint that puts this anchor at another one, or makes two lengths equal.
  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    constraint(equalTo: anchor, constant: 0)
  }

  /// An inactive constraint that puts this anchor at another one or further right or down, or makes
  /// a length at least as great.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>
  ) -> NSLayoutConstraint {
    constraint(greaterThanOrEqualTo: anchor, constant: 0)
  }

  /// An inactive constraint that puts this anchor at another one or further left or up, or makes a
  /// length at most as great.
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>
  ) -> NSLayoutConstraint {
    constraint(lessThanOrEqualTo: anchor, constant: 0)
  }

  /// An inactive constraint: `self == anchor + c`, in points.
  open func constraint(
    equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(operand, .equal, anchor.operand, constant: c)
  }

  /// An inactive constraint: `self >= anchor + c`, in points.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(operand, .greaterThanOrEqual, anchor.operand, constant: c)
  }

  /// An inactive constraint: `self <= anchor + c`, in points.
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(operand, .lessThanOrEqual, anchor.operand, constant: c)
  }

  /// Points between a view and the next one at the system's spacing.
  ///
  /// Source: Apple documents that spacing as the visual format's `-`, which is 8 points.
  static var systemSpacing: CGFloat { 8 }

  /// `self == anchor + multiplier × 8`.
  func constraint(
    _ relation: NSLayoutConstraint.Relation, toSystemSpacingAfter anchor: NSLayoutAnchor,
    multiplier: CGFloat
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(
      operand, relation, anchor.operand, constant: Self.systemSpacing * multiplier)
  }

  func distance(to anchor: NSLayoutAnchor) -> NSLayoutDimension {
    NSLayoutDimension(
      NSLayoutConstraint.Operand(
        reference: anchor.operand.reference, anchor.operand.attribute,
        origin: operand.reference, operand.attribute))
  }

  open override nonisolated func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSLayoutAnchor else { return false }
    return other.operand.item === operand.item && other.operand.attribute == operand.attribute
      && other.operand.originItem === operand.originItem
      && other.operand.originAttribute == operand.originAttribute
  }

  open override nonisolated var hash: Int { operand.attribute.rawValue }
}

/// A left, right, leading or trailing edge, or a horizontal centre.
open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
  /// The distance from this anchor to another.
  open func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension {
    distance(to: otherAnchor)
  }

  /// An inactive constraint: `self == anchor + multiplier × 8` points. Differs: iOS asks the fonts
  /// of texts for a spacing of their own.
  open func constraint(
    equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.equal, toSystemSpacingAfter: anchor, multiplier: multiplier)
  }

  /// An inactive constraint: `self >= anchor + multiplier × 8` points.
  open func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.greaterThanOrEqual, toSystemSpacingAfter: anchor, multiplier: multiplier)
  }

  /// An inactive constraint: `self <= anchor + multiplier × 8` points.
  open func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.lessThanOrEqual, toSystemSpacingAfter: anchor, multiplier: multiplier)
  }
}

/// A top or bottom edge, a vertical centre or a baseline.
///
/// Differs: the system's spacing is 8 points between baselines, too; iOS asks the fonts.
open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
  /// The distance from this anchor to another.
  open func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension {
    distance(to: otherAnchor)
  }

  /// An inactive constraint: `self == anchor + multiplier × 8` points.
  open func constraint(
    equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.equal, toSystemSpacingAfter: anchor, multiplier: multiplier)
  }

  /// An inactive constraint: `self >= anchor + multiplier × 8` points.
  open func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.greaterThanOrEqual, toSystemSpacingAfter: anchor, multiplier: multiplier)
  }

  /// An inactive constraint: `self <= anchor + multiplier × 8` points.
  open func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.lessThanOrEqual, toSystemSpacingAfter: anchor, multiplier: multiplier)
  }
}
