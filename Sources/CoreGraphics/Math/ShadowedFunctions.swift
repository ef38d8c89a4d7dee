// The C library's names, bound to `DeterministicMath`.
//
// A file that imports UIKit or CoreGraphics and no Foundation gets these: a module's own
// function hides the one of the same signature that it re-exports. `cos(angle)` in somebody's
// view then gives the same bits on every processor, constants in optimised builds included.
//
// A file that imports Foundation or Glibc as well sees both. `@_disfavoredOverload` makes that
// compile and choose the C library's, and `InterposedFunctions.swift` makes those the same.

@_disfavoredOverload
public func sin(_ x: Double) -> Double { DeterministicMath.sin(x) }

@_disfavoredOverload
public func cos(_ x: Double) -> Double { DeterministicMath.cos(x) }

@_disfavoredOverload
public func tan(_ x: Double) -> Double { DeterministicMath.tan(x) }

@_disfavoredOverload
public func asin(_ x: Double) -> Double { DeterministicMath.asin(x) }

@_disfavoredOverload
public func acos(_ x: Double) -> Double { DeterministicMath.acos(x) }

@_disfavoredOverload
public func atan(_ x: Double) -> Double { DeterministicMath.atan(x) }

@_disfavoredOverload
public func sinh(_ x: Double) -> Double { DeterministicMath.sinh(x) }

@_disfavoredOverload
public func cosh(_ x: Double) -> Double { DeterministicMath.cosh(x) }

@_disfavoredOverload
public func tanh(_ x: Double) -> Double { DeterministicMath.tanh(x) }

@_disfavoredOverload
public func asinh(_ x: Double) -> Double { DeterministicMath.asinh(x) }

@_disfavoredOverload
public func acosh(_ x: Double) -> Double { DeterministicMath.acosh(x) }

@_disfavoredOverload
public func atanh(_ x: Double) -> Double { DeterministicMath.atanh(x) }

@_disfavoredOverload
public func exp(_ x: Double) -> Double { DeterministicMath.exp(x) }

@_disfavoredOverload
public func exp2(_ x: Double) -> Double { DeterministicMath.exp2(x) }

@_disfavoredOverload
public func expm1(_ x: Double) -> Double { DeterministicMath.expm1(x) }

@_disfavoredOverload
public func log(_ x: Double) -> Double { DeterministicMath.log(x) }

@_disfavoredOverload
public func log2(_ x: Double) -> Double { DeterministicMath.log2(x) }

@_disfavoredOverload
public func log10(_ x: Double) -> Double { DeterministicMath.log10(x) }

@_disfavoredOverload
public func log1p(_ x: Double) -> Double { DeterministicMath.log1p(x) }

@_disfavoredOverload
public func cbrt(_ x: Double) -> Double { DeterministicMath.cbrt(x) }

@_disfavoredOverload
public func atan2(_ y: Double, _ x: Double) -> Double {
  DeterministicMath.atan2(y, x)
}

@_disfavoredOverload
public func pow(_ x: Double, _ y: Double) -> Double {
  DeterministicMath.pow(x, y)
}

@_disfavoredOverload
public func hypot(_ x: Double, _ y: Double) -> Double {
  DeterministicMath.hypot(x, y)
}

@_disfavoredOverload
public func sin(_ x: CGFloat) -> CGFloat { CGFloat(DeterministicMath.sin(x.native)) }

@_disfavoredOverload
public func cos(_ x: CGFloat) -> CGFloat { CGFloat(DeterministicMath.cos(x.native)) }

@_disfavoredOverload
public func tan(_ x: CGFloat) -> CGFloat { CGFloat(DeterministicMath.tan(x.native)) }

@_disfavoredOverload
public func asin(_ x: CGFloat) -> CGFloat { CGFloat(DeterministicMath.asin(x.native)) }

@_disfavoredOverload
public func acos(_ x: CGFloat) -> CGFloat { CGFloat(DeterministicMath.acos(x.native)) }

@_disfavoredOverload
public func atan(_ x: CGFloat) -> CGFloat { CGFloat(DeterministicMath.atan(x.native)) }

@_disfavoredOverload
public func sinh(_ x: CGFloat) -> CGFloat { CGFloat(DeterministicMath.sinh(x.native)) }

@_disfavoredOverload
public func cosh(_ x: CGFloat) -> CGFloat { CGFloat(DeterministicMath.cosh(x.native)) }

@_disfavoredOverload
public func tanh(_ x: CGFloat) -> CGFloat { CGFloat(DeterministicMath.tanh(x.native)) }

@_disfavoredOverload
public func asinh(_ x: CGFloat) -> CGFloat { CGFloat(DeterministicMath.asinh(x.native)) }

@_disfavoredOverload
public func acosh(_ x: CGFloat) -> CGFloat { CGFloat(DeterministicMath.acosh(x.native)) }

