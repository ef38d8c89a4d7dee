extension CGImage {
  /// The picture of a PNG in sRGB; `colorSpace` is what the file says.
  ///
  /// - Parameters:
  ///   - png: The samples as they are stored.
  ///   - meaning: What they stand for. Samples of an unknown space are taken for sRGB.
  ///   - isGray: Whether the file has levels of grey.
  ///   - stored: Decodes the samples once more.
  package convenience init?(
    _ png: PNGImage, _ meaning: ColorMeaning, isGray: Bool,
    stored: @escaping @Sendable () -> PNGImage?
  ) {
    guard case .other(let space) = meaning, let conversion = space.conversion else {
      guard let bitmap = Bitmap(straight: png.rgba8, width: png.width, height: png.height) else {
        return nil
      }
      self.init(bitmap: bitmap, colorSpace: isGray ? .gray : .standard)
      return
    }
    var samples: [UInt8]
    if png.bitDepth == 16 {
      samples = conversion.converted(wide: png.samples)
    } else {
      samples = png.samples
      conversion.convert(&samples)
    }
    guard let bitmap = Bitmap(straight: samples, width: png.width, height: png.height) else {
      return nil
    }
    self.init(
      bitmap: bitmap, colorSpace: space,
      unconverted: {
        stored().flatMap { Bitmap(straight: $0.rgba8, width: $0.width, height: $0.height) }
      })
  }
}

extension Bitmap {
  /// - Parameter bytes: Straight RGBA, rows top-down.
  fileprivate convenience init?(straight bytes: [UInt8], width: Int, height: Int) {
    self.init(width: width, height: height)
    fillPremultiplying(bytes)
  }
}
