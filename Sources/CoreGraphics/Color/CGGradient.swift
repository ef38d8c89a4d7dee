import Synchronization

/// Colours at locations from 0 to 1, blended in between.
///
/// Colours are blended as straight components of the gradient's space and then premultiplied.
/// Without a space, and with CMYK, they are blended in sRGB.
public final class CGGradient: Sendable {
  struct Stop: Sendable {
    let location: Double
    let color: CGColor
  }

  /// The colours and their places: at least one, by rising location.
  let stops: [Stop]
  private let lastTable = Mutex<GradientTable?>(nil)

  /// - Parameters:
  ///   - space: The space of the blend.
  ///   - colors: `CGColor`s.
  ///   - locations: One for every colour, 0 … 1; evenly spaced where there are none.
  public convenience init?(
    colorsSpace space: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?
  ) {
    let colors = colors.compactMap { $0 as? CGColor }
    // SAFETY: The pointer is nil, or the caller has as many locations as colours, as Apple's
    // documentation asks; they are copied here.
    let given = unsafe locations.map {
      unsafe Array(UnsafeBufferPointer(start: $0, count: colors.count))
    }
    self.init(colors: colors, locations: given, space: space)
  }

  /// - Parameters:
  ///   - space: The space of the components and of the blend.
  ///   - components: `count` times the components of the space with alpha.
  ///   - locations: `count` of them, 0 … 1; evenly spaced where there are none.
  public convenience init?(
    colorSpace space: CGColorSpace, colorComponents components: UnsafePointer<CGFloat>,
    locations: UnsafePointer<CGFloat>?, count: Int
  ) {
    guard count > 0 else { return nil }
    let width = space.numberOfComponents + 1
    // SAFETY: The caller has `count` colours of `width` components, and as many locations where the
    // pointer is not nil, as Apple's documentation asks; they are copied here.
    let values = unsafe Array(UnsafeBufferPointer(start: components, count: count * width))
    let given = unsafe locations.map { unsafe Array(UnsafeBufferPointer(start: $0, count: count)) }
    let colors = (0..<count).map {
      CGColor(space: space, values: Array(values[$0 * width..<($0 + 1) * width]))
    }
    self.init(colors: colors, locations: given, space: space)
  }

  /// Makes a gradient; nil if there are no colours.
  ///
  /// - Parameters:
  ///   - locations: The colours' places, 0 to 1. Missing ones continue evenly.
  ///   - space: The colour space of the blend; nil for sRGB.
  package init?(colors: [CGColor], locations: [CGFloat]?, space: CGColorSpace? = nil) {
    guard !colors.isEmpty else { return nil }
    let last = max(colors.count - 1, 1)
    let stops = colors.enumerated().map { index, color in
      let location =
        locations.flatMap { index < $0.count ? $0[index].native : nil }
        ?? Double(index) / Double(last)
      return Stop(location: location > 0 ? min(location, 1) : 0, color: color)
    }
    // Not every sort is stable; equal locations keep their order.
    let sorted = stops.enumerated().sorted {
      ($0.element.location, $0.offset) < ($1.element.location, $1.offset)
    }.map(\.element)
    self.stops = space.map { Self.blended(sorted, in: $0) } ?? sorted
  }

  /// The colours of the steps; those of the last call if they are the same.
  func table(alpha: Double, extendsBefore: Bool, extendsAfter: Bool) -> GradientTable {
    lastTable.withLock { last in
      if let last, last.alpha == alpha, last.extendsBefore == extendsBefore,
        last.extendsAfter == extendsAfter
      {
        return last
      }
      let table = GradientTable(
        self, alpha: alpha, extendsBefore: extendsBefore, extendsAfter: extendsAfter)
      last = table
      return table
    }
  }

  /// Writes the premultiplied colours in the middles of equal steps; red in the lowest byte.
  ///
  /// - Parameters:
  ///   - first: The index of the first step's colour in the table.
  ///   - stepCount: A power of two.
  ///   - alpha: Scales all of them.
  /// - Returns: The colours at 0 and 1.
  func fill(
    _ table: inout [UInt32], from first: Int, stepCount: Int, alpha: Double
  ) -> (first: UInt32, last: UInt32) {
    // SAFETY: The caller's table has room for `stepCount` entries from `first` on: `GradientTable`
    // makes it of `tableCount` for `stepCount` and two more.
    let colors = stops.map { stop in
      let color = stop.color.rgba
      return Components(color.red, color.green, color.blue, color.alpha)
    }
    let locations = stops.map(\.location)
    // Exact, as division by a power of two is.
    let unit = 1 / Double(stepCount)
    func location(_ step: Int) -> Double { (Double(step) + 0.5) * unit }
    unsafe table.withUnsafeMutableBufferPointer { table in
      var (step, next) = (0, 0)
      while step < stepCount {
        while next < locations.count, locations[next] <= location(step) { next += 1 }
        let (from, to) = (max(next - 1, 0), min(next, locations.count - 1))
        let (a, b, start) = (colors[from], colors[to], locations[from])
        let distance = next > 0 ? locations[to] - start : 0
        let end = next < locations.count ? locations[next] : .infinity
        repeat {
          let part = distance > 0 ? (location(step) - start) / distance : 0
          unsafe table[first + step] = Self.premultiplied(a, b, part, alpha)
          step += 1
        } while step < stepCount && location(step) < end
      }
    }
    let (start, end) = (colors[0], colors[colors.count - 1])
    return (
      Self.premultiplied(start, start, 0, alpha), Self.premultiplied(end, end, 0, alpha)
    )
  }

  /// Red, green, blue, alpha.
  private typealias Components = SIMD4<Double>

  @inline(__always)
  private static func premultiplied(
    _ a: Components, _ b: Components, _ part: Double, _ alpha: Double
  ) -> UInt32 {
    var color = a + (b - a) * part
    let ownAlpha = color.w * alpha
    color.w = 1
    // Adding 1.5 · 2⁵² leaves the nearest integer in the low bits; halves go up.
    let sums = color * (ownAlpha * 255) + 1e-9 + 6_755_399_441_055_744
    func byte(_ value: Double) -> UInt32 { UInt32(truncatingIfNeeded: value.bitPattern) }
    return byte(sums.x) | byte(sums.y) << 8 | byte(sums.z) << 16 | byte(sums.w) << 24
  }
}
