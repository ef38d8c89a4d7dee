// The effects of Apple's Symbols framework. Each of them is a motion; at rest they make no
// difference, except that a symbol that disappeared is not drawn.

/// Makes a symbol appear.
public struct AppearSymbolEffect: IndefiniteSymbolEffect, TransitionSymbolEffect, Hashable {
  /// The kind of the effect and the variants that were added to it.
  public private(set) var configuration = SymbolEffectConfiguration(kind: .appear)

  init() {}

  private func adding(_ part: String) -> AppearSymbolEffect {
    var copy = self
    copy.configuration = configuration.adding(part)
    return copy
  }

  /// The effect with a symbol that grows while it appears; at rest it looks the same.
  public var up: AppearSymbolEffect { adding("up") }
  /// The effect with a symbol that shrinks while it appears; at rest it looks the same.
  public var down: AppearSymbolEffect { adding("down") }
  /// The effect applied to the layers of the symbol one after the other.
  public var byLayer: AppearSymbolEffect { adding("byLayer") }
  /// The effect applied to the whole symbol at once.
  public var wholeSymbol: AppearSymbolEffect { adding("wholeSymbol") }
}

/// Makes a symbol disappear, until it is removed.
public struct DisappearSymbolEffect: IndefiniteSymbolEffect, TransitionSymbolEffect, Hashable {
  /// The kind of the effect and the variants that were added to it.
  public private(set) var configuration = SymbolEffectConfiguration(kind: .disappear)

  init() {}

  private func adding(_ part: String) -> DisappearSymbolEffect {
    var copy = self
    copy.configuration = configuration.adding(part)
    return copy
  }

  /// The effect with a symbol that grows while it disappears; at rest it looks the same.
  public var up: DisappearSymbolEffect { adding("up") }
  /// The effect with a symbol that shrinks while it disappears; at rest it looks the same.
  public var down: DisappearSymbolEffect { adding("down") }
  /// The effect applied to the layers of the symbol one after the other.
  public var byLayer: DisappearSymbolEffect { adding("byLayer") }
  /// The effect applied to the whole symbol at once.
  public var wholeSymbol: DisappearSymbolEffect { adding("wholeSymbol") }
}

/// The effect that suits the place.
public struct AutomaticSymbolEffect: ContentTransitionSymbolEffect, TransitionSymbolEffect,
  Hashable
{
  /// The kind of the effect and the variants that were added to it.
  public private(set) var configuration = SymbolEffectConfiguration(kind: .automatic)

  init() {}
}

/// A jump of the symbol.
public struct BounceSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable {
  /// The kind of the effect and the variants that were added to it.
  public private(set) var configuration = SymbolEffectConfiguration(kind: .bounce)

  init() {}

  private func adding(_ part: String) -> BounceSymbolEffect {
    var copy = self
    copy.configuration = configuration.adding(part)
    return copy
  }

  /// The effect as a jump upwards.
  public var up: BounceSymbolEffect { adding("up") }
  /// The effect as a jump downwards.
  public var down: BounceSymbolEffect { adding("down") }
  /// The effect applied to the layers of the symbol one after the other.
  public var byLayer: BounceSymbolEffect { adding("byLayer") }
  /// The effect applied to the whole symbol at once.
  public var wholeSymbol: BounceSymbolEffect { adding("wholeSymbol") }
}

/// Makes a symbol grow and shrink.
public struct BreatheSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable {
  /// The kind of the effect and the variants that were added to it.
  public private(set) var configuration = SymbolEffectConfiguration(kind: .breathe)

  init() {}

  private func adding(_ part: String) -> BreatheSymbolEffect {
    var copy = self
    copy.configuration = configuration.adding(part)
    return copy
  }

  /// The effect with changes of size alone.
  public var plain: BreatheSymbolEffect { adding("plain") }
  /// The effect with changes of opacity besides those of size.
  public var pulse: BreatheSymbolEffect { adding("pulse") }
  /// The effect applied to the layers of the symbol one after the other.
  public var byLayer: BreatheSymbolEffect { adding("byLayer") }
  /// The effect applied to the whole symbol at once.
  public var wholeSymbol: BreatheSymbolEffect { adding("wholeSymbol") }
}

/// Makes a symbol fade and come back.
public struct PulseSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable {
  /// The kind of the effect and the variants that were added to it.
  public private(set) var configuration = SymbolEffectConfiguration(kind: .pulse)

