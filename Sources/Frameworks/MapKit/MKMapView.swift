import UIKit

/// What a map shows. Raw values are Apple's.
public enum MKMapType: UInt, Sendable {
  /// Streets.
  case standard = 0
  /// Pictures from above.
  case satellite = 1
  /// Pictures from above, with names.
  case hybrid = 2
  /// Pictures from above, in perspective.
  case satelliteFlyover = 3
  /// Pictures from above, in perspective, with names.
  case hybridFlyover = 4
  /// Streets, paler.
  case mutedStandard = 5
}

/// How a map follows the device. Raw values are Apple's.
public enum MKUserTrackingMode: Int, Sendable {
  /// Not at all.
  case none = 0
  /// Its place.
  case follow = 1
  /// Its place and heading.
  case followWithHeading = 2
}

/// Where an overlay lies. Raw values are Apple's.
public enum MKOverlayLevel: Int, Sendable {
  /// Above the streets.
  case aboveRoads = 0
  /// Above the names as well.
  case aboveLabels = 1
}

/// The name of balloons that a map makes by itself.
public let MKMapViewDefaultAnnotationViewReuseIdentifier = "MKMapViewDefaultAnnotationView"

/// The name of balloons for several places that a map makes by itself.
public let MKMapViewDefaultClusterAnnotationViewReuseIdentifier =
  "MKMapViewDefaultClusterAnnotationView"

/// Hears of a map, and makes its views.
@MainActor public protocol MKMapViewDelegate: AnyObject {
  /// The view of a place; nil for the map's own.
  func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView?
  /// What draws an overlay.
  func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer
  /// The user selected an annotation.
  func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView)
  /// A place is selected no longer.
  func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView)
  /// Views of places were added.
  func mapView(_ mapView: MKMapView, didAdd views: [MKAnnotationView])
  /// The user tapped a control in a callout.
  func mapView(
    _ mapView: MKMapView, annotationView view: MKAnnotationView,
    calloutAccessoryControlTapped control: UIControl)
  /// The region is about to change.
  func mapView(_ mapView: MKMapView, regionWillChangeAnimated animated: Bool)
  /// The region has changed.
  func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool)
  /// The device has moved.
  func mapView(_ mapView: MKMapView, didUpdate userLocation: MKUserLocation)
  /// The map is there.
  func mapViewDidFinishLoadingMap(_ mapView: MKMapView)
}

extension MKMapViewDelegate {
  public func mapView(
    _ mapView: MKMapView, viewFor annotation: any MKAnnotation
  ) -> MKAnnotationView? { nil }
  public func mapView(
    _ mapView: MKMapView, rendererFor overlay: any MKOverlay
  ) -> MKOverlayRenderer { MKOverlayRenderer(overlay: overlay) }
  public func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView) {}
  public func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView) {}
  public func mapView(_ mapView: MKMapView, didAdd views: [MKAnnotationView]) {}
  public func mapView(
    _ mapView: MKMapView, annotationView view: MKAnnotationView,
    calloutAccessoryControlTapped control: UIControl
  ) {}
  public func mapView(_ mapView: MKMapView, regionWillChangeAnimated animated: Bool) {}
  public func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool) {}
  public func mapView(_ mapView: MKMapView, didUpdate userLocation: MKUserLocation) {}
  public func mapViewDidFinishLoadingMap(_ mapView: MKMapView) {}
}

/// A map.
///
/// Not drawn: the map and what lies on it, for which a box with the class's name stands
/// (`FidelityFeature.frameworkContent`). Differs: the delegate is not asked for views.
open class MKMapView: UIView {
  /// What makes views; held weakly.
  open weak var delegate: (any MKMapViewDelegate)?
  /// What the map shows.
  open var mapType = MKMapType.standard
  /// The part of the earth.
  open var region = MKCoordinateRegion(
    center: CLLocationCoordinate2D(),
    span: MKCoordinateSpan(latitudeDelta: 180, longitudeDelta: 360))
  /// Whether two fingers change the scale.
  open var isZoomEnabled = true
  /// Whether a finger moves the map.
  open var isScrollEnabled = true
  /// Whether two fingers turn the map.
  open var isRotateEnabled = true
  /// Whether two fingers tilt the map.
  open var isPitchEnabled = true
  /// Whether there is a compass.
  open var showsCompass = true
  /// Whether there is a scale.
  open var showsScale = false
  /// Whether traffic is shown.
  open var showsTraffic = false
  /// Whether buildings are shown.
  open var showsBuildings = true
  /// Whether the device is shown.
  open var showsUserLocation = false
  /// How the map follows the device.
  open var userTrackingMode = MKUserTrackingMode.none
  /// Where the device is, which is not known.
  public let userLocation = MKUserLocation()
  /// The places.
  public private(set) var annotations: [any MKAnnotation] = []
  /// The selected places.
  open var selectedAnnotations: [any MKAnnotation] = []
  /// What lies over the map.
  public private(set) var overlays: [any MKOverlay] = []
  private var annotationViewClasses: [String: MKAnnotationView.Type] = [:]

  public override init(frame: CGRect) {
    super.init(frame: frame)
    addBox()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addBox()
  }

  private func addBox() { insertSubview(FrameworkBoxView("MKMapView", in: bounds), at: 0) }

  /// Shows a part of the earth. Differs: it happens at once.
  open func setRegion(_ region: MKCoordinateRegion, animated: Bool) {
    delegate?.mapView(self, regionWillChangeAnimated: animated)
    self.region = region
    delegate?.mapView(self, regionDidChangeAnimated: animated)
  }

