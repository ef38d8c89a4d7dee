/// Makes nodes of a file's elements: names without prefixes, rules applied, data decoded.
struct SVGTree {
  /// Attributes that are properties, too.
  ///
  /// - Source: SVG 2, 6.6.
  private static let presentationAttributes = [
    "clip-path", "clip-rule", "color", "display", "fill", "fill-opacity", "fill-rule", "filter",
    "font-size", "marker", "marker-end", "marker-mid", "marker-start", "mask", "mask-type",
    "mix-blend-mode", "opacity", "overflow", "paint-order", "stop-color", "stop-opacity", "stroke",
    "stroke-dasharray", "stroke-dashoffset", "stroke-linecap", "stroke-linejoin",
    "stroke-miterlimit", "stroke-opacity", "stroke-width", "vector-effect", "visibility",
  ]

  /// The maximum number of pixels of one embedded picture, and of all together.
  private static let maximumPixelCount = 16 << 20

  private static let maximumRuleUseCount = 4_000_000

  private let limits: ImageLimits
  private let prefix: String
  private var styleSheet = SVGStyleSheet()
  private var ancestors: [SVGStyledElement] = []
  private var elementCount = 0
  private var pixelCount = 0
  /// Declarations of rules that were applied: a few bytes may apply to everything.
  private var ruleUses = 0
  private(set) var nodes: [String: SVGNode] = [:]
  private(set) var lacks: [FidelityNote] = []

  /// Notes are for somebody to read: a file may make thousands.
  private static let maximumLackCount = 100

  private mutating func note(_ subject: String) {
    guard lacks.count < Self.maximumLackCount else { return }
    lacks.append(FidelityNote(.vectorImage, subject))
  }

  init(_ root: XMLElement, limits: ImageLimits) {
    self.limits = limits
    prefix = root.name.hasSuffix(":svg") ? String(root.name.dropLast(3)) : ""
    addStyleSheets(root)
    lacks = styleSheet.lacks
  }

  private mutating func addStyleSheets(_ element: XMLElement) {
    if kind(element) == "style" { styleSheet.add(element.text) }
    for child in element.elements { addStyleSheets(child) }
  }

  /// The element's name; nil for an element of another language.
  private func kind(_ element: XMLElement) -> String? {
    guard element.name.hasPrefix(prefix) else { return nil }
    let name = String(element.name.dropFirst(prefix.count))
    return name.contains(":") ? nil : name
  }

  mutating func node(
    _ element: XMLElement, color inherited: SVGColor = .black
  ) throws(ImageFileError) -> SVGNode? {
    guard let kind = kind(element) else { return nil }
    elementCount += 1
    guard elementCount <= limits.maximumElementCount else {
      throw .tooComplex(.svg, what: "elements", limit: limits.maximumElementCount)
    }
    guard styleSheet.count <= SVGStyleSheet.maximumRuleCount,
      styleSheet.count * elementCount <= Self.maximumRuleUseCount,
      ruleUses <= Self.maximumRuleUseCount
    else {
      throw .tooComplex(.svg, what: "CSS rules", limit: SVGStyleSheet.maximumRuleCount)
    }
    let attributes = Self.attributes(element)
    let id = attributes["id"]
    let styled = SVGStyledElement(
      type: kind, id: id,
      classes: (attributes["class"] ?? "").split(whereSeparator: \.isWhitespace)
        .map(String.init))
    let properties = properties(attributes, styled)
    let color =
      properties["color"].flatMap { SVGColor($0) } ?? inherited
    ancestors.append(styled)
    defer { ancestors.removeLast() }
    var children: [SVGNode] = []
    for child in element.elements {
      if let node = try node(child, color: color) { children.append(node) }
    }
    let node = SVGNode(
      kind: kind, id: id, attributes: attributes, properties: properties, children: children,
      path: path(kind, attributes), image: try image(kind, attributes["href"]), color: color)
    // Of two elements with one id, the first counts.
    if let id, nodes[id] == nil { nodes[id] = node }
    return node
  }

  private static func attributes(_ element: XMLElement) -> [String: String] {
    var named: [String: String] = [:]
    for (name, value) in element.attributes {
      let local = name.split(separator: ":").last.map(String.init) ?? name
      // `href` counts before `xlink:href`, and `inkscape:label` is no attribute of ours.
      guard name == local || name == "xlink:href" || name == "xml:space" else { continue }
      if named[local] == nil || name == local { named[local] = value }
    }
    return named
  }

  private mutating func properties(
    _ attributes: [String: String], _ element: SVGStyledElement
  ) -> [String: String] {
    var properties: [String: String] = [:]
    var important: Set<String> = []
    for name in Self.presentationAttributes { properties[name] = attributes[name] }
    let rules = styleSheet.isEmpty ? [] : styleSheet.declarations(for: element, below: ancestors)
    ruleUses += rules.count
    let own = attributes["style"].map { SVGDeclaration.list($0) } ?? []
    for declaration in rules + own {
      if important.contains(declaration.name), !declaration.isImportant { continue }
      if declaration.isImportant { important.insert(declaration.name) }
      properties[declaration.name] = declaration.value
    }
    return properties
  }

  private func path(_ kind: String, _ attributes: [String: String]) -> CGPath? {
    switch kind {
    case "path": return attributes["d"].map(SVGPathData.path)
    case "polygon", "polyline":
      let numbers = SVGScanner.numbers(attributes["points"] ?? "")
      let path = CGMutablePath()
      for index in stride(from: 0, to: numbers.count - 1, by: 2) {
        let point = CGPoint(x: numbers[index], y: numbers[index + 1])
        if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
      }
      if kind == "polygon" { path.closeSubpath() }
      return path
    default: return nil
    }
  }

  /// Pictures are read only from data in the file: none is fetched.
  private mutating func image(
    _ kind: String, _ href: String?
  ) throws(ImageFileError) -> CGImage? {
    guard kind == "image", let href = href?.trimmingCharacters(in: .whitespacesAndNewlines) else {
      return nil
    }
    guard href.hasPrefix("data:"), let comma = href.firstIndex(of: ","),
      href[..<comma].hasSuffix(";base64"),
      let data = Data(
        base64Encoded: String(href[href.index(after: comma)...]),
        options: .ignoreUnknownCharacters)
    else {
      note("The image \(href.prefix(60))")
      return nil
    }
    var inside = limits
    inside.maximumPixelCount = Self.maximumPixelCount
    inside.maximumAnimationPixelCount = 1
    do throws(ImageFileError) {
      guard ImageFileFormat(data) != .svg, ImageFileFormat(data) != .pdf else {
        note("A drawing inside a drawing")
        return nil
      }
      let image = try ImageFile.read(data, limits: inside).frames.first?.image
      pixelCount += image.map { $0.width * $0.height } ?? 0
      guard pixelCount <= 4 * Self.maximumPixelCount else {
        throw ImageFileError.tooComplex(
          .svg, what: "pixels in its pictures", limit: 4 * Self.maximumPixelCount)
      }
      return image
    } catch {
      // What is too large is an error of the whole file; a picture that is damaged is left out.
      switch error {
      case .tooComplex, .tooManyPixels, .missingLibrary: throw error
      default:
        note("An image with the error “\(error)”")
        return nil
      }
    }
  }
}
