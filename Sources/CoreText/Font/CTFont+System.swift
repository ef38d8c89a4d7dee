import CoreGraphics

extension CTFont {
  static let systemMetrics: Metrics = {
    let em = SystemFontMetrics(pointSize: 1)
    return Metrics(
      ascent: em.ascent, descent: em.descent, leading: 0, capHeight: em.capHeight,
      xHeight: em.xHeight)
  }()

  /// Inter, whose capitals are 2048 of its 2816 units high, is drawn so that they are as high as
  /// San Francisco's.
  private static let systemScale = systemMetrics.capHeight * 2816 / 2048

  /// The system font: Inter, with San Francisco's line metrics and about its widths.
  ///
  /// Widths of six strings at 8, 17 and 20 points, in regular, semibold and bold, are 0.9 % off
  /// those of iOS 26 on average; larger text tightens as San Francisco does. Where Inter is
  /// missing, the failure is kept in the font library and text shows boxes.
  ///
  /// - Parameters:
  ///   - weight: 100 to 900.
  ///   - features: Such as tabular digits.
  ///   - design: Rounded letters are Inter's with round ends (`CornerRounding`), serif and
  ///     monospaced ones those of other families; where those are missing, which text in the font
  ///     notes, Inter's with digits of one width (`FidelityFeature.fontDesign`).
  package static func system(
    size: CGFloat, weight: Double = 400, isItalic: Bool = false, features: [FontFeature] = [],
    design: SystemDesign = .standard
  ) -> CTFont? {
    let weight = weight.isFinite ? min(max(weight, 100), 900) : 400
    let size = usable(size)
    if design != .standard,
      let font = designed(
        design, size: size, weight: weight, isItalic: isItalic, features: features)
    {
      return font
    }
    guard let face = FontLibrary.shared.faceOrPlaceholder(named: "Inter") else { return nil }
    var variations = [FontVariation("wght", weight)]
    if isItalic { variations.append(FontVariation("slnt", -10)) }
    var appearance = Appearance()
    appearance.scale = systemScale
    appearance.systemWeight = weight
    appearance.tracking = systemTracking(size: Double(size), weight: weight)
    appearance.metrics = systemMetrics
    appearance.features = features
    appearance.design = design
    if let note = missing(design) { appearance.lacks.append(note) }
    if design == .monospaced { appearance.features.append(FontFeature("tnum")) }
    return CTFont(
      instance: InstanceCache.shared.instance(
        face, variations, hasRoundCorners: design == .rounded),
      variations: variations, size: size, appearance: appearance)
  }

  /// What brings Inter's widths nearest to San Francisco's: points, added to every advance.
  ///
  /// Source: up to 20 points, least squares of relative errors against widths measured on iOS
  /// 26.1. At 10, 12 and 14 points, lines in pictures that iOS drew of Charts and Paralayout, which
  /// a straight line from 8 to 17 points makes about 0.008 em a letter too wide. In black, a word
  /// at 32 points whose width Blueprint's tests expect. From 25 to 58 points, the widths of one
  /// line in twelve pictures of the reference tests of swift-snapshot-testing, which come out equal
  /// to the pixel at three pixels per point. On to 80 points, where Apple's published tracking
  /// ends, at the slope of the last ones.
  static func systemTracking(size: Double, weight: Double) -> Double {
    let bySize = interpolated(size, trackingBySize)
    let byWeight = interpolated(weight, [(400, 0), (600, 0.00535), (700, 0.01015), (900, 0.0375)])
    return size * (bySize + byWeight)
  }

  /// The tracking by the font's size: points and ems.
  private static let trackingBySize: [(x: Double, y: Double)] = [
    (8, 0.0434), (10, 0.0241), (12, 0.0129), (14, 0.0016), (17, -0.0073), (20, -0.0159),
    (25, -0.025), (28, -0.0262), (34, -0.02755), (38, -0.02895), (58, -0.0343), (80, -0.0402),
  ]

  /// The value between points that ascend; the nearest one's value outside.
  private static func interpolated(_ x: Double, _ points: [(x: Double, y: Double)]) -> Double {
    if x <= points[0].x { return points[0].y }
    for (low, high) in zip(points, points.dropFirst()) where x <= high.x {
      return low.y + (high.y - low.y) * (x - low.x) / (high.x - low.x)
    }
    return points[points.count - 1].y
  }

  /// The font of text that names none; where it is not there, the system's in its size.
  package static let plainText = (name: "Helvetica", size: CGFloat(12))

  static var ofPlainText: CTFont? {
    (try? named(plainText.name, size: plainText.size)) ?? system(size: plainText.size)
  }

  /// A font by its PostScript, full or family name, or by a style of a variable font, such as
  /// `Inter-SemiBold`. Another stands in for one of iOS's own that is not there.
  ///
  /// - Throws: `FontLookupError`.
  package static func named(
    _ name: String, size: CGFloat, in library: FontLibrary = .shared
  ) throws(FontLookupError) -> CTFont {
    do throws(FontLookupError) {
      let face = try library.face(named: name)
      return CTFont(instance: InstanceCache.shared.instance(face, []), size: size)
    } catch {
      if let standIn = standIn(for: name, size: size, in: library) { return standIn }
      guard let dash = name.lastIndex(of: "-"),
        let face = try? library.face(named: String(name[..<dash]))
      else { throw error }
      let style = String(name[name.index(after: dash)...])
      for instance in face.axes.instances
      where face.names[instance.nameID]?.filter({ $0 != " " }) == style {
        let variations = zip(face.axes.axes, instance.coordinates).map {
          FontVariation($0.tag, Double($1) / 65_536)
        }
        return CTFont(
          instance: InstanceCache.shared.instance(face, variations), variations: variations,
          size: size)
      }
      throw error
    }
  }
}
