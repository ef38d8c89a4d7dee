import CoreGraphics
import Foundation
import ObjectiveCRuntime

/// What may go wrong with places.
public struct CLError: Error, Sendable {
  /// The reasons. Raw values are Apple's.
  public enum Code: Int, Sendable {
    /// The place is not known yet.
    case locationUnknown = 0
    /// The user refused.
    case denied = 1
    /// There is no network.
    case network = 2
    /// No heading is known.
    case headingFailure = 3
    /// The geocoder found nothing.
    case geocodeFoundNoResult = 8
    /// The geocoder found something that is not exact.
    case geocodeFoundPartialResult = 9
    /// The geocoder was told to stop.
    case geocodeCanceled = 10
  }

  /// The reason.
  public let code: Code

  /// Makes an error of its reason.
  public init(_ code: Code) { self.code = code }

  /// The user refused.
  public static var denied: Code { .denied }
  /// There is no network.
  public static var network: Code { .network }
  /// The place is not known yet.
  public static var locationUnknown: Code { .locationUnknown }
}

/// A place with its address.
open class CLPlacemark: NSObject {
  /// The place.
  open internal(set) var location: CLLocation?

  /// Makes a placemark of a place.
  package init(location: CLLocation?) { self.location = location }

  /// Makes a copy of another one.
  public init(placemark: CLPlacemark) { location = placemark.location }

  /// The name of the place. Differs: there is no address, so that this and what follows is nil.
  open var name: String? { nil }
  /// The street and number's street.
  open var thoroughfare: String? { nil }
  /// The number in the street.
  open var subThoroughfare: String? { nil }
  /// The town.
  open var locality: String? { nil }
  /// The part of the town.
  open var subLocality: String? { nil }
  /// The state or province.
  open var administrativeArea: String? { nil }
  /// The part of the state or province.
  open var subAdministrativeArea: String? { nil }
  /// The postal code.
  open var postalCode: String? { nil }
  /// The country's code.
  open var isoCountryCode: String? { nil }
  /// The country.
  open var country: String? { nil }
}

/// A part of the earth.
open class CLRegion: NSObject {
  /// The app's name for it.
  public let identifier: String
  /// Whether the app hears that the device enters it.
  open var notifyOnEntry = true
  /// Whether the app hears that the device leaves it.
  open var notifyOnExit = true

  init(identifier: String) { self.identifier = identifier }
}

/// A disc on the earth.
open class CLCircularRegion: CLRegion {
  /// Its middle.
  public let center: CLLocationCoordinate2D
  /// Its radius in metres.
  public let radius: CLLocationDistance

  /// Makes a disc of its middle and its radius in metres.
  public init(
    center: CLLocationCoordinate2D, radius: CLLocationDistance, identifier: String
  ) {
    self.center = center
    self.radius = radius
    super.init(identifier: identifier)
  }

  /// Whether a place is in it.
  open func contains(_ coordinate: CLLocationCoordinate2D) -> Bool {
    let place = CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude)
    let middle = CLLocation(latitude: center.latitude, longitude: center.longitude)
    return place.distance(from: middle) <= radius
  }
}

/// What is called with the places that a geocoder found.
public typealias CLGeocodeCompletionHandler = ([CLPlacemark]?, (any Error)?) -> Void

/// Finds addresses of places and places of addresses. Differs: there is no network, as on a device
/// in flight mode: everything ends in `CLError.network`.
open class CLGeocoder: NSObject, @unchecked Sendable {
  /// Whether it is at work: no.
  open var isGeocoding: Bool { false }

  private func fail(_ handler: @escaping CLGeocodeCompletionHandler) {
    // SAFETY: The handler is called once, on the main queue, and by no other code.
    nonisolated(unsafe) let handler = handler
    DispatchQueue.main.async { unsafe handler(nil, CLError(.network)) }
  }

  /// Finds the address of a place.
  open func reverseGeocodeLocation(
    _ location: CLLocation, completionHandler: @escaping CLGeocodeCompletionHandler
  ) { fail(completionHandler) }

  /// Finds the address of a place, for a locale.
  open func reverseGeocodeLocation(
    _ location: CLLocation, preferredLocale locale: Locale?,
    completionHandler: @escaping CLGeocodeCompletionHandler
  ) { fail(completionHandler) }

  /// Finds the address of a place.
  open func reverseGeocodeLocation(_ location: CLLocation) async throws -> [CLPlacemark] {
    throw CLError(.network)
  }

  /// Finds the place of an address.
  open func geocodeAddressString(
    _ addressString: String, completionHandler: @escaping CLGeocodeCompletionHandler
  ) { fail(completionHandler) }

  /// Finds the place of an address.
  open func geocodeAddressString(_ addressString: String) async throws -> [CLPlacemark] {
    throw CLError(.network)
  }

  /// Ends what it is at.
  open func cancelGeocode() {}
}
