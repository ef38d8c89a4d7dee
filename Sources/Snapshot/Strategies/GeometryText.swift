import CoreGraphics

/// Geometry in text references: at most three places, no grouping, no −0.
enum GeometryText {
  static func number(_ value: CGFloat) -> String {
    guard value.isFinite, abs(value) < 1e12 else { return "\(value)" }
    // In range: just compared.
    let thousandths = Int((Double(value) * 1000).rounded())
    let digits = String(thousandths.magnitude % 1000 + 1000).dropFirst()
    let fraction = digits.trimmingSuffix(while: "0")
    return (thousandths < 0 ? "-" : "") + "\(thousandths.magnitude / 1000)"
      + (fraction.isEmpty ? "" : "." + fraction)
  }

  /// `(3, 4.5)`
  static func point(_ point: CGPoint) -> String {
    "(\(number(point.x)), \(number(point.y)))"
  }

  /// `(0 0; 100 44)`, as UIKit prints frames.
  static func rect(_ rect: CGRect) -> String {
    "(\(number(rect.origin.x)) \(number(rect.origin.y)); "
      + "\(number(rect.size.width)) \(number(rect.size.height)))"
  }
}

extension Substring {
  fileprivate func trimmingSuffix(while character: Character) -> Substring {
    var text = self
    while text.last == character { text.removeLast() }
    return text
  }
}
