import CoreGraphics

/// The frames of a strip or of a file, one after the other: no more than two are in memory.
package struct StripReader {
  private enum Source {
    case frames(ArraySlice<PixelImage>)
    case animation(PNGAnimation.Reader)
    case still(PNGChunks?)
  }

  /// The seconds at which the frames are seen. A still picture is one frame at 0.
  package let times: [Double]
  /// The path of the file, which errors name.
  let path: String
  /// How frames are made sRGB.
  private let meaning: ColorMeaning
  private var source: Source

  package init(_ strip: PixelStrip, path: String = "") {
    times = strip.times
    self.path = path
    meaning = .standardRGB
    source = .frames(strip.frames[...])
  }

  /// - Parameter isStandardised: Whether frames are made sRGB.
  /// - Throws: Where the file's animation is not sound.
  package init(
    _ chunks: PNGChunks, path: String, isStandardised: Bool = false, limits: PNGLimits = .bitmap
  ) throws(PictureFileError) {
    self.path = path
    meaning = isStandardised ? ColorMeaning(chunks) : .standardRGB
    let animation: PNGAnimation?
    do throws(PNGError) {
      animation = try PNGAnimation(chunks, limits: limits)
    } catch {
      throw .unreadable(path: path, error)
    }
    guard let animation else {
      times = [0]
      source = .still(chunks)
      return
    }
    let starts = animation.times.dropLast().map(PixelStrip.rounded)
    let delays = animation.frames.map { Int(clamping: ($0.delay * 1000).rounded()) }
    // Stated times are finer than the delays that viewers go by, and count only beside the same.
    let stated = chunks.text(StripTimes.keyword).flatMap(StripTimes.times).flatMap {
      $0.count == starts.count && PixelStrip.milliseconds(of: $0) == delays ? $0 : nil
    }
    times = stated ?? starts
    source = .animation(animation.reader)
  }

  /// - Returns: The next frame; nil after the last one.
  package mutating func next() throws(PictureFileError) -> PixelImage? {
    let frame: PixelImage?
    do throws(PNGError) {
      frame = try decoded()
    } catch {
      throw .unreadable(path: path, error)
    }
    return try frame?.standard(meaning, path: path)
  }

  private mutating func decoded() throws(PNGError) -> PixelImage? {
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
