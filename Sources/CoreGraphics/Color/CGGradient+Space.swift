extension CGGradient {
  /// Stops that lie so near that blending in sRGB between them is blending in another space.
  ///
  /// - Parameter stops: The colours by rising location.
  static func blended(_ stops: [Stop], in space: CGColorSpace) -> [Stop] {
    let blendsAsStandard =
      switch space.model {
      case .rgb: space.transfer == .sRGB && space.primaries == .sRGB
      case .monochrome: false
      default: true
      }
    if blendsAsStandard { return stops }
    let colors = stops.map {
      $0.color.converted(to: space, intent: .defaultIntent, options: nil) ?? $0.color
    }
    var result: [Stop] = []
    for index in stops.indices {
      result.append(Stop(location: stops[index].location, color: colors[index]))
      guard index + 1 < stops.count, stops[index + 1].location > stops[index].location,
        let from = colors[index].components, let to = colors[index + 1].components,
        from.count == to.count
      else { continue }
      let distance = stops[index + 1].location - stops[index].location
      for step in 1..<stepCount {
        let part = Double(step) / Double(stepCount)
        let values = zip(from, to).map { $0 + ($1 - $0) * CGFloat(part) }
        result.append(
          Stop(
            location: stops[index].location + distance * part,
            color: CGColor(space: space, values: values)))
      }
    }
    return result
  }

  /// Parts of the way between two stops: a straight line is off by 0.1 of a byte's step then,
  /// where light rises from 0.
  private static let stepCount = 256
}
