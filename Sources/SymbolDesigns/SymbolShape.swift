import CoreGraphics

/// The lines and areas of a symbol in ems, y downwards from the middle of capitals.
package struct SymbolShape: Sendable {
  package struct Part: Sendable {
    /// What a part does to the picture.
    package enum Ink: Hashable, Sendable {
      case draws
      /// Takes away from the parts before it.
      case cutsOut
      /// A sign on an area: cut out where all is of one colour, drawn where there are several.
      case sign
    }

    package var path: CGPath
    package var isFilled = false
    /// Of its stroke, which has round ends and corners, ems; 0 for none.
    package var lineWidth: CGFloat = 0
    package var ink = Ink.draws
    /// Which colour of a palette and which shade of a hierarchy it has: 1, 2 or 3.
    package var level = 1
    /// Whether it is the area behind a sign.
    package var isBehindSign = false
    /// Its own; nil for that of what is around.
    package var color: SymbolColor?
    /// Which of the steps of a variable value it stands for, from 1; nil for none.
    package var step: Int?
    /// Whether it is letters of a font.
    package var isText = false

    package init(
      path: CGPath, isFilled: Bool = false, lineWidth: CGFloat = 0, ink: Ink = .draws,
      level: Int = 1, color: SymbolColor? = nil, isText: Bool = false
    ) {
      self.path = path
      self.isFilled = isFilled
      self.lineWidth = lineWidth
      self.ink = ink
      self.level = level
      self.color = color
      self.isText = isText
    }

    package func applying(_ transform: CGAffineTransform) -> Part {
      var part = self
      part.path = path.applying(transform)
      return part
    }

    /// With the width of its line.
    package var inkBounds: CGRect {
      let bounds = path.boundingBoxOfPath
      return bounds.isNull ? bounds : bounds.insetBy(dx: -lineWidth / 2, dy: -lineWidth / 2)
    }
  }

  package var parts: [Part]
  /// What it takes up, ems.
  package var box: CGSize
  /// The middle of that.
  package var center: CGPoint
  /// Of letters beside it, ems down from the middle; nil for capitals in the middle.
  package var baseline: CGFloat?

  package init(
    parts: [Part], box: CGSize, center: CGPoint = .zero, baseline: CGFloat? = nil
  ) {
    self.parts = parts
    self.box = box
    self.center = center
    self.baseline = baseline
  }

  /// How many steps a variable value has.
  package var stepCount: Int { parts.reduce(0) { max($0, $1.step ?? 0) } }

  /// How many levels have parts.
  package var levelCount: Int {
    parts.reduce(1) { $1.ink == .cutsOut ? $0 : max($0, $1.level) }
  }

  /// Which shade of a hierarchy each level has, from 1: the area behind a sign has the faintest.
  ///
  /// Source: pictures of `checkmark.square.fill` of an iPhone, whose square is black at 0.25.
  package var shades: [Int] {
    (1...levelCount).map { level in
      parts.contains { $0.level == level && $0.isBehindSign } ? 3 : level
    }
  }

  /// Whether it has letters, which are those of the fonts that count when it is drawn.
  package var hasText: Bool { parts.contains { $0.isText } }

  /// Whether parts have colours of their own.
  package var hasOwnColors: Bool { parts.contains { $0.color != nil } }

  /// Of all that is drawn.
  package var inkBounds: CGRect {
    parts.reduce(CGRect.null) { $1.ink == .cutsOut ? $0 : $0.union($1.inkBounds) }
  }

  /// Ems. Source: about the stems of the system font.
  ///
  /// - Parameter weight: Of a font's axis, 100 to 900.
  package static func strokeWidth(axis weight: Double) -> CGFloat {
    let units = CGFloat(weight)
    return units <= 400
      ? 0.03 + (units - 100) / 300 * 0.055 : 0.085 + (units - 400) / 500 * 0.095
  }

  package static let regularWidth: CGFloat = 0.085
}

