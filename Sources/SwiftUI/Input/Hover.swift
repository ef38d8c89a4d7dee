/// How a view looks below a pointer.
public struct HoverEffect: Sendable {
  let number: Int
  public static let automatic = HoverEffect(number: 0)
  public static let highlight = HoverEffect(number: 1)
  public static let lift = HoverEffect(number: 2)
}

/// The phase of a pointer over a view.
public enum HoverPhase: Equatable, Sendable {
  case active(CGPoint)
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
