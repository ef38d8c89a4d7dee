import CoreGraphics

/// Finds where the commands of a glyph put pixels.
struct ColorBounds {
  private var transform = CGAffineTransform.identity
  /// The rectangle that is clipped to; nil where there is no clip.
  private var clip: CGRect?
  private var saved: [(transform: CGAffineTransform, clip: CGRect?)] = []
  private var result: CGRect?
  /// Whether something fills all that is there.
  private var isUnbounded = false
  private let font: FontInstance

  /// Font units, y upwards; `whole` where the commands have no bounds.
  static func bounds(
    of commands: [ColorCommand], in font: FontInstance, whole: CGRect
  ) -> CGRect {
    var finder = ColorBounds(font)
    for command in commands { finder.follow(command) }
    return finder.isUnbounded ? whole : finder.result ?? .zero
  }

  private init(_ font: FontInstance) { self.font = font }

  private mutating func follow(_ command: ColorCommand) {
    switch command {
    case .save: saved.append((transform, clip))
    case .restore:
      if let last = saved.popLast() { (transform, clip) = last }
    case .concatenate(let other): transform = other.concatenating(transform)
    case .clip(let glyph): narrow(box(glyph))
    case .clipBox(let box): narrow(box)
    case .fill, .gradient:
      if let clip { add(clip) } else { isUnbounded = true }
    case .fillGlyph(let glyph, _):
      let shape = box(glyph).applying(transform)
      add(clip.map { Self.intersection($0, shape) } ?? shape)
    case .beginGroup, .beginSource, .endGroup: break
    }
  }

  private mutating func narrow(_ box: CGRect) {
    let shape = box.applying(transform)
    clip = clip.map { Self.intersection($0, shape) } ?? shape
  }

  private mutating func add(_ box: CGRect) {
    guard box.width > 0, box.height > 0 else { return }
    result = result?.union(box) ?? box
  }

  private static func intersection(_ a: CGRect, _ b: CGRect) -> CGRect {
    let both = a.intersection(b)
    return both.isNull ? .zero : both
  }

  private func box(_ glyph: UInt16) -> CGRect {
    guard let box = (try? font.outline(glyph))?.controlBox else { return .zero }
    let unit = CGFloat(GlyphOutline.unitsPerFontUnit)
    return CGRect(
      x: CGFloat(box.low.x) / unit, y: CGFloat(box.low.y) / unit,
      width: CGFloat(box.high.x - box.low.x) / unit,
      height: CGFloat(box.high.y - box.low.y) / unit)
  }
}
