import CoreGraphics

/// Makes the shape of a symbol of a name and a weight: of its recipe, or of another's by the rules
/// of names (`.fill`, `.circle`, `.slash`, `.badge.plus` and their like).
package struct SymbolDesigner {
  /// Of lines, ems.
  let width: CGFloat
  /// Of a font's axis, 100 to 900.
  let weight: Double
  /// The outline of letters, capitals as high as told and in the middle; nil where no font is.
  let letters: @Sendable (_ text: String, _ height: CGFloat, _ weight: Double) -> CGPath?

  package init(
    weight: Double,
    letters: @escaping @Sendable (String, CGFloat, Double) -> CGPath? = { _, _, _ in nil }
  ) {
    self.weight = weight
    self.letters = letters
    width = SymbolShape.strokeWidth(axis: weight)
  }

  /// A symbol before it is measured.
  struct Design {
    var parts: [SymbolShape.Part] = []
    var isFillable = false
    var margins: CGSize?

    var inkBounds: CGRect { SymbolShape(parts: parts, box: .zero).inkBounds }

    /// Whether it is lines alone.
    var isSign: Bool { !parts.contains { $0.isFilled } }

    mutating func lower(to level: Int) {
      for index in parts.indices { parts[index].level = max(parts[index].level, level) }
    }
  }

  /// What is left free around what lies on something else, ems.
  var gap: CGFloat { 0.035 + 0.4 * width }

  /// Source: the ring of `UIButton(type: .contactAdd)`, 65 pixels in an image of 73 × 71 at 3x,
  /// whose em is 21.76 points.
  private static let usualMargins = CGSize(width: 0.0598, height: 0.0448)

  /// Nil for a name that no recipe and no rule knows.
  package func shape(named name: String) -> SymbolShape? {
    guard var design = design(named: name, depth: 0), !design.parts.isEmpty else { return nil }
    let ink = design.inkBounds
    guard !ink.isNull else { return nil }
    // Half of what a heavy line is wider goes inside, so that symbols of all weights are alike.
    let extent = max(max(-ink.minX, ink.maxX), max(-ink.minY, ink.maxY)) - width / 2
    let growth = (width - SymbolShape.regularWidth) * 0.25
    if extent > 0.1, growth != 0 {
      let factor = 1 - growth / extent
      let transform = CGAffineTransform(scaleX: factor, y: factor)
      design.parts = design.parts.map { $0.applying(transform) }
    }
    let bounds = design.inkBounds
    let margins = design.margins ?? Self.usualMargins
    return SymbolShape(
      parts: design.parts,
      box: CGSize(
        width: bounds.width + 2 * margins.width, height: bounds.height + 2 * margins.height),
      center: CGPoint(x: bounds.midX, y: bounds.midY))
  }

  // MARK: Names

  private static let maximumDepth = 6

  func design(named name: String, depth: Int) -> Design? {
    guard depth < Self.maximumDepth else { return nil }
    let words = name.split(separator: ".")
    let isFilled = words.last == "fill" || words.contains("fill")
    if let recipe = SymbolRecipes.recipe(named: name) {
      return design(recipe, isFilled: isFilled, depth: depth)
    }
    let plainWords = isFilled ? words.removingLast("fill") : words
    let plain = plainWords.joined(separator: ".")
    if isFilled, let recipe = SymbolRecipes.recipe(named: plain) {
      guard isFillable(recipe, depth: depth) else { return nil }
      return design(recipe, isFilled: true, depth: depth)
    }
    if let design = composed(plainWords, isFilled: isFilled, depth: depth) { return design }
    let turned = Self.turned(words).joined(separator: ".")
    return turned == name ? nil : design(named: turned, depth: depth + 1)
  }

  private func isFillable(_ recipe: SymbolRecipe, depth: Int) -> Bool {
    if recipe.isFillable { return true }
    guard depth < Self.maximumDepth else { return false }
    return recipe.names.contains { name in
      SymbolRecipes.recipe(named: name).map { isFillable($0, depth: depth + 1) } ?? false
    }
  }

  /// What follows the direction of the text is drawn as from left to right.
  private static func turned(_ words: [Substring]) -> [Substring] {
    words.map { word in
      switch word {
      case "forward", "trailing": "right"
      case "backward", "leading": "left"
      default: word
      }
    }
  }

  private func composed(_ words: [Substring], isFilled: Bool, depth: Int) -> Design? {
    func name(_ words: some Sequence<Substring>, _ isFilled: Bool) -> String {
      words.joined(separator: ".") + (isFilled ? ".fill" : "")
    }
    if let place = words.lastIndex(of: "badge"), place > 0 {
      guard let base = design(named: name(words[..<place], isFilled), depth: depth + 1) else {
        return nil
      }
      let sign = words[(place + 1)...].joined(separator: ".")
      return badged(base, sign: sign, isPlain: Self.hasPlainBadge(words[..<place]), depth: depth)
    }
    guard let last = words.last, words.count > 1 else { return nil }
    if last == "slash" {
      return design(named: name(words.dropLast(), isFilled), depth: depth + 1).map(slashed)
    }
    guard let enclosure = SymbolEnclosure.named(last) else { return nil }
    let inner = words.dropLast().joined(separator: ".")
    guard let sign = enclosed(inner, depth: depth + 1) else { return nil }
    return enclosure.around(
      sign, name: inner, isFilled: isFilled, designer: self)
  }

  /// What stands inside a circle and its like: the filled variant, or letters and numbers.
  private func enclosed(_ name: String, depth: Int) -> Design? {
    if let text = SymbolRecipes.text(named: name) {
      let height: CGFloat = text.count > 1 ? 0.37 : 0.43
      return letters(text, height, weight).map { path in
        Design(parts: [SymbolShape.Part(path: path, isFilled: true, isText: true)])
      }
    }
    return design(named: name + ".fill", depth: depth) ?? design(named: name, depth: depth)
  }

  // MARK: Recipes

  func design(_ recipe: SymbolRecipe, isFilled: Bool, depth: Int) -> Design {
    var result = Design(isFillable: recipe.isFillable, margins: recipe.margins)
    for statement in recipe.statements {
      switch statement.variant {
      case .plain where isFilled: continue
      case .filled where !isFilled: continue
      default: break
      }
      let parts = parts(
        of: statement, isFilled: isFilled, isSimple: recipe.isSimple, depth: depth)
      if statement.options.clearsAround { result.parts += parts.compactMap(ring) }
      result.parts += parts
    }
    return result
  }

  private func parts(
    of statement: SymbolRecipe.Statement, isFilled: Bool, isSimple: Bool, depth: Int
  ) -> [SymbolShape.Part] {
    let options = statement.options
    var parts: [SymbolShape.Part]
    switch statement.content {
    case .path(let kind, let path):
      var part = SymbolShape.Part(
        path: options.isUnited ? path.normalized(using: .winding) : path)
      apply(kind, to: &part, isFilled: isFilled)
      if part.lineWidth == width, !isSimple {
        let isDetail = kind == .detail || kind == .lineSign || options.widthFactor != 1
        part.lineWidth = softened(isDetail ? 0.45 : 0.75)
      }
      part.lineWidth *= options.widthFactor
      parts = options.thickness.map { thick(part, $0, isFilled: isFilled) } ?? [part]
    case .symbol(let name, let isAlwaysFilled):
      let filled = isAlwaysFilled || isFilled
      let design =
        (filled ? design(named: name + ".fill", depth: depth + 1) : nil)
        ?? design(named: name, depth: depth + 1)
      parts = design?.parts ?? []
      // A smaller symbol has thinner lines, but not as much.
      let factor = options.widthFactor * (1 + options.scale) / 2
      for index in parts.indices { parts[index].lineWidth *= factor }
    case .text(let text, let height):
      parts =
        letters(text, height, weight).map {
          [SymbolShape.Part(path: $0, isFilled: true, isText: true)]
        } ?? []
    }
    for index in parts.indices {
      parts[index].path = parts[index].path.applying(options.transform)
      if let level = options.level { parts[index].level = level }
      if let color = options.color { parts[index].color = color }
      if let step = options.step { parts[index].step = step }
    }
    return parts
  }

  /// A width that takes a share of what heavy lines have more than regular ones: the lines of a
  /// design with many of them would run into each other.
  func softened(_ share: CGFloat) -> CGFloat {
    let regular = SymbolShape.regularWidth
    return width > regular ? regular + (width - regular) * share : width
  }

  /// The outline of a thick line, or all of it.
  private func thick(
    _ part: SymbolShape.Part, _ thickness: CGFloat, isFilled: Bool
  ) -> [SymbolShape.Part] {
    var outside = part
    outside.isFilled = false
    outside.lineWidth = thickness + part.lineWidth
    guard !isFilled, thickness > part.lineWidth else { return [outside] }
    var inside = outside
    inside.lineWidth = thickness - part.lineWidth
    inside.ink = .cutsOut
    return [outside, inside]
  }

  private func apply(
    _ kind: SymbolRecipe.Kind, to part: inout SymbolShape.Part, isFilled: Bool
  ) {
    switch kind {
    case .outline:
      part.isFilled = isFilled
      part.lineWidth = width
    case .stroke: part.lineWidth = width
    case .detail, .lineSign:
      part.lineWidth = width
      if isFilled { part.ink = kind == .detail ? .cutsOut : .sign }
    case .area, .areaDetail, .areaSign:
      part.isFilled = true
      // Areas get heavier too, by less than lines.
      part.lineWidth = max(width - SymbolShape.regularWidth, 0) * 0.5
      if isFilled, kind != .area { part.ink = kind == .areaSign ? .sign : .cutsOut }
    case .cutStroke:
      part.lineWidth = width
      part.ink = .cutsOut
    case .cutArea:
      part.isFilled = true
      part.ink = .cutsOut
    }
  }

  /// The space around a part, and what is inside of it where it is closed.
  func ring(_ part: SymbolShape.Part) -> SymbolShape.Part? {
    guard part.ink != .cutsOut else { return nil }
    return SymbolShape.Part(
      path: part.path, isFilled: part.isFilled || part.path.verbs.last == .close,
      lineWidth: part.lineWidth + 2 * gap, ink: .cutsOut)
  }
}

extension [Substring] {
  /// Without the last of the words that are this one.
  fileprivate func removingLast(_ word: Substring) -> [Substring] {
    guard let index = lastIndex(of: word) else { return self }
    return Array(self[..<index] + self[(index + 1)...])
  }
}
