/// How the content of a view changes under an animation.
///
/// Differs: texts alone have it, and change at once where no modifier says another thing. A text
/// fades from one to the next; digits do not roll.
public struct ContentTransition: Equatable, Sendable {
  enum Kind: Equatable, Sendable {
    case identity, opacity, interpolate
    case numericText(Double?, countsDown: Bool)
    case symbolEffect
  }

  let kind: Kind

  /// The new content takes the place of the old at once.
  public static let identity = ContentTransition(kind: .identity)
  /// The old content fades away, the new one comes.
  public static let opacity = ContentTransition(kind: .opacity)
  /// One content becomes the other. Differs: texts fade, as with `opacity`.
  public static let interpolate = ContentTransition(kind: .interpolate)
  /// Not drawn: the digits' way (`FidelityFeature.transitionStyle`); they fade.
  public static func numericText(countsDown: Bool = false) -> ContentTransition {
    ContentTransition(kind: .numericText(nil, countsDown: countsDown))
  }
  /// Not drawn: the digits' way (`FidelityFeature.transitionStyle`); they fade.
  public static func numericText(value: Double) -> ContentTransition {
    ContentTransition(kind: .numericText(value, countsDown: false))
  }
  /// A symbol's own way to another one. Symbols change at once here.
  public static var symbolEffect: ContentTransition { ContentTransition(kind: .symbolEffect) }
  /// A symbol's own way to another one by an effect. Symbols change at once here.
  public static func symbolEffect<T: ContentTransitionSymbolEffect & SymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default
  ) -> ContentTransition { .symbolEffect }

  /// Notes what the pictures of the way lack.
  func noteMotion() {
    if case .numericText = kind {
      FidelityLedger.note(.transitionStyle, "contentTransition(.numericText)")
    }
  }
}

private enum ContentTransitionKey: EnvironmentKey {
  static var defaultValue: ContentTransition? { nil }
}
private enum DrawingGroupKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  /// How texts and symbols go from one content to another.
  public var contentTransition: ContentTransition {
    get { self[ContentTransitionKey.self] ?? .interpolate }
    set { self[ContentTransitionKey.self] = newValue }
  }
  /// Whether transitions are drawn as one picture: they are anyway.
  public var contentTransitionAddsDrawingGroup: Bool {
    get { self[DrawingGroupKey.self] }
    set { self[DrawingGroupKey.self] = newValue }
  }
  /// The one that a text shows; nil where it changes at once.
  var shownContentTransition: ContentTransition? {
    switch self[ContentTransitionKey.self]?.kind {
    case .opacity, .interpolate, .numericText: self[ContentTransitionKey.self]
    case .identity, .symbolEffect, nil: nil
    }
  }
}

extension View {
  /// Sets how texts and symbols below go from one content to another.
  public func contentTransition(_ transition: ContentTransition) -> some View {
    environment(\.contentTransition, transition)
  }
}

/// How far something has come, 0 … 1.
struct FadeValue: MotionValue {
  var value: Double
  var vector: Double { value }
  func moved(to vector: Double) -> FadeValue { FadeValue(value: vector) }
  func canMove(from other: FadeValue) -> Bool { true }
}
