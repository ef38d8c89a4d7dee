/// Plays taps that the hand feels. Differs: feedback has no effect.
@preconcurrency @MainActor
open class UIFeedbackGenerator: NSObject {
  public override init() {
    super.init()
  }

  /// Makes the device ready to play soon. Differs: no effect.
  open func prepare() {}
}

/// Feedback for a collision. Differs: no effect.
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// The strengths of a collision.
  public enum FeedbackStyle: Int, Sendable {
    case light = 0
    case medium = 1
    case heavy = 2
    case soft = 3
    case rigid = 4
  }

  public override init() {
    super.init()
  }

  /// Feedback for collisions of a strength. Differs: no effect.
  public init(style: UIImpactFeedbackGenerator.FeedbackStyle) {
    super.init()
  }

  /// Plays a collision. Differs: no effect.
  open func impactOccurred() {}

  /// Plays a collision of an intensity, 0…1. Differs: no effect.
  open func impactOccurred(intensity: CGFloat) {}
}

/// Feedback for a changed selection. Differs: no effect.
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Plays a changed selection. Differs: no effect.
  open func selectionChanged() {}
}

/// Feedback for success or failure. Differs: no effect.
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// The kinds of results.
  public enum FeedbackType: Int, Sendable {
    case success = 0
    case warning = 1
    case error = 2
  }

  /// Plays a result. Differs: no effect.
  open func notificationOccurred(
    _ notificationType: UINotificationFeedbackGenerator.FeedbackType
  ) {}
}
