/// Plays taps that the hand feels. Differs: feedback has no effect.
@preconcurrency @MainActor
open class UIFeedbackGenerator: NSObject {
  public override init() {
    super.init()
  }

  /// Differs: no effect.
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

  public init(style: UIImpactFeedbackGenerator.FeedbackStyle) {
    super.init()
  }

  open func impactOccurred() {}

  open func impactOccurred(intensity: CGFloat) {}
}

/// Feedback for a changed selection. Differs: no effect.
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
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

  open func notificationOccurred(
    _ notificationType: UINotificationFeedbackGenerator.FeedbackType
  ) {}
}
