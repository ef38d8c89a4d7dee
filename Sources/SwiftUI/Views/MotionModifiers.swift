/// A modifier that has values between two of its own.
public protocol AnimatableModifier: Animatable, ViewModifier {}

extension View {
  /// Changes of this view are shown with an animation, of which a still picture shows the end.
  ///
  /// Not drawn: what is on the way (`FidelityFeature.updateMotion`).
  public func animation(_ animation: Animation?) -> some View {
    modifier(MotionModifier(animation: animation, value: nil as Int?))
  }

  /// Changes of this view together with those of a value are shown with an animation, of which a
  /// still picture shows the end.
  ///
  /// Not drawn: what is on the way (`FidelityFeature.updateMotion`).
  public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View {
    modifier(MotionModifier(animation: animation, value: value))
  }

  /// How the view comes and goes in an animation. A still picture shows it there or not.
  ///
  /// Not drawn: the way, which the animation that makes it one notes.
  public func transition(_ t: AnyTransition) -> some View { self }
}

private struct MotionModifier<Value: Equatable>: ViewModifier {
  let animation: Animation?
  let value: Value?

  func body(content: Content) -> some View {
    content.onChange(of: value) { _, _ in
      if animation != nil { noteMotion("View.animation(_:value:)") }
    }
  }
}

/// A way in which a view comes and goes. A still picture is none the worse for it.
public struct AnyTransition: Sendable {
  private init() {}
  public static let identity = AnyTransition()
  public static let opacity = AnyTransition()
  public static let slide = AnyTransition()
  public static let scale = AnyTransition()
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
    AnyTransition()
  }
  public static func move(edge: Edge) -> AnyTransition { AnyTransition() }
  public static func push(from edge: Edge) -> AnyTransition { AnyTransition() }
  public static func offset(_ offset: CGSize) -> AnyTransition { AnyTransition() }
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition { AnyTransition() }
  public static func asymmetric(
    insertion: AnyTransition, removal: AnyTransition
  ) -> AnyTransition { AnyTransition() }
  public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition {
    AnyTransition()
  }
  public func combined(with other: AnyTransition) -> AnyTransition { self }
  public func animation(_ animation: Animation?) -> AnyTransition { self }
}
