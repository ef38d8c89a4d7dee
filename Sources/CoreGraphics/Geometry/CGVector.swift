/// A displacement in two dimensions.
public struct CGVector: Hashable, Codable, Sendable {
  /// The displacement along x.
  public var dx: CGFloat
  /// The displacement along y.
  public var dy: CGFloat

  /// A vector without length.
  public static let zero = CGVector()

  /// Makes a vector without length.
  public init() {
    self.init(dx: 0 as CGFloat, dy: 0)
  }

  /// Creates a vector of its components.
  public init(dx: CGFloat, dy: CGFloat) {
    self.dx = dx
    self.dy = dy
  }

  /// Creates a vector of its components.
  public init(dx: Double, dy: Double) {
    self.init(dx: CGFloat(dx), dy: CGFloat(dy))
  }

  /// Creates a vector of whole components.
  public init(dx: Int, dy: Int) {
    self.init(dx: CGFloat(dx), dy: CGFloat(dy))
  }
}
