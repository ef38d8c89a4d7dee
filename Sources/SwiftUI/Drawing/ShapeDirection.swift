/// What becomes of a shape or a view where layout has another direction.
public enum LayoutDirectionBehavior: Hashable, Sendable {
  /// The shape is the same in both directions.
  case fixed
  case mirrors(in: LayoutDirection)
  /// The shape is mirrored from right to left.
  public static var mirrors: LayoutDirectionBehavior { .mirrors(in: .rightToLeft) }

  func isMirrored(isRightToLeft: Bool) -> Bool {
    guard case .mirrors(let direction) = self else { return false }
    return (direction == .rightToLeft) == isRightToLeft
  }
}

extension Shape {
  /// Shapes are mirrored from right to left unless they say otherwise.
  public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors }

  /// The path as it is shown in a direction.
  nonisolated func path(in rect: CGRect, isRightToLeft: Bool) -> Path {
    let path = path(in: rect)
    guard layoutDirectionBehavior.isMirrored(isRightToLeft: isRightToLeft) else { return path }
    return path.applying(
      CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: rect.minX + rect.maxX, ty: 0))
  }
}

// Shapes that are the same on both sides are fixed: what is made of them goes the same way round.

extension Rectangle {
  /// A rectangle is not mirrored, being the same on both sides.
  public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}

extension Circle {
  /// A circle is not mirrored, being the same on both sides.
  public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}

extension Ellipse {
  /// An ellipse is not mirrored, being the same on both sides.
  public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}

extension Capsule {
  /// A capsule is not mirrored, being the same on both sides.
  public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}

extension RoundedRectangle {
  /// A rounded rectangle is not mirrored, being the same on both sides.
  public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}

private struct MirroringModifier: ViewModifier {
  let behavior: LayoutDirectionBehavior
  @Environment(\.layoutDirection) private var direction

  func body(content: Content) -> some View {
    let isMirrored = behavior.isMirrored(isRightToLeft: direction == .rightToLeft)
    content.scaleEffect(x: isMirrored ? -1 : 1)
  }
}

extension View {
  /// Mirrors what the view shows, in one direction of layout.
  public func layoutDirectionBehavior(_ behavior: LayoutDirectionBehavior) -> some View {
    modifier(MirroringModifier(behavior: behavior))
  }
  /// Mirrors what the view shows where layout is from right to left.
  public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
    layoutDirectionBehavior(enabled ? .mirrors : .fixed)
  }
}
