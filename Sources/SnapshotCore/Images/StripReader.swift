import CoreGraphics

/// The frames of a strip or of a file, one after the other: no more than two are in memory.
package struct StripReader {
  private enum Source {
    case frames(ArraySlice<PixelImage>)
    case animation(PNGAnimation.Reader)
    case still(PNGChunks?)
  }

  /// Seconds at which the frames are seen. A still picture is one frame at 0.
  package let times: [Double]
  private var source: Source

  package init(_ strip: PixelStrip) {
    times = strip.times
    source = .frames(strip.frames[...])
  }

  /// - Throws: Where the file's animation is not sound.
  package init(_ chunks: PNGChunks, limits: PNGLimits = .bitmap) throws(PNGError) {
    guard let animation = try PNGAnimation(chunks, limits: limits) else {
      times = [0]
      source = .still(chunks)
      return
    }
    let starts = animation.times.dropLast().map(PixelStrip.rounded)
    let stated = chunks.text(Reference.timesKey).flatMap(StripTimes.times)
    times = stated?.count == starts.count ? stated ?? starts : starts
    source = .animation(animation.reader)
  }

  /// - Returns: Nothing after the last frame.
  package mutating func next() throws(PNGError) -> PixelImage? {
    switch source {
    case .frames(let rest):
      source = .frames(rest.dropFirst())
      return rest.first
    case .still(let chunks):
      source = .still(nil)
      guard let chunks else { return nil }
      return PixelImage(try PNGCodec.decode(chunks))
    case .animation(var reader):
      source = .still(nil)
      let image = try reader.next()
      source = .animation(reader)
      return image.map(PixelImage.init)
    }
  }
}
