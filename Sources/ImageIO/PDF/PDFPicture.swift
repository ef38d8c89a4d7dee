/// A picture of a PDF file as an image.
///
/// - Source: ISO 32000-1, 8.9.
struct PDFPicture {
  private let file: PDFFile
  private let resources: PDFDictionary?
  private let limits: ImageLimits
  private let stream: PDFStream

  init(_ stream: PDFStream, _ file: PDFFile, _ resources: PDFDictionary?, limits: ImageLimits) {
    self.stream = stream
    self.file = file
    self.resources = resources
    self.limits = limits
  }

  private func entry(_ name: String, _ short: String) -> PDFObject? {
    stream.dictionary[name] ?? stream.dictionary[short]
  }

  var isMask: Bool {
    if case .boolean(true) = file.value(entry("ImageMask", "IM")) { true } else { false }
  }

  var width: Int { file.integer(entry("Width", "W")) ?? 0 }
  var height: Int { file.integer(entry("Height", "H")) ?? 0 }

  /// - Parameter color: What a stencil is painted with, straight sRGB.
  /// - Throws: Where it is stored in a way that is not read here, or too large.
  func image(color: SIMD4<UInt8>) throws(ImageFileError) -> CGImage {
    try limits.check(.pdf, width: width, height: height)
    guard let contents = file.contents(stream) else {
      throw .unsupportedFeature(.pdf, feature: "a picture of an unknown filter")
    }
    if contents.picture == .jpeg { return try jpeg(contents.bytes) }
    var pixels = try isMask ? stencil(contents.bytes, color) : colors(contents.bytes)
    try mask(&pixels)
    guard let image = CGImage(straightRGBA: pixels, width: width, height: height) else {
      throw .tooManyPixels(.pdf, width: width, height: height, limit: limits.maximumPixelCount)
    }
    return image
  }

  private func jpeg(_ bytes: [UInt8]) throws(ImageFileError) -> CGImage {
    guard let image = try JPEGReader.read(bytes, limits: limits).frames.first?.image else {
      throw .damaged(.jpeg, reason: "it has no picture")
    }
    guard stream.dictionary["SMask"] != nil || stream.dictionary["Mask"] != nil,
      image.width == width, image.height == height
    else { return image }
    var pixels = image.straightRGBA()
    try mask(&pixels)
    return CGImage(straightRGBA: pixels, width: width, height: height) ?? image
  }

  // MARK: Samples

  private func stencil(_ bytes: [UInt8], _ color: SIMD4<UInt8>) -> [UInt8] {
    let paintsOnes = file.numbers(entry("Decode", "D"))?.first == 1
    var reader = PDFBitReader(bytes)
    var pixels = [UInt8](repeating: 0, count: width * height * 4)
    for row in 0..<height {
      for column in 0..<width where (reader.read(1) == 1) == paintsOnes {
        let place = (row * width + column) * 4
        for channel in 0..<4 { pixels[place + channel] = color[channel] }
      }
      reader.align()
    }
    // What is not there is not painted.
    let rowCount = bytes.count / max((width + 7) / 8, 1)
    if rowCount < height {
      for index in rowCount * width * 4..<pixels.count { pixels[index] = 0 }
    }
    return pixels
  }

