/// How a view looks below a pointer. Differs: there is no pointer here, so that no effect is drawn.
public struct HoverEffect: Sendable {
  let number: Int
  /// The effect that the system would choose.
  public static let automatic = HoverEffect(number: 0)
  /// The pointer becomes a highlight over the view.
  public static let highlight = HoverEffect(number: 1)
  /// The view is lifted under the pointer, with a shadow.
  public static let lift = HoverEffect(number: 2)
}

/// Whether a pointer is over a view, and where. Differs: there is no pointer here, so no phase is
/// told of.
public enum HoverPhase: Equatable, Sendable {
  /// A pointer is over the view, at a point in the coordinate space that was asked for, in points.
  case active(CGPoint)
  /// The pointer left the view.
  case ended
}

/// There is no pointer here, so no view is ever hovered over.
extension View {
  /// Never calls back: there is no pointer here.
  public func onHover(perform action: @escaping (Bool) -> Void) -> some View { self }
  /// Never calls back: there is no pointer here.
  public func onContinuousHover(
    coordinateSpace: CoordinateSpace = .local, perform action: @escaping (HoverPhase) -> Void
  ) -> some View { self }
  /// Has no effect: there is no pointer here.
  public func hoverEffect(_ effect: HoverEffect = .automatic) -> some View { self }
  /// Has no effect: there is no pointer here.
  public func hoverEffectDisabled(_ disabled: Bool = true) -> some View { self }
}
