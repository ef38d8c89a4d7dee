/// The layout of pixels that the maker of a context asked for.
///
/// Drawing always happens in premultiplied RGBA; see `StoredPixels` for other layouts.
struct BitmapFormat {
  enum Layout {
    /// Four bytes, with the places of red, green, blue and alpha in them.
    case color(red: Int, green: Int, blue: Int, alpha: Int)
    /// A byte of luminance.
    case gray
    /// A byte of alpha.
    case alpha
  }

  let layout: Layout
  let isOpaque: Bool
  let bytesPerRow: Int
  let info: CGBitmapInfo
  let colorSpace: CGColorSpace?

  static let standard = BitmapFormat(
    layout: .color(red: 0, green: 1, blue: 2, alpha: 3), isOpaque: false, bytesPerRow: 0,
    info: CGBitmapInfo(alpha: .premultipliedLast), colorSpace: .standard)

  private init(
    layout: Layout, isOpaque: Bool, bytesPerRow: Int, info: CGBitmapInfo,
    colorSpace: CGColorSpace?
  ) {
    self.layout = layout
    self.isOpaque = isOpaque
    self.bytesPerRow = bytesPerRow
    self.info = info
    self.colorSpace = colorSpace
  }

  init?(
    bitsPerComponent: Int, space: CGColorSpace, bitmapInfo: UInt32, width: Int, bytesPerRow: Int
  ) {
    let info = CGBitmapInfo(rawValue: bitmapInfo)
    guard bitsPerComponent == 8, let alphaInfo = info.alphaInfo,
      !info.contains(.floatComponents), width > 0, width <= Bitmap.maximumSide
    else { return nil }
    let layout: Layout
    switch (space.model, alphaInfo) {
    case (_, .alphaOnly): layout = .alpha
    case (.monochrome, .none): layout = .gray
    case (.rgb, .premultipliedLast), (.rgb, .noneSkipLast):
      layout = .color(red: 0, green: 1, blue: 2, alpha: 3)
    case (.rgb, .premultipliedFirst), (.rgb, .noneSkipFirst):
      layout = .color(red: 1, green: 2, blue: 3, alpha: 0)
    default: return nil
    }
    guard let ordered = Self.reordered(layout, info) else { return nil }
    let least = ordered.bytesPerPixel * width
    guard bytesPerRow == 0 || (least...Self.maximumBytesPerRow).contains(bytesPerRow) else {
      return nil
    }
    self.init(
      layout: ordered,
      isOpaque: alphaInfo == .noneSkipLast || alphaInfo == .noneSkipFirst || alphaInfo == .none,
      bytesPerRow: bytesPerRow == 0 ? least : bytesPerRow, info: info, colorSpace: space)
  }

  /// Twice what the widest row takes.
  private static let maximumBytesPerRow = 8 * Bitmap.maximumSide

  private static func reordered(_ layout: Layout, _ info: CGBitmapInfo) -> Layout? {
    switch (info.rawValue & CGBitmapInfo.byteOrderMask.rawValue, layout) {
    case (0, _), (CGBitmapInfo.byteOrder32Big.rawValue, _): return layout
    case (CGBitmapInfo.byteOrder32Little.rawValue, .color(let red, let green, let blue, let alpha)):
      return .color(red: 3 - red, green: 3 - green, blue: 3 - blue, alpha: 3 - alpha)
    default: return nil
    }
  }

  /// Whether pixels in memory are as the canvas has them.
  var isNative: Bool {
    if case .color(0, 1, 2, 3) = layout { return true }
    return false
  }

  var alphaInfo: CGImageAlphaInfo { info.alphaInfo ?? .premultipliedLast }
}

extension BitmapFormat.Layout {
  var bytesPerPixel: Int {
    if case .color = self { return 4 }
    return 1
  }

  /// Reads one pixel as premultiplied RGBA with red in the lowest byte.
  @inline(__always)
  func read(_ source: UnsafePointer<UInt8>) -> UInt32 {
    // SAFETY: The caller has a whole pixel at `source`, of `bytesPerPixel` bytes, and the layout's
    // offsets are below that.
    switch self {
    case .color(let r, let g, let b, let a):
      return unsafe UInt32(source[r]) | UInt32(source[g]) << 8 | UInt32(source[b]) << 16
        | UInt32(source[a]) << 24
    case .gray: return unsafe UInt32(source[0]) * 0x01_0101 | 0xff00_0000
    case .alpha: return unsafe UInt32(source[0]) << 24
    }
  }

  /// Writes one pixel, given as premultiplied RGBA with red in the lowest byte.
  // SAFETY: The caller has the place of a whole pixel, of which `bytesPerPixel` bytes may be
  // written, and the layout's offsets are below that.
  @inline(__always)
  func write(_ pixel: UInt32, to target: UnsafeMutablePointer<UInt8>) {
    let (red, green) = (UInt8(truncatingIfNeeded: pixel), UInt8(truncatingIfNeeded: pixel >> 8))
    let (blue, alpha) = (
      UInt8(truncatingIfNeeded: pixel >> 16), UInt8(truncatingIfNeeded: pixel >> 24)
    )
    switch self {
    case .color(let r, let g, let b, let a):
      unsafe target[r] = red
      unsafe target[g] = green
      unsafe target[b] = blue
      unsafe target[a] = alpha
    case .gray:
      // Rec. 709 weights in 16 bits; they add up to 65,536.
      let sum = UInt32(red) * 13933 + UInt32(green) * 46871 + UInt32(blue) * 4732
      unsafe target[0] = UInt8((sum + 32768) >> 16)
    case .alpha: unsafe target[0] = alpha
    }
  }
}
