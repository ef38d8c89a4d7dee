import CoreGraphics

extension SymbolDesigner {
  // MARK: Slashes

  /// From the upper left to the lower right, with a gap beside it.
  func slashed(_ design: Design) -> Design {
    var result = design
    let ink = design.inkBounds
    result.lower(to: 2)
    let half = min(max(ink.height / 2, 0.42), 0.5)
    let (x, y) = (ink.midX, ink.midY)
    func line(offset: CGFloat, half: CGFloat) -> CGPath {
      let path = CGMutablePath()
      path.move(to: CGPoint(x: x - half + offset, y: y - half - offset))
      path.addLine(to: CGPoint(x: x + half + offset, y: y + half - offset))
      return path
    }
    // Along the diagonal, by half the line and half the gap.
    let offset = (width + gap) / 2 * CGFloat(0.5).squareRoot()
    result.parts.append(
      SymbolShape.Part(path: line(offset: offset, half: half), lineWidth: gap * 1.1, ink: .cutsOut))
    result.parts.append(SymbolShape.Part(path: line(offset: 0, half: half), lineWidth: width))
    return result
  }

  // MARK: Badges

  private static let badgeRadius: CGFloat = 0.2

  /// Whether the sign of the badge stands without a disc: beside people and lines of text.
  static func hasPlainBadge(_ words: ArraySlice<Substring>) -> Bool {
    guard let first = words.first else { return false }
    return first == "text" || (first == "person" && !words.contains("crop"))
  }

  /// - Parameter sign: The name of what the badge shows; empty for a dot.
  func badged(_ base: Design, sign: String, isPlain: Bool, depth: Int) -> Design? {
    var result = base
    result.lower(to: 2)
    let ink = base.inkBounds
    guard !sign.isEmpty else {
      let radius: CGFloat = 0.155 + width * 0.2
      let center = CGPoint(x: ink.maxX - 0.08, y: ink.minY + 0.1)
      let dot = disc(center, radius: radius, color: .red)
      result.parts += [ring(dot), dot].compactMap(\.self)
      return result
    }
    guard let inner = design(named: sign, depth: depth + 1), !inner.inkBounds.isNull else {
      return nil
    }
    let color = SymbolEnclosure.color(ofSign: sign)
    let extent = max(inner.inkBounds.width, inner.inkBounds.height) / 2
    if isPlain || !inner.isSign {
      let radius: CGFloat = isPlain ? 0.19 : 0.25
      let center = CGPoint(x: ink.maxX - (isPlain ? 0.04 : 0.1), y: ink.maxY - 0.17)
      let parts = inner.parts.map { part in
        placed(part, at: center, scale: radius / extent, widthFactor: 0.85, color: color)
      }
      result.parts += parts.compactMap(ring) + parts
      return result
    }
    let center = CGPoint(x: ink.maxX - 0.09, y: ink.maxY - 0.1)
    let back = disc(center, radius: Self.badgeRadius + width * 0.15, color: color)
    result.parts += [ring(back), back].compactMap(\.self)
    result.parts += inner.parts.map { part in
      var sign = placed(
        part, at: center, scale: 0.115 / extent, widthFactor: 0.72 * softened(0.4) / width,
        color: color == nil ? nil : .white)
      sign.ink = .sign
      return sign
    }
    return result
  }

  private func disc(
    _ center: CGPoint, radius: CGFloat, color: SymbolColor?
  ) -> SymbolShape.Part {
    let path = CGMutablePath()
    path.addEllipse(
      in: CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
    return SymbolShape.Part(path: path, isFilled: true, color: color)
  }

  func placed(
    _ part: SymbolShape.Part, at center: CGPoint, scale: CGFloat, widthFactor: CGFloat,
    color: SymbolColor?
  ) -> SymbolShape.Part {
    var result = part.applying(
      CGAffineTransform(a: scale, b: 0, c: 0, d: scale, tx: center.x, ty: center.y))
    result.lineWidth *= widthFactor
    result.level = 1
    result.color = color ?? part.color
    return result
  }
}

/// A shape around a sign: `circle`, `square`, `triangle` and their like.
struct SymbolEnclosure {
  let outline: String
  /// Where the sign's middle is.
  var middle = CGPoint.zero
  /// Half of what signs of lines and other symbols take up in it, ems.
  var signExtent: CGFloat = 0.1957
  var symbolExtent: CGFloat = 0.275

