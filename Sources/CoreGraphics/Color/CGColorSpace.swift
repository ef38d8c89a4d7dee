/// How the components of a colour are meant.
public enum CGColorSpaceModel: Int32, Sendable {
  /// A model that is not known.
  case unknown = -1
  /// One component: gray.
  case monochrome = 0
  /// Red, green and blue.
  case rgb = 1
  /// Cyan, magenta, yellow and black.
  case cmyk = 2
  /// Lightness and two opponent colours.
  case lab = 3
  /// Any number of inks.
  case deviceN = 4
  /// An index into a table of colours.
  case indexed = 5
  /// A pattern, with a colour where it has none of its own.
  case pattern = 6
  /// The stimuli of CIE 1931.
  case XYZ = 7
}

/// A colour space, known by its name or by an ICC profile.
///
/// Bitmaps hold sRGB bytes; a colour of another space is converted to sRGB when it is used, and
/// what lies outside sRGB is clamped. So is an image when it is read: see `ColorConversion`.
///
/// Differs: indexed, Lab, XYZ and HDR spaces are absent.
public final class CGColorSpace: Hashable, Sendable {
  /// The space of bitmaps here: BT.709 primaries, D65 white, and the curve of IEC 61966-2-1.
  public static let sRGB: CFString = "kCGColorSpaceSRGB"
  /// sRGB whose components may lie outside 0 … 1.
  public static let extendedSRGB: CFString = "kCGColorSpaceExtendedSRGB"
  /// sRGB's primaries with components proportional to light.
  public static let linearSRGB: CFString = "kCGColorSpaceLinearSRGB"
  /// Linear sRGB whose components may lie outside 0 … 1.
  public static let extendedLinearSRGB: CFString = "kCGColorSpaceExtendedLinearSRGB"
  /// The primaries of DCI-P3 with D65 white and sRGB's curve.
  public static let displayP3: CFString = "kCGColorSpaceDisplayP3"
  /// Display P3 whose components may lie outside 0 … 1.
  public static let extendedDisplayP3: CFString = "kCGColorSpaceExtendedDisplayP3"
  /// Display P3's primaries with components proportional to light.
  public static let linearDisplayP3: CFString = "kCGColorSpaceLinearDisplayP3"
  /// Linear Display P3 whose components may lie outside 0 … 1.
  public static let extendedLinearDisplayP3: CFString = "kCGColorSpaceExtendedLinearDisplayP3"
  /// Adobe RGB (1998), whose gamma is 563/256.
  public static let adobeRGB1998: CFString = "kCGColorSpaceAdobeRGB1998"
  /// The space of high-definition video, ITU-R BT.709.
  public static let itur_709: CFString = "kCGColorSpaceITUR_709"
  /// The space of ultra-high-definition video, ITU-R BT.2020.
  public static let itur_2020: CFString = "kCGColorSpaceITUR_2020"
  /// A space of light itself, with the primaries of sRGB.
  public static let genericRGBLinear: CFString = "kCGColorSpaceGenericRGBLinear"
  /// Gray with a gamma of 2.2. Differs: sRGB's curve is used.
  public static let genericGrayGamma2_2: CFString = "kCGColorSpaceGenericGrayGamma2_2"
  /// Gray whose component may lie outside 0 … 1.
  public static let extendedGray: CFString = "kCGColorSpaceExtendedGray"
  /// Gray whose component is proportional to light.
  public static let linearGray: CFString = "kCGColorSpaceLinearGray"
  /// Linear gray whose component may lie outside 0 … 1.
  public static let extendedLinearGray: CFString = "kCGColorSpaceExtendedLinearGray"
  /// Four inks. Differs: it is converted by complements, not by a profile.
  public static let genericCMYK: CFString = "kCGColorSpaceGenericCMYK"

  /// The encoding of a component.
  enum Transfer: Sendable, Hashable {
    case sRGB
    case linear
    /// Light is the value to the power of 563/256.
    case adobeRGB
    /// The encoding of ITU-R BT.709 and BT.2020.
    case video
  }

  enum Primaries: Sendable {
    case sRGB
    case displayP3
    case adobeRGB
    case rec2020
  }

