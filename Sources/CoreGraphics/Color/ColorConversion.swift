/// How samples of a colour space become sRGB, as Core Graphics draws images that are not.
///
/// - Rendering intent: perceptual, Quartz's default for images. Where a profile has a table for it,
///   that is used, and otherwise curves with a matrix, to which intents make no difference.
/// - The darkest colour becomes sRGB's black (black-point compensation): light is scaled under D50.
///   It is that of no light and of all inks, without its hue and at most an L* of 50; for the
///   tables of version 4 it is the profile connection space's own. Apple does not say what it does.
/// - Colours outside of sRGB are cut sample by sample.
/// - The same on every processor: tables of light come from `DeterministicMath`.
///
/// - Source: Quartz 2D Programming Guide, "Setting Rendering Intent"; ICC.1:2022, annex F.3 for
///   curves and D.7 for the black of perceptual tables; ISO 18619 for black-point compensation.
package struct ColorConversion: Sendable, Hashable {
  /// What leads from samples to the light that `columns` are the light of.
  enum Source: Sendable, Hashable {
    /// A curve for each sample.
    case curves([ToneCurve])
    case table(ICCTable)
  }

  let source: Source
  /// Light of sRGB's red, green and blue for one of each of the source's.
  let columns: [SIMD4<Float>]
  let offset: SIMD4<Float>
  /// Light of each of the 256 values of each sample, for curves: of red, then green, then blue.
  let steps: [SIMD4<Float>]

  private init?(_ source: Source, _ matrix: PrimariesMatrix, offset: SIMD3<Double> = .zero) {
    func single(_ vector: SIMD3<Double>) -> SIMD4<Float> { SIMD4(SIMD3<Float>(vector), 0) }
    self.source = source
    let columns = matrix.columns.map(single)
    self.columns = columns
    self.offset = single(offset)
    guard case .curves(let curves) = source else {
      steps = []
      return
    }
    var steps: [SIMD4<Float>] = []
    var known: (curve: ToneCurve, values: [Double])?
    for (channel, curve) in curves.enumerated() {
      if known?.curve != curve {
        guard let values = curve.sampled(256) else { return nil }
        known = (curve, values)
      }
      steps += (known?.values ?? []).map { columns[channel] * Float($0) }
    }
    self.steps = steps
  }

  /// Converts by curves and a matrix; nil for curves of values that are no light.
  ///
  /// - Parameters:
  ///   - curves: One for each sample; the same three for grey.
  ///   - matrix: The map to the light of sRGB's primaries, which keeps white white.
  init?(_ curves: [ToneCurve], _ matrix: PrimariesMatrix) {
    let dark = matrix.applied(to: SIMD3(curves[0](0), curves[1](0), curves[2](0)))
    guard dark != .zero, let fromXYZ = PrimariesMatrix.standardToXYZ.inverse else {
      self.init(.curves(curves), matrix)
      return
    }
    let toXYZ = PrimariesMatrix.standardToXYZ
    let black = BlackPoint(SIMD4(SIMD3<Float>(toXYZ.applied(to: dark)), 0))
    self.init(
      .curves(curves),
      fromXYZ.after(PrimariesMatrix(diagonal: black.scale).after(toXYZ.after(matrix))),
      offset: fromXYZ.applied(to: black.offset))
  }

  private init?(_ table: ICCTable, version: Int) {
    guard let fromXYZ = PrimariesMatrix.standardToXYZ.inverse else { return nil }
    let darkest = SIMD4<Float>(repeating: table.inputCount == 4 ? 1 : 0)
    let black = version >= 4 ? BlackPoint.ofPerception : BlackPoint(table.light(darkest))
    self.init(
      .table(table), fromXYZ.after(PrimariesMatrix(diagonal: black.scale)),
      offset: fromXYZ.applied(to: black.offset))
  }

  /// The conversion that a profile asks for.
  package init(_ profile: ICCProfile) throws(ICCError) {
    let count = profile.model == .cmyk ? 4 : profile.model == .rgb ? 3 : 1
    let table = ["A2B0", "A2B1"].lazy.compactMap { profile.tag($0) }.first.flatMap {
      ICCTable($0, inputCount: count, isLab: profile.isLab)
    }
    let found: ColorConversion?
    if let table {
      found = ColorConversion(table, version: profile.version)
    } else if profile.model == .monochrome, let curve = profile.curve("kTRC") {
      let light = profile.isLab ? ToneCurve.lightness(curve) : curve
      found = ColorConversion([light, light, light], .identity)
    } else if let colorants = profile.colorants,
      let toStandard = PrimariesMatrix.standardToXYZ.inverse
    {
      let curves = ["rTRC", "gTRC", "bTRC"].compactMap(profile.curve)
      found = curves.count == 3 ? ColorConversion(curves, toStandard.after(colorants)) : nil
    } else {
      found = nil
    }
    guard let found else { throw .unreadable }
    self = found
  }

  // MARK: - Light

  /// The light of sRGB's red, green and blue of samples between 0 and 1; it may lie outside.
  func light(_ samples: SIMD4<Float>) -> SIMD4<Float> {
    let values: SIMD4<Float>
    switch source {
    case .curves(let curves):
      func value(_ channel: Int) -> Float { Float(curves[channel](Double(samples[channel]))) }
      values = SIMD4(value(0), value(1), value(2), 0)
    case .table(let table): values = table.light(samples)
    }
    return mixed(values)
  }

  @inline(__always)
  func mixed(_ values: SIMD4<Float>) -> SIMD4<Float> {
    columns[0] * values.x + columns[1] * values.y + columns[2] * values.z + offset
  }

  /// Whether all samples stay as they are, but for a level in colours and for nothing in greys.
  var isStandard: Bool {
    guard case .curves = source else { return false }
    for level in 0..<UInt32(256) {
      let grey = 0xff00_0000 | level * 0x01_0101
      if converted(grey) != grey { return false }
    }
    return Self.probes.allSatisfy { probe in
      let found = converted(probe)
      return [0, 8, 16].allSatisfy { shift in
        abs(Int(found >> shift & 255) - Int(probe >> shift & 255)) <= 1
      }
    }
  }

  /// Whether another conversion gives nearly the same light everywhere.
  func isLike(_ other: ColorConversion) -> Bool {
    Self.probes.allSatisfy { probe in
      func light(_ conversion: ColorConversion) -> SIMD4<Float> {
        conversion.light(
          SIMD4(Float(probe & 255), Float(probe >> 8 & 255), Float(probe >> 16 & 255), 0) / 255)
      }
      let difference = light(self) - light(other)
      return difference.max() < 0.003 && difference.min() > -0.003
    }
  }

  /// Opaque colours all over a cube.
  private static let probes: [UInt32] = (0..<216).map { (index: UInt32) -> UInt32 in
    let (red, green, blue) = (index % 6 * 51, index / 6 % 6 * 51, index / 36 * 51)
    return 0xff00_0000 | red | green << 8 | blue << 16
  }
}

/// The scaling of light under D50 after which the darkest colour of a space is black.
private struct BlackPoint {
  let scale: SIMD3<Double>
  let offset: SIMD3<Double>

  /// The darkest colour of perceptual tables of version 4.
  static let ofPerception = BlackPoint(darkest: SIMD3(0.00336, 0.0034731, 0.00287))

  /// - Parameter color: X, Y and Z. Its hue is left out, and it is no lighter than an L* of 50.
  init(_ color: SIMD4<Float>) {
    let luminance = Double(color.y).clamped(to: 0...ToneCurve.luminance(ofLightness: 50))
    self.init(darkest: SIMD3<Double>(0.9642, 1, 0.8249) * luminance)
  }

  private init(darkest: SIMD3<Double>) {
    let white = SIMD3(0.9642, 1, 0.8249)
    scale = white / (white - darkest)
    offset = -white * darkest / (white - darkest)
  }
}
