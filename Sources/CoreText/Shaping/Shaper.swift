/// Turns text of one font, script and direction into glyphs.
///
/// Glyphs and advances are those of HarfBuzz, which other systems share (`Scripts/check-shaping`
/// compares them). Scripts whose syllables are written in another order than typed have a
/// `ShapingModel`. Marks of fonts that have no positions for them are drawn where their advances
/// put them.
package enum Shaper {
  /// - Parameters:
  ///   - units: UTF-16; an unpaired surrogate is drawn as U+FFFD.
  /// - Complexity: O(*n*) but for ligatures and marks, which move what follows them.
  package static func shape(
    _ units: [UInt16], font: FontInstance, options: ShapingOptions
  ) -> ShapedText {
    font.shapingCache.text(units, options) {
      shapeAnew(units, font: font, options: options)
    }
  }

  /// Shapes text as `shape` does, without looking at what was shaped before.
  package static func shapeAnew(
    _ units: [UInt16], font: FontInstance, options: ShapingOptions
  ) -> ShapedText {
    let tables = font.face.layout
    let plan = font.shapingCache.plan(tables, options, at: font.coordinates)
    var glyphs = characters(units)
    plan.model.prepare(&glyphs, plan, font)
    if options.isRightToLeft { mirror(&glyphs, font) }
    glyphs = map(glyphs, font, plan)
    if plan.hasFractions { markFractions(&glyphs, options.isRightToLeft) }
    plan.model.categorise(&glyphs, plan)
    setClasses(&glyphs, tables)
    if let table = tables.substitution {
      glyphs = substitute(glyphs, table, tables, plan, font, options)
    } else {
      for pause in plan.stages.flatMap(\.pauses) {
        plan.model.pause(pause, &glyphs, plan, font)
      }
    }
    font.setAdvances(&glyphs)
    setSpaces(&glyphs, font)
    glyphs = position(glyphs, tables, plan, font, options)
    hideIgnorables(&glyphs, font)
    if options.isRightToLeft {
      glyphs.reverse()
      if plan.model == .joining { StretchedGlyphs.stretch(&glyphs, font) }
    }
    return result(glyphs)
  }

  // MARK: Characters

  private static func characters(_ units: [UInt16]) -> [Glyph] {
    var glyphs: [Glyph] = []
    glyphs.reserveCapacity(units.count)
    var index = 0
    var isPlain = true
    while index < units.count {
      let unit = units[index]
      var character = UInt32(unit)
      var count = 1
      if unit & 0xF800 == 0xD800 {
        if unit < 0xDC00, index + 1 < units.count, units[index + 1] & 0xFC00 == 0xDC00 {
          character = (UInt32(unit & 0x3FF) << 10 | UInt32(units[index + 1] & 0x3FF)) + 0x10000
          count = 2
        } else {
          character = 0xFFFD
        }
      }
      var glyph = Glyph(character: character, cluster: Int32(index))
      if character >= 0x300 { isPlain = false }
      glyph.setTraits()
      glyphs.append(glyph)
      index += count
    }
    if !isPlain { formClusters(&glyphs, units) }
    return glyphs
  }

  /// Gives the characters of a grapheme one cluster.
  private static func formClusters(_ glyphs: inout [Glyph], _ units: [UInt16]) {
    var breaker = GraphemeBreaker()
    var cluster: Int32 = 0
    for index in glyphs.indices {
      if breaker.isBreak(before: glyphs[index].character) { cluster = glyphs[index].cluster }
      glyphs[index].cluster = cluster
    }
  }

  private static func mirror(_ glyphs: inout [Glyph], _ font: FontInstance) {
    for index in glyphs.indices {
      guard let image = UnicodeTables.mirrored[glyphs[index].character],
        font.face.characters.glyph(image) != 0
      else {
        glyphs[index].mask |= ShapePlan.Mask.mirrored
        continue
      }
      glyphs[index].character = image
    }
  }

  private static func map(
    _ glyphs: [Glyph], _ font: FontInstance, _ plan: ShapePlan
  ) -> [Glyph] {
    var result = glyphs
    let characters = font.face.characters
    var isSimple = !plan.model.dividesCharacters
    for index in result.indices where isSimple {
      let id = characters.glyph(result[index].character)
      if id == 0 || result[index].isMark {
        isSimple = false
        continue
      }
      result[index].id = id
    }
    if isSimple { return result }
    var normalizer = CharacterNormalizer(font, plan)
    return normalizer.normalize(glyphs)
  }

  /// Digits before a fraction slash are numerators, those after it denominators.
  private static func markFractions(_ glyphs: inout [Glyph], _ isRightToLeft: Bool) {
    let (before, after) =
      isRightToLeft
      ? (ShapePlan.Mask.denominator, ShapePlan.Mask.numerator)
      : (ShapePlan.Mask.numerator, ShapePlan.Mask.denominator)
    for index in glyphs.indices where glyphs[index].character == 0x2044 {
      var start = index
      while start > 0, UnicodeTables.isDecimalDigit(glyphs[start - 1].character) { start -= 1 }
      var end = index + 1
      while end < glyphs.count, UnicodeTables.isDecimalDigit(glyphs[end].character) { end += 1 }
      if start == index || end == index + 1 { continue }
      for place in start..<end { glyphs[place].mask |= ShapePlan.Mask.fraction }
      for place in start..<index { glyphs[place].mask |= before }
      for place in index + 1..<end { glyphs[place].mask |= after }
    }
  }

  private static func setClasses(_ glyphs: inout [Glyph], _ tables: LayoutTables) {
    let hasClasses = !tables.glyphClasses.isEmpty
    for index in glyphs.indices {
      if hasClasses {
        glyphs[index].properties = LookupApplier.properties(glyphs[index].id, tables)
      } else {
        let isMark =
          glyphs[index].isMark && UnicodeTables.isNonSpacingMark(glyphs[index].character)
          && glyphs[index].trait == .none
        glyphs[index].properties = isMark ? Glyph.Property.mark : Glyph.Property.base
      }
    }
  }

  private static func substitute(
    _ glyphs: [Glyph], _ table: LayoutTable, _ tables: LayoutTables, _ plan: ShapePlan,
    _ font: FontInstance, _ options: ShapingOptions
  ) -> [Glyph] {
    var applier = LookupApplier(
      glyphs: glyphs, tables: tables, table: table, isRightToLeft: options.isRightToLeft,
      scalars: font.layoutScalars)
    for stage in plan.stages {
      applier.apply(stage.lookups)
      for pause in stage.pauses { plan.model.pause(pause, &applier.glyphs, plan, font) }
    }
    return applier.glyphs
  }

  /// Makes characters that are only instructions invisible.
  private static func hideIgnorables(_ glyphs: inout [Glyph], _ font: FontInstance) {
    guard glyphs.contains(where: \.isIgnorable) else { return }
    let space = font.face.characters.glyph(0x20)
    if space == 0 {
      glyphs.removeGlyphs(where: \.isIgnorable)
    } else {
      for index in glyphs.indices where glyphs[index].isIgnorable { glyphs[index].id = space }
    }
  }

  private static func setSpaces(_ glyphs: inout [Glyph], _ font: FontInstance) {
    for index in glyphs.indices where glyphs[index].spaceFallback != 0 {
      let width = SpaceWidth(rawValue: glyphs[index].spaceFallback) ?? .none
      if let advance = width.advance(in: font, space: Int(glyphs[index].xAdvance)) {
        glyphs[index].xAdvance = Int32(advance)
      }
    }
  }

  // MARK: Positions

  private static func position(
    _ input: [Glyph], _ tables: LayoutTables, _ plan: ShapePlan, _ font: FontInstance,
    _ options: ShapingOptions
  ) -> [Glyph] {
    var glyphs = input
    let movesBack = !plan.positions && !options.isRightToLeft
    if plan.model.markWidths == .lostBefore { dropMarkWidths(&glyphs, movesBack) }
    if plan.positions, let table = tables.positioning, !plan.positioning.isEmpty {
      var applier = LookupApplier(
        glyphs: glyphs, tables: tables, table: table, isRightToLeft: options.isRightToLeft,
        scalars: font.layoutScalars)
      applier.apply(plan.positioning)
      glyphs = applier.glyphs
    }
    if plan.usesKernTable, let kerning = tables.kerning { kern(&glyphs, kerning) }
    if plan.model.markWidths == .lostAfter { dropMarkWidths(&glyphs, movesBack) }
    for index in glyphs.indices where glyphs[index].isIgnorable {
      glyphs[index].xAdvance = 0
      glyphs[index].xOffset = 0
    }
    for index in glyphs.indices where glyphs[index].attachment != .none {
      follow(index, &glyphs, options.isRightToLeft, depth: 0)
    }
    return glyphs
  }

  private static func dropMarkWidths(_ glyphs: inout [Glyph], _ movesBack: Bool) {
    for index in glyphs.indices where glyphs[index].isMarkGlyph {
      if movesBack { glyphs[index].xOffset &-= glyphs[index].xAdvance }
      glyphs[index].xAdvance = 0
    }
  }

  /// Moves a glyph along with the one that it is attached to.
  private static func follow(
    _ index: Int, _ glyphs: inout [Glyph], _ isRightToLeft: Bool, depth: Int
  ) {
    let distance = Int(glyphs[index].attachmentDistance)
    let attachment = glyphs[index].attachment
    let parent = index + distance
    guard distance != 0, depth < 64, glyphs.indices.contains(parent) else { return }
    glyphs[index].attachmentDistance = 0
    follow(parent, &glyphs, isRightToLeft, depth: depth + 1)
    if attachment == .cursive {
      glyphs[index].yOffset &+= glyphs[parent].yOffset
      return
    }
    glyphs[index].xOffset &+= glyphs[parent].xOffset
    guard parent < index else { return }
    if isRightToLeft {
      for between in parent + 1...index {
        glyphs[index].xOffset &+= glyphs[between].xAdvance
      }
    } else {
      for between in parent..<index { glyphs[index].xOffset &-= glyphs[between].xAdvance }
    }
  }

  private static func kern(_ glyphs: inout [Glyph], _ table: KernTable) {
    var last: Int?
    for index in glyphs.indices where !glyphs[index].isMarkGlyph && !glyphs[index].isIgnorable {
      if let last {
        let value = table.kerning(glyphs[last].id, glyphs[index].id)
        let first = value >> 1
        glyphs[last].xAdvance &+= Int32(first)
        glyphs[index].xAdvance &+= Int32(value - first)
        glyphs[index].xOffset &+= Int32(value - first)
      }
      last = index
    }
  }

  private static func result(_ glyphs: [Glyph]) -> ShapedText {
    var text = ShapedText()
    text.glyphs.reserveCapacity(glyphs.count)
    text.advances.reserveCapacity(glyphs.count)
    text.offsets.reserveCapacity(glyphs.count)
    text.clusters.reserveCapacity(glyphs.count)
    for glyph in glyphs {
      text.glyphs.append(glyph.id)
      text.advances.append(glyph.xAdvance)
      text.offsets.append(SIMD2(glyph.xOffset, glyph.yOffset))
      text.clusters.append(glyph.cluster)
      if glyph.xOffset != 0 || glyph.yOffset != 0 { text.hasOffsets = true }
    }
    return text
  }
}
