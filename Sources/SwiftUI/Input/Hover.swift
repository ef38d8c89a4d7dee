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
  public func onHover(perform action: @escaping (Bool) -> Void) -> some View { self }
  public func onContinuousHover(
    coordinateSpace: CoordinateSpace = .local, perform action: @escaping (HoverPhase) -> Void
  ) -> some View { self }
  public func hoverEffect(_ effect: HoverEffect = .automatic) -> some View { self }
  public func hoverEffectDisabled(_ disabled: Bool = true) -> some View { self }
}
