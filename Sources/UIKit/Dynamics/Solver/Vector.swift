/// A point or a direction of the dynamics solver, in points.
struct Vector: Hashable {
  var x = 0.0
  var y = 0.0

  static let zero = Vector()

  init(_ x: Double = 0, _ y: Double = 0) {
    self.x = x
    self.y = y
  }

  init(_ point: CGPoint) { self.init(point.x, point.y) }
  init(_ vector: CGVector) { self.init(vector.dx, vector.dy) }

  var point: CGPoint { CGPoint(x: x, y: y) }
  var lengthSquared: Double { x * x + y * y }
  var length: Double { lengthSquared.squareRoot() }
  /// The vector turned by a quarter clockwise on screen.
  var perpendicular: Vector { Vector(-y, x) }
  var isFinite: Bool { x.isFinite && y.isFinite }

  /// The vector at length 1; zero for the zero vector.
  var normalized: Vector {
    let length = length
    return length > 1e-12 ? self * (1 / length) : .zero
  }

  func dot(_ other: Vector) -> Double { x * other.x + y * other.y }
  func cross(_ other: Vector) -> Double { x * other.y - y * other.x }

  static func + (a: Vector, b: Vector) -> Vector { Vector(a.x + b.x, a.y + b.y) }
  static func - (a: Vector, b: Vector) -> Vector { Vector(a.x - b.x, a.y - b.y) }
  static prefix func - (a: Vector) -> Vector { Vector(-a.x, -a.y) }
  static func * (a: Vector, b: Double) -> Vector { Vector(a.x * b, a.y * b) }
  static func += (a: inout Vector, b: Vector) { a = a + b }
  static func -= (a: inout Vector, b: Vector) { a = a - b }
}

/// A turn: the cosine and sine of an angle.
struct Turn {
  let cosine: Double
  let sine: Double

  init(_ radians: Double) {
    cosine = CoreGraphics.cos(radians)
    sine = CoreGraphics.sin(radians)
  }

  func applied(to v: Vector) -> Vector {
    Vector(cosine * v.x - sine * v.y, sine * v.x + cosine * v.y)
  }

  func undone(of v: Vector) -> Vector {
    Vector(cosine * v.x + sine * v.y, -sine * v.x + cosine * v.y)
  }
}