  init() {}

  private func adding(_ part: String) -> PulseSymbolEffect {
    var copy = self
    copy.configuration = configuration.adding(part)
    return copy
  }

  /// The effect applied to the layers of the symbol one after the other.
  public var byLayer: PulseSymbolEffect { adding("byLayer") }
  /// The effect applied to the whole symbol at once.
  public var wholeSymbol: PulseSymbolEffect { adding("wholeSymbol") }
}

/// Replaces one symbol by another.
public struct ReplaceSymbolEffect: ContentTransitionSymbolEffect, Hashable {
  /// The kind of the effect and the variants that were added to it.
  public private(set) var configuration = SymbolEffectConfiguration(kind: .replace)

  init() {}

  private func adding(_ part: String) -> ReplaceSymbolEffect {
    var copy = self
    copy.configuration = configuration.adding(part)
    return copy
  }

  /// The old symbol shrinks away before the new one grows.
  public var downUp: ReplaceSymbolEffect { adding("downUp") }
  /// The old symbol grows away before the new one grows in.
  public var upUp: ReplaceSymbolEffect { adding("upUp") }
  /// The old symbol vanishes at once, and the new one grows.
  public var offUp: ReplaceSymbolEffect { adding("offUp") }
  /// The effect applied to the layers of the symbol one after the other.
  public var byLayer: ReplaceSymbolEffect { adding("byLayer") }
  /// The effect applied to the whole symbol at once.
  public var wholeSymbol: ReplaceSymbolEffect { adding("wholeSymbol") }
}

/// Turns a symbol.
public struct RotateSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable {
  /// The kind of the effect and the variants that were added to it.
  public private(set) var configuration = SymbolEffectConfiguration(kind: .rotate)

  init() {}

  private func adding(_ part: String) -> RotateSymbolEffect {
    var copy = self
    copy.configuration = configuration.adding(part)
    return copy
  }

  /// The effect in clockwise direction.
  public var clockwise: RotateSymbolEffect { adding("clockwise") }
  /// The effect in counter-clockwise direction.
  public var counterClockwise: RotateSymbolEffect { adding("counterClockwise") }
  /// The effect applied to the layers of the symbol one after the other.
  public var byLayer: RotateSymbolEffect { adding("byLayer") }
  /// The effect applied to the whole symbol at once.
  public var wholeSymbol: RotateSymbolEffect { adding("wholeSymbol") }
}

/// Makes a symbol larger or smaller, until it is removed.
public struct ScaleSymbolEffect: IndefiniteSymbolEffect, Hashable {
  /// The kind of the effect and the variants that were added to it.
  public private(set) var configuration = SymbolEffectConfiguration(kind: .scale)

  init() {}

  private func adding(_ part: String) -> ScaleSymbolEffect {
    var copy = self
    copy.configuration = configuration.adding(part)
    return copy
  }

  /// The effect that makes the symbol larger. Not drawn: the size (`FidelityFeature.property`).
  public var up: ScaleSymbolEffect { adding("up") }
  /// The effect that makes the symbol smaller. Not drawn: the size (`FidelityFeature.property`).
  public var down: ScaleSymbolEffect { adding("down") }
  /// The effect applied to the layers of the symbol one after the other.
  public var byLayer: ScaleSymbolEffect { adding("byLayer") }
  /// The effect applied to the whole symbol at once.
  public var wholeSymbol: ScaleSymbolEffect { adding("wholeSymbol") }
}

/// Runs through the layers of a symbol with a variable value.
public struct VariableColorSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable {
  /// The kind of the effect and the variants that were added to it.
  public private(set) var configuration = SymbolEffectConfiguration(kind: .variableColor)

  init() {}

  private func adding(_ part: String) -> VariableColorSymbolEffect {
    var copy = self
    copy.configuration = configuration.adding(part)
    return copy
  }

