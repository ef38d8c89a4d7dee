import SwiftUI

/// A map in SwiftUI.
///
/// Not drawn: the map and what lies on it, for which a box with the name stands
/// (`FidelityFeature.frameworkContent`).
public struct Map<Content>: View {
  /// Makes a map of a region.
  public init(
    coordinateRegion: Binding<MKCoordinateRegion>,
    interactionModes: MapInteractionModes = .all, showsUserLocation: Bool = false,
    userTrackingMode: Binding<MapUserTrackingMode>? = nil
  ) where Content == EmptyView {}

  /// Makes a map of a region with a mark for each item.
  public init<Items: RandomAccessCollection, Annotation: MapAnnotationProtocol>(
    coordinateRegion: Binding<MKCoordinateRegion>,
    interactionModes: MapInteractionModes = .all, showsUserLocation: Bool = false,
    userTrackingMode: Binding<MapUserTrackingMode>? = nil, annotationItems: Items,
    annotationContent: @escaping (Items.Element) -> Annotation
  ) where Content == EmptyView, Items.Element: Identifiable {}

  /// Makes a map of what a camera sees, with marks.
  public init(
    position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil,
    @MapContentBuilder content: () -> Content
  ) where Content: MapContent {}

  /// Makes a map of what a camera sees at first, with marks.
  public init(
    initialPosition: MapCameraPosition = .automatic, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil,
    @MapContentBuilder content: () -> Content
  ) where Content: MapContent {}

  /// Makes a map of what a camera sees.
  public init(
    position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil
  ) where Content == EmptyMapContent {}

  /// Makes a map of what a camera sees at first.
  public init(
    initialPosition: MapCameraPosition = .automatic, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil
  ) where Content == EmptyMapContent {}

  public var body: some View { FrameworkBox("Map") }
}

/// What fingers may do with a map.
public struct MapInteractionModes: OptionSet, Sendable {
  /// The ways as bits.
  public let rawValue: Int

  /// Makes the set of its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// They may move it.
  public static let pan = MapInteractionModes(rawValue: 1)
  /// They may change its scale.
  public static let zoom = MapInteractionModes(rawValue: 2)
  /// They may tilt it.
  public static let pitch = MapInteractionModes(rawValue: 4)
  /// They may turn it.
  public static let rotate = MapInteractionModes(rawValue: 8)
  /// All of it.
  public static let all: MapInteractionModes = [.pan, .zoom, .pitch, .rotate]
}

/// How a map follows the device.
public enum MapUserTrackingMode: Sendable {
  /// Not at all.
  case none
  /// Its place.
  case follow
}

/// How far a camera may go.
public struct MapCameraBounds: Sendable {
  /// Makes limits in metres.
  public init(minimumDistance: Double? = nil, maximumDistance: Double? = nil) {}
  /// Makes limits of a region, and in metres.
  public init(
    centerCoordinateBounds: MKCoordinateRegion, minimumDistance: Double? = nil,
    maximumDistance: Double? = nil
  ) {}
}

/// Where a camera is.
public struct MapCamera: Sendable {
  /// The place that it looks at.
  public var centerCoordinate: CLLocationCoordinate2D
  /// The metres to that place.
  public var distance: Double
  /// Degrees from north.
  public var heading: Double
  /// Degrees from straight down.
  public var pitch: Double

  /// Makes a camera.
  public init(
    centerCoordinate: CLLocationCoordinate2D, distance: Double, heading: Double = 0,
    pitch: Double = 0
  ) {
    self.centerCoordinate = centerCoordinate
    self.distance = distance
    self.heading = heading
    self.pitch = pitch
  }
}

/// What a map shows.
public struct MapCameraPosition: Sendable {
  /// The region, if that is what it was made of.
  public private(set) var region: MKCoordinateRegion?
  /// The camera, if that is what it was made of.
  public private(set) var camera: MapCamera?

  /// All marks.
  public static let automatic = MapCameraPosition()
  /// A region.
  public static func region(_ region: MKCoordinateRegion) -> MapCameraPosition {
    MapCameraPosition(region: region)
  }
  /// A rectangle.
  public static func rect(_ rect: MKMapRect) -> MapCameraPosition {
    MapCameraPosition(region: MKCoordinateRegion(rect))
  }
  /// What a camera sees.
  public static func camera(_ camera: MapCamera) -> MapCameraPosition {
    MapCameraPosition(camera: camera)
  }
  /// Where the device is.
  public static func userLocation(
    followsHeading: Bool = false, fallback: MapCameraPosition
  ) -> MapCameraPosition { fallback }

  /// Whether the user moved it: no.
  public var positionedByUser: Bool { false }
}

extension View {
  /// Sets what maps show. Differs: none is drawn.
  public func mapStyle(_ style: MapStyle) -> some View { self }

  /// Sets the controls of maps. Differs: none is drawn.
  public func mapControls(@ViewBuilder _ content: () -> some View) -> some View { self }

  /// Shows or hides the controls of maps. Differs: none is drawn.
  public func mapControlVisibility(_ visibility: Visibility) -> some View { self }
}

/// What maps show.
public struct MapStyle: Sendable {
  /// How high things are.
  public enum Elevation: Sendable {
    /// By the map.
    case automatic
    /// All are flat.
    case flat
    /// As they are.
    case realistic
  }

  /// Streets.
  public static let standard = MapStyle()
  /// Pictures from above.
  public static let imagery = MapStyle()
  /// Pictures from above, with names.
  public static let hybrid = MapStyle()
  /// Streets, in a way.
  public static func standard(elevation: Elevation = .automatic) -> MapStyle { MapStyle() }
}
