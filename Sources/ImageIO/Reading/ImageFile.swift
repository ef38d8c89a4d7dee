/// What an image file holds: frames of pixels, or a drawing.
package struct ImageFile: Sendable {
  /// A picture of an animation, or the only one.
  package struct Frame: Sendable {
    /// Upright only after the file's `orientation` is applied.
    package let image: CGImage
    /// The seconds that the frame shows, as in Apple's viewers: 0.1 where the file says less than
    /// 0.02. 0 for a still picture.
    package let delay: Double
    /// The seconds as the file has them.
    package let unclampedDelay: Double

    init(_ image: CGImage, delay: Double = 0, isAnimated: Bool = false) {
      self.image = image
      unclampedDelay = delay
      self.delay = isAnimated && delay < 0.02 ? 0.1 : delay
    }
  }

  package let format: ImageFileFormat
  /// The frames: at least one, unless there is a drawing.
  package let frames: [Frame]
  /// The drawing of an SVG or PDF file; nil for other formats.
  package let vector: (any VectorDrawing)?
  /// How the pixels are to be turned to be upright.
  package let orientation: CGImagePropertyOrientation
  /// 0 for an animation that never ends.
  package let playCount: Int
  /// What the picture lacks compared with a device's: for whoever draws it to note.
  package let lacks: [FidelityNote]

  init(
    _ format: ImageFileFormat, frames: [Frame], orientation: CGImagePropertyOrientation = .up,
    playCount: Int = 1, lacks: [FidelityNote] = []
  ) {
    self.format = format
    self.frames = frames
    vector = nil
    self.orientation = orientation
    self.playCount = playCount
    self.lacks = lacks
  }

  init(_ format: ImageFileFormat, vector: any VectorDrawing) {
    self.format = format
    frames = []
    self.vector = vector
    orientation = .up
    playCount = 1
    lacks = vector.lacks
  }

  package var isAnimated: Bool { frames.count > 1 }

  /// Reads a file of any format that is read here, told by its bytes and not by its name.
  ///
  /// Memory is taken only after the limits are checked, and all that a format repeats is counted.
  package static func read(
    _ data: some Collection<UInt8>, limits: ImageLimits = .default
  ) throws(ImageFileError) -> ImageFile {
    guard !data.isEmpty else { throw .empty }
    guard data.count <= limits.maximumByteCount else {
      throw .fileTooLarge(byteCount: data.count, limit: limits.maximumByteCount)
    }
    guard let format = ImageFileFormat(data) else {
      throw .unknownFormat(start: Array(data.prefix(8)))
    }
    let bytes = Array(data)
    switch format {
    case .png: return try PNGReader.read(bytes, limits: limits)
    case .jpeg: return try JPEGReader.read(bytes, limits: limits)
    case .gif: return try GIFReader.read(bytes, limits: limits)
    case .svg: return ImageFile(.svg, vector: try SVGDocument(bytes, limits: limits))
    case .pdf: return ImageFile(.pdf, vector: try PDFPageDrawing(bytes, limits: limits))
    case .heif, .webP, .tiff, .bmp, .icon, .jpeg2000: throw .unsupportedFormat(format)
    }
  }
}
