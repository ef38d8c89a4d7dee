import SwiftUI

/// Marks of a map. Differs: they are views, which draw nothing, as no map is drawn.
public protocol MapContent: View where Body == EmptyView {}

extension MapContent {
  public var body: EmptyView { EmptyView() }
}

/// No marks.
public struct EmptyMapContent: MapContent {
  nonisolated init() {}
}

/// Marks of a block.
@resultBuilder public struct MapContentBuilder {
  /// No marks.
  public static func buildBlock() -> EmptyMapContent { EmptyMapContent() }
  /// Marks of all items.
  public static func buildExpression<Data: RandomAccessCollection, ID: Hashable, Content: View>(
    _ content: ForEach<Data, ID, Content>
  ) -> EmptyMapContent { EmptyMapContent() }
  /// A mark.
  public static func buildExpression<Content: MapContent>(_ content: Content) -> Content {
    content
  }
  /// One mark.
  public static func buildBlock<Content: MapContent>(_ content: Content) -> Content { content }
  /// Several marks.
  public static func buildBlock<each Content: MapContent>(
    _ content: repeat each Content
  ) -> EmptyMapContent { EmptyMapContent() }
  /// Marks that may be there.
  public static func buildIf(_ content: (some MapContent)?) -> EmptyMapContent {
    EmptyMapContent()
  }
  /// The marks of one way.
  public static func buildEither(first: some MapContent) -> EmptyMapContent { EmptyMapContent() }
  /// The marks of the other way.
  public static func buildEither(second: some MapContent) -> EmptyMapContent { EmptyMapContent() }
}

/// A mark of a map before iOS 17.
public protocol MapAnnotationProtocol {}

/// A balloon.
public struct MapMarker: MapAnnotationProtocol {
  /// Makes a balloon at a place.
  public init(coordinate: CLLocationCoordinate2D, tint: Color? = nil) {}
}

/// A pin.
public struct MapPin: MapAnnotationProtocol {
  /// Makes a pin at a place.
  public init(coordinate: CLLocationCoordinate2D, tint: Color? = nil) {}
}

/// A view of one's own.
public struct MapAnnotation<Content: View>: MapAnnotationProtocol {
  /// Makes a mark of a view.
  public init(
    coordinate: CLLocationCoordinate2D, anchorPoint: CGPoint = CGPoint(x: 0.5, y: 0.5),
    @ViewBuilder content: () -> Content
  ) {}
}

/// A balloon with a title.
public struct Marker<Label: View>: MapContent {
  /// Makes a balloon with a label.
  public init(
    coordinate: CLLocationCoordinate2D, @ViewBuilder label: () -> Label
  ) {}

  /// The colour of the balloon.
  public func tint(_ tint: some ShapeStyle) -> some MapContent { self }
}

extension Marker where Label == Text {
  /// Makes a balloon with a title.
  public init(_ titleKey: LocalizedStringKey, coordinate: CLLocationCoordinate2D) {}
  /// Makes a balloon with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, coordinate: CLLocationCoordinate2D) {}
}

extension Marker where Label == SwiftUI.Label<Text, Image> {
  /// Makes a balloon with a title and a symbol.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, coordinate: CLLocationCoordinate2D
  ) {}
  /// Makes a balloon with a title and a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, coordinate: CLLocationCoordinate2D
  ) {}
}

/// A view of one's own with a title.
public struct Annotation<Label: View, Content: View>: MapContent {
  /// Makes a mark of a view.
  public init(
    coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center,
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {}
}

extension Annotation where Label == Text {
  /// Makes a mark of a view with a title.
  public init(
    _ titleKey: LocalizedStringKey, coordinate: CLLocationCoordinate2D,
    anchor: UnitPoint = .center, @ViewBuilder content: () -> Content
  ) {}
  /// Makes a mark of a view with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center,
    @ViewBuilder content: () -> Content
  ) {}
}

/// Where the device is.
public struct UserAnnotation: MapContent {
  /// Makes the mark of the device.
  public nonisolated init() {}
}

/// A line.
public struct MapPolyline: MapContent {
  /// Makes a line through places.
  public nonisolated init(coordinates: [CLLocationCoordinate2D]) {}
  /// Draws the line.
  public func stroke(_ content: some ShapeStyle, lineWidth: CGFloat = 1) -> some MapContent { self }
}

/// A disc.
public struct MapCircle: MapContent {
  /// Makes a disc around a place.
  public nonisolated init(center: CLLocationCoordinate2D, radius: CLLocationDistance) {}
  /// The colour of the disc.
  public func foregroundStyle(_ style: some ShapeStyle) -> some MapContent { self }
}
