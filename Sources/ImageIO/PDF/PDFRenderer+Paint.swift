extension PDFRenderer {
  /// More tiles are not drawn one by one.
  private static let maximumTileCount = 10_000

  // MARK: Colours

  func setColor(_ name: String, _ operands: [PDFObject]) -> Bool {
    func set(_ isStroke: Bool, _ paint: Paint) {
      if keepsColors { return }
      if isStroke { state.stroke = paint } else { state.fill = paint }
    }
    let numbers = operands.compactMap(\.number)
    switch name {
    case "g", "G": set(name == "G", Paint(space: .gray, components: numbers))
    case "rg", "RG": set(name == "RG", Paint(space: .rgb, components: numbers))
    case "k", "K": set(name == "K", Paint(space: .cmyk, components: numbers))
    case "cs", "CS":
      guard let space = PDFColorSpace(operands.first, file, resources) else {
        FidelityLedger.note(.vectorImage, "The colour space \(operands.first?.name ?? "") of a PDF")
        set(name == "CS", Paint())
        return true
      }
      set(name == "CS", Paint(space: space, components: space.initialComponents))
    case "sc", "SC", "scn", "SCN":
      let isStroke = name.first == "S"
      var paint = isStroke ? state.stroke : state.fill
      paint.components = numbers
      paint.pattern = operands.last?.name
      set(isStroke, paint)
    default: return false
    }
    return true
  }

  func color(_ paint: Paint, alpha: Double) -> CGColor {
    let rgb = paint.space.rgb(paint.components)
    return CGColor(
      srgbRed: CGFloat(rgb.x), green: CGFloat(rgb.y), blue: CGFloat(rgb.z), alpha: CGFloat(alpha))
  }

  // MARK: Paths

  func fill(_ path: CGPath, _ rule: CGPathFillRule) {
    guard let pattern = state.fill.pattern else {
      context.setFillColor(color(state.fill, alpha: state.fillAlpha))
      context.addPath(path)
      return context.fillPath(using: rule)
    }
    context.saveGState()
    context.addPath(path)
    context.clip(using: rule)
    drawPattern(pattern, state.fill, alpha: state.fillAlpha)
    context.restoreGState()
  }

  func stroke(_ path: CGPath) {
    guard let pattern = state.stroke.pattern else {
      context.setStrokeColor(color(state.stroke, alpha: state.strokeAlpha))
      context.addPath(path)
      return context.strokePath()
    }
    context.saveGState()
    context.addPath(path)
    context.replacePathWithStrokedPath()
    context.clip()
    drawPattern(pattern, state.stroke, alpha: state.strokeAlpha)
    context.restoreGState()
  }

  // MARK: Patterns

  /// Fills the clip.
  private func drawPattern(_ name: String, _ paint: Paint, alpha: Double) {
    let object = file.dictionary(resources?["Pattern"])?[name]
    guard let dictionary = file.dictionary(object),
      budget.take(pixels: context.clipPixelCount)
    else { return }
    let toBase = (file.matrix(dictionary["Matrix"]) ?? .identity).concatenating(baseTransform)
    context.concatenate(
      toBase.concatenating(context.userSpaceToDeviceSpaceTransform.inverted()))
    if file.integer(dictionary["PatternType"]) == 2 {
      guard let shading = PDFShading(dictionary["Shading"], file, resources) else {
        return FidelityLedger.note(.vectorImage, "A shading of a PDF")
      }
      context.setAlpha(CGFloat(alpha))
      return shading.draw(in: context)
    }
    guard let stream = file.stream(object) else { return }
    context.setAlpha(CGFloat(alpha))
    let needsLayer = alpha < 1
    if needsLayer { context.beginTransparencyLayer(auxiliaryInfo: nil) }
    drawTiles(stream, paint)
    if needsLayer { context.endTransparencyLayer() }
  }

  private func drawTiles(_ stream: PDFStream, _ paint: Paint) {
    let dictionary = stream.dictionary
    guard let box = file.rectangle(dictionary["BBox"]), !box.isEmpty,
      let xStep = file.number(dictionary["XStep"]).map({ CGFloat($0.magnitude) }), xStep > 0,
      let yStep = file.number(dictionary["YStep"]).map({ CGFloat($0.magnitude) }), yStep > 0,
      let content = file.contents(stream)?.bytes
    else { return }
    let visible = context.boundingBoxOfClipPath
    if visible.isNull { return }
    func first(_ low: CGFloat, _ end: CGFloat, _ step: CGFloat) -> Int {
      Int(clamping: ((low - end) / step).native.rounded(.up))
    }
    func last(_ high: CGFloat, _ start: CGFloat, _ step: CGFloat) -> Int {
      Int(clamping: ((high - start) / step).native.rounded(.down))
    }
    let columns = (first(visible.minX, box.maxX, xStep), last(visible.maxX, box.minX, xStep))
    let rows = (first(visible.minY, box.maxY, yStep), last(visible.maxY, box.minY, yStep))
    let count = Double(columns.1 - columns.0 + 1) * Double(rows.1 - rows.0 + 1)
    guard columns.0 <= columns.1, rows.0 <= rows.1 else { return }
    guard count <= Double(Self.maximumTileCount) else {
      return FidelityLedger.note(
        .imageLimit, "A pattern of more than \(Self.maximumTileCount) tiles")
    }
    let outer = (state, keepsColors)
    defer { (state, keepsColors) = outer }
    state = State()
    if file.integer(dictionary["PaintType"]) == 2, case .pattern(let base?) = paint.space {
      let own = Paint(space: base, components: paint.components)
      (state.fill, state.stroke, keepsColors) = (own, own, true)
    }
    for row in rows.0...rows.1 {
      for column in columns.0...columns.1 {
        guard budget.take() else { return }
        context.saveGState()
        context.translateBy(x: CGFloat(column) * xStep, y: CGFloat(row) * yStep)
        context.clip(to: box)
        run(content, file.dictionary(dictionary["Resources"]))
        context.restoreGState()
      }
    }
  }

  /// Pixels that are drawn in the time that a shading's colours take.
  private static let shadingCost = 1 << 16

  func drawShading(_ name: String?) {
    guard let name else { return }
    let object = file.dictionary(resources?["Shading"])?[name]
    // To work out the colours takes its time in a small clip, too.
    guard budget.take(pixels: context.clipPixelCount + Self.shadingCost) else { return }
    guard let shading = PDFShading(object, file, resources) else {
      return FidelityLedger.note(.vectorImage, "A shading of a PDF")
    }
    throughSoftMask {
      context.saveGState()
      context.setAlpha(CGFloat(state.fillAlpha))
      shading.draw(in: context)
      context.restoreGState()
    }
  }

  // MARK: Forms and pictures

  func drawObject(_ name: String?) {
    guard let name, let stream = file.stream(file.dictionary(resources?["XObject"])?[name]),
      budget.take()
    else { return }
    switch file.name(stream.dictionary["Subtype"]) {
    case "Form": throughSoftMask { drawForm(stream) }
    case "Image": draw(PDFPicture(stream, file, resources, limits: limits))
    default: break
    }
  }

  func drawForm(_ stream: PDFStream) {
    let dictionary = stream.dictionary
    guard let content = file.contents(stream)?.bytes else { return }
    context.saveGState()
    defer { context.restoreGState() }
    if let matrix = file.matrix(dictionary["Matrix"]) { context.concatenate(matrix) }
    if let box = file.rectangle(dictionary["BBox"]) { context.clip(to: box) }
    let isGroup = file.name(file.dictionary(dictionary["Group"])?["S"]) == "Transparency"
    let needsLayer = isGroup && (state.fillAlpha < 1 || state.blendMode != .normal)
    guard needsLayer else { return run(content, file.dictionary(dictionary["Resources"])) }
    guard budget.take(pixels: 2 * context.clipPixelCount) else { return }
    let outer = state
    context.setAlpha(CGFloat(state.fillAlpha))
    context.beginTransparencyLayer(auxiliaryInfo: nil)
    (state.fillAlpha, state.strokeAlpha, state.blendMode) = (1, 1, .normal)
    run(content, file.dictionary(dictionary["Resources"]))
    context.endTransparencyLayer()
    state = outer
  }

  /// A picture in the middle of a page's content: its dictionary up to ID, then its bytes up to EI.
  func drawInlinePicture(_ lexer: inout PDFLexer) {
    guard let dictionary = lexer.dictionary() else { return }
    let start = min(lexer.place + 1, lexer.bytes.endIndex)
    var end = start
    while end + 1 < lexer.bytes.endIndex {
      let isMark = lexer.bytes[end...].starts(with: [UInt8(ascii: "E"), UInt8(ascii: "I")])
      let isAfterSpace = end == start || PDFLexer.isSpace(lexer.bytes[end - 1])
      let isBeforeSpace =
        end + 2 >= lexer.bytes.endIndex || PDFLexer.isSpace(lexer.bytes[end + 2])
      if isMark, isAfterSpace, isBeforeSpace { break }
      end += 1
    }
    lexer.move(to: min(end + 2, lexer.bytes.endIndex))
    let stream = PDFStream(dictionary: dictionary, bytes: lexer.bytes[start..<end])
    draw(PDFPicture(stream, file, resources, limits: limits))
  }

  /// Draws a picture into the unit square, whose y points up.
  private func draw(_ picture: PDFPicture) {
    let (width, height) = (max(picture.width, 0), max(picture.height, 0))
    let isSane = width <= limits.maximumSide && height <= limits.maximumSide
    guard isSane, budget.take(pixels: width * height * 4 + context.clipPixelCount) else { return }
    let rgb = state.fill.space.rgb(state.fill.components)
    func byte(_ value: Double) -> UInt8 { UInt8((value.clamped(to: 0...1) * 255).rounded()) }
    do throws(ImageFileError) {
      let image = try picture.image(color: SIMD4(byte(rgb.x), byte(rgb.y), byte(rgb.z), 255))
      throughSoftMask {
        context.saveGState()
        context.setAlpha(CGFloat(state.fillAlpha))
        context.draw(image, in: CGRect(x: 0, y: 0, width: 1, height: 1))
        context.restoreGState()
      }
    } catch {
      FidelityLedger.note(.vectorImage, "A picture of a PDF (\(error))")
    }
  }
}
