/// Colours at locations from 0 to 1, blended in between.
///
/// Colours are blended as straight components of the gradient's space and then premultiplied.
/// Without a space, and with CMYK, they are blended in sRGB.
public final class CGGradient: Sendable {
  struct Stop: Sendable {
    let location: Double
    let color: CGColor
  }

  /// At least one, by rising location.
  let stops: [Stop]

  /// - Parameters:
  ///   - space: The space of the blend.
  ///   - colors: `CGColor`s.
  ///   - locations: One for every colour, 0 … 1; evenly spaced where there are none.
  public convenience init?(
    colorsSpace space: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?
  ) {
    let colors = colors.compactMap { $0 as? CGColor }
    // SAFETY: Apple's contract: as many locations as colours.
    let given = locations.map { Array(UnsafeBufferPointer(start: $0, count: colors.count)) }
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
    // SAFETY: Apple's contract: `count` colours of `width` components, `count` locations.
    let values = Array(UnsafeBufferPointer(start: components, count: count * width))
    let given = locations.map { Array(UnsafeBufferPointer(start: $0, count: count)) }
    let colors = (0..<count).map {
      CGColor(space: space, values: Array(values[$0 * width..<($0 + 1) * width]))
    }
    self.init(colors: colors, locations: given, space: space)
  }

  /// - Parameters:
  ///   - locations: Those missing continue evenly; nothing where there are no colours.
  ///   - space: Of the blend; sRGB where there is none.
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

  /// Premultiplied colours at 0, 1/`stepCount` … 1; red in the lowest byte.
  ///
  /// At a location that several stops share, the last one counts.
  ///
  /// - Parameter alpha: Scales all of them.
  func table(stepCount: Int, alpha: Double) -> [UInt32] {
    var next = 0
    return (0...stepCount).map { index in
      let location = Double(index) / Double(stepCount)
      while next < stops.count, stops[next].location <= location { next += 1 }
      let from = stops[max(next - 1, 0)]
      let to = stops[min(next, stops.count - 1)]
      let distance = to.location - from.location
      let part = distance > 0 && next > 0 ? (location - from.location) / distance : 0
      return Self.premultiplied(from.color.rgba, to.color.rgba, part, alpha)
    }
  }

  private typealias Components = (red: Double, green: Double, blue: Double, alpha: Double)

  private static func premultiplied(
    _ a: Components, _ b: Components, _ part: Double, _ alpha: Double
  ) -> UInt32 {
    let ownAlpha = (a.alpha + (b.alpha - a.alpha) * part) * alpha
    func byte(_ from: Double, _ to: Double) -> UInt32 {
      UInt32(((from + (to - from) * part) * ownAlpha * 255).rounded())
    }
    return byte(a.red, b.red) | byte(a.green, b.green) << 8 | byte(a.blue, b.blue) << 16
      | UInt32((ownAlpha * 255).rounded()) << 24
  }
}