  private func colors(_ bytes: [UInt8]) throws(ImageFileError) -> [UInt8] {
    guard let space = PDFColorSpace(entry("ColorSpace", "CS"), file, resources),
      space.componentCount > 0
    else { throw .unsupportedFeature(.pdf, feature: "a picture of an unknown colour space") }
    let bits = file.integer(entry("BitsPerComponent", "BPC")) ?? 8
    guard [1, 2, 4, 8, 16].contains(bits) else {
      throw .damaged(.pdf, reason: "a picture has \(bits) bits for each component")
    }
    let maximum = Double(1 << bits - 1)
    let given = file.numbers(entry("Decode", "D")) ?? []
    let standard = space.decode(maximum: maximum)
    let decode = given.count == standard.count ? given : standard
    let count = space.componentCount
    let keys = colorKeys(count)
    if bits == 8, decode == standard, keys == nil, let pixels = plainColors(bytes, space) {
      return pixels
    }
    var reader = PDFBitReader(bytes)
    var pixels = [UInt8](repeating: 255, count: width * height * 4)
    var known: [UInt64: SIMD3<UInt8>] = [:]
    var samples = [UInt32](repeating: 0, count: count)
    for row in 0..<height {
      for column in 0..<width {
        for index in 0..<count { samples[index] = reader.read(bits) }
        let place = (row * width + column) * 4
        let key = samples.reduce(UInt64(0)) { $0 &* 65_537 &+ UInt64($1) }
        let isExact = count <= 3
        let color: SIMD3<UInt8>
        if isExact, let seen = known[key] {
          color = seen
        } else {
          color = Self.color(samples, decode, maximum, space)
          if isExact, known.count < 4096 { known[key] = color }
        }
        for channel in 0..<3 { pixels[place + channel] = color[channel] }
        if let keys, samples.indices.allSatisfy({ keys[$0].contains(samples[$0]) }) {
          pixels[place + 3] = 0
        }
      }
      reader.align()
    }
    return pixels
  }

  /// The colours of gray and RGB, which need no calculation; nil for other spaces.
  private func plainColors(_ bytes: [UInt8], _ space: PDFColorSpace) -> [UInt8]? {
    let offsets: [Int]
    switch space {
    case .gray: offsets = [0, 0, 0]
    case .rgb: offsets = [0, 1, 2]
    default: return nil
    }
    let count = offsets[2] + 1
    var pixels = [UInt8](repeating: 255, count: width * height * 4)
    for index in 0..<width * height {
      for channel in 0..<3 {
        let place = index * count + offsets[channel]
        pixels[index * 4 + channel] = place < bytes.count ? bytes[place] : 0
      }
    }
    return pixels
  }

  private static func color(
    _ samples: [UInt32], _ decode: [Double], _ maximum: Double, _ space: PDFColorSpace
  ) -> SIMD3<UInt8> {
    let rgb = space.rgb(
      samples.indices.map {
        decode[2 * $0] + Double(samples[$0]) / maximum * (decode[2 * $0 + 1] - decode[2 * $0])
      })
    func byte(_ value: Double) -> UInt8 { UInt8((value.clamped(to: 0...1) * 255).rounded()) }
    return SIMD3(byte(rgb.x), byte(rgb.y), byte(rgb.z))
  }

  // MARK: Masks

  /// Ranges of samples that are transparent.
  private func colorKeys(_ count: Int) -> [ClosedRange<UInt32>]? {
    guard let numbers = file.numbers(stream.dictionary["Mask"]), numbers.count == 2 * count else {
      return nil
    }
    return (0..<count).map {
      let (low, high) = (numbers[2 * $0].clamped(to: 0...65535), numbers[2 * $0 + 1])
      return UInt32(low)...UInt32(high.clamped(to: low...65535))
    }
  }

  /// Sets the alpha by a soft mask, or a stencil that says what is not painted.
  private func mask(_ pixels: inout [UInt8]) throws(ImageFileError) {
    let soft = file.stream(stream.dictionary["SMask"])
    guard let mask = soft ?? file.stream(stream.dictionary["Mask"]) else { return }
    let picture = PDFPicture(mask, file, resources, limits: limits)
    guard mask.dictionary["SMask"] == nil, mask.dictionary["Mask"] == nil else {
      throw .damaged(.pdf, reason: "a picture's mask has a mask")
    }
    let image = try picture.image(color: SIMD4(0, 0, 0, 255))
    let values = image.straightRGBA()
    let channel = soft == nil ? 3 : 0
    for row in 0..<height {
      let line = row * image.height / height * image.width
      for column in 0..<width {
        let source = (line + column * image.width / width) * 4 + channel
        let place = (row * width + column) * 4 + 3
        pixels[place] = min(pixels[place], values[source])
      }
    }
  }
}
