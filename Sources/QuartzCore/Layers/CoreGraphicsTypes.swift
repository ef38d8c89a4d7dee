// What `CFGetTypeID` says of Core Graphics' objects.

extension CGColor {
  public static var typeID: CFTypeID { objectTypeID(of: CGColor.self) }
}

extension CGColorSpace {
  public static var typeID: CFTypeID { objectTypeID(of: CGColorSpace.self) }
}

extension CGPath {
  public static var typeID: CFTypeID { objectTypeID(of: CGPath.self) }
}

extension CGImage {
  public static var typeID: CFTypeID { objectTypeID(of: CGImage.self) }
}

extension CGContext {
  public static var typeID: CFTypeID { objectTypeID(of: CGContext.self) }
}
