import Foundation

extension UIAccessibility {
  /// The assistive technologies that notifications can name.
  public struct AssistiveTechnologyIdentifier: RawRepresentable, Hashable, Sendable {
    /// The name that UIKit sends in notifications.
    public let rawValue: String

    /// An identifier of any technology; the string is not checked.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// VoiceOver, which reads the screen aloud.
    public static let notificationVoiceOver = Self(
      rawValue: "UIAccessibilityNotificationVoiceOverIdentifier")
    /// Switch Control, which is operated with a few buttons.
    public static let notificationSwitchControl = Self(
      rawValue: "UIAccessibilityNotificationSwitchControlIdentifier")
  }

  /// The ears that hearing devices are paired with.
  public struct HearingDeviceEar: OptionSet, Sendable {
    /// The bits of the ears: 2 for the left and 4 for the right one.
    public let rawValue: UInt

    /// A set of the ears whose bits are set; other bits are kept and mean no ear.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The left ear.
    public static let left = HearingDeviceEar(rawValue: 1 << 1)
    /// The right ear.
    public static let right = HearingDeviceEar(rawValue: 1 << 2)
    /// The left and the right ear.
    public static let both: HearingDeviceEar = [.left, .right]
  }

  /// What the magnifier's focus is moved for.
  public enum ZoomType: Int, Sendable {
    case insertionPoint = 0
  }

  /// The reasons why guided access cannot be configured.
  public enum GuidedAccessError: Int, Error, Sendable {
    case permissionDenied = 0
    case failed = 1
  }

  /// The features that guided access can allow.
  public struct GuidedAccessAccessibilityFeature: OptionSet, Sendable {
    /// The bits of the features, the first for VoiceOver.
    public let rawValue: UInt

    /// A set of the features whose bits are set; other bits are kept and mean no feature.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// VoiceOver, which reads the screen aloud.
    public static let voiceOver = Self(rawValue: 1 << 0)
    /// The magnifier.
    public static let zoom = Self(rawValue: 1 << 1)
    /// AssistiveTouch, the button on the screen that stands for gestures and keys.
    public static let assistiveTouch = Self(rawValue: 1 << 2)
    /// The screen with inverted colours.
    public static let invertColors = Self(rawValue: 1 << 3)
    /// The screen without colours.
    public static let grayscaleDisplay = Self(rawValue: 1 << 4)
  }

  /// The element that a technology focuses, or any of them where the identifier is nil. Differs:
  /// always nil, as no assistive technology runs.
  public static func focusedElement(
    using assistiveTechnologyIdentifier: AssistiveTechnologyIdentifier?
  ) -> Any? { nil }

  /// The ears that a paired hearing device is worn in. Differs: always empty, as no device is
  /// paired.
  public static var hearingDevicePairedEar: HearingDeviceEar { [] }
  /// Whether buttons and other controls are asked to show a border. Differs: always false, as on a
  /// device that was just set up.
  public static var isShowBordersEnabled: Bool { false }

  /// Tells the magnifier where to look. Differs: no effect, as there is none.
  @preconcurrency @MainActor
  public static func zoomFocusChanged(
    zoomType type: ZoomType, toFrame frame: CGRect, in view: UIView
  ) {}

  /// Tells that the app's gestures conflict with the magnifier's. Differs: no effect, as there is
  /// none.
  public static func registerGestureConflictWithZoom() {}

  /// Asks for guided access for this app alone, or for its end. Differs: always refused, as on a
  /// device that is not managed; the handler runs at once, with false.
  @preconcurrency @MainActor
  public static func requestGuidedAccessSession(
    enabled enable: Bool, completionHandler: @escaping @Sendable (Bool) -> Void
  ) { completionHandler(false) }

  /// Allows or forbids features in guided access. Differs: always refused, as on a device that is
  /// not managed; the handler runs at once, with ``GuidedAccessError/permissionDenied``.
  @preconcurrency @MainActor
  public static func configureForGuidedAccess(
    features: GuidedAccessAccessibilityFeature, enabled: Bool,
    completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) { completionHandler(false, GuidedAccessError.permissionDenied) }

  // Differs: none of these notifications is ever posted, as no setting changes and no assistive
  // technology runs.