@_disfavoredOverload
public func atanh(_ x: CGFloat) -> CGFloat { CGFloat(DeterministicMath.atanh(x.native)) }

@_disfavoredOverload
public func exp(_ x: CGFloat) -> CGFloat { CGFloat(DeterministicMath.exp(x.native)) }

@_disfavoredOverload
public func exp2(_ x: CGFloat) -> CGFloat { CGFloat(DeterministicMath.exp2(x.native)) }

@_disfavoredOverload
public func expm1(_ x: CGFloat) -> CGFloat { CGFloat(DeterministicMath.expm1(x.native)) }

@_disfavoredOverload
public func log(_ x: CGFloat) -> CGFloat { CGFloat(DeterministicMath.log(x.native)) }

@_disfavoredOverload
public func log2(_ x: CGFloat) -> CGFloat { CGFloat(DeterministicMath.log2(x.native)) }

@_disfavoredOverload
public func log10(_ x: CGFloat) -> CGFloat { CGFloat(DeterministicMath.log10(x.native)) }

@_disfavoredOverload
public func log1p(_ x: CGFloat) -> CGFloat { CGFloat(DeterministicMath.log1p(x.native)) }

@_disfavoredOverload
public func cbrt(_ x: CGFloat) -> CGFloat { CGFloat(DeterministicMath.cbrt(x.native)) }

@_disfavoredOverload
public func atan2(_ y: CGFloat, _ x: CGFloat) -> CGFloat {
  CGFloat(DeterministicMath.atan2(y.native, x.native))
}

@_disfavoredOverload
public func pow(_ x: CGFloat, _ y: CGFloat) -> CGFloat {
  CGFloat(DeterministicMath.pow(x.native, y.native))
}

@_disfavoredOverload
public func hypot(_ x: CGFloat, _ y: CGFloat) -> CGFloat {
  CGFloat(DeterministicMath.hypot(x.native, y.native))
}

@_disfavoredOverload
public func sin(_ x: Float) -> Float { Float(DeterministicMath.sin(Double(x))) }

@_disfavoredOverload
public func cos(_ x: Float) -> Float { Float(DeterministicMath.cos(Double(x))) }

@_disfavoredOverload
public func tan(_ x: Float) -> Float { Float(DeterministicMath.tan(Double(x))) }

@_disfavoredOverload
public func asin(_ x: Float) -> Float { Float(DeterministicMath.asin(Double(x))) }

@_disfavoredOverload
public func acos(_ x: Float) -> Float { Float(DeterministicMath.acos(Double(x))) }

@_disfavoredOverload
public func atan(_ x: Float) -> Float { Float(DeterministicMath.atan(Double(x))) }

@_disfavoredOverload
public func sinh(_ x: Float) -> Float { Float(DeterministicMath.sinh(Double(x))) }

@_disfavoredOverload
public func cosh(_ x: Float) -> Float { Float(DeterministicMath.cosh(Double(x))) }

@_disfavoredOverload
public func tanh(_ x: Float) -> Float { Float(DeterministicMath.tanh(Double(x))) }

@_disfavoredOverload
public func asinh(_ x: Float) -> Float { Float(DeterministicMath.asinh(Double(x))) }

@_disfavoredOverload
public func acosh(_ x: Float) -> Float { Float(DeterministicMath.acosh(Double(x))) }

@_disfavoredOverload
public func atanh(_ x: Float) -> Float { Float(DeterministicMath.atanh(Double(x))) }

@_disfavoredOverload
public func exp(_ x: Float) -> Float { Float(DeterministicMath.exp(Double(x))) }

@_disfavoredOverload
public func exp2(_ x: Float) -> Float { Float(DeterministicMath.exp2(Double(x))) }

@_disfavoredOverload
public func expm1(_ x: Float) -> Float { Float(DeterministicMath.expm1(Double(x))) }

@_disfavoredOverload
public func log(_ x: Float) -> Float { Float(DeterministicMath.log(Double(x))) }

@_disfavoredOverload
public func log2(_ x: Float) -> Float { Float(DeterministicMath.log2(Double(x))) }

@_disfavoredOverload
public func log10(_ x: Float) -> Float { Float(DeterministicMath.log10(Double(x))) }

@_disfavoredOverload
public func log1p(_ x: Float) -> Float { Float(DeterministicMath.log1p(Double(x))) }

@_disfavoredOverload
public func cbrt(_ x: Float) -> Float { Float(DeterministicMath.cbrt(Double(x))) }

@_disfavoredOverload
public func atan2(_ y: Float, _ x: Float) -> Float {
  Float(DeterministicMath.atan2(Double(y), Double(x)))
}

@_disfavoredOverload
public func pow(_ x: Float, _ y: Float) -> Float {
  Float(DeterministicMath.pow(Double(x), Double(y)))
}

@_disfavoredOverload
public func hypot(_ x: Float, _ y: Float) -> Float {
  Float(DeterministicMath.hypot(Double(x), Double(y)))
}
