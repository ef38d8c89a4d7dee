import Foundation
internal import ImageIO
internal import SymbolDesigns
internal import Synchronization

/// An app's own symbol: the SVG file of a symbol set, as the app SF Symbols exports it.
///
/// The group `Symbols` has a design for each weight and scale, such as `Regular-M`, or three of the
/// small scale, `Ultralight-S`, `Regular-S` and `Black-S`, between which the others are
/// interpolated. The group `Guides` has the baseline and the cap line of each scale and the margins
/// of designs. Letters are 100 units high.
///
/// Differs: between designs whose paths have different points, a weight has the nearest design. The
/// image is as high as the design's paths; Apple documents only the margins at the sides.
///
/// Source: Apple's "Creating custom symbol images for your app", and templates of version 2 to 6.
final class SymbolTemplate: Sendable, Hashable {
  /// The path of the file.
  let path: String
  private let document: SVGDocument
  private let shapes = Mutex<[String: SymbolShape]>([:])

  static let unitsPerEm: CGFloat = 100

  private static let weights = [
    "Ultralight", "Thin", "Light", "Regular", "Medium", "Semibold", "Bold", "Heavy", "Black",
  ]

  /// - Throws: `AssetError.unreadableImage` for a file that is not SVG or has no design.
  init(path: String) throws {
    self.path = path
    do throws(ImageFileError) {
      document = try SVGDocument(Array(FileManager.default.contents(atPath: path) ?? Data()))
    } catch {
      throw AssetError.unreadableImage(path: path, reason: "\(error)")
    }
    guard !designs(at: "S").isEmpty || !designs(at: "M").isEmpty || !designs(at: "L").isEmpty else {
      throw AssetError.unreadableImage(
        path: path,
        reason: "it has no group such as Regular-M or Regular-S: export it from SF Symbols")
    }
  }

  static func == (one: SymbolTemplate, other: SymbolTemplate) -> Bool { one.path == other.path }
  func hash(into hasher: inout Hasher) { hasher.combine(path) }

  /// The templates read so far, kept for the process: a symbol is asked for again and again.
  private static let known = Mutex<[String: Result<SymbolTemplate, AssetError>]>([:])

  static func template(at path: String) throws -> SymbolTemplate {
    if let result = known.withLock({ $0[path] }) { return try result.get() }
    let result: Result<SymbolTemplate, AssetError>
    do {
      result = .success(try SymbolTemplate(path: path))
    } catch let error as AssetError {
      result = .failure(error)
    }
    known.withLock { $0[path] = result }
    return try result.get()
  }

  // MARK: Shapes

  /// The symbol beside letters of one em, at the configuration's scale.
  func shape(_ configuration: UIImage.SymbolConfiguration) -> SymbolShape {
    let scale =
      switch configuration.values.scale {
      case .small: "S"
      case .large: "L"
      default: "M"
      }
    let weight = configuration.resolvedWeight.axisValue
    return shapes.withLock { shapes in
      let key = "\(scale) \(weight)"
      if let known = shapes[key] { return known }
      let shape = design(scale: scale, weight: weight)
      shapes[key] = shape
      return shape
    }
  }

  private func design(scale: String, weight: Double) -> SymbolShape {
    let own = designs(at: scale)
    if !own.isEmpty { return Self.shape(between: own, weight: weight) }
    let factors: [String: CGFloat] = ["S": 0.79, "M": 1, "L": 1.28]
    for other in ["S", "M", "L"] {
      let designs = designs(at: other)
      guard !designs.isEmpty, let from = factors[other], let to = factors[scale] else { continue }
      return Self.shape(between: designs, weight: weight).scaled(by: to / from)
    }
    return SymbolShape(parts: [], box: CGSize(width: 1, height: 1))
  }

  /// A design in ems, y down from the baseline, x from the left margin.
  private struct Design {
    let weight: Double
    let path: CGPath
    let width: CGFloat
  }

  /// The designs of a scale, from light to heavy.
  private func designs(at scale: String) -> [Design] {
    let baseline = document.outline(ofElement: "Baseline-\(scale)")?.boundingBox.midY
    return Self.weights.enumerated().compactMap { index, weight in
      guard let outline = document.outline(ofElement: "\(weight)-\(scale)") else { return nil }
      let box = outline.boundingBox
      guard box.width.isFinite, box.height.isFinite else { return nil }
      func margin(_ side: String) -> CGFloat? {
        document.outline(ofElement: "\(side)-margin-\(weight)-\(scale)")?.boundingBox.midX
      }
      let (left, right) = (margin("left") ?? box.minX, margin("right") ?? box.maxX)
      let unit = 1 / Self.unitsPerEm
      let placed = outline.applying(
        CGAffineTransform(scaleX: unit, y: unit).translatedBy(x: -left, y: -(baseline ?? box.maxY)))
      return Design(
        weight: Double(100 * (index + 1)), path: placed, width: max(right - left, 1) * unit)
    }
  }

  private static func shape(between designs: [Design], weight: Double) -> SymbolShape {
    let upper = designs.first { $0.weight >= weight } ?? designs[designs.count - 1]
    let lower = designs.last { $0.weight <= weight } ?? designs[0]
    let nearest = weight - lower.weight < upper.weight - weight ? lower : upper
    guard upper.weight > lower.weight, upper.path.verbs == lower.path.verbs else {
      return shape(nearest.path, width: nearest.width)
    }
    let t = CGFloat((weight - lower.weight) / (upper.weight - lower.weight))
    let points = zip(lower.path.points, upper.path.points).map { low, high in
      CGPoint(x: low.x + (high.x - low.x) * t, y: low.y + (high.y - low.y) * t)
    }
    return shape(
      CGPath(verbs: lower.path.verbs, points: points),
      width: lower.width + (upper.width - lower.width) * t)
  }

  /// - Parameter path: The outline in ems, y down from the baseline, x from the left margin.
  private static func shape(_ path: CGPath, width: CGFloat) -> SymbolShape {
    let box = path.boundingBox
    let centred = path.applying(CGAffineTransform(translationX: -width / 2, y: -box.midY))
    return SymbolShape(
      parts: [.init(path: centred, isFilled: true)],
      box: CGSize(width: width, height: box.height), baseline: -box.midY)
  }
}

extension SymbolShape {
  fileprivate func scaled(by factor: CGFloat) -> SymbolShape {
    let transform = CGAffineTransform(scaleX: factor, y: factor)
    return SymbolShape(
      parts: parts.map { $0.applying(transform) },
      box: CGSize(width: box.width * factor, height: box.height * factor),
      baseline: baseline.map { $0 * factor })
  }
}
