/// Keeps what is drawn into a PDF context, page by page: shapes as operators, and whatever is not a
/// shape as a picture.
final class PDFRecorder {
  /// A shape that drawing is cut to, as operators on the page.
  struct Clip: Hashable {
    let operators: String
  }

  private struct Page {
    let box: CGRect
    var content = ""
    var annotations: [String] = []
  }

  /// The alpha and the blend mode of what is drawn.
  private struct Paint: Hashable {
    let alpha: String
    let mode: String
  }

  private struct Picture {
    let bitmap: Bitmap
    let isInterpolated: Bool
  }

  /// Device pixels in a point: what cannot be told as shapes becomes pictures of so many.
  static let scale: CGFloat = 3
  private let consumer: CGDataConsumer
  private let about: [(key: String, value: String)]
  private var pages: [Page] = []
  private var isOpen = false
  private(set) var isClosed = false
  private var openClips: [Clip] = []
  private var paints: [Paint] = []
  private var pictures: [Picture] = []
  private var shadings: [String] = []
  private var destinations: [(name: String, page: Int, point: CGPoint)] = []
  let defaultBox: CGRect

  /// - Parameter info: What is said about the document: `Title`, `Author` and the like.
  init(_ consumer: CGDataConsumer, box: CGRect, info: [AnyHashable: Any]?) {
    self.consumer = consumer
    defaultBox = box
    let keys = ["Title", "Author", "Subject", "Keywords", "Creator"]
    about = keys.compactMap { key in
      let value = info?["kCGPDFContext" + key] ?? info?[key]
      if let list = value as? [String] { return (key, list.joined(separator: ", ")) }
      return (value as? String).map { (key, $0) }
    }
  }

  // MARK: Pages

  /// The page that is drawn on; the first one where none was begun.
  var box: CGRect { pages.last?.box ?? defaultBox }

  func beginPage(_ box: CGRect?) {
    endPage()
    let box = (box ?? defaultBox).standardized
    let isUsable = box.width > 0 && box.height > 0 && box.width < 10_000 && box.height < 10_000
    pages.append(
      Page(box: isUsable ? box : CGRect(x: 0, y: 0, width: 612, height: 792)))
    isOpen = true
  }

  func endPage() {
    guard isOpen else { return }
    useClips([])
    isOpen = false
  }

  /// The map from device pixels, y down, to the page's points, y up.
  var toPage: CGAffineTransform {
    CGAffineTransform(
      a: 1 / Self.scale, b: 0, c: 0, d: -1 / Self.scale, tx: box.minX, ty: box.maxY)
  }

  private func add(_ text: String) {
    if !isOpen { beginPage(nil) }
    pages[pages.count - 1].content += text + "\n"
  }

  /// Has the next operators cut to these shapes.
  func useClips(_ clips: [Clip]) {
    guard clips != openClips else { return }
    if !openClips.isEmpty { add("Q") }
    openClips = clips
    if clips.isEmpty { return }
    add("q")
    for clip in clips { add(clip.operators) }
  }

  // MARK: Operators

  static func operators(_ path: CGPath, _ transform: CGAffineTransform) -> String {
    var parts: [String] = []
    var index = 0
    var current = CGPoint.zero
    func point(_ offset: Int) -> CGPoint { path.points[index + offset].applying(transform) }
    func text(_ point: CGPoint) -> String {
      PDFNumber.text(point.x) + " " + PDFNumber.text(point.y)
    }
    for verb in path.verbs {
      switch verb {
      case .move: parts.append(text(point(0)) + " m")
      case .line: parts.append(text(point(0)) + " l")
      case .quad:
        // PDF has cubic curves alone: two thirds of the way to the control point.
        let (control, end) = (point(0), point(1))
        let first = CGPoint(
          x: current.x + (control.x - current.x) * 2 / 3,
          y: current.y + (control.y - current.y) * 2 / 3)
        let second = CGPoint(
          x: end.x + (control.x - end.x) * 2 / 3, y: end.y + (control.y - end.y) * 2 / 3)
        parts.append("\(text(first)) \(text(second)) \(text(end)) c")
      case .cubic: parts.append("\(text(point(0))) \(text(point(1))) \(text(point(2))) c")
      case .close: parts.append("h")
      }
      if verb.pointCount > 0 { current = point(verb.pointCount - 1) }
      index += verb.pointCount
    }
    return parts.joined(separator: "\n")
  }

