import CoreGraphics

extension PaintReader {
  /// The matrix of a paint that changes the space of another: formats 12 to 31, of which the odd
  /// ones vary.
  func transform(_ at: Int, _ format: Int) throws(FontError) -> CGAffineTransform {
    let isVariable = format % 2 == 1
    if format <= 13 {
      let matrix = at + (try table.reader.u24(at + 4))
      return try affine(fields(matrix, 24, isVariable))
    }
    let kind = format & ~1
    let fields = try fields(at + 4, Self.byteCounts[(kind - 14) / 2], isVariable)
    switch kind {
    case 14:
      return CGAffineTransform(
        translationX: CGFloat(try fields.length(0, 0)), y: CGFloat(try fields.length(2, 1)))
    case 16, 18:
      let scale = CGAffineTransform(
        scaleX: CGFloat(try fields.factor(0, 0)), y: CGFloat(try fields.factor(2, 1)))
      return kind == 16 ? scale : try around(fields, 4, 2, scale)
    case 20, 22:
      let factor = CGFloat(try fields.factor(0, 0))
      let scale = CGAffineTransform(scaleX: factor, y: factor)
      return kind == 20 ? scale : try around(fields, 2, 1, scale)
    case 24, 26:
      let turn = Self.rotation(halfTurns: try fields.factor(0, 0))
      return kind == 24 ? turn : try around(fields, 2, 1, turn)
    default:
      let skew = CGAffineTransform(
        a: 1, b: Self.tangent(halfTurns: try fields.factor(2, 1)),
        c: -Self.tangent(halfTurns: try fields.factor(0, 0)), d: 1, tx: 0, ty: 0)
      return kind == 28 ? skew : try around(fields, 4, 2, skew)
    }
  }

  /// How many bytes the numbers of formats 14, 16, … 30 take.
  private static let byteCounts = [4, 4, 8, 2, 6, 2, 6, 4, 8]

  private func fields(
    _ offset: Int, _ count: Int, _ isVariable: Bool
  ) throws(FontError) -> PaintFields {
    let base = isVariable ? try table.reader.u32(offset + count) : nil
    return PaintFields(table: table, offset: offset, base: base, scalars: scalars)
  }

  private func affine(_ fields: PaintFields) throws(FontError) -> CGAffineTransform {
    CGAffineTransform(
      a: CGFloat(try fields.fixed(0, 0)), b: CGFloat(try fields.fixed(4, 1)),
      c: CGFloat(try fields.fixed(8, 2)), d: CGFloat(try fields.fixed(12, 3)),
      tx: CGFloat(try fields.fixed(16, 4)), ty: CGFloat(try fields.fixed(20, 5)))
  }

  /// A transform around a point instead of the origin.
  ///
  /// - Parameters:
  ///   - at: The place of the point's numbers.
  ///   - number: Which of those that vary the first of them is.
  private func around(
    _ fields: PaintFields, _ at: Int, _ number: Int, _ transform: CGAffineTransform
  ) throws(FontError) -> CGAffineTransform {
    let x = CGFloat(try fields.length(at, number))
    let y = CGFloat(try fields.length(at + 2, number + 1))
    return CGAffineTransform(translationX: -x, y: -y).concatenating(transform)
      .concatenating(CGAffineTransform(translationX: x, y: y))
  }

  /// A counter-clockwise rotation. Quarters of a turn are exact.
  private static func rotation(halfTurns: Double) -> CGAffineTransform {
    let (sine, cosine): (Double, Double)
    switch halfTurns {
    case 0: (sine, cosine) = (0, 1)
    case 0.5, -1.5: (sine, cosine) = (1, 0)
    case 1, -1: (sine, cosine) = (0, -1)
    case -0.5, 1.5: (sine, cosine) = (-1, 0)
    default:
      let turn = DeterministicMath.sinCos(halfTurns * .pi)
      (sine, cosine) = (turn.sin, turn.cos)
    }
    return CGAffineTransform(
      a: CGFloat(cosine), b: CGFloat(sine), c: CGFloat(-sine), d: CGFloat(cosine), tx: 0, ty: 0)
  }

  private static func tangent(halfTurns: Double) -> CGFloat {
    halfTurns == 0 ? 0 : CGFloat(DeterministicMath.tan(halfTurns * .pi))
  }
}