  static func named(_ name: Substring) -> SymbolEnclosure? {
    switch name {
    case "circle": SymbolEnclosure(outline: "O 0 0 45.52")
    case "square": SymbolEnclosure(outline: "R -42 -42 84 84 15")
    case "app":
      SymbolEnclosure(outline: "R -43.5 -43.5 87 87 24")
    case "rectangle": SymbolEnclosure(outline: "R -55 -40 110 80 14")
    case "capsule": SymbolEnclosure(outline: "R -58 -34 116 68 34", signExtent: 0.18)
    case "diamond":
      SymbolEnclosure(outline: "P 10 0 -56 56 0 0 56 -56 0")
    case "triangle":
      SymbolEnclosure(
        outline: "P 9 0 -53 56 41 -56 41", middle: CGPoint(x: 0, y: 0.105), signExtent: 0.21,
        symbolExtent: 0.19)
    case "hexagon":
      SymbolEnclosure(outline: "P 8 0 -52 45 -26 45 26 0 52 -45 26 -45 -26")
    case "octagon":
      SymbolEnclosure(outline: "P 7 -19 -46 19 -46 46 -19 46 19 19 46 -19 46 -46 19 -46 -19")
    case "shield":
      SymbolEnclosure(
        outline: Self.shield, middle: CGPoint(x: 0, y: -0.04), signExtent: 0.2, symbolExtent: 0.25)
    case "seal":
      SymbolEnclosure(outline: "S 10 0 0 51 42.5 9 0")
    case "bubble":
      SymbolEnclosure(outline: Self.bubble, middle: CGPoint(x: 0, y: -0.07))
    case "heart":
      SymbolEnclosure(
        outline: Self.heart, middle: CGPoint(x: 0, y: -0.04), signExtent: 0.18, symbolExtent: 0.22)
    default: nil
    }
  }

  static let shield =
    "M 0 -51 C 8 -44 22 -39 36 -38 Q 41 -37.5 41 -32 L 41 -4 C 41 24 26 41 4 51 Q 0 53 -4 51"
    + " C -26 41 -41 24 -41 -4 L -41 -32 Q -41 -37.5 -36 -38 C -22 -39 -8 -44 0 -51 Z"
  static let bubble =
    "M -31 -43 L 31 -43 A 31 -22 21 -90 0 L 52 8 A 31 8 21 0 90 L -6 29 L -24 45"
    + " Q -30 50 -30 43 L -30 29 L -31 29 A -31 8 21 90 180 L -52 -22 A -31 -22 21 180 270 Z"
  static let heart =
    "M 0 41 C -22 25 -48 7 -48 -15 C -48 -30 -37.5 -40 -24.5 -40 C -14 -40 -5 -34 0 -25"
    + " C 5 -34 14 -40 24.5 -40 C 37.5 -40 48 -30 48 -15 C 48 7 22 25 0 41 Z"

  /// The symbol with the outline around it.
  func around(
    _ sign: SymbolDesigner.Design, name: String, isFilled: Bool, designer: SymbolDesigner
  ) -> SymbolDesigner.Design? {
    let ink = sign.inkBounds
    guard !ink.isNull, ink.width > 0, ink.height > 0 else { return nil }
    let isText = SymbolRecipes.text(named: name) != nil
    let halves = CGSize(width: max(-ink.minX, ink.maxX), height: max(-ink.minY, ink.maxY))
    let extent: CGFloat
    if sign.isSign {
      extent = signExtent / (max(halves.width, halves.height) - designer.width / 2)
    } else {
      let diagonal = (halves.width * halves.width + halves.height * halves.height).squareRoot()
      extent = min(
        symbolExtent / max(halves.width, halves.height), 1.24 * symbolExtent / diagonal)
    }
    let scale = isText ? symbolExtent / 0.275 : min(extent, 0.75)
    var result = SymbolDesigner.Design(isFillable: true)
    var reader = SymbolPathReader(words: outline.split(separator: " ")[...])
    let color = isFilled ? Self.color(ofSign: name) : nil
    result.parts = [
      SymbolShape.Part(
        path: reader.read(), isFilled: isFilled, lineWidth: designer.width, level: 2, color: color)
    ]
    result.parts[0].isBehindSign = isFilled
    result.parts += sign.parts.map { part in
      // Letters and numbers are white where a symbol has its own colours.
      var part = designer.placed(
        part, at: middle, scale: scale, widthFactor: sign.isSign ? 1 : 0.8,
        color: color != nil || (isFilled && isText) ? .white : nil)
      guard isFilled else { return part }
      if part.ink == .cutsOut {
        (part.ink, part.level, part.color) = (.draws, 2, color)
      } else {
        part.ink = .sign
      }
      return part
    }
    return result
  }

  /// What filled shapes and badges with a sign are coloured in.
  static func color(ofSign name: String) -> SymbolColor? {
    switch name {
    case "plus", "checkmark", "phone": .green
    case "minus", "xmark", "heart", "exclamationmark.octagon": .red
    case "exclamationmark": .yellow
    case "info", "questionmark", "clock": .blue
    default: nil
    }
  }
}
