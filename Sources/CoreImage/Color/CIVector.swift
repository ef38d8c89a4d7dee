/// Numbers as filters take them: a point, a rectangle, a row of a matrix.
open class CIVector: NSObject, NSCopying, @unchecked Sendable {
  private let values: [CGFloat]

  /// Makes a vector of any number of numbers.
  public init(_ values: [CGFloat]) {
    self.values = values
  }

  /// Makes a vector of one number.
  public convenience init(x: CGFloat) { self.init([x]) }
  /// Makes a vector of two numbers.
  public convenience init(x: CGFloat, y: CGFloat) { self.init([x, y]) }
  /// Makes a vector of three numbers.
  public convenience init(x: CGFloat, y: CGFloat, z: CGFloat) { self.init([x, y, z]) }

  /// Makes a vector of four numbers.
  public convenience init(x: CGFloat, y: CGFloat, z: CGFloat, w: CGFloat) {
    self.init([x, y, z, w])
  }

  /// Makes a vector of two numbers: x and y.
  public convenience init(cgPoint point: CGPoint) { self.init([point.x, point.y]) }

  /// Makes a vector of four numbers: x, y, width and height.
  public convenience init(cgRect rect: CGRect) {
    self.init([rect.minX, rect.minY, rect.width, rect.height])
  }

  /// Makes a vector of six numbers: a, b, c, d, tx and ty.
  public convenience init(cgAffineTransform transform: CGAffineTransform) {
    self.init([
      transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty,
    ])
  }

  /// The number of numbers.
  open var count: Int { values.count }

  /// The number at an index; 0 beyond the last.
  open func value(at index: Int) -> CGFloat {
    values.indices.contains(index) ? values[index] : 0
  }

  /// The first number; 0 where there is none.
  open var x: CGFloat { value(at: 0) }
  /// The second number; 0 where there is none.
  open var y: CGFloat { value(at: 1) }
  /// The third number; 0 where there is none.
  open var z: CGFloat { value(at: 2) }
  /// The fourth number; 0 where there is none.
  open var w: CGFloat { value(at: 3) }
  /// The first two numbers as a point.
  open var cgPointValue: CGPoint { CGPoint(x: x, y: y) }
  /// The first four numbers as x, y, width and height.
  open var cgRectValue: CGRect { CGRect(x: x, y: y, width: z, height: w) }
  /// The first six numbers as a, b, c, d, tx and ty.
  open var cgAffineTransformValue: CGAffineTransform {
    CGAffineTransform(a: x, b: y, c: z, d: w, tx: value(at: 4), ty: value(at: 5))
  }

  open override func copy() -> Any { self }

  /// Returns the vector itself, which never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? CIVector)?.values == values
  }

  open override var hash: Int { values.hashValue }
}
