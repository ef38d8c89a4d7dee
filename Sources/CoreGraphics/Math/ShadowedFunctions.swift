// The C library's names, bound to `DeterministicMath`.
//
// A file that imports UIKit or CoreGraphics and no Foundation gets these: a module's own
// function hides the one of the same signature that it re-exports. `cos(angle)` in somebody's
// view then gives the same bits on every processor, constants in optimised builds included.
//
// A file that imports Foundation or Glibc as well sees both. `@_disfavoredOverload` makes that
// compile and choose the C library's, and `InterposedFunctions.swift` makes those the same.

/// The sine of an angle in radians: the same bits on every processor.
@_disfavoredOverload
public func sin(_ x: Double) -> Double { DeterministicMath.sin(x) }

/// The cosine of an angle in radians: the same bits on every processor.
@_disfavoredOverload
public func cos(_ x: Double) -> Double { DeterministicMath.cos(x) }

/// The tangent of an angle in radians: the same bits on every processor.
@_disfavoredOverload
public func tan(_ x: Double) -> Double { DeterministicMath.tan(x) }

/// The angle in radians with a sine, −π/2…π/2: the same bits on every processor.
@_disfavoredOverload
public func asin(_ x: Double) -> Double { DeterministicMath.asin(x) }

/// The angle in radians with a cosine, 0…π: the same bits on every processor.
@_disfavoredOverload
public func acos(_ x: Double) -> Double { DeterministicMath.acos(x) }

/// The angle in radians with a tangent, −π/2…π/2: the same bits on every processor.
@_disfavoredOverload
public func atan(_ x: Double) -> Double { DeterministicMath.atan(x) }

/// The hyperbolic sine: the same bits on every processor.
@_disfavoredOverload
public func sinh(_ x: Double) -> Double { DeterministicMath.sinh(x) }

/// The hyperbolic cosine: the same bits on every processor.
@_disfavoredOverload
public func cosh(_ x: Double) -> Double { DeterministicMath.cosh(x) }

/// The hyperbolic tangent: the same bits on every processor.
@_disfavoredOverload
public func tanh(_ x: Double) -> Double { DeterministicMath.tanh(x) }

/// The inverse hyperbolic sine: the same bits on every processor.
@_disfavoredOverload
public func asinh(_ x: Double) -> Double { DeterministicMath.asinh(x) }

/// The inverse hyperbolic cosine: the same bits on every processor.
@_disfavoredOverload
public func acosh(_ x: Double) -> Double { DeterministicMath.acosh(x) }

/// The inverse hyperbolic tangent: the same bits on every processor.
@_disfavoredOverload
public func atanh(_ x: Double) -> Double { DeterministicMath.atanh(x) }

/// The power of e: the same bits on every processor.
@_disfavoredOverload
public func exp(_ x: Double) -> Double { DeterministicMath.exp(x) }

/// The power of 2: the same bits on every processor.
@_disfavoredOverload
public func exp2(_ x: Double) -> Double { DeterministicMath.exp2(x) }

/// The power of e less 1, precise near 0: the same bits on every processor.
@_disfavoredOverload
public func expm1(_ x: Double) -> Double { DeterministicMath.expm1(x) }

/// The natural logarithm: the same bits on every processor.
@_disfavoredOverload
public func log(_ x: Double) -> Double { DeterministicMath.log(x) }

/// The logarithm to base 2: the same bits on every processor.
@_disfavoredOverload
public func log2(_ x: Double) -> Double { DeterministicMath.log2(x) }

/// The logarithm to base 10: the same bits on every processor.
@_disfavoredOverload
public func log10(_ x: Double) -> Double { DeterministicMath.log10(x) }

/// The natural logarithm of 1 + x, precise near 0: the same bits on every processor.
@_disfavoredOverload
public func log1p(_ x: Double) -> Double { DeterministicMath.log1p(x) }

/// The cube root: the same bits on every processor.
@_disfavoredOverload
public func cbrt(_ x: Double) -> Double { DeterministicMath.cbrt(x) }

/// The angle in radians from the x axis to the point (x, y), −π…π: the same bits on every
/// processor.
@_disfavoredOverload
public func atan2(_ y: Double, _ x: Double) -> Double {
  DeterministicMath.atan2(y, x)
}

/// The power x to the y: the same bits on every processor.
@_disfavoredOverload
public func pow(_ x: Double, _ y: Double) -> Double {
  DeterministicMath.pow(x, y)
}

/// The length of the vector (x, y): the same bits on every processor.
@_disfavoredOverload
public func hypot(_ x: Double, _ y: Double) -> Double {
  DeterministicMath.hypot(x, y)
}

