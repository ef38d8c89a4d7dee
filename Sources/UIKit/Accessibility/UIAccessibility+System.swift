import Foundation

extension UIAccessibility {
  /// The assistive technologies that notifications can name.
  public struct AssistiveTechnologyIdentifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let notificationVoiceOver = Self(
      rawValue: "UIAccessibilityNotificationVoiceOverIdentifier")
    public static let notificationSwitchControl = Self(
      rawValue: "UIAccessibilityNotificationSwitchControlIdentifier")
  }

  /// The ears that hearing devices are paired with.
  public struct HearingDeviceEar: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let left = HearingDeviceEar(rawValue: 1 << 1)
    public static let right = HearingDeviceEar(rawValue: 1 << 2)
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
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let voiceOver = Self(rawValue: 1 << 0)
    public static let zoom = Self(rawValue: 1 << 1)
    public static let assistiveTouch = Self(rawValue: 1 << 2)
    public static let invertColors = Self(rawValue: 1 << 3)
    public static let grayscaleDisplay = Self(rawValue: 1 << 4)
  }

  /// The focused element. Differs: always nil, as no assistive technology runs.
  public static func focusedElement(
    using assistiveTechnologyIdentifier: AssistiveTechnologyIdentifier?
  ) -> Any? { nil }

  /// Differs: always empty, as no hearing devices are paired.
  public static var hearingDevicePairedEar: HearingDeviceEar { [] }
  /// Differs: always false, as on a device that was just set up.
  public static var isShowBordersEnabled: Bool { false }

  /// Tells the magnifier where to look. Differs: no effect, as there is none.
  @preconcurrency @MainActor
  public static func zoomFocusChanged(
    zoomType type: ZoomType, toFrame frame: CGRect, in view: UIView
  ) {}

  /// Tells that the app's gestures conflict with the magnifier's. Differs: no effect, as there is
  /// none.
  public static func registerGestureConflictWithZoom() {}

  /// Differs: always refused, as on a device that is not managed.
  @preconcurrency @MainActor
  public static func requestGuidedAccessSession(
    enabled enable: Bool, completionHandler: @escaping @Sendable (Bool) -> Void
  ) { completionHandler(false) }

  /// Differs: always refused, as on a device that is not managed.
  @preconcurrency @MainActor
  public static func configureForGuidedAccess(
    features: GuidedAccessAccessibilityFeature, enabled: Bool,
    completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) { completionHandler(false, GuidedAccessError.permissionDenied) }

  // Differs: these notifications are never posted.

  public static let announcementDidFinishNotification = NSNotification.Name(
    "UIAccessibilityAnnouncementDidFinishNotification")
  public static let announcementStringValueUserInfoKey =
    "UIAccessibilityAnnouncementKeyStringValue"
  public static let announcementWasSuccessfulUserInfoKey =
    "UIAccessibilityAnnouncementKeyWasSuccessful"
  public static let elementFocusedNotification = NSNotification.Name(
    "UIAccessibilityElementFocusedNotification")
  public static let focusedElementUserInfoKey = "UIAccessibilityFocusedElementKey"
  public static let unfocusedElementUserInfoKey = "UIAccessibilityUnfocusedElementKey"
  public static let assistiveTechnologyUserInfoKey = "UIAccessibilityAssistiveTechnologyKey"
  public static let switchControlStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilitySwitchControlStatusDidChangeNotification")
  public static let assistiveTouchStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityAssistiveTouchStatusDidChangeNotification")
  public static let guidedAccessStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityGuidedAccessStatusDidChangeNotification")
  public static let darkerSystemColorsStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityDarkerSystemColorsStatusDidChangeNotification")
  public static let invertColorsStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityInvertColorsStatusDidChangeNotification")
  public static let grayscaleStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityGrayscaleStatusDidChangeNotification")
  public static let monoAudioStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityMonoAudioStatusDidChangeNotification")
  public static let closedCaptioningStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityClosedCaptioningStatusDidChangeNotification")
  public static let speakScreenStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilitySpeakScreenStatusDidChangeNotification")
  public static let speakSelectionStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilitySpeakSelectionStatusDidChangeNotification")
  public static let shakeToUndoDidChangeNotification = NSNotification.Name(
    "UIAccessibilityShakeToUndoDidChangeNotification")
  public static let onOffSwitchLabelsDidChangeNotification = NSNotification.Name(
    "UIAccessibilityOnOffSwitchLabelsDidChangeNotification")
  public static let buttonShapesEnabledStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityButtonShapesEnabledStatusDidChangeNotification")
  public static let prefersCrossFadeTransitionsStatusDidChange = NSNotification.Name(
    "UIAccessibilityPrefersCrossFadeTransitionsStatusDidChangeNotification")
  public static let videoAutoplayStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityVideoAutoplayStatusDidChangeNotification")
  public static let differentiateWithoutColorDidChangeNotification = NSNotification.Name(
    "UIAccessibilityShouldDifferentiateWithoutColorDidChangeNotification")
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

  public static let accessibilitySpeechPunctuation = NSAttributedString.Key(
    "UIAccessibilitySpeechAttributePunctuation")
  public static let accessibilitySpeechLanguage = NSAttributedString.Key(
    "UIAccessibilitySpeechAttributeLanguage")
  public static let accessibilitySpeechPitch = NSAttributedString.Key(
    "UIAccessibilitySpeechAttributePitch")
  public static let accessibilitySpeechQueueAnnouncement = NSAttributedString.Key(
    "UIAccessibilitySpeechAttributeQueueAnnouncement")
  public static let accessibilitySpeechAnnouncementPriority = NSAttributedString.Key(
    "UIAccessibilitySpeechAttributeAnnouncementPriority")
  public static let accessibilitySpeechIPANotation = NSAttributedString.Key(
    "UIAccessibilitySpeechAttributeIPANotation")
  public static let accessibilitySpeechSpellOut = NSAttributedString.Key(
    "UIAccessibilitySpeechAttributeSpellOut")
  public static let accessibilityTextHeadingLevel = NSAttributedString.Key(
    "UIAccessibilityTextAttributeHeadingLevel")
  public static let accessibilityTextCustom = NSAttributedString.Key(
    "UIAccessibilityTextAttributeCustom")
  public static let accessibilityTextualContext = NSAttributedString.Key(
    "UIAccessibilityTextAttributeContext")
}