  private static func color(_ color: CGColor, isStroke: Bool) -> String {
    let value = color.rgba
    let parts = [value.red, value.green, value.blue].map { PDFNumber.factor(CGFloat($0)) }
    return parts.joined(separator: " ") + (isStroke ? " RG" : " rg")
  }

  private func paint(_ alpha: Double, _ mode: CGBlendMode) -> String {
    let paint = Paint(
      alpha: PDFNumber.factor(CGFloat(min(max(alpha, 0), 1))), mode: Self.name(mode))
    if paint == Paint(alpha: "1", mode: "Normal") { return "" }
    let index = paints.firstIndex(of: paint) ?? paints.count
    if index == paints.count { paints.append(paint) }
    return "/G\(index) gs\n"
  }

  private static func name(_ mode: CGBlendMode) -> String {
    switch mode {
    case .normal, .copy: return "Normal"
    case .multiply: return "Multiply"
    case .screen: return "Screen"
    case .overlay: return "Overlay"
    case .darken: return "Darken"
    case .lighten: return "Lighten"
    case .colorDodge: return "ColorDodge"
    case .colorBurn: return "ColorBurn"
    case .softLight: return "SoftLight"
    case .hardLight: return "HardLight"
    case .difference: return "Difference"
    case .exclusion: return "Exclusion"
    case .hue: return "Hue"
    case .saturation: return "Saturation"
    case .color: return "Color"
    case .luminosity: return "Luminosity"
    default:
      FidelityLedger.note(.property, "CGBlendMode.\(mode) in a PDF file")
      return "Normal"
    }
  }

  func fill(
    _ operators: String, _ rule: CGPathFillRule, _ color: CGColor, alpha: Double,
    mode: CGBlendMode, clips: [Clip]
  ) {
    if operators.isEmpty { return }
    useClips(clips)
    let state = paint(color.rgba.alpha * alpha, mode)
    add(
      "q\n\(state)\(Self.color(color, isStroke: false))\n\(operators)\n"
        + (rule == .winding ? "f" : "f*") + "\nQ")
  }

  /// - Parameters:
  ///   - path: The path, in user space.
  ///   - transform: From user space to the page.
  func stroke(
    _ path: CGPath, _ transform: CGAffineTransform, _ state: GraphicsState, clips: [Clip]
  ) {
    if path.isEmpty { return }
    useClips(clips)
    let color = state.strokeColor
    var line = "\(PDFNumber.factor(state.lineWidth)) w \(state.lineCap.rawValue) J "
    line += "\(state.lineJoin.rawValue) j \(PDFNumber.factor(max(state.miterLimit, 1))) M"
    if !state.dashLengths.isEmpty {
      let lengths = state.dashLengths.map(PDFNumber.factor).joined(separator: " ")
      line += " [\(lengths)] \(PDFNumber.factor(state.dashPhase)) d"
    }
    let gs = paint(color.rgba.alpha * state.alpha.native, state.blendMode)
    add(
      "q\n\(gs)\(Self.color(color, isStroke: true))\n\(PDFNumber.text(transform)) cm\n\(line)\n"
        + Self.operators(path, .identity) + "\nS\nQ")
  }

