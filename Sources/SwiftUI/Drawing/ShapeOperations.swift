extension Path {
  /// The area that either path covers.
  public func union(_ other: Path, eoFill: Bool = false) -> Path {
    Path(cgPath.union(other.cgPath, using: Self.rule(eoFill)))
  }
  /// The area that both paths cover.
  public func intersection(_ other: Path, eoFill: Bool = false) -> Path {
    Path(cgPath.intersection(other.cgPath, using: Self.rule(eoFill)))
  }
  /// What this path covers and the other one does not.
  public func subtracting(_ other: Path, eoFill: Bool = false) -> Path {
    Path(cgPath.subtracting(other.cgPath, using: Self.rule(eoFill)))
  }
  /// What one path covers and the other one does not.
  public func symmetricDifference(_ other: Path, eoFill: Bool = false) -> Path {
    Path(cgPath.symmetricDifference(other.cgPath, using: Self.rule(eoFill)))
  }
  /// The parts of this path's lines that the other path covers.
  public func lineIntersection(_ other: Path, eoFill: Bool = false) -> Path {
    Path(cgPath.lineIntersection(other.cgPath, using: Self.rule(eoFill)))
  }
  /// The parts of this path's lines that the other path does not cover.
  public func lineSubtraction(_ other: Path, eoFill: Bool = false) -> Path {
    Path(cgPath.lineSubtracting(other.cgPath, using: Self.rule(eoFill)))
  }
  /// A path that covers the same area as this one, by lines that do not cross.
  public func normalized(eoFill: Bool = true) -> Path {
    Path(cgPath.normalized(using: Self.rule(eoFill)))
  }

  private static func rule(_ isEvenOdd: Bool) -> CGPathFillRule { isEvenOdd ? .evenOdd : .winding }
}

extension Shape {
  /// The area that either shape covers.
  public func union<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    _CombinedShape(first: self, second: other, isEvenOdd: eoFill, operation: .union)
  }
  /// The area that both shapes cover.
  public func intersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    _CombinedShape(first: self, second: other, isEvenOdd: eoFill, operation: .intersection)
  }
  /// What this shape covers and the other one does not.
  public func subtracting<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    _CombinedShape(first: self, second: other, isEvenOdd: eoFill, operation: .subtracting)
  }
  /// What one shape covers and the other one does not.
  public func symmetricDifference<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    _CombinedShape(
      first: self, second: other, isEvenOdd: eoFill, operation: .symmetricDifference)
  }
  /// The parts of this shape's lines that the other shape covers.
  public func lineIntersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    _CombinedShape(first: self, second: other, isEvenOdd: eoFill, operation: .lineIntersection)
  }
  /// The parts of this shape's lines that the other shape does not cover.
  public func lineSubtraction<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    _CombinedShape(first: self, second: other, isEvenOdd: eoFill, operation: .lineSubtraction)
  }
}

/// Two shapes in the same rectangle, made one.
struct _CombinedShape<First: Shape, Second: Shape>: Shape {
  enum Operation {
    case union, intersection, subtracting, symmetricDifference, lineIntersection
    case lineSubtraction
  }

  var first: First
  var second: Second
  let isEvenOdd: Bool
  let operation: Operation

  nonisolated func path(in rect: CGRect) -> Path {
    let (own, other) = (first.path(in: rect), second.path(in: rect))
    switch operation {
    case .union: return own.union(other, eoFill: isEvenOdd)
    case .intersection: return own.intersection(other, eoFill: isEvenOdd)
    case .subtracting: return own.subtracting(other, eoFill: isEvenOdd)
    case .symmetricDifference: return own.symmetricDifference(other, eoFill: isEvenOdd)
    case .lineIntersection: return own.lineIntersection(other, eoFill: isEvenOdd)
    case .lineSubtraction: return own.lineSubtraction(other, eoFill: isEvenOdd)
    }
  }

  nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    first.sizeThatFits(proposal)
  }

  var animatableData: AnimatablePair<First.AnimatableData, Second.AnimatableData> {
    get { AnimatablePair(first.animatableData, second.animatableData) }
    set {
      first.animatableData = newValue.first
      second.animatableData = newValue.second
    }
  }
}
