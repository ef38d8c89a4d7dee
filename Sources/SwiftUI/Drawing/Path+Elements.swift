extension Path {
  /// A step of an outline.
  public enum Element: Equatable, Sendable {
    case move(to: CGPoint)
    case line(to: CGPoint)
    case quadCurve(to: CGPoint, control: CGPoint)
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    case closeSubpath
  }

  /// Calls `body` for each step, in order.
  public func forEach(_ body: (Element) -> Void) {
    let (verbs, points) = (cgPath.verbs, cgPath.points)
    var index = 0
    for verb in verbs {
      let own = points[index..<(index + verb.pointCount)]
      index = own.endIndex
      switch verb {
      case .move: body(.move(to: own[own.startIndex]))
      case .line: body(.line(to: own[own.startIndex]))
      case .quad: body(.quadCurve(to: own[own.startIndex + 1], control: own[own.startIndex]))
      case .cubic:
        body(
          .curve(
            to: own[own.startIndex + 2], control1: own[own.startIndex],
            control2: own[own.startIndex + 1]))
      case .close: body(.closeSubpath)
      }
    }
  }
}
