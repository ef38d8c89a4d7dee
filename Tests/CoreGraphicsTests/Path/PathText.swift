import CoreGraphics

extension CGPath {
  /// The elements as text, one letter each: `M x y L x y Q … C … Z`, rounded to thousandths.
  var text: String {
    var words: [String] = []
    applyWithBlock { element in
      let (letter, count) =
        switch element.pointee.type {
        case .moveToPoint: ("M", 1)
        case .addLineToPoint: ("L", 1)
        case .addQuadCurveToPoint: ("Q", 2)
        case .addCurveToPoint: ("C", 3)
        case .closeSubpath: ("Z", 0)
        }
      words.append(letter)
      for k in 0..<count {
        words.append(Self.number(element.pointee.points[k].x))
        words.append(Self.number(element.pointee.points[k].y))
      }
    }
    return words.joined(separator: " ")
  }

  private static func number(_ x: CGFloat) -> String {
    guard x.isFinite, abs(x) < 1e12 else { return "\(x)" }
    let thousandths = Int((x * 1000).rounded())
    return thousandths % 1000 == 0
      ? "\(thousandths / 1000)" : "\(Double(thousandths) / 1000)"
  }

  /// One character a unit square, by whether the path contains its centre.
  func grid(_ columns: Int, _ rows: Int, using rule: CGPathFillRule = .winding) -> String {
    (0..<rows).map { row in
      (0..<columns).map { column in
        let center = CGPoint(x: CGFloat(column) + 0.5, y: CGFloat(row) + 0.5)
        return contains(center, using: rule) ? "#" : "."
      }.joined()
    }.joined(separator: "\n")
  }
}

/// A path from the text that `CGPath.text` makes.
func path(_ text: String) -> CGMutablePath {
  let path = CGMutablePath()
  var words = text.split(separator: " ")[...]
  func point() -> CGPoint {
    let x = Double(words.removeFirst())!
    return CGPoint(x: x, y: Double(words.removeFirst())!)
  }
  while let letter = words.popFirst() {
    switch letter {
    case "M": path.move(to: point())
    case "L": path.addLine(to: point())
    case "Q":
      let control = point()
      path.addQuadCurve(to: point(), control: control)
    case "C":
      let control1 = point()
      let control2 = point()
      path.addCurve(to: point(), control1: control1, control2: control2)
    default: path.closeSubpath()
    }
  }
  return path
}

func circle(_ x: CGFloat, _ y: CGFloat, _ radius: CGFloat) -> CGPath {
  CGPath(
    ellipseIn: CGRect(x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius),
    transform: nil)
}