  /// Apple posts it when VoiceOver has read an announcement out.
  public static let announcementDidFinishNotification = NSNotification.Name(
    "UIAccessibilityAnnouncementDidFinishNotification")
  /// The key of the text that was announced, a string.
  public static let announcementStringValueUserInfoKey =
    "UIAccessibilityAnnouncementKeyStringValue"
  /// The key of whether the announcement was read to its end, a boolean in an `NSNumber`.
  public static let announcementWasSuccessfulUserInfoKey =
    "UIAccessibilityAnnouncementKeyWasSuccessful"
  /// Apple posts it when a technology has moved its focus.
  public static let elementFocusedNotification = NSNotification.Name(
    "UIAccessibilityElementFocusedNotification")
  /// The key of the element that has the focus now.
  public static let focusedElementUserInfoKey = "UIAccessibilityFocusedElementKey"
  /// The key of the element that had the focus before.
  public static let unfocusedElementUserInfoKey = "UIAccessibilityUnfocusedElementKey"
  /// The key of the technology whose focus moved, the text of an ``AssistiveTechnologyIdentifier``.
  public static let assistiveTechnologyUserInfoKey = "UIAccessibilityAssistiveTechnologyKey"
  /// Apple posts it when Switch Control is switched on or off.
  public static let switchControlStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilitySwitchControlStatusDidChangeNotification")
  /// Apple posts it when AssistiveTouch is switched on or off.
  public static let assistiveTouchStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityAssistiveTouchStatusDidChangeNotification")
  /// Apple posts it when guided access begins or ends.
  public static let guidedAccessStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityGuidedAccessStatusDidChangeNotification")
  /// Apple posts it when the contrast of the system's colours is raised or lowered.
  public static let darkerSystemColorsStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityDarkerSystemColorsStatusDidChangeNotification")
  /// Apple posts it when the screen's colours are inverted or not any more.
  public static let invertColorsStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityInvertColorsStatusDidChangeNotification")
  /// Apple posts it when the screen loses its colours or has them again.
  public static let grayscaleStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityGrayscaleStatusDidChangeNotification")
  /// Apple posts it when sound is mixed to one channel or to two again.
  public static let monoAudioStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityMonoAudioStatusDidChangeNotification")
  /// Apple posts it when captions are switched on or off.
  public static let closedCaptioningStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityClosedCaptioningStatusDidChangeNotification")
  /// Apple posts it when reading the whole screen aloud is allowed or forbidden.
  public static let speakScreenStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilitySpeakScreenStatusDidChangeNotification")
  /// Apple posts it when reading a selection aloud is allowed or forbidden.
  public static let speakSelectionStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilitySpeakSelectionStatusDidChangeNotification")
  /// Apple posts it when shaking the device to undo is allowed or forbidden.
  public static let shakeToUndoDidChangeNotification = NSNotification.Name(
    "UIAccessibilityShakeToUndoDidChangeNotification")
  /// Apple posts it when the signs for on and off inside switches are asked for or not any more.
  public static let onOffSwitchLabelsDidChangeNotification = NSNotification.Name(
    "UIAccessibilityOnOffSwitchLabelsDidChangeNotification")
  /// Apple posts it when shapes behind the titles of buttons are asked for or not any more.
  public static let buttonShapesEnabledStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityButtonShapesEnabledStatusDidChangeNotification")
  /// Apple posts it when fades are preferred to sliding transitions or not any more.
  public static let prefersCrossFadeTransitionsStatusDidChange = NSNotification.Name(
    "UIAccessibilityPrefersCrossFadeTransitionsStatusDidChangeNotification")
  /// Apple posts it when previews of videos may start by themselves or not any more.
  public static let videoAutoplayStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityVideoAutoplayStatusDidChangeNotification")
  /// Apple posts it when information by colour alone is unwanted or welcome again.
  public static let differentiateWithoutColorDidChangeNotification = NSNotification.Name(
    "UIAccessibilityShouldDifferentiateWithoutColorDidChangeNotification")
  /// Apple posts it when a hearing device is paired with an ear or parted from it.
  public static let hearingDevicePairedEarDidChangeNotification = NSNotification.Name(
    "UIAccessibilityHearingDevicePairedEarDidChangeNotification")
}

/// The state of guided access, which keeps a device in one app. It is off here.
public enum UIGuidedAccessRestrictionState: Int, Sendable {
  case allow = 0
  case deny = 1
}

extension NSAttributedString.Key {
  // How text is spoken; without effect on a picture.

  /// Whether punctuation is read aloud, a boolean in an `NSNumber`.
  public static let accessibilitySpeechPunctuation = NSAttributedString.Key(
    "UIAccessibilitySpeechAttributePunctuation")
  /// The language that a text is spoken in, a BCP 47 tag as a string.
  public static let accessibilitySpeechLanguage = NSAttributedString.Key(
    "UIAccessibilitySpeechAttributeLanguage")
  /// The pitch of the voice, 0…2 in an `NSNumber`; 1 is the usual one.
  public static let accessibilitySpeechPitch = NSAttributedString.Key(
    "UIAccessibilitySpeechAttributePitch")
  /// Whether an announcement waits for what is spoken, a boolean in an `NSNumber`; it interrupts
  /// otherwise.
  public static let accessibilitySpeechQueueAnnouncement = NSAttributedString.Key(
    "UIAccessibilitySpeechAttributeQueueAnnouncement")
  /// The importance of an announcement against others that wait, a string.
  public static let accessibilitySpeechAnnouncementPriority = NSAttributedString.Key(
    "UIAccessibilitySpeechAttributeAnnouncementPriority")
  /// The pronunciation in letters of the International Phonetic Alphabet, a string.
  public static let accessibilitySpeechIPANotation = NSAttributedString.Key(
    "UIAccessibilitySpeechAttributeIPANotation")
  /// Whether a text is spoken letter by letter, a boolean in an `NSNumber`.
  public static let accessibilitySpeechSpellOut = NSAttributedString.Key(
    "UIAccessibilitySpeechAttributeSpellOut")
  /// The level of a heading, 1…6 in an `NSNumber`; 0 stands for none.
  public static let accessibilityTextHeadingLevel = NSAttributedString.Key(
    "UIAccessibilityTextAttributeHeadingLevel")
  /// Names of further properties of a text that an app tells of, an array of strings.
  public static let accessibilityTextCustom = NSAttributedString.Key(
    "UIAccessibilityTextAttributeCustom")
  /// The kind of text, the string of a ``UIAccessibilityTextualContext``.
  public static let accessibilityTextualContext = NSAttributedString.Key(
    "UIAccessibilityTextAttributeContext")
}
