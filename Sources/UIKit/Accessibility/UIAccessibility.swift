import Foundation

/// The settings and notifications of assistive technology. All of it is off: views look as on a
/// device that was just set up.
public enum UIAccessibility {
  /// The changes that assistive technology is told of.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    /// The number that UIKit knows the change by.
    public let rawValue: UInt32

    /// A change by its number, which is not checked.
    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    /// Much of the screen was replaced; the argument is the element to begin with or a text to
    /// read.
    public static let screenChanged = Notification(rawValue: 1000)
    /// Some elements came or went; the argument is the element to go to or a text to read.
    public static let layoutChanged = Notification(rawValue: 1001)
    /// A text, the argument, has to be read aloud.
    public static let announcement = Notification(rawValue: 1008)
    /// The content was scrolled by a page; the argument is a text that tells the new place.
    public static let pageScrolled = Notification(rawValue: 1009)
    /// A technology that the argument names has to stop for now.
    public static let pauseAssistiveTechnology = Notification(rawValue: 1010)
    /// A technology that the argument names may go on.
    public static let resumeAssistiveTechnology = Notification(rawValue: 1011)
  }

  /// Tells assistive technology of a change. Differs: no effect, as none runs.
  public static func post(notification: Notification, argument: Any?) {}

  /// Whether VoiceOver reads the screen aloud. Differs: always false, as on a new device.
  public static var isVoiceOverRunning: Bool { false }
  /// Whether the device is operated by switches. Differs: always false.
  public static var isSwitchControlRunning: Bool { false }
  /// Whether a button on the screen stands for gestures. Differs: always false.
  public static var isAssistiveTouchRunning: Bool { false }
  /// Whether the device is kept in this app. Differs: always false.
  public static var isGuidedAccessEnabled: Bool { false }
  /// Whether the whole screen can be read aloud at a gesture. Differs: always false.
  public static var isSpeakScreenEnabled: Bool { false }
  /// Whether a selected text can be read aloud. Differs: always false.
  public static var isSpeakSelectionEnabled: Bool { false }
  /// Whether shaking the device undoes. Differs: always true, as on a new device.
  public static var isShakeToUndoEnabled: Bool { true }
  /// Whether system fonts are asked to be bold. Differs: always false, also under the trait
  /// `legibilityWeight`.
  public static var isBoldTextEnabled: Bool { false }
  /// Whether buttons are asked to show a shape behind their titles. Differs: always false.
  public static var buttonShapesEnabled: Bool { false }
  /// Whether captions are preferred in videos. Differs: always false.
  public static var isClosedCaptioningEnabled: Bool { false }
  /// Whether the system's colours have a raised contrast. Differs: always false, also under the
  /// trait `accessibilityContrast`, which is what changes colours here.
  public static var isDarkerSystemColorsEnabled: Bool { false }
  /// Whether the screen shows no colours. Differs: always false.
  public static var isGrayscaleEnabled: Bool { false }
  /// Whether the screen's colours are inverted. Differs: always false.
  public static var isInvertColorsEnabled: Bool { false }
  /// Whether sound is mixed to one channel. Differs: always false.
  public static var isMonoAudioEnabled: Bool { false }
  /// Whether switches are asked to show signs for on and off. Differs: always false.
  public static var isOnOffSwitchLabelsEnabled: Bool { false }
  /// Whether motion is asked to be reduced. Differs: always false.
  public static var isReduceMotionEnabled: Bool { false }
  /// Whether translucent backgrounds are asked to be opaque. Differs: always false.
  public static var isReduceTransparencyEnabled: Bool { false }
  /// Whether previews of videos may start by themselves. Differs: always true, as on a new device.
  public static var isVideoAutoplayEnabled: Bool { true }
  /// Whether fades are preferred to sliding transitions. Differs: always false.
  public static var prefersCrossFadeTransitions: Bool { false }
  /// Whether information by colour alone is unwanted. Differs: always false.
  public static var shouldDifferentiateWithoutColor: Bool { false }

  /// Apple posts it when VoiceOver is switched on or off. Differs: never posted.
  public static let voiceOverStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityVoiceOverStatusDidChangeNotification")
  /// Apple posts it when less motion is asked for or not any more. Differs: never posted.
  public static let reduceMotionStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityReduceMotionStatusDidChangeNotification")
  /// Apple posts it when less translucency is asked for or not any more. Differs: never posted.
  public static let reduceTransparencyStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityReduceTransparencyStatusDidChangeNotification")
  /// Apple posts it when bold text is asked for or not any more. Differs: never posted.
  public static let boldTextStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityBoldTextStatusDidChangeNotification")

  /// A rectangle of a view, in points, converted to the coordinates of its window, which takes the
  /// screen's origin for its own. Without a window, the coordinates are those of the topmost view.
  @preconcurrency @MainActor
  public static func convertToScreenCoordinates(_ rect: CGRect, in view: UIView) -> CGRect {
    view.convert(rect, to: nil)
  }

  /// A copy of a path of a view, converted to the coordinates of its window, with the view's
  /// rotation and scale.
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
