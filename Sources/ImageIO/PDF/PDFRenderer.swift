/// Runs the content of a page.
///
/// - Source: ISO 32000-1, 8.2 and annex A for the operators.
final class PDFRenderer {
  /// What the page's graphics state has beyond the context's.
  struct State {
    var fill = Paint()
    var stroke = Paint()
    var fillAlpha = 1.0
    var strokeAlpha = 1.0
    var blendMode = CGBlendMode.normal
    var softMask: SoftMask?
  }

  struct Paint {
    var space = PDFColorSpace.gray
    var components: [Double] = [0]
    /// The name of a pattern among the resources.
    var pattern: String?
  }

  /// Forms and patterns inside each other.
  private static let maximumDepth = 16
  private static let maximumStateCount = 256

  let file: PDFFile
  let context: CGContext
  let limits: ImageLimits
  var budget: DrawingBudget
  var state = State()
  var resources: PDFDictionary?
  var path = CGMutablePath()
  /// The transform where the page's or form's content begins: patterns are anchored there.
  var baseTransform = CGAffineTransform.identity
  /// While a pattern without colours of its own is drawn.
  var keepsColors = false
  private(set) var depth = 0
  private var states: [State] = []
  private var clipRule: CGPathFillRule?

  init(_ file: PDFFile, _ context: CGContext, limits: ImageLimits) {
    self.file = file
    self.context = context
    self.limits = limits
    budget = DrawingBudget(limits, name: "A PDF with many operators or large pictures")
  }

  func draw(_ page: PDFPage) {
    var content: [UInt8] = []
    switch file.value(page.dictionary["Contents"]) {
    case .stream(let stream): content = file.contents(stream)?.bytes ?? []
    case .array(let parts):
      for part in parts {
        if let stream = file.stream(part), let bytes = file.contents(stream)?.bytes {
          content += bytes + [10]
        }
      }
    default: break
    }
    context.clip(to: page.cropBox)
    run(content, page.resources)
  }

  /// Runs content with a state of its own.
  func run(_ content: [UInt8], _ resources: PDFDictionary?) {
    guard depth < Self.maximumDepth else {
      FidelityLedger.note(.imageLimit, "A PDF whose forms are inside each other")
      return
    }
    let outer = (self.resources, path, baseTransform, states, clipRule, state)
    if let resources { self.resources = resources }
    (path, states, clipRule) = (CGMutablePath(), [], nil)
    baseTransform = context.userSpaceToDeviceSpaceTransform
    depth += 1
    context.saveGState()
    defer {
      for _ in states { context.restoreGState() }
      context.restoreGState()
      depth -= 1
      (self.resources, path, baseTransform, states, clipRule, state) = outer
    }
    var lexer = PDFLexer(content[...], hasReferences: false)
    var operands: [PDFObject] = []
    while let token = lexer.next() {
      switch token {
      case .object(let object):
        // No operator takes so many, but a colour of many inks.
        if operands.count < 64 { operands.append(object) }
      case .keyword(let name):
        guard budget.take(elements: 0, pixels: 16) else { return }
        if name == "BI" {
          drawInlinePicture(&lexer)
        } else {
          run(name, operands)
        }
        operands.removeAll(keepingCapacity: true)
      }
    }
  }

