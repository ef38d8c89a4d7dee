/// PNG files as images, animated ones with all their frames.
enum PNGReader {
  static func read(_ bytes: [UInt8], limits: ImageLimits) throws(ImageFileError) -> ImageFile {
    do throws(PNGError) {
      let chunks = try PNGChunks(bytes, limits: limits.png)
      let orientation =
        chunks.payload(PNGChunkType("eXIf")).map(ExifOrientation.read) ?? .up
      guard let animation = try PNGAnimation(chunks, limits: limits.png) else {
        let frame = ImageFile.Frame(try image(PNGCodec.decode(chunks)))
        return ImageFile(.png, frames: [frame], orientation: orientation)
      }
      let pixelCount = chunks.header.width * chunks.header.height
      let maximumCount = max(limits.maximumAnimationPixelCount / pixelCount, 1)
      var frames: [ImageFile.Frame] = []
      var reader = animation.reader
      for frame in animation.frames.prefix(maximumCount) {
        guard let picture = try reader.next() else { break }
        frames.append(
          ImageFile.Frame(try image(picture), delay: frame.delay, isAnimated: true))
      }
      return ImageFile(
        .png, frames: frames, orientation: orientation, playCount: animation.playCount,
        lacks: animation.frames.count > frames.count
          ? [FidelityNote(.imageLimit, "An animation of \(animation.frames.count) frames")] : [])
    } catch {
      throw .png(error)
    }
  }

  private static func image(_ png: PNGImage) throws(PNGError) -> CGImage {
    guard let image = CGImage(straightRGBA: png.rgba8, width: png.width, height: png.height) else {
      throw .sideTooLarge(width: png.width, height: png.height, limit: Bitmap.maximumSide)
    }
    return image
  }
}
