/// Undoes the filters of PNG rows, into rows of RGBA pixels.
///
/// - Source: PNG third edition, section 9.
enum RowFilter {
  /// One row.
  ///
  /// - Parameters:
  ///   - filter: 0 none, 1 left, 2 above, 3 both, 4 Paeth's.
  ///   - source: The filtered samples: `width` · `channels` bytes, and one more that is readable.
  ///   - above: The row above as pixels; zeros above the first. May be anything for 0 and 1.
  ///   - target: Room for `width` pixels, R in the lowest byte.
  ///   - channels: 3 or 4. With 3, alpha becomes 255.
  static func undo(
    _ filter: UInt8, _ source: UnsafeRawPointer, above: UnsafePointer<UInt32>,
    into target: UnsafeMutablePointer<UInt32>, width: Int, channels: Int
  ) {
    if channels == 4 {
      unsafe undo4(filter, source, above, target, width)
    } else {
      unsafe undo3(filter, source, above, target, width)
    }
  }

  private static let opaque: UInt32 = 0xff00_0000

  // SAFETY: every loop below reads pixels of source, above and target at x < width, and the
  // fourth byte of a three-byte pixel, which is the row's own or the one after it.

  private static func undo4(
    _ filter: UInt8, _ source: UnsafeRawPointer, _ above: UnsafePointer<UInt32>,
    _ target: UnsafeMutablePointer<UInt32>, _ width: Int
  ) {
    var left: UInt32 = 0
    var x = 0
    switch filter {
    case 0:
      unsafe UnsafeMutableRawPointer(target).copyMemory(from: source, byteCount: 4 &* width)
    case 1:
      while x < width {
        left = unsafe sum(load(source, x), left)
        unsafe target[x] = left
        x &+= 1
      }
    case 2:
      let over = unsafe UnsafeRawPointer(above)
      let out = UnsafeMutableRawPointer(target)
      while x &+ 4 <= width {
        let delta = unsafe source.loadUnaligned(fromByteOffset: 4 &* x, as: SIMD16<UInt8>.self)
        let base = unsafe over.loadUnaligned(fromByteOffset: 4 &* x, as: SIMD16<UInt8>.self)
        unsafe out.storeBytes(of: delta &+ base, toByteOffset: 4 &* x, as: SIMD16<UInt8>.self)
        x &+= 4
      }
      while x < width {
        unsafe target[x] = unsafe sum(load(source, x), above[x])
        x &+= 1
      }
    case 3:
      while x < width {
        left = unsafe sum(load(source, x), average(left, above[x]))
        unsafe target[x] = left
        x &+= 1
      }
    default:
      var wideLeft = SIMD8<Int16>.zero
      var corner = SIMD8<Int16>.zero
      while x < width {
        let up = unsafe widened(above[x])
        wideLeft = unsafe paeth(wideLeft, up, corner, widened(load(source, x)))
        corner = up
        unsafe target[x] = narrowed(wideLeft)
        x &+= 1
      }
    }
  }

  private static func undo3(
    _ filter: UInt8, _ source: UnsafeRawPointer, _ above: UnsafePointer<UInt32>,
    _ target: UnsafeMutablePointer<UInt32>, _ width: Int
  ) {
    var left: UInt32 = 0
    var x = 0
    switch filter {
    case 0:
      while x < width {
        unsafe target[x] = unsafe load3(source, x) | opaque
        x &+= 1
      }
    case 1:
      while x < width {
        left = unsafe sum(load3(source, x), left)
        unsafe target[x] = left | opaque
        x &+= 1
      }
    case 2:
      while x < width {
        unsafe target[x] = unsafe sum(load3(source, x), above[x]) | opaque
        x &+= 1
      }
    case 3:
      while x < width {
        left = unsafe sum(load3(source, x), average(left, above[x]))
        unsafe target[x] = left | opaque
        x &+= 1
      }
    default:
      var wideLeft = SIMD8<Int16>.zero
      var corner = SIMD8<Int16>.zero
      while x < width {
        let up = unsafe widened(above[x])
        wideLeft = unsafe paeth(wideLeft, up, corner, widened(load3(source, x)))
        corner = up
        unsafe target[x] = narrowed(wideLeft) | opaque
        x &+= 1
      }
    }
  }

  @inline(__always)
  private static func load(_ source: UnsafeRawPointer, _ x: Int) -> UInt32 {
    unsafe UInt32(littleEndian: source.loadUnaligned(fromByteOffset: 4 &* x, as: UInt32.self))
  }

  @inline(__always)
  private static func load3(_ source: UnsafeRawPointer, _ x: Int) -> UInt32 {
    unsafe UInt32(littleEndian: source.loadUnaligned(fromByteOffset: 3 &* x, as: UInt32.self))
      & 0xff_ffff
  }

  /// Four sums mod 256 at once.
  @inline(__always)
  private static func sum(_ a: UInt32, _ b: UInt32) -> UInt32 {
    ((a & 0x7f7f_7f7f) &+ (b & 0x7f7f_7f7f)) ^ ((a ^ b) & 0x8080_8080)
  }

  /// Four means at once, rounded down.
  @inline(__always)
  private static func average(_ a: UInt32, _ b: UInt32) -> UInt32 {
    (a & b) &+ (((a ^ b) & 0xfefe_fefe) &>> 1)
  }

  @inline(__always)
  private static func widened(_ pixel: UInt32) -> SIMD8<Int16> {
    unsafe SIMD8<Int16>(
      truncatingIfNeeded: unsafeBitCast(SIMD2<UInt32>(pixel, 0), to: SIMD8<UInt8>.self))
  }

  @inline(__always)
  private static func narrowed(_ samples: SIMD8<Int16>) -> UInt32 {
    unsafe unsafeBitCast(SIMD8<UInt8>(truncatingIfNeeded: samples), to: SIMD2<UInt32>.self)[0]
  }

  /// The samples plus whichever of left, above and corner is nearest to left + above − corner.
  @inline(__always)
  private static func paeth(
    _ left: SIMD8<Int16>, _ above: SIMD8<Int16>, _ corner: SIMD8<Int16>,
    _ samples: SIMD8<Int16>
  ) -> SIMD8<Int16> {
    let vertical = above &- corner
    let horizontal = left &- corner
    let both = vertical &+ horizontal
    let toLeft = pointwiseMax(vertical, 0 &- vertical)
    let toAbove = pointwiseMax(horizontal, 0 &- horizontal)
    let toCorner = pointwiseMax(both, 0 &- both)
    let aboveOrCorner = corner.replacing(with: above, where: toAbove .<= toCorner)
    let isLeft = (toLeft .<= toAbove) .& (toLeft .<= toCorner)
    let nearest = aboveOrCorner.replacing(with: left, where: isLeft)
    return (samples &+ nearest) & 0xff
  }
}
