extension CGImage {
  /// Makes an image from pixels in memory.
  ///
  /// - Parameters:
  ///   - bitsPerComponent: The size of a component in bits, which has to be 8.
  ///   - bitsPerPixel: 8 for gray and alpha alone, 16 for gray with alpha, 24 for RGB without,
  ///     32 for all that have alpha or a filler.
  ///   - bytesPerRow: The size of a row in bytes: at least what its pixels take.
  ///   - space: The space of the components: RGB or gray; CMYK with `none`. They are converted to
  ///     sRGB, as colours are.
  ///   - provider: The bytes of `height` rows, top-down.
  ///   - decode: The range of every component. It is not supported: the result is nil unless this
  ///     is.
  ///   - intent: The way of replacing colours, which makes no difference.
  /// - Returns: Nil for any other layout, too few bytes, or more pixels than a bitmap holds.
  public convenience init?(
    width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int,
    space: CGColorSpace, bitmapInfo: CGBitmapInfo, provider: CGDataProvider,
    decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool, intent: CGColorRenderingIntent
  ) {
    // SAFETY: The pointer `decode` is compared with nil and never followed. The last pixel ends
    // within the provider's bytes, as the guard checks, and rows and columns are below the bitmap's
    // sides.
    guard unsafe decode == nil, bitsPerComponent == 8,
      let layout = PixelLayout(space: space, info: bitmapInfo, bitsPerPixel: bitsPerPixel),
      let bitmap = Bitmap(width: width, height: height),
      bytesPerRow >= width * layout.byteCount, bytesPerRow <= Int.max / (2 * height),
      provider.bytes.count >= bytesPerRow * (height - 1) + width * layout.byteCount
    else { return nil }
    unsafe provider.bytes.withUnsafeBufferPointer { bytes in
      guard let base = bytes.baseAddress else { return }
      for y in 0..<height {
        for x in 0..<width {
          unsafe bitmap.pixels[y * width + x] = unsafe layout.pixel(
            base + y * bytesPerRow + x * layout.byteCount)
        }
      }
    }
    let isOpaque = layout.alpha == nil
    self.init(
      bitmap: bitmap, alphaInfo: isOpaque ? .noneSkipLast : .premultipliedLast,
      colorSpace: .standard, shouldInterpolate: shouldInterpolate)
  }
}

extension CGImage {
  /// - Parameter bytes: Premultiplied, blue first, rows top-down, at least 4 · `width` · `height`
  ///   of them. A channel above its alpha becomes that.
  /// - Returns: Nil for fewer bytes, and where a bitmap cannot be of the size.
  package convenience init?(premultipliedBGRA bytes: [UInt8], width: Int, height: Int) {
    guard let bitmap = Bitmap(width: width, height: height), bytes.count >= 4 * width * height
    else { return nil }
    for index in 0..<width * height {
      let alpha = bytes[4 * index + 3]
      func channel(_ offset: Int) -> UInt32 { UInt32(min(bytes[4 * index + offset], alpha)) }
      // SAFETY: The index is below the number of the bitmap's pixels, which are width · height.
      unsafe bitmap.pixels[index] =
        channel(2) | channel(1) << 8 | channel(0) << 16 | UInt32(alpha) << 24
    }
    self.init(bitmap: bitmap)
  }

  /// Makes the picture in a PNG file. For JPEG see ImageIO.
  ///
  /// - Parameters:
  ///   - decode: The range of every component. It is not supported: the result is nil unless this
  ///     is.
  ///   - intent: The way of replacing colours, which makes no difference.
  /// - Returns: Nil for bytes that are not a whole, valid PNG file.
  public convenience init?(
    pngDataProviderSource source: CGDataProvider, decode: UnsafePointer<CGFloat>?,
    shouldInterpolate: Bool, intent: CGColorRenderingIntent
  ) {
    // SAFETY: The pointer is compared with nil and never followed.
    guard unsafe decode == nil, let chunks = try? PNGChunks(source.bytes),
      let png = try? PNGCodec.decode(chunks),
      let image = CGImage(
        png, ColorMeaning(chunks), isGray: chunks.header.colorType.isGray,
        stored: { try? PNGCodec.decode(chunks) })
    else { return nil }
    self.init(image, shouldInterpolate: shouldInterpolate)
  }
}

