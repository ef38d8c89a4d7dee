/// What the samples of an image file stand for, by what it says about its colours.
package enum ColorMeaning: Sendable, Equatable {
  case standardRGB
  /// Another space, which has a conversion to sRGB.
  case other(CGColorSpace)
  /// One that is not understood; says which and why.
  case unknown(String)

  /// The meaning of a PNG's samples.
  ///
  /// As PNG's third edition ranks them: cICP, iCCP, sRGB, then gAMA with cHRM; without any, sRGB.
  package init(_ chunks: PNGChunks) {
    let information = chunks.colorInformation
    if information.isStandardRGB {
      self = .standardRGB
    } else if let points = information.codingPoints {
      self = Self.coded(points)
    } else if let payload = chunks.payload(.profile) {
      self = Self.profiled(payload, isGray: chunks.header.colorType.isGray)
    } else if let conversion = Self.conversion(
      gamma: information.gamma, chromaticities: information.chromaticities)
    {
      self = conversion.isStandard ? .standardRGB : .other(CGColorSpace(.rgb, conversion))
    } else {
      self = .unknown("its gAMA and cHRM make no colour space")
    }
  }

  /// The meaning of samples of a model by an ICC profile.
  ///
  /// - Parameter name: What the file calls the profile; nil where it has no name there.
  package init(profile bytes: [UInt8], for model: CGColorSpaceModel, name: String? = nil) {
    do throws(ICCError) {
      let profile = try ICCProfile(bytes)
      guard profile.model == model else { throw .otherModel }
      let space = try CGColorSpace(profile)
      self = space.ownConversion?.isStandard == true ? .standardRGB : .other(space)
    } catch {
      self = Self.unreadable(name, error)
    }
  }

  /// A profile that cannot be used.
  package static func unreadable(_ name: String?, _ error: ICCError) -> ColorMeaning {
    let quoted = name.map { " “\(String($0.map { $0.isNewline ? " " : $0 }))”" } ?? ""
    return .unknown("its colour profile\(quoted) \(error)")
  }

  // MARK: - PNG

  /// - Parameter payload: iCCP's: name, 0, method 0, zlib stream.
  private static func profiled(_ payload: ArraySlice<UInt8>, isGray: Bool) -> ColorMeaning {
    let name = String(decoding: payload.prefix(79).prefix { $0 != 0 }, as: UTF8.self)
    guard let end = payload.prefix(80).firstIndex(of: 0), end + 2 < payload.endIndex,
      let bytes = PNGCodec.inflate(
        payload[(end + 2)...], maximumByteCount: ICCProfile.maximumByteCount)
    else { return unreadable(name, .notWhole) }
    return ColorMeaning(profile: bytes, for: isGray ? .monochrome : .rgb, name: name)
  }

  /// - Source: ITU-T H.273 for the numbers.
  private static func coded(_ points: [Int]) -> ColorMeaning {
    let primaries: [[Double]]? =
      switch points[0] {
      case 1: PrimariesMatrix.standardPrimaries
      case 9: [[0.708, 0.292], [0.170, 0.797], [0.131, 0.046]]
      case 12: [[0.680, 0.320], [0.265, 0.690], [0.150, 0.060]]
      default: nil
      }
    let curve: ToneCurve? =
      switch points[1] {
      case 1, 6, 14, 15: .transfer(.video)
      case 4: .power(2.2)
      case 5: .power(2.8)
      case 8: .identity
      case 13: .transfer(.sRGB)
      default: nil
      }
    guard let primaries, let curve, points[2] == 0, points[3] == 1,
      let matrix = PrimariesMatrix.toStandard(primaries: primaries),
      let conversion = ColorConversion([curve, curve, curve], matrix)
    else {
      let text = points.map(String.init).joined(separator: ", ")
      return .unknown("its cICP chunk says \(text)")
    }
    return .other(CGColorSpace(.rgb, conversion))
  }

  /// - Parameters:
  ///   - gamma: The file's gamma × 100,000; nil for sRGB's curve, for which the usual 45,455 stands
  ///     with sRGB's primaries.
  ///   - chromaticities: The x and y × 100,000 of white, red, green and blue; nil for sRGB's.
  private static func conversion(gamma: Int?, chromaticities: [Int]?) -> ColorConversion? {
    let points = chromaticities.map { list in
      stride(from: 0, to: 8, by: 2).map { index in
        [Double(list[index]) / 100_000, Double(list[index + 1]) / 100_000]
      }
    }
    let matrix = PrimariesMatrix.toStandard(
      white: points?[0],
      primaries: points.map { Array($0[1...]) } ?? PrimariesMatrix.standardPrimaries)
    guard let matrix else { return nil }
    var curve = ToneCurve.transfer(.sRGB)
    if let gamma {
      guard gamma > 0 else { return nil }
      let isOrdinary = PNGColorInformation.ordinaryGamma.contains(gamma)
      if !isOrdinary || !matrix.isNearIdentity { curve = .power(100_000 / Double(gamma)) }
    }
    return ColorConversion([curve, curve, curve], matrix)
  }
}
