// What `CFGetTypeID` says of Core Graphics' objects.

extension CGColor {
  /// The number by which `CFGetTypeID(_:)` tells colours from other objects; it differs between
  /// runs.
  public static var typeID: CFTypeID { objectTypeID(of: CGColor.self) }
}

extension CGColorSpace {
  /// The number by which `CFGetTypeID(_:)` tells colour spaces from other objects.
  public static var typeID: CFTypeID { objectTypeID(of: CGColorSpace.self) }
}

extension CGPath {
  /// The number by which `CFGetTypeID(_:)` tells paths from other objects.
  public static var typeID: CFTypeID { objectTypeID(of: CGPath.self) }
}

extension CGImage {
  /// The number by which `CFGetTypeID(_:)` tells images from other objects.
  public static var typeID: CFTypeID { objectTypeID(of: CGImage.self) }
}

extension CGContext {
  /// The number by which `CFGetTypeID(_:)` tells contexts from other objects.
  public static var typeID: CFTypeID { objectTypeID(of: CGContext.self) }
}