  /// The place in the middle.
  open var centerCoordinate: CLLocationCoordinate2D {
    get { region.center }
    set { setCenter(newValue, animated: false) }
  }

  /// Shows a place in the middle.
  open func setCenter(_ coordinate: CLLocationCoordinate2D, animated: Bool) {
    setRegion(MKCoordinateRegion(center: coordinate, span: region.span), animated: animated)
  }

  /// Shows a part of the map.
  open func setVisibleMapRect(_ mapRect: MKMapRect, animated animate: Bool) {
    setRegion(MKCoordinateRegion(mapRect), animated: animate)
  }

  /// Shows a part of the map. Differs: the insets have no effect.
  open func setVisibleMapRect(
    _ mapRect: MKMapRect, edgePadding insets: UIEdgeInsets, animated animate: Bool
  ) { setVisibleMapRect(mapRect, animated: animate) }

  /// The region that is shown for another one. Differs: it is the same.
  open func regionThatFits(_ region: MKCoordinateRegion) -> MKCoordinateRegion { region }

  /// Follows the device, or no longer.
  open func setUserTrackingMode(_ mode: MKUserTrackingMode, animated: Bool) {
    userTrackingMode = mode
  }

  /// The point of a place in a view. Latitudes are spaced by Mercator's projection.
  open func convert(
    _ coordinate: CLLocationCoordinate2D, toPointTo view: UIView?
  ) -> CGPoint {
    let middle = MKMapPoint(region.center)
    let place = MKMapPoint(coordinate)
    let width = max(region.span.longitudeDelta / 360 * MKMapSize.world.width, 1)
    let scale = bounds.width / width
    let point = CGPoint(
      x: bounds.midX + (place.x - middle.x) * scale, y: bounds.midY + (place.y - middle.y) * scale)
    return convert(point, to: view)
  }

  /// The place of a point in a view.
  open func convert(
    _ point: CGPoint, toCoordinateFrom view: UIView?
  ) -> CLLocationCoordinate2D {
    let point = convert(point, from: view)
    let middle = MKMapPoint(region.center)
    let width = max(region.span.longitudeDelta / 360 * MKMapSize.world.width, 1)
    let scale = width / max(bounds.width, 1)
    return MKMapPoint(
      x: middle.x + (point.x - bounds.midX) * scale, y: middle.y + (point.y - bounds.midY) * scale
    ).coordinate
  }

  // MARK: - Places

  /// Adds a place.
  open func addAnnotation(_ annotation: any MKAnnotation) { annotations.append(annotation) }
  /// Adds places.
  open func addAnnotations(_ annotations: [any MKAnnotation]) { self.annotations += annotations }
  /// Removes a place.
  open func removeAnnotation(_ annotation: any MKAnnotation) {
    annotations.removeAll { $0 === annotation }
  }
  /// Removes places.
  open func removeAnnotations(_ annotations: [any MKAnnotation]) {
    for one in annotations { removeAnnotation(one) }
  }
  /// Adds places and shows the region that they are in.
  open func showAnnotations(_ annotations: [any MKAnnotation], animated: Bool) {
    for one in annotations where !self.annotations.contains(where: { $0 === one }) {
      addAnnotation(one)
    }
    let size = MKMapSize(width: 0, height: 0)
    let rect = annotations.reduce(MKMapRect.null) {
      $0.union(MKMapRect(origin: MKMapPoint($1.coordinate), size: size))
    }
    if !rect.isNull { setVisibleMapRect(rect, animated: animated) }
  }
  /// Selects a place.
  open func selectAnnotation(_ annotation: any MKAnnotation, animated: Bool) {
    selectedAnnotations = [annotation]
  }
  /// Selects a place no longer.
  open func deselectAnnotation(_ annotation: (any MKAnnotation)?, animated: Bool) {
    selectedAnnotations.removeAll { $0 === annotation }
  }
  /// The view of a place, which is not shown: nil.
  open func view(for annotation: any MKAnnotation) -> MKAnnotationView? { nil }

  /// The class that views of a name have.
  open func register(_ viewClass: AnyClass?, forAnnotationViewWithReuseIdentifier name: String) {
    annotationViewClasses[name] = viewClass as? MKAnnotationView.Type
  }
  /// A view that is not in use: nil.
  open func dequeueReusableAnnotationView(
    withIdentifier identifier: String
  ) -> MKAnnotationView? { nil }
  /// A new view of the class of a name.
  open func dequeueReusableAnnotationView(
    withIdentifier identifier: String, for annotation: any MKAnnotation
  ) -> MKAnnotationView {
    MKAnnotationView(annotation: annotation, reuseIdentifier: identifier)
  }

  // MARK: - Overlays

  /// Adds an overlay.
  open func addOverlay(_ overlay: any MKOverlay) { overlays.append(overlay) }
  /// Adds an overlay at a level.
  open func addOverlay(_ overlay: any MKOverlay, level: MKOverlayLevel) { overlays.append(overlay) }
  /// Adds overlays.
  open func addOverlays(_ overlays: [any MKOverlay]) { self.overlays += overlays }
  /// Removes an overlay.
  open func removeOverlay(_ overlay: any MKOverlay) { overlays.removeAll { $0 === overlay } }
  /// Removes overlays.
  open func removeOverlays(_ overlays: [any MKOverlay]) {
    for one in overlays { removeOverlay(one) }
  }
}
