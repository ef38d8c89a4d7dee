internal import SymbolDesigns
internal import Synchronization

/// A cache of drawn symbols, and of these in a tint: the rows of a list have the same few, and
/// drawing them is a third of what a plain row costs.
///
/// Only small pictures are kept, and all are dropped when there are too many.
package final class DrawnSymbols: Sendable {
  static let shared = DrawnSymbols()

  /// Everything that a symbol's pixels depend on.
  package struct Key: Hashable {
    package let name: String
    /// The em of the letters in points.
    package let em: CGFloat
    package let lineWidth: CGFloat
    let coloring: SymbolColoring
    let value: Double
    package let scale: CGFloat

    init(
      name: String, em: CGFloat, lineWidth: CGFloat, coloring: SymbolColoring, value: Double = 1,
      scale: CGFloat
    ) {
      self.name = name
      self.em = em
      self.lineWidth = lineWidth
      self.coloring = coloring
      self.value = value
      self.scale = scale
    }

    /// A key for a symbol in one colour.
    package init(
      name: String, em: CGFloat, lineWidth: CGFloat, color: CGColor, scale: CGFloat
    ) {
      self.init(
        name: name, em: em, lineWidth: lineWidth, coloring: .one(color), scale: scale)
    }
  }

  private struct TintKey: Hashable {
    let source: ObjectIdentifier
    let color: CGColor
  }

  private struct Pictures {
    var drawn: [Key: CGImage] = [:]
    /// The tinted pictures, each with its source, whose identity is part of the key.
    var tinted: [TintKey: (source: CGImage, picture: CGImage)] = [:]
    /// How often the shapes of symbols have changed.
    var generation = 0
  }

  private static let maximumCount = 256
  private static let maximumPixelCount = 1 << 14

  private let pictures = Mutex(Pictures())

  package init() {}

  package func picture(_ key: Key, drawnBy draw: () -> CGImage?) -> CGImage? {
    let (known, generation) = pictures.withLock { ($0.drawn[key], $0.generation) }
    if let known { return known }
    guard let picture = draw() else { return nil }
    guard Self.isSmall(picture) else { return picture }
    return pictures.withLock { pictures in
      // Another generation means that a symbol of this name was registered meanwhile.
      guard pictures.generation == generation else { return picture }
      if pictures.drawn.count >= Self.maximumCount { pictures.drawn = [:] }
      // Another thread's picture may be there already, and tints are found by the picture's
      // identity.
      let kept = pictures.drawn[key] ?? picture
      pictures.drawn[key] = kept
      return kept
    }
  }

  package func tinted(_ source: CGImage, _ color: CGColor) -> CGImage? {
    let key = TintKey(source: ObjectIdentifier(source), color: color)
    if let known = pictures.withLock({ $0.tinted[key]?.picture }) { return known }
    guard let picture = source.tinted(color) else { return nil }
    guard Self.isSmall(picture) else { return picture }
    pictures.withLock { pictures in
      if pictures.tinted.count >= Self.maximumCount { pictures.tinted = [:] }
      pictures.tinted[key] = (source, picture)
    }
    return picture
  }

  /// Drops all pictures, as the shapes of symbols have changed.
  package func removeAll() {
    pictures.withLock {
      $0.drawn = [:]
      $0.tinted = [:]
      $0.generation += 1
    }
  }

  private static func isSmall(_ picture: CGImage) -> Bool {
    picture.width * picture.height <= maximumPixelCount
  }
}
