@_exported import CoreLocation
@_exported import UIKit

/// The height and width of a part of the earth, in degrees.
public struct MKCoordinateSpan: Sendable {
  /// Degrees from south to north.
  public var latitudeDelta: CLLocationDegrees
  /// Degrees from west to east.
  public var longitudeDelta: CLLocationDegrees

  /// A span of no size.
  public init() { (latitudeDelta, longitudeDelta) = (0, 0) }

  /// Makes a span.
  public init(latitudeDelta: CLLocationDegrees, longitudeDelta: CLLocationDegrees) {
    self.latitudeDelta = latitudeDelta
    self.longitudeDelta = longitudeDelta
  }
}

/// A part of the earth.
public struct MKCoordinateRegion: Sendable {
  /// Its middle.
  public var center: CLLocationCoordinate2D
  /// Its size.
  public var span: MKCoordinateSpan

  /// A region of no size.
  public init() { (center, span) = (CLLocationCoordinate2D(), MKCoordinateSpan()) }

  /// Makes a region of its middle and size.
  public init(center: CLLocationCoordinate2D, span: MKCoordinateSpan) {
    self.center = center
    self.span = span
  }

  /// Makes a region of its middle and its size in metres. A degree of latitude has 111,194.9 m.
  public init(
    center centerCoordinate: CLLocationCoordinate2D,
    latitudinalMeters: CLLocationDistance, longitudinalMeters: CLLocationDistance
  ) {
    let metres = 111_194.9
    let cosine = DeterministicMath.cos(centerCoordinate.latitude * .pi / 180)
    self.init(
      center: centerCoordinate,
      span: MKCoordinateSpan(
        latitudeDelta: latitudinalMeters / metres,
        longitudeDelta: longitudinalMeters / (metres * max(cosine, 1e-6))))
  }

  /// Makes the smallest region that a rectangle of the map is in.
  public init(_ rect: MKMapRect) {
    let start = MKMapPoint(x: rect.minX, y: rect.minY).coordinate
    let end = MKMapPoint(x: rect.maxX, y: rect.maxY).coordinate
    self.init(
      center: MKMapPoint(x: rect.midX, y: rect.midY).coordinate,
      span: MKCoordinateSpan(
        latitudeDelta: start.latitude - end.latitude,
        longitudeDelta: end.longitude - start.longitude))
  }
}

/// Makes a region of its middle and its size in metres.
public func MKCoordinateRegionMakeWithDistance(
  _ centerCoordinate: CLLocationCoordinate2D, _ latitudinalMeters: CLLocationDistance,
  _ longitudinalMeters: CLLocationDistance
) -> MKCoordinateRegion {
  MKCoordinateRegion(
    center: centerCoordinate, latitudinalMeters: latitudinalMeters,
    longitudinalMeters: longitudinalMeters)
}

/// A point of the world's map by Mercator's projection, which is 268,435,456 points wide.
public struct MKMapPoint: Sendable {
  /// Points from the west.
  public var x: Double
  /// Points from the north.
  public var y: Double

  /// The north-western corner.
  public init() { (x, y) = (0, 0) }

  /// Makes a point.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// Makes the point of a place.
  public init(_ coordinate: CLLocationCoordinate2D) {
    let world = MKMapSize.world.width
    let sine = DeterministicMath.sin(coordinate.latitude.clamped(to: -85.05...85.05) * .pi / 180)
    let height = DeterministicMath.log((1 + sine) / (1 - sine)) / (4 * .pi)
    self.init(x: (coordinate.longitude + 180) / 360 * world, y: (0.5 - height) * world)
  }

  /// The place of the point.
  public var coordinate: CLLocationCoordinate2D {
    let world = MKMapSize.world.width
    let height = DeterministicMath.exp((0.5 - y / world) * 2 * .pi)
    let latitude = 2 * DeterministicMath.atan(height) - .pi / 2
    return CLLocationCoordinate2D(
      latitude: latitude * 180 / .pi, longitude: x / world * 360 - 180)
  }

  /// The metres between two points along the earth's surface.
  public func distance(to point: MKMapPoint) -> CLLocationDistance {
    let (from, to) = (coordinate, point.coordinate)
    return CLLocation(latitude: from.latitude, longitude: from.longitude)
      .distance(from: CLLocation(latitude: to.latitude, longitude: to.longitude))
  }
}

/// A size on the world's map.
public struct MKMapSize: Sendable {
  /// Points from west to east.
  public var width: Double
  /// Points from north to south.
  public var height: Double

  /// Makes a size.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// The size of the whole map.
  public static let world = MKMapSize(width: 268_435_456, height: 268_435_456)
}

/// A rectangle on the world's map.
public struct MKMapRect: Sendable {
  /// The north-western corner.
  public var origin: MKMapPoint
  /// The size.
  public var size: MKMapSize

  /// Makes a rectangle.
  public init(origin: MKMapPoint, size: MKMapSize) {
    self.origin = origin
    self.size = size
  }

  /// Makes a rectangle.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: MKMapPoint(x: x, y: y), size: MKMapSize(width: width, height: height))
  }

  /// The whole map.
  public static let world = MKMapRect(origin: MKMapPoint(), size: .world)
  /// No rectangle at all.
  public static let null = MKMapRect(x: .infinity, y: .infinity, width: 0, height: 0)

  /// The minimum x.
  public var minX: Double { origin.x }
  /// The minimum y.
  public var minY: Double { origin.y }
  /// The maximum x.
  public var maxX: Double { origin.x + size.width }
  /// The maximum y.
  public var maxY: Double { origin.y + size.height }
  /// The x of the middle.
  public var midX: Double { origin.x + size.width / 2 }
  /// The y of the middle.
  public var midY: Double { origin.y + size.height / 2 }
  /// Whether it is no rectangle.
  public var isNull: Bool { origin.x == .infinity }

  /// The smallest rectangle around both.
  public func union(_ rect2: MKMapRect) -> MKMapRect {
    if isNull { return rect2 }
    if rect2.isNull { return self }
    let (x, y) = (min(minX, rect2.minX), min(minY, rect2.minY))
    return MKMapRect(
      x: x, y: y, width: max(maxX, rect2.maxX) - x, height: max(maxY, rect2.maxY) - y)
  }
}
