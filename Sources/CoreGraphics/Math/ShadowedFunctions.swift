// The C library's names, bound to `DeterministicMath`.
//
// A file that imports UIKit or CoreGraphics and no Foundation gets these: a module's own
// function hides the one of the same signature that it re-exports. `cos(angle)` in somebody's
// view then gives the same bits on every processor.
//
// The limit: a file that imports Foundation or Glibc as well sees both. `@_disfavoredOverload`
// makes that compile and choose the C library's, whose last bit depends on the processor.
// Functions that are not listed here, and those of `Float`, are always the C library's.

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
public func atan2(_ y: Double, _ x: Double) -> Double { DeterministicMath.atan2(y, x) }

@_disfavoredOverload
public func exp(_ x: Double) -> Double { DeterministicMath.exp(x) }

@_disfavoredOverload
public func log(_ x: Double) -> Double { DeterministicMath.log(x) }

@_disfavoredOverload
public func log2(_ x: Double) -> Double { DeterministicMath.log2(x) }

@_disfavoredOverload
public func log10(_ x: Double) -> Double { DeterministicMath.log10(x) }

@_disfavoredOverload
public func pow(_ x: Double, _ y: Double) -> Double { DeterministicMath.pow(x, y) }

@_disfavoredOverload
public func cbrt(_ x: Double) -> Double { DeterministicMath.cbrt(x) }

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
public func atan2(_ y: CGFloat, _ x: CGFloat) -> CGFloat {
  CGFloat(DeterministicMath.atan2(y.native, x.native))
}

@_disfavoredOverload
public func exp(_ x: CGFloat) -> CGFloat { CGFloat(DeterministicMath.exp(x.native)) }

@_disfavoredOverload
public func log(_ x: CGFloat) -> CGFloat { CGFloat(DeterministicMath.log(x.native)) }

@_disfavoredOverload
public func log2(_ x: CGFloat) -> CGFloat { CGFloat(DeterministicMath.log2(x.native)) }

@_disfavoredOverload
public func log10(_ x: CGFloat) -> CGFloat { CGFloat(DeterministicMath.log10(x.native)) }

@_disfavoredOverload
public func pow(_ x: CGFloat, _ y: CGFloat) -> CGFloat {
  CGFloat(DeterministicMath.pow(x.native, y.native))
}

@_disfavoredOverload
public func cbrt(_ x: CGFloat) -> CGFloat { CGFloat(DeterministicMath.cbrt(x.native)) }
