/// The colours of a gradient's steps.
///
/// Making them takes longer than drawing a small gradient, so a `CGGradient` keeps the last ones.
struct GradientTable: Sendable {
  /// What scales all colours.
  let alpha: Double
  /// Whether there is colour below 0 and above 1.
  let extendsBefore: Bool
  let extendsAfter: Bool
  /// Premultiplied: what is before 0, then the steps, then what is after 1, then as many zeros as
  /// make `GradientPaint.tableCount`.
  let entries: [UInt32]
  /// Whether all of them are but the zeros.
  let isOpaque: Bool

  init(_ gradient: CGGradient, alpha: Double, extendsBefore: Bool, extendsAfter: Bool) {
    (self.alpha, self.extendsBefore) = (alpha, extendsBefore)
    self.extendsAfter = extendsAfter
    let stepCount = GradientPaint.stepCount
    var entries = [UInt32](repeating: 0, count: GradientPaint.tableCount)
    let ends = gradient.fill(&entries, from: 1, stepCount: stepCount, alpha: alpha)
    entries[0] = extendsBefore ? ends.first : 0
    entries[stepCount + 1] = extendsAfter ? ends.last : 0
    isOpaque = entries[0...stepCount + 1].reduce(.max, &) >> 24 == 255
    self.entries = entries
  }
}
