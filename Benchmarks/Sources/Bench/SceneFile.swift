import UIKit

/// Reads a text of scenes: words apart by white space, for each scene its size, paths, images
/// and operations.
struct SceneFile {
  private let path: String
  private let words: [Substring]
  private var position = 0
  private var paths: [CGPath] = []
  private var images: [CGImage] = []

  static func read(_ path: String) throws -> [Scene] {
    guard let text = try? String(contentsOfFile: path, encoding: .utf8) else {
      throw BenchError.unreadable(path: path)
    }
    var file = SceneFile(path: path, words: text.split(whereSeparator: \.isWhitespace))
    var scenes: [Scene] = []
    while file.position < file.words.count {
      scenes.append(try file.scene())
    }
    return scenes
  }

  private init(path: String, words: [Substring]) {
    self.path = path
    self.words = words
  }

  // MARK: Words

  private func failure(_ expected: String) -> BenchError {
    let word = position > 0 && position <= words.count ? String(words[position - 1]) : "the end"
    return .badScenes(path: path, word: word, expected: expected)
  }

  private mutating func word(_ expected: String = "a word") throws -> Substring {
    position += 1
    guard position <= words.count else { throw failure(expected) }
    return words[position - 1]
  }

  private mutating func integer() throws -> Int {
    guard let value = Int(try word("an integer")) else { throw failure("an integer") }
    return value
  }

  private mutating func number() throws -> CGFloat {
    guard let value = Double(try word("a number")) else { throw failure("a number") }
    return CGFloat(value)
  }

  private mutating func numbers(_ count: Int) throws -> [CGFloat] {
    try (0..<count).map { _ in try number() }
  }

  private mutating func point() throws -> CGPoint {
    CGPoint(x: try number(), y: try number())
  }

  private mutating func color() throws -> CGColor {
    let c = try numbers(4)
    return CGColor(srgbRed: c[0] / 255, green: c[1] / 255, blue: c[2] / 255, alpha: c[3] / 255)
  }

  private mutating func pathAtIndex() throws -> CGPath {
    let index = try integer()
    guard paths.indices.contains(index) else { throw failure("the index of a path") }
    return paths[index]
  }

  private mutating func rule() throws -> CGPathFillRule {
    try word().hasPrefix("e") ? .evenOdd : .winding
  }

  // MARK: Parts

  private mutating func scene() throws -> Scene {
    guard try word() == "SCENE" else { throw failure("SCENE") }
    let name = String(try word())
    let (width, height) = (try integer(), try integer())
    let scale = Double(try number())
    let background = try color()
    let (pathCount, imageCount, count) = (try integer(), try integer(), try integer())
    paths = try (0..<pathCount).map { _ in try readPath() }
    images = try (0..<imageCount).map { _ in try image() }
    let operations = try (0..<count).map { _ in try operation() }
    return Scene(
      name: name, width: width, height: height, scale: scale, background: background,
      operations: operations)
  }

  private mutating func readPath() throws -> CGPath {
    let path = CGMutablePath()
    for _ in 0..<(try integer()) {
      switch try word() {
      case "M": path.move(to: try point())
      case "L": path.addLine(to: try point())
      case "Q":
        let control = try point()
        path.addQuadCurve(to: try point(), control: control)
      case "C":
        let (first, second) = (try point(), try point())
        path.addCurve(to: try point(), control1: first, control2: second)
      case "Z": path.closeSubpath()
      default: throw failure("M, L, Q, C or Z")
      }
    }
    return path
  }

  /// A pattern that follows from a size and a seed.
  private mutating func image() throws -> CGImage {
    let (width, height, seed) = (try integer(), try integer(), try integer())
    var bytes: [UInt8] = []
    for y in 0..<height {
      for x in 0..<width {
        let alpha = seed & 1 == 1 ? 255 : 255 - ((x + y) & 127)
        let red = (x * 5 + y * 3 + seed * 17) & 255
        let green = (x * y / 8 + seed * 31) & 255
        let blue = ((x >> 4 ^ y >> 4) & 1) * 160 + 48
        for channel in [red, green, blue] {
          bytes.append(UInt8((channel * alpha + 127) / 255))
        }
        bytes.append(UInt8(alpha))
      }
    }
    guard let provider = CGDataProvider(data: Data(bytes)),
      let image = CGImage(
        width: width, height: height, bitsPerComponent: 8, bitsPerPixel: 32,
        bytesPerRow: width * 4, space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGBitmapInfo(rawValue: CGImageAlphaInfo.premultipliedLast.rawValue),
        provider: provider, decode: nil, shouldInterpolate: true, intent: .defaultIntent)
    else { throw failure("the size of an image") }
    return image
  }

  private mutating func operation() throws -> Scene.Operation {
    switch try word() {
    case "save": return .save
    case "restore": return .restore
    case "endlayer": return .endLayer
    case "clip": return .clip(try pathAtIndex(), try rule())
    case "fill": return .fill(try pathAtIndex(), try rule(), try color())
    case "stroke": return try stroke()
    case "grad": return try gradient()
    case "glyphs":
      let color = try color()
      let glyphs = try (0..<(try integer())).map { _ in
        (path: try pathAtIndex(), x: try number(), y: try number())
      }
      return .glyphs(glyphs, color)
    case "image":
      let index = try integer()
      guard images.indices.contains(index) else { throw failure("the index of an image") }
      let m = try numbers(6)
      return .image(
        images[index], CGAffineTransform(m[0], m[1], m[2], m[3], m[4], m[5]),
        alpha: try number())
    case "layer":
      return .layer(alpha: try number(), isDestinationIn: try word() != "srcover")
    case "shadow":
      let path = try pathAtIndex()
      let (sigma, dx, dy) = (try number(), try number(), try number())
      return .shadow(path, sigma: sigma, offset: CGSize(width: dx, height: dy), try color())
    default: throw failure("the name of an operation")
    }
  }

  private mutating func stroke() throws -> Scene.Operation {
    let path = try pathAtIndex()
    let width = try number()
    let cap: CGLineCap
    switch try word() {
    case "butt": cap = .butt
    case "round": cap = .round
    default: cap = .square
    }
    let join: CGLineJoin
    switch try word() {
    case "miter": join = .miter
    case "round": join = .round
    default: join = .bevel
    }
    let limit = try number()
    let dash = try numbers(try integer())
    let stroke = Scene.Stroke(
      width: width, cap: cap, join: join, miterLimit: limit, dash: dash, phase: try number())
    return .stroke(path, stroke, try color())
  }

  private mutating func gradient() throws -> Scene.Operation {
    let (path, rule) = (try pathAtIndex(), try rule())
    guard let kind = Scene.Gradient.Kind(rawValue: String(try word())) else {
      throw failure("linear, radial or conic")
    }
    let parameters = try numbers(try integer())
    var locations: [CGFloat] = []
    var colors: [CGColor] = []
    for _ in 0..<(try integer()) {
      locations.append(try number())
      colors.append(try color())
    }
    guard
      let gradient = CGGradient(
        colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: colors as CFArray,
        locations: locations)
    else { throw failure("stops") }
    return .gradient(
      path, rule, Scene.Gradient(kind: kind, parameters: parameters, gradient: gradient))
  }
}
