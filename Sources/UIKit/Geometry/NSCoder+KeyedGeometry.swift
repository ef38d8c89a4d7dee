import Foundation

/// Geometry in archives: as text, which is what iOS writes. A missing key reads as zeros.
/// Foundation writes points, sizes and rectangles, in the same form.
extension NSCoder {
  public func encode(_ vector: CGVector, forKey key: String) {
    write(Self.string(for: vector), key)
  }

  public func encode(_ transform: CGAffineTransform, forKey key: String) {
    write(Self.string(for: transform), key)
  }

  public func encode(_ insets: UIEdgeInsets, forKey key: String) {
    write(Self.string(for: insets), key)
  }

  public func encode(_ insets: NSDirectionalEdgeInsets, forKey key: String) {
    write(Self.string(for: insets), key)
  }

  public func encode(_ offset: UIOffset, forKey key: String) {
    write(Self.string(for: offset), key)
  }

  public func decodeCGPoint(forKey key: String) -> CGPoint { Self.cgPoint(for: text(key)) }
  public func decodeCGSize(forKey key: String) -> CGSize { Self.cgSize(for: text(key)) }
  public func decodeCGVector(forKey key: String) -> CGVector { Self.cgVector(for: text(key)) }
  public func decodeCGRect(forKey key: String) -> CGRect { Self.cgRect(for: text(key)) }

  public func decodeCGAffineTransform(forKey key: String) -> CGAffineTransform {
    Self.cgAffineTransform(for: text(key))
  }

  public func decodeUIEdgeInsets(forKey key: String) -> UIEdgeInsets {
    Self.uiEdgeInsets(for: text(key))
  }

  public func decodeDirectionalEdgeInsets(forKey key: String) -> NSDirectionalEdgeInsets {
    Self.nsDirectionalEdgeInsets(for: text(key))
  }

  public func decodeUIOffset(forKey key: String) -> UIOffset { Self.uiOffset(for: text(key)) }

  private func write(_ text: String, _ key: String) { encode(text as NSString, forKey: key) }

  private func text(_ key: String) -> String {
    // Foundation on Linux ends the process for a missing key.
    guard containsValue(forKey: key) else { return "" }
    return decodeObject(of: NSString.self, forKey: key).map { $0 as String } ?? ""
  }
}
