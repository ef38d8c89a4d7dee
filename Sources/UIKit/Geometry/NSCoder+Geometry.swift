import Foundation

/// Geometry as text: a point as `{1, 2.5}`, a rectangle as `{{1, 2}, {3, 4}}`, a transform as `[1,
/// 0, 0, 1, 0, 0]`. A text of another form reads as zeros.
extension NSCoder {
  /// The text of a point, such as `{1, 2.5}`: x, then y.
  public class func string(for point: CGPoint) -> String { braced([point.x, point.y]) }

  /// The text of a size, such as `{1, 2.5}`: the width, then the height.
  public class func string(for size: CGSize) -> String { braced([size.width, size.height]) }

  /// The text of a vector, such as `{1, 2.5}`: dx, then dy.
  public class func string(for vector: CGVector) -> String { braced([vector.dx, vector.dy]) }

  /// The text of a rectangle, such as `{{1, 2}, {3, 4}}`: the origin, then the size.
  public class func string(for rect: CGRect) -> String {
    "{" + string(for: rect.origin) + ", " + string(for: rect.size) + "}"
  }

  /// The text of a transform, such as `[1, 0, 0, 1, 0, 0]`: a, b, c, d, tx and ty.
  public class func string(for transform: CGAffineTransform) -> String {
    let numbers = [
      transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty,
    ]
    return "[" + numbers.map(Digits.shortest).joined(separator: ", ") + "]"
  }

  /// The text of insets, such as `{1, 2, 3, 4}`: top, left, bottom and right.
  public class func string(for insets: UIEdgeInsets) -> String {
    braced([insets.top, insets.left, insets.bottom, insets.right])
  }

  /// The text of insets, such as `{1, 2, 3, 4}`: top, leading, bottom and trailing.
  public class func string(for insets: NSDirectionalEdgeInsets) -> String {
    braced([insets.top, insets.leading, insets.bottom, insets.trailing])
  }

  /// The text of an offset, such as `{1, 2.5}`: the horizontal, then the vertical distance.
  public class func string(for offset: UIOffset) -> String {
    braced([offset.horizontal, offset.vertical])
  }

  /// The point that a text such as `{1, 2.5}` tells; zero if it has not just two numbers.
  public class func cgPoint(for string: String) -> CGPoint {
    let n = numbers(string, 2)
    return CGPoint(x: n[0], y: n[1])
  }

  /// The size that a text such as `{1, 2.5}` tells; zero if it has not just two numbers.
  public class func cgSize(for string: String) -> CGSize {
    let n = numbers(string, 2)
    return CGSize(width: n[0], height: n[1])
  }

  /// The vector that a text such as `{1, 2.5}` tells; zero if it has not just two numbers.
  public class func cgVector(for string: String) -> CGVector {
    let n = numbers(string, 2)
    return CGVector(dx: n[0], dy: n[1])
  }

  /// The rectangle that a text such as `{{1, 2}, {3, 4}}` tells; zero if it has not just four
  /// numbers.
  public class func cgRect(for string: String) -> CGRect {
    let n = numbers(string, 4)
    return CGRect(x: n[0], y: n[1], width: n[2], height: n[3])
  }

  /// The transform that a text such as `[1, 0, 0, 1, 0, 0]` tells; the identity if it has not just
  /// six numbers.
  public class func cgAffineTransform(for string: String) -> CGAffineTransform {
    guard let n = foundNumbers(string, 6) else { return .identity }
    return CGAffineTransform(a: n[0], b: n[1], c: n[2], d: n[3], tx: n[4], ty: n[5])
  }

  /// The insets that a text such as `{1, 2, 3, 4}` tells: top, left, bottom and right; zero if it
  /// has not just four numbers.
  public class func uiEdgeInsets(for string: String) -> UIEdgeInsets {
    let n = numbers(string, 4)
    return UIEdgeInsets(top: n[0], left: n[1], bottom: n[2], right: n[3])
  }

  /// The insets that a text such as `{1, 2, 3, 4}` tells: top, leading, bottom and trailing; zero
  /// if it has not just four numbers.
  public class func nsDirectionalEdgeInsets(for string: String) -> NSDirectionalEdgeInsets {
    let n = numbers(string, 4)
    return NSDirectionalEdgeInsets(top: n[0], leading: n[1], bottom: n[2], trailing: n[3])
  }

  /// The offset that a text such as `{1, 2.5}` tells; zero if it has not just two numbers.
  public class func uiOffset(for string: String) -> UIOffset {
    let n = numbers(string, 2)
    return UIOffset(horizontal: n[0], vertical: n[1])
  }

  private class func braced(_ numbers: [CGFloat]) -> String {
    "{" + numbers.map(Digits.shortest).joined(separator: ", ") + "}"
  }

  private class func numbers(_ text: String, _ count: Int) -> [CGFloat] {
    foundNumbers(text, count) ?? [CGFloat](repeating: 0, count: count)
  }

  /// The numbers of a text; nil if they are not just `count`.
  private class func foundNumbers(_ text: String, _ count: Int) -> [CGFloat]? {
    let words = text.split { "{}[], ".contains($0) }
    let numbers = words.compactMap { Double($0).map { CGFloat($0) } }
    let isWhole = words.count == count && numbers.count == count
    return isWhole ? numbers : nil
  }
}