  /// - Parameter transform: The map from the unit square, the image's top row at y = 1, to the
  ///   page.
  func draw(
    _ bitmap: Bitmap, _ transform: CGAffineTransform, isInterpolated: Bool, alpha: Double,
    mode: CGBlendMode, clips: [Clip]
  ) {
    useClips(clips)
    let known = pictures.firstIndex {
      $0.bitmap === bitmap && $0.isInterpolated == isInterpolated
    }
    let index = known ?? pictures.count
    if known == nil {
      pictures.append(Picture(bitmap: bitmap, isInterpolated: isInterpolated))
    }
    add("q\n\(paint(alpha, mode))\(PDFNumber.text(transform)) cm\n/I\(index) Do\nQ")
  }

  /// - Parameters:
  ///   - shape: The entries of the shading that say where it is.
  ///   - transform: From user space to the page.
  func shade(
    _ gradient: CGGradient, _ shape: String, _ options: CGGradientDrawingOptions,
    _ transform: CGAffineTransform, alpha: Double, mode: CGBlendMode, clips: [Clip]
  ) {
    useClips(clips)
    let start = options.contains(.drawsBeforeStartLocation)
    let end = options.contains(.drawsAfterEndLocation)
    let shading =
      "<< \(shape) /ColorSpace /DeviceRGB /Extend [\(start) \(end)] /Function "
      + Self.function(gradient) + " >>"
    let index = shadings.firstIndex(of: shading) ?? shadings.count
    if index == shadings.count { shadings.append(shading) }
    add("q\n\(paint(alpha, mode))\(PDFNumber.text(transform)) cm\n/S\(index) sh\nQ")
  }

  private static func function(_ gradient: CGGradient) -> String {
    func values(_ stop: CGGradient.Stop) -> String {
      let color = stop.color.rgba
      return "["
        + [color.red, color.green, color.blue].map { PDFNumber.factor(CGFloat($0)) }
        .joined(separator: " ") + "]"
    }
    func part(_ from: CGGradient.Stop, _ to: CGGradient.Stop) -> String {
      "<< /FunctionType 2 /Domain [0 1] /N 1 /C0 \(values(from)) /C1 \(values(to)) >>"
    }
    var stops = gradient.stops
    if let first = stops.first, first.location > 0 {
      stops.insert(CGGradient.Stop(location: 0, color: first.color), at: 0)
    }
    if let last = stops.last, last.location < 1 || stops.count == 1 {
      stops.append(CGGradient.Stop(location: 1, color: last.color))
    }
    let pairs = Array(zip(stops, stops.dropFirst()))
    if pairs.count == 1 { return part(pairs[0].0, pairs[0].1) }
    let bounds = stops.dropFirst().dropLast().map {
      PDFNumber.factor(CGFloat($0.location))
    }
    return "<< /FunctionType 3 /Domain [0 1] /Functions ["
      + pairs.map { part($0.0, $0.1) }.joined(separator: " ") + "] /Bounds ["
      + bounds.joined(separator: " ") + "] /Encode ["
      + pairs.map { _ in "0 1" }.joined(separator: " ") + "] >>"
  }

  // MARK: Places

  /// - Parameter rect: On the page.
  func addLink(to url: URL, in rect: CGRect) {
    annotate(
      rect, "/A << /S /URI /URI \(PDFNumber.string(url.absoluteString)) >>")
  }

  func addLink(toDestination name: String, in rect: CGRect) {
    // The catalogue's dictionary has names; a string would be looked up in a tree of them.
    annotate(rect, "/Dest /\(PDFNumber.name(name))")
  }

  private func annotate(_ rect: CGRect, _ action: String) {
    if !isOpen { beginPage(nil) }
    pages[pages.count - 1].annotations.append(
      "<< /Type /Annot /Subtype /Link /Rect \(PDFNumber.text(rect)) /Border [0 0 0] \(action) >>")
  }

  func addDestination(_ name: String, at point: CGPoint) {
    if !isOpen { beginPage(nil) }
    destinations.append((name, pages.count - 1, point))
  }

  // MARK: The file

