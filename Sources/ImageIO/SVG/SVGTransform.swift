/// Reads the list of an attribute `transform`.
enum SVGTransform {
  /// Reads a list of transforms; nil where it has a mistake, since none of it counts then.
  ///
  /// - Source: SVG 2, 8.5; units `px` and `deg` are as CSS has them.
  static func parse(_ text: String) -> CGAffineTransform? {
    var scanner = SVGScanner(text)
    var result = CGAffineTransform.identity
    scanner.skipSeparator()
    while !scanner.isAtEnd {
      let name = scanner.word()
      scanner.skipSpace()
      guard !name.isEmpty, scanner.take(UInt8(ascii: "(")),
        let inside = scanner.text(upTo: UInt8(ascii: ")")),
        let transform = transform(name, arguments(inside))
      else { return name == "none" && scanner.isAtEnd ? .identity : nil }
      result = transform.concatenating(result)
      scanner.skipSeparator()
    }
    return result
  }

  private static func arguments(_ text: String) -> [CGFloat] {
    var scanner = SVGScanner(text)
    var values: [CGFloat] = []
    scanner.skipSpace()
    while let number = scanner.number() {
      values.append(CGFloat(number))
      _ = scanner.unit()
      scanner.skipSeparator()
    }
    return values
  }

  private static func transform(_ name: String, _ values: [CGFloat]) -> CGAffineTransform? {
    func radians(_ degrees: CGFloat) -> CGFloat { degrees * .pi / 180 }
    switch (name, values.count) {
    case ("matrix", 6):
      return CGAffineTransform(
        a: values[0], b: values[1], c: values[2], d: values[3], tx: values[4], ty: values[5])
    case ("translate", 1), ("translateX", 1):
      return CGAffineTransform(translationX: values[0], y: 0)
    case ("translate", 2): return CGAffineTransform(translationX: values[0], y: values[1])
    case ("translateY", 1): return CGAffineTransform(translationX: 0, y: values[0])
    case ("scale", 1): return CGAffineTransform(scaleX: values[0], y: values[0])
    case ("scale", 2): return CGAffineTransform(scaleX: values[0], y: values[1])
    case ("scaleX", 1): return CGAffineTransform(scaleX: values[0], y: 1)
    case ("scaleY", 1): return CGAffineTransform(scaleX: 1, y: values[0])
    case ("rotate", 1): return CGAffineTransform(rotationAngle: radians(values[0]))
    case ("rotate", 3):
      return CGAffineTransform(translationX: values[1], y: values[2])
        .rotated(by: radians(values[0])).translatedBy(x: -values[1], y: -values[2])
    case ("skewX", 1):
      let slope = CGFloat(DeterministicMath.tan(radians(values[0]).native))
      return CGAffineTransform(a: 1, b: 0, c: slope, d: 1, tx: 0, ty: 0)
    case ("skewY", 1):
      let slope = CGFloat(DeterministicMath.tan(radians(values[0]).native))
      return CGAffineTransform(a: 1, b: slope, c: 0, d: 1, tx: 0, ty: 0)
    default: return nil
    }
  }
}
