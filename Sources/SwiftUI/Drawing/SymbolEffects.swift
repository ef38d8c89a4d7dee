/// The state of a symbol's effect: what is seen of it at rest.
private struct SymbolEffectModifier: ViewModifier {
  let effect: any SymbolEffect
  let isActive: Bool
  @Environment(\.motionScope) private var motionScope

  func body(content: _ViewModifier_Content<Self>) -> some View {
    let _ = noteMotion()
    content.opacity(isActive && effect is DisappearSymbolEffect ? 0 : 1)
  }

  private func noteMotion() {
    if isActive, motionScope != nil {
      FidelityLedger.note(.animated, "symbolEffect(\(type(of: effect)))")
    }
  }
}

extension View {
  /// An effect that goes on while it is active.
  ///
  /// Not drawn: its motion (`FidelityFeature.animated`). A symbol that disappeared is not seen.
  public func symbolEffect<T: IndefiniteSymbolEffect & SymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default, isActive: Bool = true
  ) -> some View { modifier(SymbolEffectModifier(effect: effect, isActive: isActive)) }

  /// An effect that a change of a value begins. Pictures show its end: the symbol as it is.
  public func symbolEffect<T: DiscreteSymbolEffect & SymbolEffect, U: Equatable>(
    _ effect: T, options: SymbolEffectOptions = .default, value: U
  ) -> some View { self }

  /// Takes away the effects of the views below: here they look the same without.
  public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View { self }
}
