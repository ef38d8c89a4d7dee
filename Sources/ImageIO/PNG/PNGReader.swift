/// PNG files as images, animated ones with all their frames.
enum PNGReader {
  static func read(_ bytes: [UInt8], limits: ImageLimits) throws(ImageFileError) -> ImageFile {
    do throws(PNGError) {
      let chunks = try PNGChunks(bytes, limits: limits.png)
      let orientation =
        chunks.payload(PNGChunkType("eXIf")).map(ExifOrientation.read) ?? .up
      let meaning = ColorMeaning(chunks)
      let isGray = chunks.header.colorType.isGray
      var lacks: [FidelityNote] = []
      if case .unknown(let why) = meaning {
        lacks.append(FidelityNote(.imageColors, "PNG, \(why)"))
      }
      guard let animation = try PNGAnimation(chunks, limits: limits.png) else {
        let picture = try image(PNGCodec.decode(chunks), meaning, isGray) {
          try? PNGCodec.decode(chunks)
        }
        return ImageFile(
          .png, frames: [ImageFile.Frame(picture)], orientation: orientation, lacks: lacks)
      }
      let pixelCount = chunks.header.width * chunks.header.height
      let maximumCount = max(limits.maximumAnimationPixelCount / pixelCount, 1)
      var frames: [ImageFile.Frame] = []
      var reader = animation.reader
      for frame in animation.frames.prefix(maximumCount) {
        guard let picture = try reader.next() else { break }
        let index = frames.count
        let image = try image(picture, meaning, isGray) {
          var reader = animation.reader
          for _ in 0..<index { _ = try? reader.next() }
          return try? reader.next()
        }
        frames.append(ImageFile.Frame(image, delay: frame.delay, isAnimated: true))
      }
      if animation.frames.count > frames.count {
        lacks.append(FidelityNote(.imageLimit, "An animation of \(animation.frames.count) frames"))
      }
      return ImageFile(
        .png, frames: frames, orientation: orientation, playCount: animation.playCount,
        lacks: lacks)
    } catch {
      throw .png(error)
    }
  }

  private static func image(
    _ png: PNGImage, _ meaning: ColorMeaning, _ isGray: Bool,
    stored: @escaping @Sendable () -> PNGImage?
  ) throws(PNGError) -> CGImage {
    guard let image = CGImage(png, meaning, isGray: isGray, stored: stored) else {
      throw .sideTooLarge(width: png.width, height: png.height, limit: Bitmap.maximumSide)
    }
    return image
  }
}
