/// JPEG files as images: opaque sRGB, whatever profile the file carries.
///
/// Colours come as libjpeg-turbo's djpeg writes them. Of four inks Adobe's programs store the light
/// that each leaves, so that a channel is `(ink · black + 127) / 255`; without Adobe's segment inks
/// are stored as they are, and inverted first.
enum JPEGReader {
  static func read(
    _ bytes: [UInt8], limits: ImageLimits,
    library: Result<TurboJPEG, ImageFileError> = TurboJPEG.shared
  ) throws(ImageFileError) -> ImageFile {
    let header = try JPEGHeader(bytes)
    let (image, warning) = try decode(bytes, header, limits: limits, library: library)
    let lacks = warning.map { [FidelityNote(.damagedImage, "JPEG, \($0)")] } ?? []
    return ImageFile(
      .jpeg, frames: [ImageFile.Frame(image)], orientation: header.orientation, lacks: lacks)
  }

  private static func decode(
    _ bytes: [UInt8], _ header: JPEGHeader, limits: ImageLimits,
    library: Result<TurboJPEG, ImageFileError>
  ) throws(ImageFileError) -> (image: CGImage, warning: String?) {
    try limits.check(.jpeg, width: header.width, height: header.height)
    let turbo = try library.get()
    guard let bitmap = Bitmap(width: header.width, height: header.height) else {
      throw .tooManyPixels(
        .jpeg, width: header.width, height: header.height, limit: limits.maximumPixelCount)
    }
    let isCMYK = header.componentCount == 4
    let warning = try turbo.decode(bytes, into: bitmap, isCMYK ? .cmyk : .rgba)
    if isCMYK { bitmap.convertInks(areInverted: header.isAdobe) }
    let image = CGImage(
      bitmap: bitmap, alphaInfo: .noneSkipLast,
      colorSpace: header.componentCount == 1 ? .gray : .standard)
    return (image, warning)
  }
}
