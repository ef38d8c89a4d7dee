// Apple declares each function for each type of vector; these are generic, and sums run from the
// first element to the last.

/// The scalar product.
public func dot<V: SIMD>(_ x: V, _ y: V) -> V.Scalar where V.Scalar: FloatingPoint { (x * y).sum() }

/// The scalar product.
public func simd_dot<V: SIMD>(
  _ x: V, _ y: V
) -> V.Scalar where V.Scalar: FloatingPoint {
  (x * y).sum()
}

/// The square of a vector's length.
public func length_squared<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: FloatingPoint { dot(x, x) }

/// The square of a vector's length.
public func simd_length_squared<V: SIMD>(
  _ x: V
) -> V.Scalar where V.Scalar: FloatingPoint {
  dot(x, x)
}

/// A vector's length.
public func length<V: SIMD>(
  _ x: V
) -> V.Scalar where V.Scalar: FloatingPoint {
  length_squared(x).squareRoot()
}

/// A vector's length.
public func simd_length<V: SIMD>(
  _ x: V
) -> V.Scalar where V.Scalar: FloatingPoint {
  length_squared(x).squareRoot()
}

/// The square of the distance between two points.
public func distance_squared<V: SIMD>(
  _ x: V, _ y: V
) -> V.Scalar where V.Scalar: FloatingPoint {
  length_squared(x - y)
}

/// The square of the distance between two points.
public func simd_distance_squared<V: SIMD>(
  _ x: V, _ y: V
) -> V.Scalar where V.Scalar: FloatingPoint {
  length_squared(x - y)
}

/// The distance between two points.
public func distance<V: SIMD>(
  _ x: V, _ y: V
) -> V.Scalar where V.Scalar: FloatingPoint {
  length(x - y)
}

/// The distance between two points.
public func simd_distance<V: SIMD>(
  _ x: V, _ y: V
) -> V.Scalar where V.Scalar: FloatingPoint {
  length(x - y)
}

/// The vector of length 1 in the same direction.
public func normalize<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { x / length(x) }

/// The vector of length 1 in the same direction.
public func simd_normalize<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { x / length(x) }

/// The part of `x` in the direction of `y`.
public func project<V: SIMD>(
  _ x: V, _ y: V
) -> V where V.Scalar: FloatingPoint {
  y * (dot(x, y) / dot(y, y))
}

/// The part of `x` in the direction of `y`.
public func simd_project<V: SIMD>(
  _ x: V, _ y: V
) -> V where V.Scalar: FloatingPoint {
  y * (dot(x, y) / dot(y, y))
}

/// The direction of `x` after it is thrown back by the plane with the normal `n`.
public func reflect<V: SIMD>(
  _ x: V, n: V
) -> V where V.Scalar: FloatingPoint {
  x - n * (2 * dot(x, n))
}

/// The direction of `x` after it is thrown back by the plane with the normal `n`.
public func simd_reflect<V: SIMD>(
  _ x: V, _ n: V
) -> V where V.Scalar: FloatingPoint {
  x - n * (2 * dot(x, n))
}

/// The sizes of the elements.
public func abs<V: SIMD>(
  _ x: V
) -> V where V.Scalar: FloatingPoint {
  x.replacing(with: -x, where: x .< 0)
}

/// The sizes of the elements.
public func simd_abs<V: SIMD>(
  _ x: V
) -> V where V.Scalar: FloatingPoint {
  x.replacing(with: -x, where: x .< 0)
}

/// 1, 0 or -1 for each element.
public func sign<V: SIMD>(
  _ x: V
) -> V where V.Scalar: FloatingPoint {
  V(repeating: 0).replacing(with: 1, where: x .> 0).replacing(with: -1, where: x .< 0)
}

/// 1, 0 or -1 for each element.
public func simd_sign<V: SIMD>(
  _ x: V
) -> V where V.Scalar: FloatingPoint {
  V(repeating: 0).replacing(with: 1, where: x .> 0).replacing(with: -1, where: x .< 0)
}

/// What each element has behind the point.
public func fract<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { x - x.rounded(.down) }

/// What each element has behind the point.
public func simd_fract<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { x - x.rounded(.down) }

/// The inverse of each element.
public func recip<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { 1 / x }

/// The inverse of each element.
public func simd_recip<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { 1 / x }

/// 0 for each element that is less than `edge`'s, 1 for the others.
public func step<V: SIMD>(
  _ x: V, edge: V
) -> V where V.Scalar: FloatingPoint {
  V(repeating: 1).replacing(with: 0, where: x .< edge)
}

/// 0 for each element that is less than `edge`'s, 1 for the others.
public func simd_step<V: SIMD>(
  _ edge: V, _ x: V
) -> V where V.Scalar: FloatingPoint {
  V(repeating: 1).replacing(with: 0, where: x .< edge)
}

/// What lies at `t` of the way from `x` to `y`.
public func mix<V: SIMD>(
  _ x: V, _ y: V, t: V.Scalar
) -> V where V.Scalar: FloatingPoint {
  x + (y - x) * t
}

