import CoreGraphics
import MapKit
import SwiftUI
import Testing

@MainActor @Suite struct MKMapViewTests {
  @Test func `the middle of a map is the middle of its region, in both directions`() {
    let map = MKMapView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    let berlin = CLLocationCoordinate2D(latitude: 52.5, longitude: 13.4)
    map.setRegion(
      MKCoordinateRegion(center: berlin, latitudinalMeters: 5000, longitudinalMeters: 10_000),
      animated: false)
    let middle = map.convert(berlin, toPointTo: map)
    #expect(abs(middle.x - 100) < 1e-6 && abs(middle.y - 50) < 1e-6)
    let place = map.convert(CGPoint(x: 200, y: 50), toCoordinateFrom: map)
    #expect(abs(place.longitude - 13.4 - map.region.span.longitudeDelta / 2) < 1e-9)
    #expect(place.latitude.isFinite)
  }

  @Test func `places that are shown are in the region`() {
    let map = MKMapView()
    let places = [(1.0, 2.0), (3.0, 6.0)].map {
      MKPointAnnotation(coordinate: CLLocationCoordinate2D(latitude: $0.0, longitude: $0.1))
    }
    map.showAnnotations(places, animated: false)
    #expect(map.annotations.count == 2)
    #expect(abs(map.region.center.longitude - 4) < 1e-6)
    #expect(abs(map.region.span.longitudeDelta - 4) < 1e-6)
    map.removeAnnotations(map.annotations)
    #expect(map.annotations.isEmpty)
  }

  @Test func `a map says that a box stands for its content`() throws {
    let map = MKMapView(frame: CGRect(x: 0, y: 0, width: 80, height: 40))
    let host = RenderHost(
      size: map.bounds.size, traits: UITraitCollection(displayScale: 1), safeAreaInsets: .zero)
    defer { host.tearDown() }
    host.host(map)
    _ = try host.render(scale: 1)
    let sentences = host.recording.ledger.notes.map(\.sentence)
    #expect(sentences == ["A box stands for the content of MKMapView."])
  }

  @Test func `marks of SwiftUI's map compile as on iOS`() {
    struct Place: Identifiable {
      let id: Int
    }
    let middle = CLLocationCoordinate2D(latitude: 1, longitude: 2)
    let map = Map(initialPosition: .region(MKCoordinateRegion())) {
      Marker("Home", coordinate: middle).tint(.red)
      Annotation("Work", coordinate: middle) { Image(systemName: "star") }
      ForEach([Place(id: 1)]) { _ in Marker("A", systemImage: "star", coordinate: middle) }
      UserAnnotation()
    }
    #expect("\(type(of: map))".hasPrefix("Map<"))
  }
}