  private func run(_ name: String, _ operands: [PDFObject]) {
    let numbers = operands.compactMap(\.number).map { CGFloat($0) }
    if buildPath(name, numbers) || paintPath(name) || setColor(name, operands) { return }
    if setLine(name, operands, numbers) { return }
    switch name {
    case "q":
      guard states.count < Self.maximumStateCount else { return }
      states.append(state)
      context.saveGState()
    case "Q":
      guard let last = states.popLast() else { return }
      state = last
      context.restoreGState()
    case "cm":
      guard numbers.count == 6 else { return }
      context.concatenate(
        CGAffineTransform(
          a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3], tx: numbers[4],
          ty: numbers[5]))
    case "gs": setState(operands.first?.name)
    case "Do": drawObject(operands.first?.name)
    case "sh": drawShading(operands.first?.name)
    case "Tj", "TJ", "'", "\"": FidelityLedger.note(.vectorImage, "Text of a PDF")
    default: break
    }
  }

  // MARK: Paths

  private func buildPath(_ name: String, _ n: [CGFloat]) -> Bool {
    func point(_ index: Int) -> CGPoint { CGPoint(x: n[index], y: n[index + 1]) }
    switch (name, n.count) {
    case ("m", 2): path.move(to: point(0))
    case ("l", 2): if !path.isEmpty { path.addLine(to: point(0)) }
    case ("c", 6):
      if !path.isEmpty { path.addCurve(to: point(4), control1: point(0), control2: point(2)) }
    case ("v", 4):
      if !path.isEmpty {
        path.addCurve(to: point(2), control1: path.currentPoint, control2: point(0))
      }
    case ("y", 4):
      if !path.isEmpty { path.addCurve(to: point(2), control1: point(0), control2: point(2)) }
    case ("re", 4): path.addRect(CGRect(x: n[0], y: n[1], width: n[2], height: n[3]))
    case ("h", _): path.closeSubpath()
    case ("m", _), ("l", _), ("c", _), ("v", _), ("y", _), ("re", _): break
    default: return false
    }
    return true
  }

  private func paintPath(_ name: String) -> Bool {
    switch name {
    case "W": clipRule = .winding
    case "W*": clipRule = .evenOdd
    case "n": endPath()
    case "S", "s": paint(closes: name == "s", fill: nil, strokes: true)
    case "f", "F": paint(closes: false, fill: .winding, strokes: false)
    case "f*": paint(closes: false, fill: .evenOdd, strokes: false)
    case "B", "b": paint(closes: name == "b", fill: .winding, strokes: true)
    case "B*", "b*": paint(closes: name == "b*", fill: .evenOdd, strokes: true)
    default: return false
    }
    return true
  }

  private func paint(closes: Bool, fill rule: CGPathFillRule?, strokes: Bool) {
    if closes { path.closeSubpath() }
    defer { endPath() }
    let cost = context.pixelCount(path.boundingBox) + path.points.count * 8
    guard !path.isEmpty, budget.take(pixels: cost) else { return }
    throughSoftMask {
      if let rule { fill(path, rule) }
      if strokes { stroke(path) }
    }
  }

  /// Narrows the clip where that was asked for, and begins a new path.
  private func endPath() {
    if let clipRule {
      if budget.take(elements: 0, pixels: context.clipPixelCount) { context.addPath(path) }
      context.clip(using: clipRule)
    }
    clipRule = nil
    path = CGMutablePath()
  }

  // MARK: State

  private func setLine(_ name: String, _ operands: [PDFObject], _ numbers: [CGFloat]) -> Bool {
    switch (name, numbers.first) {
    case ("w", let width?): context.setLineWidth(Self.lineWidth(width, context))
    case ("J", let value?): context.setLineCap(CGLineCap(rawValue: Self.integer(value)) ?? .butt)
    case ("j", let value?): context.setLineJoin(CGLineJoin(rawValue: Self.integer(value)) ?? .miter)
    case ("M", let limit?): context.setMiterLimit(limit)
    case ("d", _): setDash(operands.first, operands.last)
    case ("w", nil), ("J", nil), ("j", nil), ("M", nil): break
    default: return false
    }
    return true
  }

  private static func integer(_ value: CGFloat) -> Int32 {
    Int32(clamping: Int(clamping: value.native))
  }

  /// A width of 0 is the thinnest line: a pixel.
  private static func lineWidth(_ width: CGFloat, _ context: CGContext) -> CGFloat {
    if width > 0 { return width }
    let scale = context.userSpaceToDeviceSpaceTransform.meanScale
    return scale > 0 ? 1 / scale : 1
  }

  private func setDash(_ array: PDFObject?, _ phase: PDFObject?) {
    let lengths = (file.numbers(array) ?? []).map { CGFloat(max($0, 0)) }
    let sum = lengths.reduce(0, +)
    // Dashes far smaller than a pixel would take for ever.
    let scale = context.userSpaceToDeviceSpaceTransform.meanScale
    guard sum * scale > 0.05 else { return context.setLineDash(phase: 0, lengths: []) }
    context.setLineDash(
      phase: CGFloat(phase?.number ?? 0),
      lengths: lengths.count % 2 == 0 ? lengths : lengths + lengths)
  }

  private func setState(_ name: String?) {
    guard let name,
      let entries = file.dictionary(file.dictionary(resources?["ExtGState"])?[name])
    else { return }
    func number(_ key: String) -> Double? { file.number(entries[key]) }
    if let alpha = number("ca") { state.fillAlpha = alpha.clamped(to: 0...1) }
    if let alpha = number("CA") { state.strokeAlpha = alpha.clamped(to: 0...1) }
    for (key, operation) in [("LW", "w"), ("LC", "J"), ("LJ", "j"), ("ML", "M")] {
      if let value = number(key) { _ = setLine(operation, [], [CGFloat(value)]) }
    }
    if let dash = file.array(entries["D"]), dash.count == 2 {
      setDash(dash[0], file.value(dash[1]))
    }
    let mode = file.name(entries["BM"]) ?? file.array(entries["BM"]).flatMap { file.name($0.first) }
    if let mode {
      state.blendMode = Self.blendModes[mode] ?? .normal
      context.setBlendMode(state.blendMode)
    }
    if let mask = entries["SMask"] {
      state.softMask = SoftMask(
        file.dictionary(mask), file, context.userSpaceToDeviceSpaceTransform)
    }
  }

  private static let blendModes: [String: CGBlendMode] = [
    "Multiply": .multiply, "Screen": .screen, "Overlay": .overlay, "Darken": .darken,
    "Lighten": .lighten, "ColorDodge": .colorDodge, "ColorBurn": .colorBurn,
    "HardLight": .hardLight, "SoftLight": .softLight, "Difference": .difference,
    "Exclusion": .exclusion, "Hue": .hue, "Saturation": .saturation, "Color": .color,
    "Luminosity": .luminosity,
  ]
}
