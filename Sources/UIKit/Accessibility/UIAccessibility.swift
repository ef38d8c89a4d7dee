import Foundation

/// The settings and notifications of assistive technology. All of it is off: views look as on a
/// device that was just set up.
public enum UIAccessibility {
  /// The changes that assistive technology is told of.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    public static let screenChanged = Notification(rawValue: 1000)
    public static let layoutChanged = Notification(rawValue: 1001)
    public static let announcement = Notification(rawValue: 1008)
    public static let pageScrolled = Notification(rawValue: 1009)
    public static let pauseAssistiveTechnology = Notification(rawValue: 1010)
    public static let resumeAssistiveTechnology = Notification(rawValue: 1011)
  }

  /// Tells assistive technology of a change. Differs: no effect, as none runs.
  public static func post(notification: Notification, argument: Any?) {}

  /// Differs: always false, as on a new device.
  public static var isVoiceOverRunning: Bool { false }
  public static var isSwitchControlRunning: Bool { false }
  public static var isAssistiveTouchRunning: Bool { false }
  public static var isGuidedAccessEnabled: Bool { false }
  public static var isSpeakScreenEnabled: Bool { false }
  public static var isSpeakSelectionEnabled: Bool { false }
  /// Differs: always true, as on a new device.
  public static var isShakeToUndoEnabled: Bool { true }
  public static var isBoldTextEnabled: Bool { false }
  public static var buttonShapesEnabled: Bool { false }
  public static var isClosedCaptioningEnabled: Bool { false }
  public static var isDarkerSystemColorsEnabled: Bool { false }
  public static var isGrayscaleEnabled: Bool { false }
  public static var isInvertColorsEnabled: Bool { false }
  public static var isMonoAudioEnabled: Bool { false }
  public static var isOnOffSwitchLabelsEnabled: Bool { false }
  public static var isReduceMotionEnabled: Bool { false }
  public static var isReduceTransparencyEnabled: Bool { false }
  /// Differs: always true, as on a new device.
  public static var isVideoAutoplayEnabled: Bool { true }
  public static var prefersCrossFadeTransitions: Bool { false }
  public static var shouldDifferentiateWithoutColor: Bool { false }

  public static let voiceOverStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityVoiceOverStatusDidChangeNotification")
  public static let reduceMotionStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityReduceMotionStatusDidChangeNotification")
  public static let reduceTransparencyStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityReduceTransparencyStatusDidChangeNotification")
  public static let boldTextStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityBoldTextStatusDidChangeNotification")

  /// A rectangle of a view converted to the screen's coordinates.
  @preconcurrency @MainActor
  public static func convertToScreenCoordinates(_ rect: CGRect, in view: UIView) -> CGRect {
    view.convert(rect, to: nil)
  }

  /// A path of a view converted to the screen's coordinates.
  @preconcurrency @MainActor
  public static func convertToScreenCoordinates(
    _ path: UIBezierPath, in view: UIView
  ) -> UIBezierPath {
    let origin = view.convert(CGPoint.zero, to: nil)
    let right = view.convert(CGPoint(x: 1, y: 0), to: nil)
    let down = view.convert(CGPoint(x: 0, y: 1), to: nil)
    let copy = UIBezierPath(cgPath: path.cgPath)
    copy.apply(
      CGAffineTransform(
        a: right.x - origin.x, b: right.y - origin.y, c: down.x - origin.x,
        d: down.y - origin.y, tx: origin.x, ty: origin.y))
    return copy
  }
}

/// The direction in which assistive technology scrolls an element.
public enum UIAccessibilityScrollDirection: Int, Sendable {
  case right = 1
  case left = 2
  case up = 3
  case down = 4
  case next = 5
  case previous = 6
}
