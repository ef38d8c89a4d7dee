/// A motion of a symbol, or a state that it stays in.
public protocol SymbolEffect: Sendable {
  /// The kind of the effect and the variants that were added to it.
  var configuration: SymbolEffectConfiguration { get }
}

/// An effect that runs and ends.
public protocol DiscreteSymbolEffect: SymbolEffect {}
/// An effect that lasts until it is removed.
public protocol IndefiniteSymbolEffect: SymbolEffect {}
/// An effect that leads from one symbol to another.
public protocol ContentTransitionSymbolEffect: SymbolEffect {}
/// An effect that makes a symbol appear or disappear.
public protocol TransitionSymbolEffect: SymbolEffect {}

/// The kind of an effect and its variants.
public struct SymbolEffectConfiguration: Hashable, Sendable {
  enum Kind: String, Hashable, Sendable {
    case appear, automatic, bounce, breathe, disappear, pulse, replace, rotate, scale
    case variableColor, wiggle
  }

  let kind: Kind
  /// The variants that an effect's members add, such as `up` and `byLayer`.
  var parts: [String] = []

  func adding(_ part: String) -> SymbolEffectConfiguration {
    var copy = self
    copy.parts.append(part)
    return copy
  }

  /// Whether the symbol is hidden at the end of the effect.
  var hides: Bool { kind == .disappear }
  /// Whether the symbol is larger or smaller while the effect lasts.
  var resizes: Bool { kind == .scale && !parts.isEmpty }
}

/// How often and how fast an effect runs. At rest they make no difference.
public struct SymbolEffectOptions: Hashable, Sendable {
  var repeatCount: Int?
  var isRepeating: Bool?
  var speedFactor = 1.0
  var delaySeconds: Double?

  /// How an effect is repeated.
  public struct RepeatBehavior: Hashable, Sendable {
    let count: Int?
    let delay: Double?

    /// Repeats without a pause.
    public static var continuous: RepeatBehavior { RepeatBehavior(count: nil, delay: nil) }
    /// Repeats with the usual pause between two runs.
    public static var periodic: RepeatBehavior { RepeatBehavior(count: nil, delay: 0) }

    /// Repeats with a pause in seconds; nil stands for the usual one. `count` is the number of
    /// runs, nil for no end.
    public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior {
      RepeatBehavior(count: count, delay: delay ?? 0)
    }
  }

  /// An effect that runs as often and as fast as its kind does by default.
  public static var `default`: SymbolEffectOptions { SymbolEffectOptions() }
  /// Runs the effect without end, where its kind can be repeated.
  public static var repeating: SymbolEffectOptions { SymbolEffectOptions().repeating }
  /// Runs the effect once.
  public static var nonRepeating: SymbolEffectOptions { SymbolEffectOptions().nonRepeating }

  /// Runs the effect a number of times; nil for the default.
  public static func `repeat`(_ count: Int?) -> SymbolEffectOptions {
    SymbolEffectOptions().repeat(count)
  }

  /// Runs the effect as often as the behaviour says.
  public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
    SymbolEffectOptions().repeat(behavior)
  }

  /// Runs the effect at a multiple of its usual speed.
  public static func speed(_ speed: Double) -> SymbolEffectOptions {
    SymbolEffectOptions().speed(speed)
  }

  /// The options with an effect that runs without end.
  public var repeating: SymbolEffectOptions { changed { $0.isRepeating = true } }
  /// The options with an effect that runs once.
  public var nonRepeating: SymbolEffectOptions { changed { $0.isRepeating = false } }

  /// The options with a number of runs; nil for the default.
  public func `repeat`(_ count: Int?) -> SymbolEffectOptions { changed { $0.repeatCount = count } }

  /// The options with a behaviour's number of runs and its pause.
  public func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
    changed {
      $0.isRepeating = true
      $0.repeatCount = behavior.count
      $0.delaySeconds = behavior.delay
    }
  }

  /// The options with a multiple of the usual speed; 1 is the usual one.
  public func speed(_ speed: Double) -> SymbolEffectOptions { changed { $0.speedFactor = speed } }

  private func changed(_ change: (inout SymbolEffectOptions) -> Void) -> SymbolEffectOptions {
    var copy = self
    change(&copy)
    return copy
  }
}
