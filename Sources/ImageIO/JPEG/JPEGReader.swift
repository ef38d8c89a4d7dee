/// JPEG files as images: opaque, in sRGB.
///
/// Colours come as libjpeg-turbo's djpeg writes them, and a colour profile then makes sRGB of them.
/// Of four inks Adobe's programs store the light that each leaves, and others the inks. Without a
/// profile a channel is `(ink · black + 127) / 255`, light both, which a note tells.
enum JPEGReader {
  static func read(
    _ bytes: [UInt8], limits: ImageLimits,
    library: Result<TurboJPEG, ImageFileError> = TurboJPEG.shared
  ) throws(ImageFileError) -> ImageFile {
    let header = try JPEGHeader(bytes)
    try limits.check(.jpeg, width: header.width, height: header.height)
    let turbo = try library.get()
    let (bitmap, warning) = try decode(bytes, header, turbo, limits)
    var lacks = warning.map { [FidelityNote(.damagedImage, "JPEG, \($0)")] } ?? []
    let meaning = header.profile.meaning(for: header.model)
    if case .unknown(let why) = meaning {
      lacks.append(FidelityNote(.imageColors, "JPEG, \(why)"))
    } else if meaning == nil, header.model == .cmyk {
      lacks.append(FidelityNote(.imageColors, "JPEG of four inks without a colour profile"))
    }
    let colors = Colors(header, meaning)
    colors.convert(bitmap)
    let stored: @Sendable () -> Bitmap? = { try? decode(bytes, header, turbo, limits).bitmap }
    let half: @Sendable () -> Bitmap? = {
      let half = try? decode(bytes, header, turbo, limits, isHalf: true).bitmap
      half.map(colors.convert)
      return half
    }
    let image = CGImage(
      bitmap: bitmap, alphaInfo: .noneSkipLast, colorSpace: colors.space,
      unconverted: colors.conversion == nil || header.model == .cmyk ? nil : stored,
      half: min(header.width, header.height) >= leastHalvedSide ? half : nil)
    return ImageFile(
      .jpeg, frames: [ImageFile.Frame(image)], orientation: header.orientation, lacks: lacks)
  }

  /// The side below which the library finds another fraction than a half that fits into half of it.
  private static let leastHalvedSide = 4

  /// The stored samples: RGBA, or four inks.
  ///
  /// - Parameter isHalf: Whether a quarter of the pixels is wanted, each from a fourth of the
  ///   coefficients: half of both sides, rounded up.
  private static func decode(
    _ bytes: [UInt8], _ header: JPEGHeader, _ turbo: TurboJPEG, _ limits: ImageLimits,
    isHalf: Bool = false
  ) throws(ImageFileError) -> (bitmap: Bitmap, warning: String?) {
    let divisor = isHalf ? 2 : 1
    let width = (header.width + divisor - 1) / divisor
    let height = (header.height + divisor - 1) / divisor
    guard let bitmap = Bitmap(width: width, height: height) else {
      throw .tooManyPixels(
        .jpeg, width: header.width, height: header.height, limit: limits.maximumPixelCount)
    }
    let warning = try turbo.decode(bytes, into: bitmap, header.model == .cmyk ? .cmyk : .rgba)
    return (bitmap, warning)
  }

  /// How stored samples become sRGB.
  private struct Colors: Sendable {
    let space: CGColorSpace
    /// The profile's; nil without one that is other than sRGB.
    let conversion: ColorConversion?
    private let hasInks: Bool
    private let areInverted: Bool

    init(_ header: JPEGHeader, _ meaning: ColorMeaning?) {
      hasInks = header.model == .cmyk
      areInverted = header.isAdobe
      if case .other(let other) = meaning, let known = other.conversion {
        (space, conversion) = (other, known)
      } else {
        space = header.model == .monochrome ? .gray : .standard
        conversion = nil
      }
    }

    func convert(_ bitmap: Bitmap) {
      guard let conversion else {
        if hasInks { bitmap.convertInks(areInverted: areInverted) }
        return
      }
      if hasInks, areInverted { bitmap.invertInks() }
      conversion.convert(bitmap)
    }
  }
}

extension JPEGHeader {
  /// The kind of the samples.
  var model: CGColorSpaceModel {
    switch componentCount {
    case 1: .monochrome
    case 4: .cmyk
    default: .rgb
    }
  }
}
