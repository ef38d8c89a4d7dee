import UIKit

/// A place on a map with its title.
public protocol MKAnnotation: NSObjectProtocol {
  /// The place.
  var coordinate: CLLocationCoordinate2D { get }
  /// The title.
  var title: String? { get }
  /// The line below the title.
  var subtitle: String? { get }
}

extension MKAnnotation {
  public var title: String? { nil }
  public var subtitle: String? { nil }
}

/// What has a place, a title and a line below it.
open class MKShape: NSObject, MKAnnotation {
  /// The place.
  open var coordinate: CLLocationCoordinate2D {
    get { place }
    set { place = newValue }
  }
  /// The title.
  open var title: String?
  /// The line below the title.
  open var subtitle: String?
  var place = CLLocationCoordinate2D()
}

/// A place on a map that can be set.
open class MKPointAnnotation: MKShape {
  /// A place on the equator.
  public override init() { super.init() }

  /// Makes an annotation of a place, with its title.
  public convenience init(
    coordinate: CLLocationCoordinate2D, title: String? = nil, subtitle: String? = nil
  ) {
    self.init()
    self.coordinate = coordinate
    self.title = title
    self.subtitle = subtitle
  }
}

/// Where the device is.
open class MKUserLocation: NSObject, MKAnnotation {
  /// The place, which is not known.
  open var coordinate: CLLocationCoordinate2D { kCLLocationCoordinate2DInvalid }
  /// The place, which is not known.
  open var location: CLLocation? { nil }
  /// The title.
  open var title: String?
  /// The line below the title.
  open var subtitle: String?
}

/// An address with its place.
open class MKPlacemark: CLPlacemark, MKAnnotation {
  /// The place.
  public let coordinate: CLLocationCoordinate2D
  /// The title: there is no address.
  open var title: String? { nil }

  /// Makes the address of a place. Differs: it has no parts.
  public init(coordinate: CLLocationCoordinate2D) {
    self.coordinate = coordinate
    super.init(
      placemark: CLPlacemark(
        location: CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude)))
  }

  /// Makes the address of a place. Differs: the parts are not kept.
  public convenience init(
    coordinate: CLLocationCoordinate2D, addressDictionary: [String: Any]?
  ) { self.init(coordinate: coordinate) }
}

/// The view of a place on a map.
open class MKAnnotationView: UIView {
  /// How near its neighbours are shown. Raw values are Apple's.
  public enum CollisionMode: Int, Sendable {
    /// By its frame.
    case rectangle = 0
    /// By a circle in its frame.
    case circle = 1
    /// Not at all.
    case none = 2
  }

  /// The name by which the map keeps such views.
  public let reuseIdentifier: String?
  /// The place.
  open var annotation: (any MKAnnotation)?
  /// The picture, which decides the size.
  open var image: UIImage? {
    didSet {
      imageView.image = image
      if let image { bounds.size = image.size }
      imageView.frame = bounds
      if imageView.superview == nil { addSubview(imageView) }
    }
  }
  /// How far the view's middle is from the place.
  open var centerOffset = CGPoint.zero
  /// How far the bubble's tip is from the top of the view.
  open var calloutOffset = CGPoint.zero
  /// Whether a tap opens the bubble.
  open var canShowCallout = false
  /// Whether taps count.
  open var isEnabled = true
  /// Whether it is selected.
  open var isSelected = false
  /// Whether a finger is on it.
  open var isHighlighted = false
  /// Whether it can be dragged.
  open var isDraggable = false
  /// The view on the left of the bubble.
  open var leftCalloutAccessoryView: UIView?
  /// The view on the right of the bubble.
  open var rightCalloutAccessoryView: UIView?
  /// The view below the bubble's title.
  open var detailCalloutAccessoryView: UIView?
  /// The name of those that are shown as one where they are near each other.
  open var clusteringIdentifier: String?
  /// Which of several that are near each other is shown.
  open var displayPriority = UILayoutPriority.required
  /// How near its neighbours are shown.
  open var collisionMode = CollisionMode.rectangle
  private let imageView = UIImageView()

  /// Makes a view of a place.
  public init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
    self.annotation = annotation
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
  }

  public required init?(coder aDecoder: NSCoder) {
    reuseIdentifier = nil
    super.init(coder: aDecoder)
  }

  /// Selects it, or no longer.
  open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }
  /// It is about to be shown for another place.
  open func prepareForReuse() {}
  /// It is about to be shown.
  open func prepareForDisplay() {}
}

/// A pin. Not drawn: the pin itself, as no map is (`FidelityFeature.frameworkContent`).
open class MKPinAnnotationView: MKAnnotationView {
  /// The colour of its head.
  open var pinTintColor: UIColor! = .systemRed
  /// Whether it falls onto the map.
  open var animatesDrop = false
}

/// A balloon. Not drawn: the balloon itself, as no map is (`FidelityFeature.frameworkContent`).
open class MKMarkerAnnotationView: MKAnnotationView {
  /// Its colour.
  open var markerTintColor: UIColor?
  /// The colour of what is in it.
  open var glyphTintColor: UIColor?
  /// The letters in it.
  open var glyphText: String?
  /// The picture in it.
  open var glyphImage: UIImage?
  /// The picture in it while it is selected.
  open var selectedGlyphImage: UIImage?
  /// Whether it falls onto the map.
  open var animatesWhenAdded = false
}

/// Several places that are near each other.
open class MKClusterAnnotation: NSObject, MKAnnotation {
  /// The middle of the places.
  public let coordinate: CLLocationCoordinate2D
  /// The title.
  open var title: String?
  /// The line below the title.
  open var subtitle: String?
  /// The places.
  public let memberAnnotations: [any MKAnnotation]

  /// Makes one of several.
  public init(memberAnnotations: [any MKAnnotation]) {
    self.memberAnnotations = memberAnnotations
    let count = Double(max(memberAnnotations.count, 1))
    coordinate = CLLocationCoordinate2D(
      latitude: memberAnnotations.reduce(0) { $0 + $1.coordinate.latitude } / count,
      longitude: memberAnnotations.reduce(0) { $0 + $1.coordinate.longitude } / count)
  }
}
