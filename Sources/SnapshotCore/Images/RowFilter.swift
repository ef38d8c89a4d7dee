/// Undoes the filters of PNG rows, into rows of RGBA pixels.
///
/// - Source: PNG third edition, section 9.
enum RowFilter {
  /// Undoes the filter of one row.
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
    // SAFETY: The caller has the samples of `width` pixels and a byte more at `source`, and `width`
    // pixels at `above` and `target`, as is documented, until this returns.
    if channels == 4 {
      unsafe undo(filter, RowSource(source, channels: 4), above, target, width)
    } else {
      unsafe undo(filter, RowSource(source, channels: 3), above, target, width)
    }
  }

  /// Undoes Paeth's filter in two rows, the second a pixel behind the first: a pixel has to wait
  /// for the one on its left, and two rows wait together.
  ///
  /// - Parameters:
  ///   - source: The filtered samples of the first row.
  ///   - next: Those of the row below, which goes into the `width` pixels after `target`'s.
  static func undoPaethTwice(
    _ source: UnsafeRawPointer, _ next: UnsafeRawPointer, above: UnsafePointer<UInt32>,
    into target: UnsafeMutablePointer<UInt32>, width: Int, channels: Int
  ) {
    // SAFETY: The caller has the samples of two rows and a byte after each, `width` pixels at
    // `above` and two rows of them at `target`, until this returns.
    if channels == 4 {
      unsafe undoPaethTwice(
        RowSource(source, channels: 4), RowSource(next, channels: 4), above, target, width)
    } else {
      unsafe undoPaethTwice(
        RowSource(source, channels: 3), RowSource(next, channels: 3), above, target, width)
    }
  }

  @inline(__always)
  private static func undo(
    _ filter: UInt8, _ source: RowSource, _ above: UnsafePointer<UInt32>,
    _ target: UnsafeMutablePointer<UInt32>, _ width: Int
  ) {
    // SAFETY: All loops stop at x < width, and four pixels are taken where x + 4 ≤ width: the
    // source, `above` and `target` have so many. One more byte is there for the last pixel of three
    // channels.
    switch filter {
    case 0:
      var x = 0
      while x &+ 4 <= width {
        unsafe store(source.four(x) | source.opaque, target + x)
        x &+= 4
      }
      while x < width {
        unsafe target[x] = source.one(x) | source.opaque
        x &+= 1
      }
    case 1: unsafe undoLeft(source, target, width)
    case 2:
      var x = 0
      while x &+ 4 <= width {
        unsafe store(sum(source.four(x), four(above + x)) | source.opaque, target + x)
        x &+= 4
      }
      while x < width {
        unsafe target[x] = sum(source.one(x), above[x]) | source.opaque
        x &+= 1
      }
    case 3:
      var left: UInt32 = 0
      for x in 0..<width {
        left = unsafe sum(source.one(x), average(left, above[x]))
        unsafe target[x] = left | source.opaque
      }
    default:
      var row = PaethRow()
      for x in 0..<width {
        unsafe row.next(source.one(x), above: widened(above[x]))
        unsafe target[x] = narrowed(row.left) | source.opaque
      }
    }
  }

  /// Sums of pixels from the left on, four at a time.
  @inline(__always)
  private static func undoLeft(
    _ source: RowSource, _ target: UnsafeMutablePointer<UInt32>, _ width: Int
  ) {
    // SAFETY: Both loops stop at x < width, and four pixels are written where x + 4 ≤ width; the
    // target has so many.
    var x = 0
    var left = SIMD4<UInt32>.zero
    while x &+ 4 <= width {
      var pixels = source.four(x)
      pixels = sum(pixels, SIMD4(0, pixels[0], pixels[1], pixels[2]))
      pixels = sum(pixels, SIMD4(0, 0, pixels[0], pixels[1]))
      pixels = sum(pixels, left)
      left = SIMD4(pixels[3], pixels[3], pixels[3], pixels[3])
      unsafe store(pixels | source.opaque, target + x)
      x &+= 4
    }
    var last = left[0]
    while x < width {
      last = sum(source.one(x), last)
      unsafe target[x] = last | source.opaque
      x &+= 1
    }
  }

  @inline(__always)
  private static func undoPaethTwice(
    _ source: RowSource, _ next: RowSource, _ above: UnsafePointer<UInt32>,
    _ target: UnsafeMutablePointer<UInt32>, _ width: Int
  ) {
    // SAFETY: A row has at least one pixel, and every x is below `width`, of which both sources and
    // `above` have so many and the target twice as many: `below` is its second row.
    var first = PaethRow()
    var second = PaethRow()
    let below = unsafe target + width
    unsafe first.next(source.one(0), above: widened(above[0]))
    unsafe target[0] = narrowed(first.left) | source.opaque
    for x in 1..<max(width, 1) {
      let over = first.left
      unsafe first.next(source.one(x), above: widened(above[x]))
      second.next(next.one(x &- 1), above: over)
      unsafe target[x] = narrowed(first.left) | source.opaque
      unsafe below[x &- 1] = narrowed(second.left) | source.opaque
    }
    second.next(next.one(width &- 1), above: first.left)
    unsafe below[width &- 1] = narrowed(second.left) | source.opaque
  }

  // MARK: - Pixels

  // SAFETY (these 2): The callers have four pixels at the place, as they check x + 4 ≤ width.
  // Neither the load nor the store needs them to be aligned to 16.
  @inline(__always)
  private static func four(_ place: UnsafePointer<UInt32>) -> SIMD4<UInt32> {
    unsafe UnsafeRawPointer(place).loadUnaligned(as: SIMD4<UInt32>.self)
  }

  @inline(__always)
  private static func store(_ pixels: SIMD4<UInt32>, _ place: UnsafeMutablePointer<UInt32>) {
    unsafe UnsafeMutableRawPointer(place).storeBytes(of: pixels, as: SIMD4<UInt32>.self)
  }

  // SAFETY: Both types have 16 bytes, and every pattern of bits is a value of either.
  /// 16 sums mod 256 at once.
  @inline(__always)
  private static func sum(_ a: SIMD4<UInt32>, _ b: SIMD4<UInt32>) -> SIMD4<UInt32> {
    unsafe unsafeBitCast(
      unsafeBitCast(a, to: SIMD16<UInt8>.self) &+ unsafeBitCast(b, to: SIMD16<UInt8>.self),
      to: SIMD4<UInt32>.self)
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

  // SAFETY (these 2): The casts are between vectors of eight bytes of integers, of which every
  // pattern of bits is a value.
  @inline(__always)
  fileprivate static func widened(_ pixel: UInt32) -> SIMD8<Int16> {
    unsafe SIMD8<Int16>(
      truncatingIfNeeded: unsafeBitCast(SIMD2<UInt32>(pixel, 0), to: SIMD8<UInt8>.self))
  }

  @inline(__always)
  private static func narrowed(_ samples: SIMD8<Int16>) -> UInt32 {
    unsafe unsafeBitCast(SIMD8<UInt8>(truncatingIfNeeded: samples), to: SIMD2<UInt32>.self)[0]
  }
}

