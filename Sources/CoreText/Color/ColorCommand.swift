import CoreGraphics

/// One step of drawing a glyph in colour, in font units, y upwards.
///
/// A glyph's layers or paint graph become a list of these, whatever size it is drawn at.
package enum ColorCommand: Hashable, Sendable {
  case save
  case restore
  case concatenate(CGAffineTransform)
  /// Narrows the clip to a glyph's outline.
  case clip(UInt16)
  case clipBox(CGRect)
  /// Fills the clip.
  case fill(GlyphColor)
  /// Fills a glyph's outline.
  case fillGlyph(UInt16, GlyphColor)
  /// Fills the clip.
  case gradient(ColorGradient)
  /// Begins a picture apart, into which the backdrop is drawn first.
  case beginGroup
  /// Begins what is laid over the backdrop, with a blend mode.
  case beginSource(CGBlendMode)
  /// Ends both.
  case endGroup
}

/// Colours along a line, between circles or around a point.
package struct ColorGradient: Hashable, Sendable {
  package enum Shape: Hashable, Sendable {
    case linear(start: CGPoint, end: CGPoint)
    case radial(
      startCenter: CGPoint, startRadius: Double, endCenter: CGPoint, endRadius: Double)
    /// Counter-clockwise, in half turns from the x axis.
    case sweep(center: CGPoint, start: Double, end: Double)
  }

  /// How colours go on beyond the first and the last one.
  package enum Extend: Int, Sendable {
    case pad
    case `repeat`
    case reflect
  }

  package struct Stop: Hashable, Sendable {
    /// The place of the colour, from −2 to 2.
    package var offset: Double
    package var color: GlyphColor

    package init(offset: Double, color: GlyphColor) {
      self.offset = offset
      self.color = color
    }
  }

  package var shape: Shape
  package var extend: Extend
  /// The colours by rising offset; those of equal offsets in the order of the font.
  package var stops: [Stop]

  package init(shape: Shape, extend: Extend, stops: [Stop]) {
    self.shape = shape
    self.extend = extend
    self.stops = stops
  }
}

/// A glyph in colour, read whole.
package struct ColorGlyph: Sendable {
  package let commands: [ColorCommand]
  /// The rectangle that holds all that is drawn, in font units, y upwards.
  package let bounds: CGRect
  /// Whether it has the colour of the text anywhere.
  package let usesTextColor: Bool

  /// How many commands put pixels down: each can cost as much as the picture is large.
  private var drawingCount: Int {
    commands.count { command in
      switch command {
      case .fill, .fillGlyph, .gradient, .endGroup, .clip: true
      default: false
      }
    }
  }

  init(_ commands: [ColorCommand], bounds: CGRect) {
    self.commands = commands
    self.bounds = bounds
    usesTextColor = commands.contains { command in
      switch command {
      case .fill(let color), .fillGlyph(_, let color): color.isText
      case .gradient(let gradient): gradient.stops.contains { $0.color.isText }
      default: false
      }
    }
  }
}

extension ColorGlyph {
  /// Whether drawing it takes a bounded time.
  func isAffordable(pixelCount: Int) -> Bool {
    pixelCount <= 1 << 26 && drawingCount * pixelCount <= 1 << 31
  }
}
