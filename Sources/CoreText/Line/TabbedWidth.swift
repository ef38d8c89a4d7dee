import CoreGraphics

/// How far a line has got, some of whose text ends at a tab's stop or has its middle there.
///
/// `LineBuilder` places the text; this tells beforehand how wide it will be.
struct TabbedWidth {
  /// The place where the line begins, from which its tabs count, in points.
  let indent: Double
  /// The place of the last tab's stop, from the start of the line.
  private var stop = 0.0
  /// The width of the text after it.
  private var text = 0.0
  /// How much narrower the last tab may become for it.
  private var slack = 0.0
  private var alignment = ParagraphStyle.Alignment.left

  init(indent: Double = 0) {
    self.indent = indent
  }

  /// The width so far, in points.
  var width: Double { width(adding: 0) }

  /// The width with more text.
  func width(adding more: Double) -> Double {
    let text = text + more
    return switch alignment {
    case .right: stop + text - min(text, slack)
    case .center: stop + text - min(text / 2, slack)
    case .left, .justified, .natural: stop + text
    }
  }

  mutating func add(_ more: Double) { text += more }

  mutating func addTab(_ style: ParagraphStyle) {
    let start = width
    let next = style.tabStop(after: CGFloat(indent + start))
    stop = max(Double(next.location) - indent, start)
    (text, slack, alignment) = (0, stop - start, next.alignment)
  }
}
