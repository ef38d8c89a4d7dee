/// Called with the result of an effect that has ended.
@preconcurrency @MainActor
public struct UISymbolEffectCompletion {
  /// Called with the result when an effect has ended.
  public typealias Handler = (UISymbolEffectCompletion.Context) -> Void

  /// The result of an effect.
  public struct Context {
    /// Whether the effect ran to its end.
    public let isFinished: Bool
    /// The effect that ended; nil for a change from one symbol to another.
    public let effect: (any SymbolEffect)?
    /// The change from one symbol to another that ended; nil for an effect.
    public let contentTransition: (any ContentTransitionSymbolEffect)?
    /// The image view that the effect ran in.
    public let sender: Any?
  }
}

/// The lasting effects of an image view.
@MainActor
final class SymbolEffectList {
  var configurations: [SymbolEffectConfiguration] = []
}

extension UIImageView {
  private var symbolEffects: SymbolEffectList {
    if let symbolEffectsIfAny { return symbolEffectsIfAny }
    let list = SymbolEffectList()
    symbolEffectsIfAny = list
    return list
  }

  private func begin(
    _ effect: any SymbolEffect, animated: Bool,
    completion: UISymbolEffectCompletion.Handler?
  ) {
    let configuration = effect.configuration
    if effect is any IndefiniteSymbolEffect {
      symbolEffects.configurations.removeAll { $0.kind == configuration.kind }
      if configuration.kind == .appear {
        symbolEffects.configurations.removeAll(where: \.hides)
      }
      symbolEffects.configurations.append(configuration)
      symbolEffectsDidChange()
    }
    noteMissingMotion("SymbolEffect.\(configuration.kind.rawValue)", if: animated)
    completion?(
      UISymbolEffectCompletion.Context(
        isFinished: true, effect: effect, contentTransition: nil, sender: self))
  }

  /// Moves the symbol until the effect is removed. At rest the symbol is drawn as without the
  /// effect, unless it disappears.
  ///
  /// Not drawn: the motion (`FidelityFeature.animated`), and another size
  /// (`FidelityFeature.property`).
  public func addSymbolEffect(
    _ effect: some DiscreteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default,
    animated: Bool = true, completion: UISymbolEffectCompletion.Handler? = nil
  ) { begin(effect, animated: animated, completion: completion) }

  /// Begins an effect that lasts until it is removed, in place of one of the same kind. The
  /// completion is called before this returns.
  ///
  /// Not drawn: the motion (`FidelityFeature.animated`), and another size
  /// (`FidelityFeature.property`).
  public func addSymbolEffect(
    _ effect: some IndefiniteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default,
    animated: Bool = true, completion: UISymbolEffectCompletion.Handler? = nil
  ) { begin(effect, animated: animated, completion: completion) }

  /// Begins an effect that lasts until it is removed, in place of one of the same kind. The
  /// completion is called before this returns.
  ///
  /// Not drawn: the motion (`FidelityFeature.animated`), and another size
  /// (`FidelityFeature.property`).
  public func addSymbolEffect(
    _ effect: some DiscreteSymbolEffect & IndefiniteSymbolEffect & SymbolEffect,
    options: SymbolEffectOptions = .default, animated: Bool = true,
    completion: UISymbolEffectCompletion.Handler? = nil
  ) { begin(effect, animated: animated, completion: completion) }

  /// Removes an effect that lasts.
  public func removeSymbolEffect(
    ofType effect: some DiscreteSymbolEffect & SymbolEffect,
    options: SymbolEffectOptions = .default, animated: Bool = true,
    completion: UISymbolEffectCompletion.Handler? = nil
  ) { end(effect, animated: animated, completion: completion) }

  /// Removes the effects of the same kind, whatever their variants. The completion is called before
  /// this returns.
  public func removeSymbolEffect(
    ofType effect: some IndefiniteSymbolEffect & SymbolEffect,
    options: SymbolEffectOptions = .default, animated: Bool = true,
    completion: UISymbolEffectCompletion.Handler? = nil
  ) { end(effect, animated: animated, completion: completion) }

  /// Removes the effects of the same kind, whatever their variants. The completion is called before
  /// this returns.
  public func removeSymbolEffect(
    ofType effect: some DiscreteSymbolEffect & IndefiniteSymbolEffect & SymbolEffect,
    options: SymbolEffectOptions = .default, animated: Bool = true,
    completion: UISymbolEffectCompletion.Handler? = nil
  ) { end(effect, animated: animated, completion: completion) }

  private func end(
    _ effect: any SymbolEffect, animated: Bool, completion: UISymbolEffectCompletion.Handler?
  ) {
    symbolEffects.configurations.removeAll { $0.kind == effect.configuration.kind }
    symbolEffectsDidChange()
    completion?(
      UISymbolEffectCompletion.Context(
        isFinished: true, effect: effect, contentTransition: nil, sender: self))
  }

  /// Removes all effects that last.
  public func removeAllSymbolEffects(
    options: SymbolEffectOptions = .default, animated: Bool = true
  ) {
    symbolEffects.configurations = []
    symbolEffectsDidChange()
  }

  /// Shows another symbol. Not drawn: the transition (`FidelityFeature.animated`).
  public func setSymbolImage(
    _ image: UIImage,
    contentTransition transition: some ContentTransitionSymbolEffect & SymbolEffect,
    options: SymbolEffectOptions = .default, completion: UISymbolEffectCompletion.Handler? = nil
  ) {
    noteMissingMotion("UIImageView.setSymbolImage(_:contentTransition:)", if: image != self.image)
    self.image = image
    completion?(
      UISymbolEffectCompletion.Context(
        isFinished: true, effect: nil, contentTransition: transition, sender: self))
  }

  private func symbolEffectsDidChange() {
    setLack(
      .property, "SymbolEffect.scale", if: symbolEffects.configurations.contains(where: \.resizes))
    symbolVisibilityDidChange()
  }

  /// Whether an effect has made the symbol disappear.
  var hidesSymbol: Bool {
    symbolEffectsIfAny?.configurations.contains(where: \.hides) ?? false
  }
}
