import CoreGraphics

extension PixelImage {
  /// The picture in sRGB with 8-bit samples.
  ///
  /// - Parameters:
  ///   - meaning: What the samples stand for.
  ///   - path: The file's path, which errors name.
  func standard(_ meaning: ColorMeaning, path: String) throws(PictureFileError) -> PixelImage {
    switch meaning {
    case .standardRGB: return self
    case .other(let space):
      guard let conversion = space.conversion else { return self }
      if let bytes = conversion.standard(bytes) {
        return PixelImage(width: width, height: height, bytes: bytes)
      }
      throw PictureFileError.unknownColors(path: path, "it has colours outside sRGB")
    case .unknown(let why):
      throw PictureFileError.unknownColors(path: path, "\(why), which is not supported")
    }
  }
}
