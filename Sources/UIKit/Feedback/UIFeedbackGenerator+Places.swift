// Differs: feedback has no effect, whatever its place in a view.

extension UIFeedbackGenerator {
  /// Feedback for what happens in a view. Differs: no effect.
  ///
  /// - Parameter view: The view in which the user acts.
  public convenience init(view: UIView) { self.init() }
}

extension UIImpactFeedbackGenerator {
  /// Feedback for collisions of a strength in a view. Differs: no effect.
  public convenience init(style: UIImpactFeedbackGenerator.FeedbackStyle, view: UIView) {
    self.init(style: style)
  }

  /// Plays a collision at a place. Differs: no effect.
  public func impactOccurred(at location: CGPoint) {}
  /// Plays a collision of an intensity, 0…1, at a place. Differs: no effect.
  public func impactOccurred(intensity: CGFloat, at location: CGPoint) {}
}

extension UISelectionFeedbackGenerator {
  /// Plays a changed selection at a place. Differs: no effect.
  public func selectionChanged(at location: CGPoint) {}
}

extension UINotificationFeedbackGenerator {
  /// Plays a result at a place. Differs: no effect.
  public func notificationOccurred(
    _ notificationType: UINotificationFeedbackGenerator.FeedbackType, at location: CGPoint
  ) {}
}

/// Plays taps for drawing, such as for a line that snaps to a guide.
open class UICanvasFeedbackGenerator: UIFeedbackGenerator {
  /// Plays an alignment with a guide at a place. Differs: no effect.
  open func alignmentOccurred(at location: CGPoint) {}
  /// Plays the end of a shape at a place. Differs: no effect.
  open func pathCompleted(at location: CGPoint) {}
}