/// The sine of an angle in radians: the same bits on every processor.
@_disfavoredOverload
public func sin(_ x: CGFloat) -> CGFloat { CGFloat(DeterministicMath.sin(x.native)) }

/// The cosine of an angle in radians: the same bits on every processor.
@_disfavoredOverload
public func cos(_ x: CGFloat) -> CGFloat { CGFloat(DeterministicMath.cos(x.native)) }

/// The tangent of an angle in radians: the same bits on every processor.
@_disfavoredOverload
public func tan(_ x: CGFloat) -> CGFloat { CGFloat(DeterministicMath.tan(x.native)) }

/// The angle in radians with a sine, −π/2…π/2: the same bits on every processor.
@_disfavoredOverload
public func asin(_ x: CGFloat) -> CGFloat { CGFloat(DeterministicMath.asin(x.native)) }

/// The angle in radians with a cosine, 0…π: the same bits on every processor.
@_disfavoredOverload
public func acos(_ x: CGFloat) -> CGFloat { CGFloat(DeterministicMath.acos(x.native)) }

/// The angle in radians with a tangent, −π/2…π/2: the same bits on every processor.
@_disfavoredOverload
public func atan(_ x: CGFloat) -> CGFloat { CGFloat(DeterministicMath.atan(x.native)) }

/// The hyperbolic sine: the same bits on every processor.
@_disfavoredOverload
public func sinh(_ x: CGFloat) -> CGFloat { CGFloat(DeterministicMath.sinh(x.native)) }

/// The hyperbolic cosine: the same bits on every processor.
@_disfavoredOverload
public func cosh(_ x: CGFloat) -> CGFloat { CGFloat(DeterministicMath.cosh(x.native)) }

/// The hyperbolic tangent: the same bits on every processor.
@_disfavoredOverload
public func tanh(_ x: CGFloat) -> CGFloat { CGFloat(DeterministicMath.tanh(x.native)) }

/// The inverse hyperbolic sine: the same bits on every processor.
@_disfavoredOverload
public func asinh(_ x: CGFloat) -> CGFloat { CGFloat(DeterministicMath.asinh(x.native)) }

/// The inverse hyperbolic cosine: the same bits on every processor.
@_disfavoredOverload
public func acosh(_ x: CGFloat) -> CGFloat { CGFloat(DeterministicMath.acosh(x.native)) }

/// The inverse hyperbolic tangent: the same bits on every processor.
@_disfavoredOverload
public func atanh(_ x: CGFloat) -> CGFloat { CGFloat(DeterministicMath.atanh(x.native)) }

/// The power of e: the same bits on every processor.
@_disfavoredOverload
public func exp(_ x: CGFloat) -> CGFloat { CGFloat(DeterministicMath.exp(x.native)) }

/// The power of 2: the same bits on every processor.
@_disfavoredOverload
public func exp2(_ x: CGFloat) -> CGFloat { CGFloat(DeterministicMath.exp2(x.native)) }

/// The power of e less 1, precise near 0: the same bits on every processor.
@_disfavoredOverload
public func expm1(_ x: CGFloat) -> CGFloat { CGFloat(DeterministicMath.expm1(x.native)) }

/// The natural logarithm: the same bits on every processor.
@_disfavoredOverload
public func log(_ x: CGFloat) -> CGFloat { CGFloat(DeterministicMath.log(x.native)) }

/// The logarithm to base 2: the same bits on every processor.
@_disfavoredOverload
public func log2(_ x: CGFloat) -> CGFloat { CGFloat(DeterministicMath.log2(x.native)) }

/// The logarithm to base 10: the same bits on every processor.
@_disfavoredOverload
public func log10(_ x: CGFloat) -> CGFloat { CGFloat(DeterministicMath.log10(x.native)) }

/// The natural logarithm of 1 + x, precise near 0: the same bits on every processor.
@_disfavoredOverload
public func log1p(_ x: CGFloat) -> CGFloat { CGFloat(DeterministicMath.log1p(x.native)) }

/// The cube root: the same bits on every processor.
@_disfavoredOverload
public func cbrt(_ x: CGFloat) -> CGFloat { CGFloat(DeterministicMath.cbrt(x.native)) }

/// The angle in radians from the x axis to the point (x, y), −π…π: the same bits on every
/// processor.
@_disfavoredOverload
public func atan2(_ y: CGFloat, _ x: CGFloat) -> CGFloat {
  CGFloat(DeterministicMath.atan2(y.native, x.native))
}

/// The power x to the y: the same bits on every processor.
@_disfavoredOverload
public func pow(_ x: CGFloat, _ y: CGFloat) -> CGFloat {
  CGFloat(DeterministicMath.pow(x.native, y.native))
}

