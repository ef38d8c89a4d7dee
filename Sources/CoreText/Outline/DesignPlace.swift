/// A place in a font's design space, with what glyphs need of it.
struct DesignPlace: Sendable {
  /// The coordinates as 16.16 numbers, one for every axis; empty for the standard instance.
  let coordinates: [Int]
  /// How much the peaks count that glyphs share, 16.16.
  let sharedScalars: [Int]

  init(_ coordinates: [Int], of outlines: OutlineTable) {
    self.coordinates = coordinates
    if !coordinates.isEmpty, case .trueType(let table) = outlines,
      let variations = table.variations
    {
      sharedScalars = variations.sharedScalars(at: coordinates)
    } else {
      sharedScalars = []
    }
  }

  var isStandard: Bool { coordinates.isEmpty }
}
