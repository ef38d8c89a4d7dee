/// GIF files as images: every frame as a viewer shows it.
///
/// A file that is cut or damaged is drawn as far as it goes. The background is transparent, as
/// Apple's viewers and browsers have it, whatever colour the file names.
///
/// - Source: GIF89a; the Netscape 2.0 application extension for the count of plays.
struct GIFReader {
  private enum Disposal {
    case keep, clear, restore
  }

  /// What the graphic control extension says of the image that follows.
  private struct Control {
    var disposal = Disposal.keep
    var transparentIndex: Int?
    var delay = 0.0
  }

  private let bytes: [UInt8]
  private let limits: ImageLimits
  private var place = 13
  private let width: Int
  private let height: Int
  private var palette: [SIMD4<UInt8>] = []
  private var control = Control()
  private var canvas: [SIMD4<UInt8>]
  private var frames: [(image: CGImage, delay: Double)] = []
  /// How often the animation is played; once without the extension.
  private var playCount = 1
  private var damage: String?
  /// The pixels of all frames' own rectangles, which may be larger than the canvas.
  private var decodedPixelCount = 0

  static func read(_ bytes: [UInt8], limits: ImageLimits) throws(ImageFileError) -> ImageFile {
    var reader = try GIFReader(bytes, limits: limits)
    let isWhole = try reader.readBlocks()
    guard !reader.frames.isEmpty else {
      throw .damaged(.gif, reason: reader.damage ?? "it ends before its first picture")
    }
    var lacks: [FidelityNote] = []
    if let damage = reader.damage { lacks.append(FidelityNote(.damagedImage, "GIF, \(damage)")) }
    if !isWhole {
      lacks.append(
        FidelityNote(.imageLimit, "An animation of more than \(reader.frames.count) frames"))
    }
    let isAnimated = reader.frames.count > 1
    return ImageFile(
      .gif,
      frames: reader.frames.map {
        ImageFile.Frame($0.image, delay: $0.delay, isAnimated: isAnimated)
      },
      playCount: reader.playCount, lacks: lacks)
  }

  private init(_ bytes: [UInt8], limits: ImageLimits) throws(ImageFileError) {
    guard bytes.count >= 13 else { throw .damaged(.gif, reason: "its header is cut") }
    self.bytes = bytes
    self.limits = limits
    width = Int(bytes[6]) | Int(bytes[7]) << 8
    height = Int(bytes[8]) | Int(bytes[9]) << 8
    try limits.check(.gif, width: width, height: height)
    canvas = Array(repeating: SIMD4(), count: width * height)
    if bytes[10] & 0x80 != 0 { palette = readPalette(bytes[10]) }
  }

  private static let maximumFrameCount = 10_000

  // MARK: Blocks

  /// - Returns: False where frames are left out, since there are more than are read.
  private mutating func readBlocks() throws(ImageFileError) -> Bool {
    let maximumCount = min(
      max(limits.maximumAnimationPixelCount / (width * height), 1), Self.maximumFrameCount)
    while place < bytes.count {
      let kind = bytes[place]
      place += 1
      switch kind {
      case 0x3B: return true
      case 0x21: readExtension()
      case 0x2C:
        let isFull = decodedPixelCount > limits.maximumAnimationPixelCount
        if frames.count >= maximumCount || isFull && !frames.isEmpty { return false }
        guard try readImage() else { return true }
      // Some programs write zeros between blocks.
      case 0: continue
      default:
        damage = "a block at byte \(place - 1) is of no known kind"
        return true
      }
    }
    damage = "the file is cut"
    return true
  }

  private mutating func readExtension() {
    guard place < bytes.count else { return }
    let label = bytes[place]
    place += 1
    let isNetscape =
      label == 0xFF && bytes[place...].dropFirst().starts(with: "NETSCAPE2.0".utf8)
    let content = readSubBlocks()
    if label == 0xF9, content.count >= 4 {
      control = Control()
      switch content[0] >> 2 & 7 {
      case 2: control.disposal = .clear
      case 3: control.disposal = .restore
      default: control.disposal = .keep
      }
      control.delay = Double(Int(content[1]) | Int(content[2]) << 8) / 100
      control.transparentIndex = content[0] & 1 != 0 ? Int(content[3]) : nil
    }
    // Eleven bytes of the name, then 1 and the number of repetitions; 0 is for ever.
    if isNetscape, content.count >= 14, content[11] == 1 {
      let repeats = Int(content[12]) | Int(content[13]) << 8
      playCount = repeats == 0 ? 0 : repeats + 1
    }
  }

