import CoreGraphics

/// Degrees of latitude or longitude.
public typealias CLLocationDegrees = Double
/// Metres.
public typealias CLLocationDistance = Double
/// Metres a second.
public typealias CLLocationSpeed = Double
/// Metres by which a value may be wrong.
public typealias CLLocationAccuracy = Double
/// Degrees from north, clockwise.
public typealias CLLocationDirection = Double

/// A place on the earth.
public struct CLLocationCoordinate2D: Sendable {
  /// Degrees north of the equator.
  public var latitude: CLLocationDegrees
  /// Degrees east of Greenwich.
  public var longitude: CLLocationDegrees

  /// The place where the equator meets the meridian of Greenwich.
  public init() { (latitude, longitude) = (0, 0) }

  /// Makes a place.
  public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    self.latitude = latitude
    self.longitude = longitude
  }
}

/// Makes a place.
public func CLLocationCoordinate2DMake(
  _ latitude: CLLocationDegrees, _ longitude: CLLocationDegrees
) -> CLLocationCoordinate2D { CLLocationCoordinate2D(latitude: latitude, longitude: longitude) }

/// Whether a place is on the earth.
public func CLLocationCoordinate2DIsValid(_ coord: CLLocationCoordinate2D) -> Bool {
  coord.latitude.magnitude <= 90 && coord.longitude.magnitude <= 180
}

/// A place that is not on the earth.
public let kCLLocationCoordinate2DInvalid = CLLocationCoordinate2D(
  latitude: -180, longitude: -180)

/// A place with when and how exactly it was found.
open class CLLocation: NSObject, NSCopying, @unchecked Sendable {
  /// The place.
  public let coordinate: CLLocationCoordinate2D
  /// Metres above the sea.
  public let altitude: CLLocationDistance
  /// Metres by which the place may be wrong; negative where there is none.
  public let horizontalAccuracy: CLLocationAccuracy
  /// Metres by which the altitude may be wrong; negative where there is none.
  public let verticalAccuracy: CLLocationAccuracy
  /// The direction of the movement; negative where it is not known.
  public let course: CLLocationDirection
  /// Metres a second; negative where they are not known.
  public let speed: CLLocationSpeed
  /// When the place was found.
  public let timestamp: Date

  /// Makes a location of its values.
  public init(
    coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance,
    horizontalAccuracy hAccuracy: CLLocationAccuracy,
    verticalAccuracy vAccuracy: CLLocationAccuracy, course: CLLocationDirection,
    speed: CLLocationSpeed, timestamp: Date
  ) {
    self.coordinate = coordinate
    self.altitude = altitude
    horizontalAccuracy = hAccuracy
    verticalAccuracy = vAccuracy
    self.course = course
    self.speed = speed
    self.timestamp = timestamp
  }

  /// Makes a location of its place and altitude.
  public convenience init(
    coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance,
    horizontalAccuracy hAccuracy: CLLocationAccuracy,
    verticalAccuracy vAccuracy: CLLocationAccuracy, timestamp: Date
  ) {
    self.init(
      coordinate: coordinate, altitude: altitude, horizontalAccuracy: hAccuracy,
      verticalAccuracy: vAccuracy, course: -1, speed: -1, timestamp: timestamp)
  }

  /// Makes the location of a place.
  public convenience init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    self.init(
      coordinate: CLLocationCoordinate2D(latitude: latitude, longitude: longitude), altitude: 0,
      horizontalAccuracy: 0, verticalAccuracy: -1, timestamp: Date())
  }

  /// The metres between two locations along the earth's surface.
  ///
  /// Differs: the earth is a sphere of its mean radius, 6,371,009 m; iOS's result is up to .5 %
  /// longer or shorter.
  open func distance(from location: CLLocation) -> CLLocationDistance {
    func radians(_ degrees: Double) -> Double { degrees * .pi / 180 }
    let (first, second) = (coordinate, location.coordinate)
    let vertical = DeterministicMath.sin(radians(second.latitude - first.latitude) / 2)
    let horizontal = DeterministicMath.sin(radians(second.longitude - first.longitude) / 2)
    let cosines =
      DeterministicMath.cos(radians(first.latitude))
      * DeterministicMath.cos(radians(second.latitude))
    let part = vertical * vertical + cosines * horizontal * horizontal
    return 2 * 6_371_009 * DeterministicMath.asin(min(part.squareRoot(), 1))
  }

  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// Where a compass points to.
open class CLHeading: NSObject, @unchecked Sendable {
  /// Degrees from the magnetic north pole.
  open var magneticHeading: CLLocationDirection { 0 }
  /// Degrees from the geographic north pole; negative where it is not known.
  open var trueHeading: CLLocationDirection { -1 }
  /// Degrees by which it may be wrong.
  open var headingAccuracy: CLLocationDirection { -1 }
}
