// Differs: feedback has no effect, whatever its place in a view.

extension UIFeedbackGenerator {
  /// - Parameter view: The view in which the user acts.
  public convenience init(view: UIView) { self.init() }
}

extension UIImpactFeedbackGenerator {
  public convenience init(style: UIImpactFeedbackGenerator.FeedbackStyle, view: UIView) {
    self.init(style: style)
  }

  public func impactOccurred(at location: CGPoint) {}
  public func impactOccurred(intensity: CGFloat, at location: CGPoint) {}
}

extension UISelectionFeedbackGenerator {
  public func selectionChanged(at location: CGPoint) {}
}

extension UINotificationFeedbackGenerator {
  public func notificationOccurred(
    _ notificationType: UINotificationFeedbackGenerator.FeedbackType, at location: CGPoint
  ) {}
}

/// Plays taps for drawing, such as for a line that snaps to a guide.
open class UICanvasFeedbackGenerator: UIFeedbackGenerator {
  open func alignmentOccurred(at location: CGPoint) {}
  open func pathCompleted(at location: CGPoint) {}
}