/// What lies at `t` of the way from `x` to `y`.
public func simd_mix<V: SIMD>(
  _ x: V, _ y: V, _ t: V.Scalar
) -> V where V.Scalar: FloatingPoint {
  x + (y - x) * t
}

/// What lies at `t` of the way from `x` to `y`, element by element.
public func mix<V: SIMD>(
  _ x: V, _ y: V, t: V
) -> V where V.Scalar: FloatingPoint {
  x + (y - x) * t
}

/// What lies at `t` of the way from `x` to `y`, element by element.
public func simd_mix<V: SIMD>(
  _ x: V, _ y: V, _ t: V
) -> V where V.Scalar: FloatingPoint {
  x + (y - x) * t
}

/// The sum of the elements.
public func reduce_add<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: FloatingPoint { x.sum() }

/// The sum of the elements.
public func simd_reduce_add<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: FloatingPoint { x.sum() }

/// The least element.
public func reduce_min<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: Comparable { x.min() }

/// The least element.
public func simd_reduce_min<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: Comparable { x.min() }

/// The greatest element.
public func reduce_max<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: Comparable { x.max() }

/// The greatest element.
public func simd_reduce_max<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: Comparable { x.max() }

/// The lesser of each two elements.
public func min<V: SIMD>(_ x: V, _ y: V) -> V where V.Scalar: Comparable { pointwiseMin(x, y) }

/// The lesser of each two elements.
public func simd_min<V: SIMD>(_ x: V, _ y: V) -> V where V.Scalar: Comparable { pointwiseMin(x, y) }

/// The greater of each two elements.
public func max<V: SIMD>(_ x: V, _ y: V) -> V where V.Scalar: Comparable { pointwiseMax(x, y) }

/// The greater of each two elements.
public func simd_max<V: SIMD>(_ x: V, _ y: V) -> V where V.Scalar: Comparable { pointwiseMax(x, y) }

/// The elements, no less than `min` and no more than `max`.
public func clamp<V: SIMD>(
  _ x: V, min: V, max: V
) -> V where V.Scalar: Comparable {
  x.clamped(lowerBound: min, upperBound: max)
}

/// The elements, no less than `min` and no more than `max`.
public func simd_clamp<V: SIMD>(
  _ x: V, _ min: V, _ max: V
) -> V where V.Scalar: Comparable {
  x.clamped(lowerBound: min, upperBound: max)
}

/// The elements, no less than `min` and no more than `max`.
public func clamp<V: SIMD>(
  _ x: V, min: V.Scalar, max: V.Scalar
) -> V where V.Scalar: Comparable {
  x.clamped(lowerBound: V(repeating: min), upperBound: V(repeating: max))
}

/// The elements, no less than `min` and no more than `max`.
public func simd_clamp<V: SIMD>(
  _ x: V, _ min: V.Scalar, _ max: V.Scalar
) -> V where V.Scalar: Comparable {
  x.clamped(lowerBound: V(repeating: min), upperBound: V(repeating: max))
}

/// The steps from 0 to 1 between two edges, by the cubic curve that begins and ends level.
public func smoothstep<V: SIMD>(_ x: V, edge0: V, edge1: V) -> V
where V.Scalar: FloatingPoint {
  let t = clamp((x - edge0) / (edge1 - edge0), min: 0, max: 1)
  return t * t * (V(repeating: 3) - t * 2)
}

/// The steps from 0 to 1 between two edges, by the cubic curve that begins and ends level.
public func simd_smoothstep<V: SIMD>(_ edge0: V, _ edge1: V, _ x: V) -> V
where V.Scalar: FloatingPoint { smoothstep(x, edge0: edge0, edge1: edge1) }

/// The vector product.
public func cross<T: FloatingPoint>(_ x: SIMD3<T>, _ y: SIMD3<T>) -> SIMD3<T> {
  SIMD3(x.y * y.z - x.z * y.y, x.z * y.x - x.x * y.z, x.x * y.y - x.y * y.x)
}

/// The vector product of two vectors of a plane, which stands upright on it.
public func cross<T: FloatingPoint>(_ x: SIMD2<T>, _ y: SIMD2<T>) -> SIMD3<T> {
  SIMD3(0, 0, x.x * y.y - x.y * y.x)
}

/// The vector product.
public func simd_cross<T: FloatingPoint>(_ x: SIMD3<T>, _ y: SIMD3<T>) -> SIMD3<T> {
  SIMD3(x.y * y.z - x.z * y.y, x.z * y.x - x.x * y.z, x.x * y.y - x.y * y.x)
}

/// The vector product of two vectors of a plane, which stands upright on it.
public func simd_cross<T: FloatingPoint>(_ x: SIMD2<T>, _ y: SIMD2<T>) -> SIMD3<T> {
  SIMD3(0, 0, x.x * y.y - x.y * y.x)
}