  /// The effect that leaves a layer lit when it goes on to the next one.
  public var cumulative: VariableColorSymbolEffect { adding("cumulative") }
  /// The effect that lights one layer at a time.
  public var iterative: VariableColorSymbolEffect { adding("iterative") }
  /// The effect that dims the layers that are not lit.
  public var dimInactiveLayers: VariableColorSymbolEffect { adding("dimInactiveLayers") }
  /// The effect that hides the layers that are not lit.
  public var hideInactiveLayers: VariableColorSymbolEffect { adding("hideInactiveLayers") }
  /// The effect that runs back at its end.
  public var reversing: VariableColorSymbolEffect { adding("reversing") }
  /// The effect that starts again at its end.
  public var nonReversing: VariableColorSymbolEffect { adding("nonReversing") }
}

/// Moves a symbol to and fro.
public struct WiggleSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable {
  /// The kind of the effect and the variants that were added to it.
  public private(set) var configuration = SymbolEffectConfiguration(kind: .wiggle)

  init() {}

  private func adding(_ part: String) -> WiggleSymbolEffect {
    var copy = self
    copy.configuration = configuration.adding(part)
    return copy
  }

  /// The effect in clockwise direction.
  public var clockwise: WiggleSymbolEffect { adding("clockwise") }
  /// The effect in counter-clockwise direction.
  public var counterClockwise: WiggleSymbolEffect { adding("counterClockwise") }
  /// The effect as moves to the left and back.
  public var left: WiggleSymbolEffect { adding("left") }
  /// The effect as moves to the right and back.
  public var right: WiggleSymbolEffect { adding("right") }
  /// The effect as moves upwards and back.
  public var up: WiggleSymbolEffect { adding("up") }
  /// The effect as moves downwards and back.
  public var down: WiggleSymbolEffect { adding("down") }
  /// The effect as moves in the reading direction and back.
  public var forward: WiggleSymbolEffect { adding("forward") }
  /// The effect as moves against the reading direction and back.
  public var backward: WiggleSymbolEffect { adding("backward") }
  /// The effect applied to the layers of the symbol one after the other.
  public var byLayer: WiggleSymbolEffect { adding("byLayer") }
  /// The effect applied to the whole symbol at once.
  public var wholeSymbol: WiggleSymbolEffect { adding("wholeSymbol") }
}

extension SymbolEffect where Self == AppearSymbolEffect {
  /// An effect that makes a symbol appear; it undoes one that made it disappear.
  public static var appear: AppearSymbolEffect { AppearSymbolEffect() }
}

extension SymbolEffect where Self == DisappearSymbolEffect {
  /// An effect that makes a symbol disappear, which lasts until it is removed.
  public static var disappear: DisappearSymbolEffect { DisappearSymbolEffect() }
}

extension SymbolEffect where Self == AutomaticSymbolEffect {
  /// The effect that suits the place where it is used.
  public static var automatic: AutomaticSymbolEffect { AutomaticSymbolEffect() }
}

extension SymbolEffect where Self == BounceSymbolEffect {
  /// An effect of a jump, which makes no difference at rest.
  public static var bounce: BounceSymbolEffect { BounceSymbolEffect() }
}

extension SymbolEffect where Self == BreatheSymbolEffect {
  /// An effect of growing and shrinking, which makes no difference at rest.
  public static var breathe: BreatheSymbolEffect { BreatheSymbolEffect() }
}

extension SymbolEffect where Self == PulseSymbolEffect {
  /// An effect of fading and coming back, which makes no difference at rest.
  public static var pulse: PulseSymbolEffect { PulseSymbolEffect() }
}

extension SymbolEffect where Self == ReplaceSymbolEffect {
  /// A change from one symbol to another, which is at once here.
  public static var replace: ReplaceSymbolEffect { ReplaceSymbolEffect() }
}

extension SymbolEffect where Self == RotateSymbolEffect {
  /// An effect of turning, which makes no difference at rest.
  public static var rotate: RotateSymbolEffect { RotateSymbolEffect() }
}

extension SymbolEffect where Self == ScaleSymbolEffect {
  /// An effect that needs `up` or `down` to change the size, until it is removed.
  public static var scale: ScaleSymbolEffect { ScaleSymbolEffect() }
}

extension SymbolEffect where Self == VariableColorSymbolEffect {
  /// An effect that lights the layers one by one, which makes no difference at rest.
  public static var variableColor: VariableColorSymbolEffect { VariableColorSymbolEffect() }
}

extension SymbolEffect where Self == WiggleSymbolEffect {
  /// An effect of moving to and fro, which makes no difference at rest.
  public static var wiggle: WiggleSymbolEffect { WiggleSymbolEffect() }
}
