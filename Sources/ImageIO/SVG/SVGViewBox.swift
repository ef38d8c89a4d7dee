/// How a box of user units is fitted into a viewport.
///
/// - Source: SVG 2, 8.6 and 8.7.
struct SVGViewBox: Sendable {
  let box: CGRect
  /// 0 … 1: how much of what is left over is on the left, and above.
  private var alignment = (x: 0.5, y: 0.5)
  private var isStretched = false
  private var covers = false

  /// Reads a view box; nil without one, or with one that has no area.
  init?(_ viewBox: String?, _ preserveAspectRatio: String?) {
    guard let viewBox else { return nil }
    let numbers = SVGScanner.numbers(viewBox)
    guard numbers.count == 4, numbers[2] > 0, numbers[3] > 0 else { return nil }
    self.init(
      CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]),
      preserveAspectRatio)
  }

  init(_ box: CGRect, _ preserveAspectRatio: String?) {
    self.box = box
    let words = (preserveAspectRatio ?? "").split(whereSeparator: \.isWhitespace)
      .filter { $0 != "defer" }
    guard let first = words.first else { return }
    isStretched = first == "none"
    covers = words.dropFirst().first == "slice"
    func part(_ name: String) -> Double {
      first.contains(name + "Min") ? 0 : first.contains(name + "Max") ? 1 : 0.5
    }
    alignment = (part("x"), part("Y"))
  }

  /// The map from user units to the viewport's.
  func transform(to viewport: CGRect) -> CGAffineTransform {
    var (sx, sy) = (viewport.width / box.width, viewport.height / box.height)
    if !isStretched {
      let scale = covers ? max(sx, sy) : min(sx, sy)
      (sx, sy) = (scale, scale)
    }
    let x = viewport.minX + (viewport.width - box.width * sx) * CGFloat(alignment.x)
    let y = viewport.minY + (viewport.height - box.height * sy) * CGFloat(alignment.y)
    return CGAffineTransform(
      a: sx, b: 0, c: 0, d: sy, tx: x - box.minX * sx, ty: y - box.minY * sy)
  }
}