/// What the parts of a symbol are drawn in.
package enum SymbolColoring: Hashable, Sendable {
  case one(CGColor)
  /// One for each level.
  case levels([CGColor])
  /// The parts' own, and one for those that have none.
  case own(CGColor)
  /// The parts of one level alone, in black.
  case maskOfLevel(Int)
  /// The parts with colours of their own alone.
  case ownAlone
  /// The parts without colours of their own alone, in black.
  case maskOfRest
}

/// Colours of their own that parts have where a symbol is drawn in several.
///
/// Differs: chosen here, after what things look like; they are those of `UIColor.systemRed` and its
/// like in the light appearance, and the same in the dark one.
package enum SymbolColor: String, Hashable, Sendable {
  case red, orange, yellow, green, mint, blue, indigo, pink, brown, gray, white, cyan

  package var cgColor: CGColor {
    let (red, green, blue): (CGFloat, CGFloat, CGFloat) =
      switch self {
      case .red: (255, 59, 48)
      case .orange: (255, 149, 0)
      case .yellow: (255, 204, 0)
      case .green: (52, 199, 89)
      case .mint: (0, 199, 190)
      case .blue: (0, 122, 255)
      case .indigo: (88, 86, 214)
      case .pink: (255, 45, 85)
      case .brown: (162, 132, 94)
      case .gray: (142, 142, 147)
      case .cyan: (50, 173, 230)
      case .white: (255, 255, 255)
      }
    return CGColor(red: red / 255, green: green / 255, blue: blue / 255, alpha: 1)
  }
}

extension SymbolShape {
  /// What is left of the parts that a variable value does not reach.
  ///
  /// Source: judged by Apple's pictures of variable symbols.
  package static let unreachedOpacity: CGFloat = 0.3

  /// Draws into a space of ems whose origin is the middle of the box.
  ///
  /// - Parameter value: 0 to 1. Of n steps, those below n × value are reached.
  package func draw(in context: CGContext, _ coloring: SymbolColoring, value: Double = 1) {
    let count = Double(stepCount)
    context.saveGState()
    context.translateBy(x: -center.x, y: -center.y)
    context.setLineCap(.round)
    context.setLineJoin(.round)
    for part in parts {
      var color = part.color(in: coloring)
      if let step = part.step, let reached = color, Double(step - 1) >= count * value {
        color = reached.copy(alpha: reached.alpha * Self.unreachedOpacity)
      }
      part.draw(in: context, color)
    }
    context.restoreGState()
  }
}

extension SymbolShape.Part {
  /// Nil where it cuts out.
  fileprivate func color(in coloring: SymbolColoring) -> CGColor? {
    if ink == .cutsOut { return nil }
    switch coloring {
    case .one(let color): return ink == .sign ? nil : color
    case .levels(let colors):
      return colors.isEmpty ? nil : colors[min(max(level, 1), colors.count) - 1]
    case .own(let rest): return color?.cgColor ?? (ink == .sign ? SymbolColor.white.cgColor : rest)
    case .maskOfLevel(let one): return level == one ? .black : nil
    case .ownAlone: return color?.cgColor ?? (ink == .sign ? SymbolColor.white.cgColor : nil)
    case .maskOfRest: return color == nil && ink == .draws ? .black : nil
    }
  }

  /// Draws the part in place of what is under it.
  fileprivate func draw(in context: CGContext, _ color: CGColor?) {
    guard let color, color.alpha == 1 else {
      context.setBlendMode(.clear)
      add(to: context, .black)
      context.setBlendMode(.normal)
      guard let color, color.alpha > 0 else { return }
      // Its area and its line must not add up.
      context.saveGState()
      context.setAlpha(color.alpha)
      context.beginTransparencyLayer(auxiliaryInfo: nil)
      add(to: context, color.copy(alpha: 1) ?? color)
      context.endTransparencyLayer()
      context.restoreGState()
      return
    }
    add(to: context, color)
  }

  private func add(to context: CGContext, _ color: CGColor) {
    if isFilled {
      context.setFillColor(color)
      context.beginPath()
      context.addPath(path)
      context.fillPath()
    }
    if lineWidth > 0 {
      context.setStrokeColor(color)
      context.setLineWidth(lineWidth)
      context.beginPath()
      context.addPath(path)
      context.strokePath()
    }
  }
}
