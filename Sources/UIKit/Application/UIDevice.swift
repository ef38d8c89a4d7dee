import Foundation

/// How a device is held.
public enum UIDeviceOrientation: Int, Sendable {
  case unknown = 0
  case portrait = 1
  case portraitUpsideDown = 2
  case landscapeLeft = 3
  case landscapeRight = 4
  case faceUp = 5
  case faceDown = 6

  /// Whether the device is held upright, either way up.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether the device lies on its side, either way.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// Whether the device lies flat.
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
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

  public static let current = UIDevice()

  /// The device's name. Differs: that of the model.
  open var name: String { model }
  open var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }
  open var localizedModel: String { model }
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

  /// Differs: always false, as the device is never turned.
  open var isGeneratingDeviceOrientationNotifications: Bool { false }

  /// Differs: the call has no effect, as the device is never turned.
  open func beginGeneratingDeviceOrientationNotifications() {}

  open func endGeneratingDeviceOrientationNotifications() {}

  open var isBatteryMonitoringEnabled = false
  /// Differs: always unknown.
  open var batteryState: BatteryState { .unknown }
  /// Differs: always -1, for an unknown level.
  open var batteryLevel: Float { -1 }
  open var isMultitaskingSupported: Bool { true }
  open var isProximityMonitoringEnabled = false
  /// Differs: always false.
  open var proximityState: Bool { false }

  public static let orientationDidChangeNotification = NSNotification.Name(
    "UIDeviceOrientationDidChangeNotification")
  public static let batteryStateDidChangeNotification = NSNotification.Name(
    "UIDeviceBatteryStateDidChangeNotification")
  public static let batteryLevelDidChangeNotification = NSNotification.Name(
    "UIDeviceBatteryLevelDidChangeNotification")
}
