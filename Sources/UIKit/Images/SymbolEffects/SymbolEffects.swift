// The effects of Apple's Symbols framework. Each of them is a motion; at rest they make no
// difference, except that a symbol that disappeared is not drawn.

/// Makes a symbol appear.
public struct AppearSymbolEffect: IndefiniteSymbolEffect, TransitionSymbolEffect, Hashable {
  public private(set) var configuration = SymbolEffectConfiguration(kind: .appear)

  init() {}

  private func adding(_ part: String) -> AppearSymbolEffect {
    var copy = self
    copy.configuration = configuration.adding(part)
    return copy
  }

  public var up: AppearSymbolEffect { adding("up") }
  public var down: AppearSymbolEffect { adding("down") }
  /// The effect applied to the layers of the symbol one after the other.
  public var byLayer: AppearSymbolEffect { adding("byLayer") }
  /// The effect applied to the whole symbol at once.
  public var wholeSymbol: AppearSymbolEffect { adding("wholeSymbol") }
}

/// Makes a symbol disappear, until it is removed.
public struct DisappearSymbolEffect: IndefiniteSymbolEffect, TransitionSymbolEffect, Hashable {
  public private(set) var configuration = SymbolEffectConfiguration(kind: .disappear)

  init() {}

  private func adding(_ part: String) -> DisappearSymbolEffect {
    var copy = self
    copy.configuration = configuration.adding(part)
    return copy
  }

  public var up: DisappearSymbolEffect { adding("up") }
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
  public private(set) var configuration = SymbolEffectConfiguration(kind: .automatic)

  init() {}
}

/// A jump of the symbol.
public struct BounceSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable {
  public private(set) var configuration = SymbolEffectConfiguration(kind: .bounce)

  init() {}

  private func adding(_ part: String) -> BounceSymbolEffect {
    var copy = self
    copy.configuration = configuration.adding(part)
    return copy
  }

  public var up: BounceSymbolEffect { adding("up") }
  public var down: BounceSymbolEffect { adding("down") }
  /// The effect applied to the layers of the symbol one after the other.
  public var byLayer: BounceSymbolEffect { adding("byLayer") }
  /// The effect applied to the whole symbol at once.
  public var wholeSymbol: BounceSymbolEffect { adding("wholeSymbol") }
}

/// Makes a symbol grow and shrink.
public struct BreatheSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable {
  public private(set) var configuration = SymbolEffectConfiguration(kind: .breathe)

  init() {}

  private func adding(_ part: String) -> BreatheSymbolEffect {
    var copy = self
    copy.configuration = configuration.adding(part)
    return copy
  }

  public var plain: BreatheSymbolEffect { adding("plain") }
  public var pulse: BreatheSymbolEffect { adding("pulse") }
  /// The effect applied to the layers of the symbol one after the other.
  public var byLayer: BreatheSymbolEffect { adding("byLayer") }
  /// The effect applied to the whole symbol at once.
  public var wholeSymbol: BreatheSymbolEffect { adding("wholeSymbol") }
}

/// Makes a symbol fade and come back.
public struct PulseSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable {
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
  public private(set) var configuration = SymbolEffectConfiguration(kind: .replace)

  init() {}

  private func adding(_ part: String) -> ReplaceSymbolEffect {
    var copy = self
    copy.configuration = configuration.adding(part)
    return copy
  }

  public var downUp: ReplaceSymbolEffect { adding("downUp") }
  public var upUp: ReplaceSymbolEffect { adding("upUp") }
  public var offUp: ReplaceSymbolEffect { adding("offUp") }
  /// The effect applied to the layers of the symbol one after the other.
  public var byLayer: ReplaceSymbolEffect { adding("byLayer") }
  /// The effect applied to the whole symbol at once.
  public var wholeSymbol: ReplaceSymbolEffect { adding("wholeSymbol") }
}

/// Turns a symbol.
public struct RotateSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable {
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
  public private(set) var configuration = SymbolEffectConfiguration(kind: .scale)

  init() {}

  private func adding(_ part: String) -> ScaleSymbolEffect {
    var copy = self
    copy.configuration = configuration.adding(part)
    return copy
  }

  public var up: ScaleSymbolEffect { adding("up") }
  public var down: ScaleSymbolEffect { adding("down") }
  /// The effect applied to the layers of the symbol one after the other.
  public var byLayer: ScaleSymbolEffect { adding("byLayer") }
  /// The effect applied to the whole symbol at once.
  public var wholeSymbol: ScaleSymbolEffect { adding("wholeSymbol") }
}

/// Runs through the layers of a symbol with a variable value.
public struct VariableColorSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable {
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
  public var left: WiggleSymbolEffect { adding("left") }
  public var right: WiggleSymbolEffect { adding("right") }
  public var up: WiggleSymbolEffect { adding("up") }
  public var down: WiggleSymbolEffect { adding("down") }
  public var forward: WiggleSymbolEffect { adding("forward") }
  public var backward: WiggleSymbolEffect { adding("backward") }
  /// The effect applied to the layers of the symbol one after the other.
  public var byLayer: WiggleSymbolEffect { adding("byLayer") }
  /// The effect applied to the whole symbol at once.
  public var wholeSymbol: WiggleSymbolEffect { adding("wholeSymbol") }
}

extension SymbolEffect where Self == AppearSymbolEffect {
  public static var appear: AppearSymbolEffect { AppearSymbolEffect() }
}

extension SymbolEffect where Self == DisappearSymbolEffect {
  public static var disappear: DisappearSymbolEffect { DisappearSymbolEffect() }
}

extension SymbolEffect where Self == AutomaticSymbolEffect {
  public static var automatic: AutomaticSymbolEffect { AutomaticSymbolEffect() }
}

extension SymbolEffect where Self == BounceSymbolEffect {
  public static var bounce: BounceSymbolEffect { BounceSymbolEffect() }
}

extension SymbolEffect where Self == BreatheSymbolEffect {
  public static var breathe: BreatheSymbolEffect { BreatheSymbolEffect() }
}

extension SymbolEffect where Self == PulseSymbolEffect {
  public static var pulse: PulseSymbolEffect { PulseSymbolEffect() }
}

extension SymbolEffect where Self == ReplaceSymbolEffect {
  public static var replace: ReplaceSymbolEffect { ReplaceSymbolEffect() }
}

extension SymbolEffect where Self == RotateSymbolEffect {
  public static var rotate: RotateSymbolEffect { RotateSymbolEffect() }
}

extension SymbolEffect where Self == ScaleSymbolEffect {
  public static var scale: ScaleSymbolEffect { ScaleSymbolEffect() }
}

extension SymbolEffect where Self == VariableColorSymbolEffect {
  public static var variableColor: VariableColorSymbolEffect { VariableColorSymbolEffect() }
}

extension SymbolEffect where Self == WiggleSymbolEffect {
  public static var wiggle: WiggleSymbolEffect { WiggleSymbolEffect() }
}