  private mutating func readSubBlocks() -> [UInt8] {
    var content: [UInt8] = []
    while place < bytes.count {
      let count = Int(bytes[place])
      place += 1
      if count == 0 { return content }
      content += bytes[place..<min(place + count, bytes.count)]
      place += count
    }
    place = min(place, bytes.count)
    return content
  }

  private mutating func readPalette(_ flags: UInt8) -> [SIMD4<UInt8>] {
    let count = 2 << Int(flags & 7)
    var colors: [SIMD4<UInt8>] = []
    while colors.count < count, place + 3 <= bytes.count {
      colors.append(SIMD4(bytes[place], bytes[place + 1], bytes[place + 2], 255))
      place += 3
    }
    return colors
  }

  // MARK: Images

  /// - Returns: False where the file is cut inside this image.
  private mutating func readImage() throws(ImageFileError) -> Bool {
    guard place + 9 <= bytes.count else {
      damage = "the file is cut"
      return false
    }
    let numbers = (0..<4).map { Int(bytes[place + 2 * $0]) | Int(bytes[place + 2 * $0 + 1]) << 8 }
    let flags = bytes[place + 8]
    place += 9
    let colors = flags & 0x80 != 0 ? readPalette(flags) : palette
    let (x, y, columns, rows) = (numbers[0], numbers[1], numbers[2], numbers[3])
    try limits.check(.gif, width: columns, height: rows)
    guard place < bytes.count else {
      damage = "the file is cut"
      return false
    }
    let minimumWidth = Int(bytes[place])
    place += 1
    decodedPixelCount += columns * rows
    let indices = LZWDecoder.decode(
      readSubBlocks(), minimumWidth: minimumWidth, count: columns * rows)
    if indices.count < columns * rows { damage = "frame \(frames.count + 1) is not whole" }
    let before = control.disposal == .restore ? canvas : []
    draw(indices, colors, x: x, y: y, width: columns, isInterlaced: flags & 0x40 != 0, rows: rows)
    try appendFrame()
    switch control.disposal {
    case .keep: break
    case .restore: canvas = before
    case .clear:
      for row in y..<min(y + rows, height) where x < width {
        for column in x..<min(x + columns, width) { canvas[row * width + column] = SIMD4() }
      }
    }
    control = Control()
    return true
  }

  private mutating func draw(
    _ indices: [UInt8], _ colors: [SIMD4<UInt8>], x: Int, y: Int, width columns: Int,
    isInterlaced: Bool, rows: Int
  ) {
    let order = isInterlaced ? Self.interlacedRows(rows) : Array(0..<rows)
    for (index, row) in order.enumerated() where y + row < height {
      for column in 0..<columns where x + column < width {
        let place = index * columns + column
        guard place < indices.count else { return }
        let color = Int(indices[place])
        if color == control.transparentIndex || color >= colors.count { continue }
        canvas[(y + row) * width + x + column] = colors[color]
      }
    }
  }

  /// Every eighth row from the first and from the fifth, every fourth from the third, and the
  /// others.
  private static func interlacedRows(_ count: Int) -> [Int] {
    [(0, 8), (4, 8), (2, 4), (1, 2)].flatMap { start, step in
      Array(stride(from: start, to: count, by: step))
    }
  }

  private mutating func appendFrame() throws(ImageFileError) {
    var straight: [UInt8] = []
    straight.reserveCapacity(canvas.count * 4)
    for pixel in canvas {
      straight.append(pixel.x)
      straight.append(pixel.y)
      straight.append(pixel.z)
      straight.append(pixel.w)
    }
    guard let image = CGImage(straightRGBA: straight, width: width, height: height) else {
      throw .tooManyPixels(
        .gif, width: width, height: height, limit: limits.maximumPixelCount)
    }
    frames.append((image, control.delay))
  }
}
