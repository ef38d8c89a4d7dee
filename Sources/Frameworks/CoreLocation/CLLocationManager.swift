import CoreGraphics
import ObjectiveCRuntime

/// Whether an app may know where the device is. Raw values are Apple's.
public enum CLAuthorizationStatus: Int32, Sendable {
  /// The user was not asked yet.
  case notDetermined = 0
  /// The app may not, and the user cannot change that.
  case restricted = 1
  /// The user refused.
  case denied = 2
  /// The app always may.
  case authorizedAlways = 3
  /// The app may while it is used.
  case authorizedWhenInUse = 4
}

/// How exactly an app may know it. Raw values are Apple's.
public enum CLAccuracyAuthorization: Int, Sendable {
  /// To some metres.
  case fullAccuracy = 0
  /// To some kilometres.
  case reducedAccuracy = 1
}

/// The purpose of the movements. Raw values are Apple's.
public enum CLActivityType: Int, Sendable {
  /// None of the others.
  case other = 1
  /// Driving.
  case automotiveNavigation = 2
  /// Walking or running.
  case fitness = 3
  /// Other vehicles.
  case otherNavigation = 4
  /// Flying.
  case airborne = 5
}

/// As exactly as the device can, for navigation.
public let kCLLocationAccuracyBestForNavigation: CLLocationAccuracy = -2
/// As exactly as the device can.
public let kCLLocationAccuracyBest: CLLocationAccuracy = -1
/// To ten metres.
public let kCLLocationAccuracyNearestTenMeters: CLLocationAccuracy = 10
/// To a hundred metres.
public let kCLLocationAccuracyHundredMeters: CLLocationAccuracy = 100
/// To a kilometre.
public let kCLLocationAccuracyKilometer: CLLocationAccuracy = 1000
/// To three kilometres.
public let kCLLocationAccuracyThreeKilometers: CLLocationAccuracy = 3000
/// As exactly as an app without permission for more.
public let kCLLocationAccuracyReduced: CLLocationAccuracy = 3000
/// Every movement counts.
public let kCLDistanceFilterNone: CLLocationDistance = -1

/// Hears where the device is.
public protocol CLLocationManagerDelegate: AnyObject {
  /// The device has moved.
  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])
  /// The device has turned.
  func locationManager(_ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading)
  /// The device's place cannot be found.
  func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error)
  /// The user decided whether the app may know it.
  func locationManager(
    _ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus)
  /// The user decided whether the app may know it.
  func locationManagerDidChangeAuthorization(_ manager: CLLocationManager)
}

extension CLLocationManagerDelegate {
  public func locationManager(
    _ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]
  ) {}
  public func locationManager(
    _ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading
  ) {}
  public func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {}
  public func locationManager(
    _ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus
  ) {}
  public func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {}
}

/// Asks the device where it is. Differs: there is none, so that the user is never asked for
/// permission, no place is found, and the delegate hears nothing, as on a device whose user has not
/// answered.
open class CLLocationManager: NSObject {
  /// What hears of places; held weakly.
  open weak var delegate: (any CLLocationManagerDelegate)?
  /// How exactly places are asked for.
  open var desiredAccuracy = kCLLocationAccuracyBest
  /// The metres that count as a movement.
  open var distanceFilter = kCLDistanceFilterNone
  /// The purpose of the movements.
  open var activityType = CLActivityType.other
  /// Whether updates end while the device rests.
  open var pausesLocationUpdatesAutomatically = true
  /// Whether updates go on in the background.
  open var allowsBackgroundLocationUpdates = false
  /// Whether iOS shows that they do.
  open var showsBackgroundLocationIndicator = false
  /// The degrees that count as a turn.
  open var headingFilter: CLLocationDegrees = 1

  /// The place that was found last: nil.
  open var location: CLLocation? { nil }
  /// The heading that was found last: nil.
  open var heading: CLHeading? { nil }
  /// The user was not asked.
  open var authorizationStatus: CLAuthorizationStatus { .notDetermined }
  /// Full, until the user decides otherwise.
  open var accuracyAuthorization: CLAccuracyAuthorization { .fullAccuracy }

  /// Whether the device finds places: yes.
  public class func locationServicesEnabled() -> Bool { true }
  /// The user was not asked.
  public class func authorizationStatus() -> CLAuthorizationStatus { .notDetermined }
  /// Whether the device has a compass: no.
  public class func headingAvailable() -> Bool { false }

  /// Asks for permission. Differs: it has no effect.
  open func requestWhenInUseAuthorization() {}
  /// Asks for permission. Differs: it has no effect.
  open func requestAlwaysAuthorization() {}
  /// Asks for one place. Differs: it has no effect.
  open func requestLocation() {}
  /// Asks for places. Differs: it has no effect.
  open func startUpdatingLocation() {}
  /// Asks for no more places.
  open func stopUpdatingLocation() {}
  /// Asks for headings. Differs: it has no effect.
  open func startUpdatingHeading() {}
  /// Asks for no more headings.
  open func stopUpdatingHeading() {}
  /// Asks for places that are far apart. Differs: it has no effect.
  open func startMonitoringSignificantLocationChanges() {}
  /// Asks for no more such places.
  open func stopMonitoringSignificantLocationChanges() {}
  /// Asks to hear when the device enters or leaves a region. Differs: it has no effect.
  open func startMonitoring(for region: CLRegion) {}
  /// Asks to hear no more of a region.
  open func stopMonitoring(for region: CLRegion) {}
}