/// The length of the vector (x, y): the same bits on every processor.
@_disfavoredOverload
public func hypot(_ x: CGFloat, _ y: CGFloat) -> CGFloat {
  CGFloat(DeterministicMath.hypot(x.native, y.native))
}

/// The sine of an angle in radians: the same bits on every processor.
@_disfavoredOverload
public func sin(_ x: Float) -> Float { Float(DeterministicMath.sin(Double(x))) }

/// The cosine of an angle in radians: the same bits on every processor.
@_disfavoredOverload
public func cos(_ x: Float) -> Float { Float(DeterministicMath.cos(Double(x))) }

/// The tangent of an angle in radians: the same bits on every processor.
@_disfavoredOverload
public func tan(_ x: Float) -> Float { Float(DeterministicMath.tan(Double(x))) }

/// The angle in radians with a sine, −π/2…π/2: the same bits on every processor.
@_disfavoredOverload
public func asin(_ x: Float) -> Float { Float(DeterministicMath.asin(Double(x))) }

/// The angle in radians with a cosine, 0…π: the same bits on every processor.
@_disfavoredOverload
public func acos(_ x: Float) -> Float { Float(DeterministicMath.acos(Double(x))) }

/// The angle in radians with a tangent, −π/2…π/2: the same bits on every processor.
@_disfavoredOverload
public func atan(_ x: Float) -> Float { Float(DeterministicMath.atan(Double(x))) }

/// The hyperbolic sine: the same bits on every processor.
@_disfavoredOverload
public func sinh(_ x: Float) -> Float { Float(DeterministicMath.sinh(Double(x))) }

/// The hyperbolic cosine: the same bits on every processor.
@_disfavoredOverload
public func cosh(_ x: Float) -> Float { Float(DeterministicMath.cosh(Double(x))) }

/// The hyperbolic tangent: the same bits on every processor.
@_disfavoredOverload
public func tanh(_ x: Float) -> Float { Float(DeterministicMath.tanh(Double(x))) }

/// The inverse hyperbolic sine: the same bits on every processor.
@_disfavoredOverload
public func asinh(_ x: Float) -> Float { Float(DeterministicMath.asinh(Double(x))) }

/// The inverse hyperbolic cosine: the same bits on every processor.
@_disfavoredOverload
public func acosh(_ x: Float) -> Float { Float(DeterministicMath.acosh(Double(x))) }

/// The inverse hyperbolic tangent: the same bits on every processor.
@_disfavoredOverload
public func atanh(_ x: Float) -> Float { Float(DeterministicMath.atanh(Double(x))) }

/// The power of e: the same bits on every processor.
@_disfavoredOverload
public func exp(_ x: Float) -> Float { Float(DeterministicMath.exp(Double(x))) }

/// The power of 2: the same bits on every processor.
@_disfavoredOverload
public func exp2(_ x: Float) -> Float { Float(DeterministicMath.exp2(Double(x))) }

/// The power of e less 1, precise near 0: the same bits on every processor.
@_disfavoredOverload
public func expm1(_ x: Float) -> Float { Float(DeterministicMath.expm1(Double(x))) }

/// The natural logarithm: the same bits on every processor.
@_disfavoredOverload
public func log(_ x: Float) -> Float { Float(DeterministicMath.log(Double(x))) }

/// The logarithm to base 2: the same bits on every processor.
@_disfavoredOverload
public func log2(_ x: Float) -> Float { Float(DeterministicMath.log2(Double(x))) }

/// The logarithm to base 10: the same bits on every processor.
@_disfavoredOverload
public func log10(_ x: Float) -> Float { Float(DeterministicMath.log10(Double(x))) }

/// The natural logarithm of 1 + x, precise near 0: the same bits on every processor.
@_disfavoredOverload
public func log1p(_ x: Float) -> Float { Float(DeterministicMath.log1p(Double(x))) }

/// The cube root: the same bits on every processor.
@_disfavoredOverload
public func cbrt(_ x: Float) -> Float { Float(DeterministicMath.cbrt(Double(x))) }

/// The angle in radians from the x axis to the point (x, y), −π…π: the same bits on every
/// processor.
@_disfavoredOverload
public func atan2(_ y: Float, _ x: Float) -> Float {
  Float(DeterministicMath.atan2(Double(y), Double(x)))
}

/// The power x to the y: the same bits on every processor.
@_disfavoredOverload
public func pow(_ x: Float, _ y: Float) -> Float {
  Float(DeterministicMath.pow(Double(x), Double(y)))
}

/// The length of the vector (x, y): the same bits on every processor.
@_disfavoredOverload
public func hypot(_ x: Float, _ y: Float) -> Float {
  Float(DeterministicMath.hypot(Double(x), Double(y)))
}