/// The filtered samples of a row, of three or four channels.
@safe private struct RowSource {
  private let base: UnsafeRawPointer
  private let channels: Int
  /// What alpha is made of where there are three.
  let opaque: UInt32

  // SAFETY: The row's samples belong to `RowFilter`'s caller, who has them until the call returns
  // that this value lives in.
  @inline(__always)
  init(_ base: UnsafeRawPointer, channels: Int) {
    unsafe self.base = unsafe base
    self.channels = channels
    opaque = channels == 4 ? 0 : 0xff00_0000
  }

  // SAFETY (these 2): `RowFilter` asks for pixels below the row's width alone. Of three channels
  // the fourth byte is the next pixel's, or the one that is readable after the row; `opaque` covers
  // it.
  @inline(__always)
  func one(_ x: Int) -> UInt32 {
    unsafe UInt32(
      littleEndian: base.loadUnaligned(fromByteOffset: channels &* x, as: UInt32.self))
  }

  @inline(__always)
  func four(_ x: Int) -> SIMD4<UInt32> {
    channels == 4
      ? unsafe base.loadUnaligned(fromByteOffset: 4 &* x, as: SIMD4<UInt32>.self)
      : SIMD4(one(x), one(x &+ 1), one(x &+ 2), one(x &+ 3))
  }
}

/// Paeth's filter along a row.
private struct PaethRow {
  private(set) var left = SIMD8<Int16>.zero
  private var corner = SIMD8<Int16>.zero

  /// The samples plus whichever of left, above and corner is nearest to left + above − corner.
  ///
  /// That is the corner in the middle third of the way between the other two, and elsewhere the one
  /// of them that is farther from the corner.
  @inline(__always)
  mutating func next(_ filtered: UInt32, above: SIMD8<Int16>) {
    let least = pointwiseMin(left, above)
    let most = pointwiseMax(left, above)
    let middle = (corner &+ corner &+ corner &- above) &- left
    let isLeast = most .<= middle
    let isMost = middle .<= least
    let nearest = corner.replacing(with: least, where: isLeast).replacing(with: most, where: isMost)
    corner = above
    left = (RowFilter.widened(filtered) &+ nearest) & 0xff
  }
}
