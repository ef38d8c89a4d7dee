extension CGColorSpace {
  /// Makes the space of an ICC profile.
  ///
  /// - Returns: Nil for a profile that is not whole, is for colours other than grey, RGB or CMYK,
  ///   or has neither curves with a matrix nor tables.
  public convenience init?(iccData data: CFData) {
    guard let profile = try? ICCProfile([UInt8](data)), (try? ColorConversion(profile)) != nil
    else { return nil }
    try? self.init(profile)
  }

  /// The profile that the space was made of. Differs: other spaces have none, so that the result
  /// is nil for them.
  public func copyICCData() -> CFData? { profile.map { CFData($0.bytes) } }

  /// The space of a profile, with the name of the space that it describes.
  convenience init(_ profile: ICCProfile) throws(ICCError) {
    let conversion = try ColorConversion(profile)
    self.init(profile.model, conversion, profile)
  }

  /// A space of samples that become sRGB by a conversion.
  convenience init(
    _ model: CGColorSpaceModel, _ conversion: ColorConversion, _ profile: ICCProfile? = nil
  ) {
    let known = Self.named(model).first { $0.conversion.isLike(conversion) }?.space
    self.init(
      model, known?.name, known?.transfer ?? .sRGB, known?.primaries ?? .sRGB, profile: profile,
      conversion: conversion)
  }

  /// How samples of the space become sRGB; nil for sRGB itself, and for a space whose samples are
  /// taken as they are.
  package var conversion: ColorConversion? {
    if let ownConversion { return ownConversion }
    guard model == .rgb, self != .standard, transfer != .sRGB || primaries != .sRGB else {
      return nil
    }
    return ColorConversion(
      Array(repeating: .transfer(transfer), count: 3), primaries.toStandard)
  }

  private typealias Named = (space: CGColorSpace, conversion: ColorConversion)

  private static func named(_ model: CGColorSpaceModel) -> [Named] {
    switch model {
    case .rgb: namedRGB
    case .monochrome: namedGray
    default: []
    }
  }

  private static let namedRGB: [Named] = [
    sRGB, displayP3, adobeRGB1998, itur_709, itur_2020, linearSRGB, linearDisplayP3,
  ].compactMap { name in
    guard let space = CGColorSpace(name: name),
      let conversion = ColorConversion(
        Array(repeating: .transfer(space.transfer), count: 3), space.primaries.toStandard)
    else { return nil }
    return (space, conversion)
  }

  private static let namedGray: [Named] = [
    (genericGrayGamma2_2, ToneCurve.power(2.2)), (linearGray, .identity),
  ].compactMap { name, curve in
    guard let space = CGColorSpace(name: name),
      let conversion = ColorConversion([curve, curve, curve], .identity)
    else { return nil }
    return (space, conversion)
  }
}