  /// How the components are meant, and so how many there are.
  public let model: CGColorSpaceModel
  /// The name of the space, one of this type's constants, also where a profile describes that
  /// space; nil for device and pattern spaces and for other profiles.
  public let name: CFString?
  /// For a pattern space, the space of the colours of uncoloured patterns; nil where it has none,
  /// and for other spaces.
  public let baseColorSpace: CGColorSpace?
  let transfer: Transfer
  let primaries: Primaries
  /// The profile that the space was made of; nil for any other.
  let profile: ICCProfile?
  /// How samples of a file become sRGB where the file says it; nil for others.
  let ownConversion: ColorConversion?

  /// Components of a colour without its alpha. A pattern space has those of its base.
  public var numberOfComponents: Int {
    switch model {
    case .monochrome: 1
    case .rgb: 3
    case .cmyk: 4
    case .pattern: baseColorSpace?.numberOfComponents ?? 0
    default: 0
    }
  }

  /// Whether its colours reach beyond sRGB by their primaries.
  public var isWideGamutRGB: Bool {
    guard name == nil, model == .rgb, let ownConversion else { return primaries != .sRGB }
    return [SIMD4<Float>(1, 0, 0, 0), [0, 1, 0, 0], [0, 0, 1, 0]].contains { color in
      let light = ownConversion.light(color)
      return light.min() < -0.01 || light.max() > 1.01
    }
  }

  /// Whether components may lie outside 0 … 1.
  var isExtended: Bool { name?.hasPrefix("kCGColorSpaceExtended") ?? false }

  /// Makes a space by its name; nil for a name that is not one of this type's constants.
  public convenience init?(name: CFString) {
    switch name {
    case Self.sRGB, Self.extendedSRGB: self.init(.rgb, name)
    case Self.linearSRGB, Self.extendedLinearSRGB, Self.genericRGBLinear:
      self.init(.rgb, name, .linear)
    case Self.displayP3, Self.extendedDisplayP3: self.init(.rgb, name, .sRGB, .displayP3)
    case Self.linearDisplayP3, Self.extendedLinearDisplayP3:
      self.init(.rgb, name, .linear, .displayP3)
    case Self.adobeRGB1998: self.init(.rgb, name, .adobeRGB, .adobeRGB)
    case Self.itur_709: self.init(.rgb, name, .video)
    case Self.itur_2020: self.init(.rgb, name, .video, .rec2020)
    case Self.genericGrayGamma2_2, Self.extendedGray: self.init(.monochrome, name)
    case Self.linearGray, Self.extendedLinearGray: self.init(.monochrome, name, .linear)
    case Self.genericCMYK: self.init(.cmyk, name)
    default: return nil
    }
  }

  /// Makes the space of pattern colours.
  ///
  /// - Parameter patternBaseSpace: The space of the colour that uncoloured patterns are drawn in;
  ///   nil for patterns with colours of their own. With a pattern space as the base, the result is
  ///   nil.
  public convenience init?(patternBaseSpace: CGColorSpace?) {
    if patternBaseSpace?.model == .pattern { return nil }
    self.init(.pattern, nil, base: patternBaseSpace)
  }

  init(
    _ model: CGColorSpaceModel, _ name: CFString?, _ transfer: Transfer = .sRGB,
    _ primaries: Primaries = .sRGB, base: CGColorSpace? = nil, profile: ICCProfile? = nil,
    conversion: ColorConversion? = nil
  ) {
    self.model = model
    self.name = name
    self.transfer = transfer
    self.primaries = primaries
    baseColorSpace = base
    self.profile = profile
    ownConversion = conversion
  }

  package static let standard = CGColorSpace(.rgb, sRGB)
  package static let gray = CGColorSpace(.monochrome, genericGrayGamma2_2)
  static let deviceRGB = CGColorSpace(.rgb, nil)
  static let deviceGray = CGColorSpace(.monochrome, nil)
  static let deviceCMYK = CGColorSpace(.cmyk, nil)

  /// Whether two spaces have the same model, name and base, and without a name the same
  /// conversion.
  public static func == (left: CGColorSpace, right: CGColorSpace) -> Bool {
    left === right
      || (left.model == right.model && left.name == right.name
        && left.baseColorSpace == right.baseColorSpace
        && (left.name != nil || left.ownConversion == right.ownConversion))
  }

  /// Feeds model and name into the hasher.
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
