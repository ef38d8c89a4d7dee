import Foundation

/// How a device is held.
public enum UIDeviceOrientation: Int, Sendable {
  /// It is not known how the device is held.
  case unknown = 0
  /// The device is upright, the home button below.
  case portrait = 1
  /// The device is upright, the home button above.
  case portraitUpsideDown = 2
  /// The device lies on its left side, the home button at the right.
  case landscapeLeft = 3
  /// The device lies on its right side, the home button at the left.
  case landscapeRight = 4
  /// The device lies flat, the screen above.
  case faceUp = 5
  /// The device lies flat, the screen below.
  case faceDown = 6

  /// Whether the device is held upright, either way up.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether the device lies on its side, either way.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// Whether the device lies flat.
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
  /// Whether an interface can lie so: all but flat and unknown.
  public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}

/// The device that a snapshot stands for; the traits of the key window decide which kind.
@preconcurrency @MainActor
open class UIDevice: NSObject {
  /// Whether a battery is charged.
  public enum BatteryState: Int, Sendable {
    case unknown = 0
    case unplugged = 1
    case charging = 2
    case full = 3
  }

  /// The only device.
  public static let current = UIDevice()

  /// The device's name. Differs: that of the model.
  open var name: String { model }
  /// "iPad" or "iPhone", according to ``userInterfaceIdiom``.
  open var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }
  /// The model's name in the user's language; the same as ``model``.
  open var localizedModel: String { model }
  /// Always "iOS", also for an iPad. Differs: recent iPads say "iPadOS".
  open var systemName: String { "iOS" }
  /// The version of iOS that the look of controls is taken from.
  open var systemVersion: String { "18.0" }
  /// An identifier that does not change from run to run.
  open var identifierForVendor: UUID? {
    UUID(uuid: (0, 0, 0, 0, 0, 0, 64, 0, 128, 0, 0, 0, 0, 0, 0, 1))
  }

  /// The kind of device of the key window's traits.
  open var userInterfaceIdiom: UIUserInterfaceIdiom {
    let idiom = UIWindowScene.only.traitCollection.userInterfaceIdiom
    return idiom == .unspecified ? .phone : idiom
  }

  /// The orientation of the key window.
  open var orientation: UIDeviceOrientation {
    UIWindowScene.only.interfaceOrientation.isLandscape ? .landscapeLeft : .portrait
  }

  /// Whether turns of the device are reported. Differs: always false, as the device is never
  /// turned.
  open var isGeneratingDeviceOrientationNotifications: Bool { false }

  /// Asks for reports of turns of the device. Differs: no effect, as the device is never turned.
  open func beginGeneratingDeviceOrientationNotifications() {}

  /// Ends what ``beginGeneratingDeviceOrientationNotifications()`` began. No effect, as the device
  /// is never turned.
  open func endGeneratingDeviceOrientationNotifications() {}

  /// Whether the app wants to know of the battery. Kept, as there is none.
  open var isBatteryMonitoringEnabled = false
  /// Whether the battery is charged. Differs: always unknown.
  open var batteryState: BatteryState { .unknown }
  /// The charge of the battery, 0…1. Differs: always -1, for an unknown level.
  open var batteryLevel: Float { -1 }
  /// Whether several apps can run; always true.
  open var isMultitaskingSupported: Bool { true }
  /// Whether the app wants to know of something near the screen. Kept, as nothing comes near.
  open var isProximityMonitoringEnabled = false
  /// Whether something is near the screen. Differs: always false.
  open var proximityState: Bool { false }

  /// Apple posts it when the device is turned. Differs: never posted.
  public static let orientationDidChangeNotification = NSNotification.Name(
    "UIDeviceOrientationDidChangeNotification")
  /// Apple posts it when charging begins or ends. Differs: never posted.
  public static let batteryStateDidChangeNotification = NSNotification.Name(
    "UIDeviceBatteryStateDidChangeNotification")
  /// Apple posts it when the battery's level changes. Differs: never posted.
  public static let batteryLevelDidChangeNotification = NSNotification.Name(
    "UIDeviceBatteryLevelDidChangeNotification")
}
