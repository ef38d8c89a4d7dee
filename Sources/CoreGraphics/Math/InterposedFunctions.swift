// The C library's own names, bound to `DeterministicMath` where a program is linked.
//
// What a file imports decides which declaration a call of `sin` means; which code it runs is
// decided by the linker, and a program's own function comes before a library's. So in every program
// that links this module, a test's or the tool's, `sin` of Foundation and Glibc, of `Double`,
// `CGFloat` and `Float`, gives the same bits on every processor.
//
// The limits: calls inside of shared libraries, Foundation's own among them, keep the C library's
// functions; an optimising compiler works out calls on constants by itself; `erf`, `tgamma`,
// `lgamma`, the Bessel functions and all of `Float80` are the C library's. `snapshot doctor` names
// calls of those in a package's sources.
#if os(Linux)

  @_cdecl("sin")
  package func interposedSin(_ x: Double) -> Double { DeterministicMath.sin(x) }

  @_cdecl("sinf")
  package func interposedSinf(_ x: Float) -> Float { Float(DeterministicMath.sin(Double(x))) }

  @_cdecl("cos")
  package func interposedCos(_ x: Double) -> Double { DeterministicMath.cos(x) }

  @_cdecl("cosf")
  package func interposedCosf(_ x: Float) -> Float { Float(DeterministicMath.cos(Double(x))) }

  @_cdecl("tan")
  package func interposedTan(_ x: Double) -> Double { DeterministicMath.tan(x) }

  @_cdecl("tanf")
  package func interposedTanf(_ x: Float) -> Float { Float(DeterministicMath.tan(Double(x))) }

  @_cdecl("asin")
  package func interposedAsin(_ x: Double) -> Double { DeterministicMath.asin(x) }

  @_cdecl("asinf")
  package func interposedAsinf(_ x: Float) -> Float { Float(DeterministicMath.asin(Double(x))) }

  @_cdecl("acos")
  package func interposedAcos(_ x: Double) -> Double { DeterministicMath.acos(x) }

  @_cdecl("acosf")
  package func interposedAcosf(_ x: Float) -> Float { Float(DeterministicMath.acos(Double(x))) }

  @_cdecl("atan")
  package func interposedAtan(_ x: Double) -> Double { DeterministicMath.atan(x) }

  @_cdecl("atanf")
  package func interposedAtanf(_ x: Float) -> Float { Float(DeterministicMath.atan(Double(x))) }

  @_cdecl("sinh")
  package func interposedSinh(_ x: Double) -> Double { DeterministicMath.sinh(x) }

  @_cdecl("sinhf")
  package func interposedSinhf(_ x: Float) -> Float { Float(DeterministicMath.sinh(Double(x))) }

  @_cdecl("cosh")
  package func interposedCosh(_ x: Double) -> Double { DeterministicMath.cosh(x) }

  @_cdecl("coshf")
  package func interposedCoshf(_ x: Float) -> Float { Float(DeterministicMath.cosh(Double(x))) }

  @_cdecl("tanh")
  package func interposedTanh(_ x: Double) -> Double { DeterministicMath.tanh(x) }

  @_cdecl("tanhf")
  package func interposedTanhf(_ x: Float) -> Float { Float(DeterministicMath.tanh(Double(x))) }

  @_cdecl("asinh")
  package func interposedAsinh(_ x: Double) -> Double { DeterministicMath.asinh(x) }

  @_cdecl("asinhf")
  package func interposedAsinhf(_ x: Float) -> Float { Float(DeterministicMath.asinh(Double(x))) }

  @_cdecl("acosh")
  package func interposedAcosh(_ x: Double) -> Double { DeterministicMath.acosh(x) }

  @_cdecl("acoshf")
  package func interposedAcoshf(_ x: Float) -> Float { Float(DeterministicMath.acosh(Double(x))) }

  @_cdecl("atanh")
  package func interposedAtanh(_ x: Double) -> Double { DeterministicMath.atanh(x) }

  @_cdecl("atanhf")
  package func interposedAtanhf(_ x: Float) -> Float { Float(DeterministicMath.atanh(Double(x))) }

  @_cdecl("exp")
  package func interposedExp(_ x: Double) -> Double { DeterministicMath.exp(x) }

  @_cdecl("expf")
  package func interposedExpf(_ x: Float) -> Float { Float(DeterministicMath.exp(Double(x))) }

  @_cdecl("exp2")
  package func interposedExp2(_ x: Double) -> Double { DeterministicMath.exp2(x) }

  @_cdecl("exp2f")
  package func interposedExp2f(_ x: Float) -> Float { Float(DeterministicMath.exp2(Double(x))) }

  @_cdecl("exp10")
  package func interposedExp10(_ x: Double) -> Double { DeterministicMath.exp10(x) }

  @_cdecl("exp10f")
  package func interposedExp10f(_ x: Float) -> Float { Float(DeterministicMath.exp10(Double(x))) }

  @_cdecl("expm1")
  package func interposedExpm1(_ x: Double) -> Double { DeterministicMath.expm1(x) }

  @_cdecl("expm1f")
  package func interposedExpm1f(_ x: Float) -> Float { Float(DeterministicMath.expm1(Double(x))) }

  @_cdecl("log")
  package func interposedLog(_ x: Double) -> Double { DeterministicMath.log(x) }

  @_cdecl("logf")
  package func interposedLogf(_ x: Float) -> Float { Float(DeterministicMath.log(Double(x))) }

  @_cdecl("log2")
  package func interposedLog2(_ x: Double) -> Double { DeterministicMath.log2(x) }

  @_cdecl("log2f")
  package func interposedLog2f(_ x: Float) -> Float { Float(DeterministicMath.log2(Double(x))) }

  @_cdecl("log10")
  package func interposedLog10(_ x: Double) -> Double { DeterministicMath.log10(x) }

  @_cdecl("log10f")
  package func interposedLog10f(_ x: Float) -> Float { Float(DeterministicMath.log10(Double(x))) }

  @_cdecl("log1p")
  package func interposedLog1p(_ x: Double) -> Double { DeterministicMath.log1p(x) }

  @_cdecl("log1pf")
  package func interposedLog1pf(_ x: Float) -> Float { Float(DeterministicMath.log1p(Double(x))) }

  @_cdecl("cbrt")
  package func interposedCbrt(_ x: Double) -> Double { DeterministicMath.cbrt(x) }

  @_cdecl("cbrtf")
  package func interposedCbrtf(_ x: Float) -> Float { Float(DeterministicMath.cbrt(Double(x))) }

  @_cdecl("atan2")
  package func interposedAtan2(_ y: Double, _ x: Double) -> Double {
    DeterministicMath.atan2(y, x)
  }

  @_cdecl("atan2f")
  package func interposedAtan2f(_ y: Float, _ x: Float) -> Float {
    Float(DeterministicMath.atan2(Double(y), Double(x)))
  }

  @_cdecl("pow")
  package func interposedPow(_ x: Double, _ y: Double) -> Double {
    DeterministicMath.pow(x, y)
  }

  @_cdecl("powf")
  package func interposedPowf(_ x: Float, _ y: Float) -> Float {
    Float(DeterministicMath.pow(Double(x), Double(y)))
  }

  @_cdecl("hypot")
  package func interposedHypot(_ x: Double, _ y: Double) -> Double {
    DeterministicMath.hypot(x, y)
  }

  @_cdecl("hypotf")
  package func interposedHypotf(_ x: Float, _ y: Float) -> Float {
    Float(DeterministicMath.hypot(Double(x), Double(y)))
  }

  /// What an optimising compiler makes of a sine and a cosine of the same number.
  ///
  /// - Parameters:
  ///   - sin: Gets the sine.
  ///   - cos: Gets the cosine.
  @_cdecl("sincos")
  package func interposedSincos(
    _ x: Double, _ sin: UnsafeMutablePointer<Double>, _ cos: UnsafeMutablePointer<Double>
  ) {
    // SAFETY: Both are places for one number, which the C library's function of this name asks of
    // its callers, too.
    unsafe (sin.pointee, cos.pointee) = DeterministicMath.sinCos(x)
  }

  /// The `Float` form of `interposedSincos`.
  @_cdecl("sincosf")
  package func interposedSincosf(
    _ x: Float, _ sin: UnsafeMutablePointer<Float>, _ cos: UnsafeMutablePointer<Float>
  ) {
    let both = DeterministicMath.sinCos(Double(x))
    // SAFETY: Both are places for one number, which the C library's function of this name asks of
    // its callers, too.
    unsafe (sin.pointee, cos.pointee) = (Float(both.sin), Float(both.cos))
  }

#endif
