import CoreLocation
import Testing

@Suite struct CLLocationTests {
  @Test func `a quarter of the equator is ten thousand kilometres`() {
    let start = CLLocation(latitude: 0, longitude: 0)
    let distance = start.distance(from: CLLocation(latitude: 0, longitude: 90))
    #expect(abs(distance - 10_007_557) < 10)
    #expect(start.distance(from: start) == 0)
  }

  @Test func `places outside of the earth are not valid`() {
    #expect(CLLocationCoordinate2DIsValid(CLLocationCoordinate2DMake(52.5, 13.4)))
    #expect(!CLLocationCoordinate2DIsValid(kCLLocationCoordinate2DInvalid))
    let region = CLCircularRegion(
      center: CLLocationCoordinate2D(latitude: 1, longitude: 1), radius: 1000, identifier: "a")
    #expect(region.contains(CLLocationCoordinate2D(latitude: 1.005, longitude: 1)))
    #expect(!region.contains(CLLocationCoordinate2D(latitude: 1.05, longitude: 1)))
  }

  @Test func `a geocoder says that there is no network`() async {
    await #expect(throws: CLError.self) {
      _ = try await CLGeocoder().geocodeAddressString("Berlin")
    }
    #expect(CLLocationManager().authorizationStatus == .notDetermined)
  }
}
