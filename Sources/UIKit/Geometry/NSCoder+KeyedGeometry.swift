import Foundation

/// Geometry in archives: as text, which is what iOS writes. A missing key reads as zeros, a
/// missing transform as the identity.
/// Foundation writes points, sizes and rectangles, in the same form.
extension NSCoder {
  /// Writes a vector under a key, as its text.
  public func encode(_ vector: CGVector, forKey key: String) {
    write(Self.string(for: vector), key)
  }

  /// Writes a transform under a key, as its text.
  public func encode(_ transform: CGAffineTransform, forKey key: String) {
    write(Self.string(for: transform), key)
  }

  /// Writes insets under a key, as their text.
  public func encode(_ insets: UIEdgeInsets, forKey key: String) {
    write(Self.string(for: insets), key)
  }

  /// Writes insets that follow the layout direction under a key, as their text.
  public func encode(_ insets: NSDirectionalEdgeInsets, forKey key: String) {
    write(Self.string(for: insets), key)
  }

  /// Writes an offset under a key, as its text.
  public func encode(_ offset: UIOffset, forKey key: String) {
    write(Self.string(for: offset), key)
  }

  /// The point under a key; zero if there is none, or a value that is not a point's text.
  public func decodeCGPoint(forKey key: String) -> CGPoint { Self.cgPoint(for: text(key)) }
  /// The size under a key; zero if there is none, or a value that is not a size's text.
  public func decodeCGSize(forKey key: String) -> CGSize { Self.cgSize(for: text(key)) }
  /// The vector under a key; zero if there is none, or a value that is not a vector's text.
  public func decodeCGVector(forKey key: String) -> CGVector { Self.cgVector(for: text(key)) }
  /// The rectangle under a key; zero if there is none, or a value that is not a rectangle's text.
  public func decodeCGRect(forKey key: String) -> CGRect { Self.cgRect(for: text(key)) }

  /// The transform under a key; the identity if there is none, or a value that is not a transform's
  /// text.
  public func decodeCGAffineTransform(forKey key: String) -> CGAffineTransform {
    Self.cgAffineTransform(for: text(key))
  }

  /// The insets under a key; zero if there are none, or a value that is not their text.
  public func decodeUIEdgeInsets(forKey key: String) -> UIEdgeInsets {
    Self.uiEdgeInsets(for: text(key))
  }

  /// The insets that follow the layout direction under a key; zero if there are none, or a value
  /// that is not their text.
  public func decodeDirectionalEdgeInsets(forKey key: String) -> NSDirectionalEdgeInsets {
    Self.nsDirectionalEdgeInsets(for: text(key))
  }

  /// The offset under a key; zero if there is none, or a value that is not an offset's text.
  public func decodeUIOffset(forKey key: String) -> UIOffset { Self.uiOffset(for: text(key)) }

  private func write(_ text: String, _ key: String) { encode(text as NSString, forKey: key) }

  private func text(_ key: String) -> String {
    // Foundation on Linux ends the process for a missing key.
    guard containsValue(forKey: key) else { return "" }
    return decodeObject(of: NSString.self, forKey: key).map { $0 as String } ?? ""
  }
}