/// Where the components of a pixel are in memory.
struct PixelLayout {
  let byteCount: Int
  /// The offsets of the components of the space.
  let components: [Int]
  /// The offset of alpha; nil where every pixel is opaque.
  let alpha: Int?
  let isPremultiplied: Bool
  let space: CGColorSpace

  init?(space: CGColorSpace, info: CGBitmapInfo, bitsPerPixel: Int) {
    guard let alphaInfo = info.alphaInfo, !info.contains(.floatComponents), bitsPerPixel % 8 == 0
    else { return nil }
    let size = bitsPerPixel / 8
    let count = alphaInfo == .alphaOnly ? 0 : space.numberOfComponents
    var colors = Array(0..<count)
    var alpha: Int?
    switch alphaInfo {
    case .none: guard size == count else { return nil }
    case .premultipliedLast, .last: alpha = count
    case .noneSkipLast: break
    case .premultipliedFirst, .first:
      alpha = 0
      colors = colors.map { $0 + 1 }
    case .noneSkipFirst: colors = colors.map { $0 + 1 }
    case .alphaOnly: alpha = 0
    }
    let hasFourth = alphaInfo != .none && alphaInfo != .alphaOnly
    guard size == count + (hasFourth || alphaInfo == .alphaOnly ? 1 : 0), size > 0 else {
      return nil
    }
    switch info.rawValue & CGBitmapInfo.byteOrderMask.rawValue {
    case 0, CGBitmapInfo.byteOrder32Big.rawValue: break
    case CGBitmapInfo.byteOrder32Little.rawValue where size == 4:
      colors = colors.map { 3 - $0 }
      alpha = alpha.map { 3 - $0 }
    default: return nil
    }
    byteCount = size
    components = colors
    self.alpha = alpha
    isPremultiplied =
      alphaInfo == .premultipliedFirst || alphaInfo == .premultipliedLast
    self.space = space
  }

  /// The premultiplied pixel at an address, red in the lowest byte.
  func pixel(_ bytes: UnsafePointer<UInt8>) -> UInt32 {
    // SAFETY: The caller has a whole pixel at `bytes`, of `byteCount` bytes, and `init` takes only
    // offsets below that.
    let alpha = self.alpha.map { unsafe UInt32(bytes[$0]) } ?? 255
    if components.isEmpty { return alpha << 24 }
    var red: UInt32
    var green: UInt32
    var blue: UInt32
    if components.count == 3, space.transfer == .sRGB, space.primaries == .sRGB {
      red = unsafe UInt32(bytes[components[0]])
      green = unsafe UInt32(bytes[components[1]])
      blue = unsafe UInt32(bytes[components[2]])
    } else {
      // Conversion is of straight colours.
      let divisor = isPremultiplied ? CGFloat(max(alpha, 1)) : 255
      let values = components.map { unsafe min(CGFloat(bytes[$0]) / divisor, 1) }
      let (r, g, b) = space.standardComponents(values)
      func byte(_ value: Double) -> UInt32 { UInt32((value.clamped(to: 0...1) * 255).rounded()) }
      (red, green, blue) = (byte(r), byte(g), byte(b))
      if isPremultiplied, alpha < 255 {
        (red, green, blue) = (
          PixelMath.dividedBy255(red * alpha), PixelMath.dividedBy255(green * alpha),
          PixelMath.dividedBy255(blue * alpha)
        )
      }
    }
    if !isPremultiplied, alpha < 255 {
      red = (red * alpha + 127) / 255
      green = (green * alpha + 127) / 255
      blue = (blue * alpha + 127) / 255
    } else {
      // Premultiplied colours above their alpha would brighten what is beneath beyond white.
      (red, green, blue) = (min(red, alpha), min(green, alpha), min(blue, alpha))
    }
    return red | green << 8 | blue << 16 | alpha << 24
  }
}
