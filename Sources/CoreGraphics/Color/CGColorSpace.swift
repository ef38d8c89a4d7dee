/// How the components of a colour are meant.
public enum CGColorSpaceModel: Int32, Sendable {
  case unknown = -1
  case monochrome = 0
  case rgb = 1
  case cmyk = 2
}

/// A colour space, known by its name.
///
/// Bitmaps hold sRGB bytes; a colour of another space is converted to sRGB when it is used, and
/// what lies outside sRGB is clamped.
public final class CGColorSpace: Hashable, Sendable {
  public static let sRGB: CFString = "kCGColorSpaceSRGB"
  public static let extendedSRGB: CFString = "kCGColorSpaceExtendedSRGB"
  public static let linearSRGB: CFString = "kCGColorSpaceLinearSRGB"
  public static let extendedLinearSRGB: CFString = "kCGColorSpaceExtendedLinearSRGB"
  public static let displayP3: CFString = "kCGColorSpaceDisplayP3"
  public static let extendedDisplayP3: CFString = "kCGColorSpaceExtendedDisplayP3"
  public static let linearDisplayP3: CFString = "kCGColorSpaceLinearDisplayP3"
  public static let genericGrayGamma2_2: CFString = "kCGColorSpaceGenericGrayGamma2_2"
  public static let extendedGray: CFString = "kCGColorSpaceExtendedGray"
  public static let linearGray: CFString = "kCGColorSpaceLinearGray"
  public static let genericCMYK: CFString = "kCGColorSpaceGenericCMYK"

  /// The encoding of a component.
  enum Transfer: Sendable {
    case sRGB
    case linear
  }

  enum Primaries: Sendable {
    case sRGB
    case displayP3
  }

  public let model: CGColorSpaceModel
  /// Nothing for device spaces.
  public let name: CFString?
  let transfer: Transfer
  let primaries: Primaries

  /// Components of a colour without its alpha.
  public var numberOfComponents: Int {
    switch model {
    case .unknown: 0
    case .monochrome: 1
    case .rgb: 3
    case .cmyk: 4
    }
  }

  /// Whether it names Display P3, whose colours reach beyond sRGB.
  public var isWideGamutRGB: Bool { primaries == .displayP3 }

  /// Nothing for a name that is not one of this type's constants.
  public convenience init?(name: CFString) {
    switch name {
    case Self.sRGB, Self.extendedSRGB: self.init(.rgb, name)
    case Self.linearSRGB, Self.extendedLinearSRGB: self.init(.rgb, name, .linear)
    case Self.displayP3, Self.extendedDisplayP3: self.init(.rgb, name, .sRGB, .displayP3)
    case Self.linearDisplayP3: self.init(.rgb, name, .linear, .displayP3)
    case Self.genericGrayGamma2_2, Self.extendedGray: self.init(.monochrome, name)
    case Self.linearGray: self.init(.monochrome, name, .linear)
    case Self.genericCMYK: self.init(.cmyk, name)
    default: return nil
    }
  }

  init(
    _ model: CGColorSpaceModel, _ name: CFString?, _ transfer: Transfer = .sRGB,
    _ primaries: Primaries = .sRGB
  ) {
    self.model = model
    self.name = name
    self.transfer = transfer
    self.primaries = primaries
  }

  package static let standard = CGColorSpace(.rgb, sRGB)
  package static let extendedStandard = CGColorSpace(.rgb, extendedSRGB)
  package static let gray = CGColorSpace(.monochrome, genericGrayGamma2_2)
  static let deviceRGB = CGColorSpace(.rgb, nil)
  static let deviceGray = CGColorSpace(.monochrome, nil)
  static let deviceCMYK = CGColorSpace(.cmyk, nil)

  public static func == (left: CGColorSpace, right: CGColorSpace) -> Bool {
    left.model == right.model && left.name == right.name
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(model)
    hasher.combine(name)
  }
}

/// RGB as the device has it, which is sRGB here.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { .deviceRGB }

/// Gray as the device has it: a level is one of sRGB with equal components.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { .deviceGray }

/// Cyan, magenta, yellow and black, converted to RGB by products of complements.
public func CGColorSpaceCreateDeviceCMYK() -> CGColorSpace { .deviceCMYK }
