// Foundation has the types on Linux, and lets them print by reflection, with its own module's name
// in them. On Apple's platforms Core Graphics gives them these texts.

extension CGPoint: @retroactive CustomDebugStringConvertible {
  /// `(1.0, 2.0)`, which `print` shows as well.
  public var debugDescription: String { "(\(x), \(y))" }
}

extension CGSize: @retroactive CustomDebugStringConvertible {
  /// `(3.0, 4.0)`, which `print` shows as well.
  public var debugDescription: String { "(\(width), \(height))" }
}

extension CGRect: @retroactive CustomDebugStringConvertible {
  /// `(1.0, 2.0, 3.0, 4.0)`, which `print` shows as well: origin and size as they were given.
  public var debugDescription: String {
    "(\(origin.x), \(origin.y), \(size.width), \(size.height))"
  }
}
