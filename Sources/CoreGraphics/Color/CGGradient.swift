/// Colours at locations from 0 to 1, blended in between.
///
/// Colours are blended as straight sRGB components and then premultiplied. Colour spaces other
/// than RGB are accepted and blended in sRGB too.
public final class CGGradient: Sendable {
  struct Stop: Sendable {
    let location: Double
    let color: CGColor
  }

  /// At least one, by rising location.
  let stops: [Stop]

  /// - Parameters:
  ///   - space: The space of the blend; sRGB is used whatever it is.
  ///   - colors: `CGColor`s.
  ///   - locations: One for every colour, 0 … 1; evenly spaced where there are none.
  public convenience init?(
    colorsSpace space: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?
  ) {
    let colors = colors.compactMap { $0 as? CGColor }
    // SAFETY: Apple's contract: as many locations as colours.
    let given = locations.map { Array(UnsafeBufferPointer(start: $0, count: colors.count)) }
    self.init(colors: colors, locations: given)
  }

  /// - Parameters:
  ///   - space: The space of the components.
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
    self.init(colors: colors, locations: given)
  }

  /// - Parameter locations: Those missing continue evenly; nothing where there are no colours.
  package init?(colors: [CGColor], locations: [CGFloat]?) {
    guard !colors.isEmpty else { return nil }
    let last = max(colors.count - 1, 1)
    let stops = colors.enumerated().map { index, color in
      let location =
        locations.flatMap { index < $0.count ? $0[index].native : nil }
        ?? Double(index) / Double(last)
      return Stop(location: location > 0 ? min(location, 1) : 0, color: color)
    }
    // Not every sort is stable; equal locations keep their order.
    self.stops = stops.enumerated().sorted {
      ($0.element.location, $0.offset) < ($1.element.location, $1.offset)
    }.map(\.element)
  }

  /// The straight colour at a location; at a location that several stops share, the last one's.
  func color(at location: Double) -> (red: Double, green: Double, blue: Double, alpha: Double) {
    guard let next = stops.firstIndex(where: { $0.location > location }) else {
      return stops[stops.count - 1].color.rgba
    }
    guard next > 0 else { return stops[0].color.rgba }
    let (from, to) = (stops[next - 1], stops[next])
    let part = (location - from.location) / (to.location - from.location)
    let (a, b) = (from.color.rgba, to.color.rgba)
    return (
      a.red + (b.red - a.red) * part, a.green + (b.green - a.green) * part,
      a.blue + (b.blue - a.blue) * part, a.alpha + (b.alpha - a.alpha) * part
    )
  }
}