  /// Writes the file; more cannot be drawn.
  func close() {
    guard !isClosed else { return }
    endPage()
    isClosed = true
    _ = consumer.write(Data(document()))
  }

  private func document() -> [UInt8] {
    var writer = PDFDocumentWriter()
    var images: [Int] = []
    for picture in pictures { images.append(Self.add(picture, to: &writer)) }
    let resources = writer.add(resourceText(images))
    let parent = writer.nextNumber + pages.count * 2
    var numbers: [Int] = []
    for page in pages {
      let content = writer.add(stream: Array(page.content.utf8))
      let links =
        page.annotations.isEmpty
        ? "" : " /Annots [" + page.annotations.joined(separator: " ") + "]"
      numbers.append(
        writer.add(
          "<< /Type /Page /Parent \(parent) 0 R /MediaBox \(PDFNumber.text(page.box)) "
            + "/Resources \(resources) 0 R /Contents \(content) 0 R\(links) >>"))
    }
    let kids = numbers.map { "\($0) 0 R" }.joined(separator: " ")
    writer.add("<< /Type /Pages /Count \(pages.count) /Kids [\(kids)] >>")
    var catalog = "<< /Type /Catalog /Pages \(parent) 0 R"
    if !destinations.isEmpty {
      // A dictionary of names has each once.
      var seen: Set<String> = []
      let places = destinations.filter { seen.insert($0.name).inserted }.map {
        "/\(PDFNumber.name($0.name)) [\(numbers[$0.page]) 0 R /XYZ "
          + "\(PDFNumber.text($0.point.x)) \(PDFNumber.text($0.point.y)) 0]"
      }
      catalog += " /Dests << " + places.joined(separator: " ") + " >>"
    }
    let root = writer.add(catalog + " >>")
    let info =
      about.isEmpty
      ? nil
      : writer.add(
        "<< " + about.map { "/\($0.key) \(PDFNumber.string($0.value))" }.joined(separator: " ")
          + " >>")
    writer.finish(root: root, info: info)
    return writer.bytes
  }

  private func resourceText(_ images: [Int]) -> String {
    let states = paints.enumerated().map {
      "/G\($0) << /ca \($1.alpha) /CA \($1.alpha) /BM /\($1.mode) >>"
    }
    let pictures = images.enumerated().map { "/I\($0) \($1) 0 R" }
    let shades = shadings.enumerated().map { "/S\($0) \($1)" }
    func entry(_ name: String, _ parts: [String]) -> String {
      parts.isEmpty ? "" : " /\(name) << " + parts.joined(separator: " ") + " >>"
    }
    return "<<" + entry("ExtGState", states) + entry("XObject", pictures)
      + entry("Shading", shades) + " >>"
  }

  private static func add(_ picture: Picture, to writer: inout PDFDocumentWriter) -> Int {
    let pixels = CGImage(bitmap: picture.bitmap).straightRGBA()
    var colors: [UInt8] = []
    var alphas: [UInt8] = []
    colors.reserveCapacity(pixels.count / 4 * 3)
    alphas.reserveCapacity(pixels.count / 4)
    for index in stride(from: 0, to: pixels.count, by: 4) {
      colors += pixels[index..<index + 3]
      alphas.append(pixels[index + 3])
    }
    let size = "/Width \(picture.bitmap.width) /Height \(picture.bitmap.height)"
    let common =
      " /Type /XObject /Subtype /Image \(size) /BitsPerComponent 8 /Interpolate "
      + "\(picture.isInterpolated) /Filter /RunLengthDecode"
    var mask = ""
    if alphas.contains(where: { $0 != 255 }) {
      let number = writer.add(
        stream: PDFDocumentWriter.runLengths(alphas), common + " /ColorSpace /DeviceGray")
      mask = " /SMask \(number) 0 R"
    }
    return writer.add(
      stream: PDFDocumentWriter.runLengths(colors), common + " /ColorSpace /DeviceRGB" + mask)
  }
}
