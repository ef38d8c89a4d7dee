/// A motion of a symbol, or a state that it stays in.
public protocol SymbolEffect: Sendable {
  var configuration: SymbolEffectConfiguration { get }
}

/// One that runs and ends.
public protocol DiscreteSymbolEffect: SymbolEffect {}
/// One that lasts until it is removed.
public protocol IndefiniteSymbolEffect: SymbolEffect {}
/// One that leads from one symbol to another.
public protocol ContentTransitionSymbolEffect: SymbolEffect {}
/// One that leads to a symbol, or away from it.
public protocol TransitionSymbolEffect: SymbolEffect {}

/// What an effect does.
public struct SymbolEffectConfiguration: Hashable, Sendable {
  enum Kind: String, Hashable, Sendable {
    case appear, automatic, bounce, breathe, disappear, pulse, replace, rotate, scale
    case variableColor, wiggle
  }

  let kind: Kind
  /// What members of an effect add: `up`, `byLayer`.
  var parts: [String] = []

  func adding(_ part: String) -> SymbolEffectConfiguration {
    var copy = self
    copy.parts.append(part)
    return copy
  }

  /// Whether the symbol is not seen at the end.
  var hides: Bool { kind == .disappear }
  /// Whether the symbol is larger or smaller as long as the effect lasts.
  var resizes: Bool { kind == .scale && !parts.isEmpty }
}

/// How often and how fast an effect runs.
public struct SymbolEffectOptions: Hashable, Sendable {
  var repeatCount: Int?
  var isRepeating: Bool?
  var speedFactor = 1.0
  var delaySeconds: Double?

  /// How an effect comes again.
  public struct RepeatBehavior: Hashable, Sendable {
    let count: Int?
    let delay: Double?

    public static var continuous: RepeatBehavior { RepeatBehavior(count: nil, delay: nil) }
    public static var periodic: RepeatBehavior { RepeatBehavior(count: nil, delay: 0) }

    public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior {
      RepeatBehavior(count: count, delay: delay ?? 0)
    }
  }

  public static var `default`: SymbolEffectOptions { SymbolEffectOptions() }
  public static var repeating: SymbolEffectOptions { SymbolEffectOptions().repeating }
  public static var nonRepeating: SymbolEffectOptions { SymbolEffectOptions().nonRepeating }

  public static func `repeat`(_ count: Int?) -> SymbolEffectOptions {
    SymbolEffectOptions().repeat(count)
  }

  public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
    SymbolEffectOptions().repeat(behavior)
  }

  public static func speed(_ speed: Double) -> SymbolEffectOptions {
    SymbolEffectOptions().speed(speed)
  }

  public var repeating: SymbolEffectOptions { changed { $0.isRepeating = true } }
  public var nonRepeating: SymbolEffectOptions { changed { $0.isRepeating = false } }

  public func `repeat`(_ count: Int?) -> SymbolEffectOptions { changed { $0.repeatCount = count } }

  public func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
    changed {
      $0.isRepeating = true
      $0.repeatCount = behavior.count
      $0.delaySeconds = behavior.delay
    }
  }

  public func speed(_ speed: Double) -> SymbolEffectOptions { changed { $0.speedFactor = speed } }

  private func changed(_ change: (inout SymbolEffectOptions) -> Void) -> SymbolEffectOptions {
    var copy = self
    change(&copy)
    return copy
  }
}
