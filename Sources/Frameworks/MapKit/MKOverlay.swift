import UIKit

/// What lies over a map.
public protocol MKOverlay: MKAnnotation {
  /// The part of the map that it covers.
  var boundingMapRect: MKMapRect { get }
}

/// Several points.
open class MKMultiPoint: MKShape {
  /// The places.
  let coordinates: [CLLocationCoordinate2D]

  init(places: [CLLocationCoordinate2D]) { coordinates = places }

  /// The number of points.
  open var pointCount: Int { coordinates.count }

  /// The smallest rectangle around the points.
  public var boundingMapRect: MKMapRect {
    coordinates.reduce(.null) { rect, place in
      rect.union(MKMapRect(origin: MKMapPoint(place), size: MKMapSize(width: 0, height: 0)))
    }
  }
}

/// A line through several points.
open class MKPolyline: MKMultiPoint, MKOverlay {
  /// Makes a line through `count` places.
  public convenience init(coordinates coords: [CLLocationCoordinate2D], count: Int) {
    self.init(places: Array(coords.prefix(count)))
  }
}

/// The line from one place to another along the earth's surface.
open class MKGeodesicPolyline: MKPolyline {}

/// The area within several points.
open class MKPolygon: MKMultiPoint, MKOverlay {
  /// Makes an area within `count` places.
  public convenience init(coordinates coords: [CLLocationCoordinate2D], count: Int) {
    self.init(places: Array(coords.prefix(count)))
  }
}

/// A disc.
open class MKCircle: MKShape, MKOverlay {
  /// The radius in metres.
  public let radius: CLLocationDistance

  /// Makes a disc around a place.
  public init(center coord: CLLocationCoordinate2D, radius: CLLocationDistance) {
    self.radius = radius
    super.init()
    place = coord
  }

  /// The smallest rectangle around it.
  public var boundingMapRect: MKMapRect {
    let region = MKCoordinateRegion(
      center: coordinate, latitudinalMeters: 2 * radius, longitudinalMeters: 2 * radius)
    let start = MKMapPoint(
      CLLocationCoordinate2D(
        latitude: coordinate.latitude + region.span.latitudeDelta / 2,
        longitude: coordinate.longitude - region.span.longitudeDelta / 2))
    let middle = MKMapPoint(coordinate)
    return MKMapRect(
      x: start.x, y: start.y, width: 2 * (middle.x - start.x), height: 2 * (middle.y - start.y))
  }
}

/// Pictures that the map is made of.
open class MKTileOverlay: NSObject, MKOverlay {
  /// Where the pictures are.
  public let urlTemplate: String?
  /// Whether they cover the map.
  open var canReplaceMapContent = false

  /// Makes an overlay of pictures at an address.
  public init(urlTemplate URLTemplate: String?) { urlTemplate = URLTemplate }

  open var coordinate: CLLocationCoordinate2D { CLLocationCoordinate2D() }
  open var boundingMapRect: MKMapRect { .world }
}

/// Draws what lies over a map. Not drawn: it is not asked, as no map is drawn
/// (`FidelityFeature.frameworkContent`).
open class MKOverlayRenderer: NSObject {
  /// What it draws.
  public let overlay: any MKOverlay
  /// How opaque it is.
  open var alpha: CGFloat = 1

  /// Makes a renderer of an overlay.
  public init(overlay: any MKOverlay) { self.overlay = overlay }

  /// Draws a part.
  open func draw(_ mapRect: MKMapRect, zoomScale: CGFloat, in context: CGContext) {}
  /// It has to be drawn again.
  open func setNeedsDisplay() {}
}

/// Draws a path.
open class MKOverlayPathRenderer: MKOverlayRenderer {
  /// The colour of the area.
  open var fillColor: UIColor?
  /// The colour of the line.
  open var strokeColor: UIColor?
  /// The width of the line in points.
  open var lineWidth: CGFloat = 0
  /// How lines meet.
  open var lineJoin = CGLineJoin.round
  /// How lines end.
  open var lineCap = CGLineCap.round
  /// The lengths of dashes and gaps.
  open var lineDashPattern: [NSNumber]?
  /// The path.
  open var path: CGPath!
}

/// Draws a line.
open class MKPolylineRenderer: MKOverlayPathRenderer {
  /// Makes a renderer of a line.
  public convenience init(polyline: MKPolyline) { self.init(overlay: polyline) }
}

/// Draws an area.
open class MKPolygonRenderer: MKOverlayPathRenderer {
  /// Makes a renderer of an area.
  public convenience init(polygon: MKPolygon) { self.init(overlay: polygon) }
}

/// Draws a disc.
open class MKCircleRenderer: MKOverlayPathRenderer {
  /// Makes a renderer of a disc.
  public convenience init(circle: MKCircle) { self.init(overlay: circle) }
}

/// Draws pictures.
open class MKTileOverlayRenderer: MKOverlayRenderer {
  /// Makes a renderer of pictures.
  public convenience init(tileOverlay overlay: MKTileOverlay) { self.init(overlay: overlay) }
}
