/// The values of drawn trees: short, and the same in every process and locale.
enum DrawnText {
  /// The number of characters of a text that are kept; the rest is replaced by a digest.
  private static let keptCount = 120

  /// A number to a thousandth.
  static func number(_ value: CGFloat) -> String { Digits.decimal(value, places: 3) }

  static func point(_ point: CGPoint) -> String { "(\(number(point.x)), \(number(point.y)))" }

  /// The colour as `#RRGGBB`, with `AA` where it is not opaque; nil if it is transparent.
  static func color(_ color: CGColor) -> String? {
    if color.pattern != nil { return "pattern" }
    let rgba = color.rgba
    guard rgba.alpha > 0 else { return nil }
    let samples = rgba.alpha < 1 ? [rgba.red, rgba.green, rgba.blue, rgba.alpha]
      : [rgba.red, rgba.green, rgba.blue]
    // In range: 0…255.
    let bytes = samples.map { UInt8(($0.clamped(to: 0...1) * 255).rounded()) }
    return "#" + Digits.hexadecimal(bytes, uppercase: true)
  }

  /// A transform: affine ones with six numbers, others with sixteen.
  static func transform(_ transform: CATransform3D) -> String {
    if CATransform3DIsAffine(transform) {
      let map = CATransform3DGetAffineTransform(transform)
      return [map.a, map.b, map.c, map.d, map.tx, map.ty].map(number).joined(separator: " ")
    }
    return [
      transform.m11, transform.m12, transform.m13, transform.m14, transform.m21, transform.m22,
      transform.m23, transform.m24, transform.m31, transform.m32, transform.m33, transform.m34,
      transform.m41, transform.m42, transform.m43, transform.m44,
    ].map(number).joined(separator: " ")
  }

  /// An image as `120 × 80 9f3c2a1b70de`: its size in pixels, and a digest of them.
  static func image(_ image: CGImage) -> String {
    "\(image.width) × \(image.height) \(digits(image.contentDigest))"
  }

  static func path(_ path: CGPath) -> String {
    var hash = ContentHash()
    for verb in path.verbs { hash.add(UInt64(verb.rawValue)) }
    for point in path.points {
      hash.add(Double(point.x).bitPattern)
      hash.add(Double(point.y).bitPattern)
    }
    return "\(path.verbs.count) elements \(digits(hash.value))"
  }

  /// The beginning of a long text with a digest of all of it.
  static func kept(_ text: String) -> String {
    guard text.utf8.count > keptCount, text.count > keptCount else { return text }
    var hash = ContentHash()
    for byte in text.utf8 { hash.add(UInt64(byte)) }
    return text.prefix(keptCount) + "… " + digits(hash.value)
  }

  /// Twelve hexadecimal digits.
  static func digits(_ hash: UInt64) -> String {
    Digits.hexadecimal(hash & 0xffff_ffff_ffff, count: 12)
  }
}
