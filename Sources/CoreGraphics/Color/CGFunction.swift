/// Evaluates a function: its information, as many numbers as its domain has dimensions, and a
/// place for as many as its range has.
///
/// Differs: Apple's type is a C function pointer, which cannot capture anything; this one can.
public typealias CGFunctionEvaluateCallback =
  (UnsafeMutableRawPointer?, UnsafePointer<CGFloat>, UnsafeMutablePointer<CGFloat>) -> Void

/// Called with the function's `info` when the function is released.
public typealias CGFunctionReleaseInfoCallback = (UnsafeMutableRawPointer?) -> Void

/// The functions that a `CGFunction` calls.
@safe public struct CGFunctionCallbacks {
  /// The version of the structure, which is 0.
  public var version: UInt32
  /// Calculates the results; nil makes no function.
  public var evaluate: CGFunctionEvaluateCallback?
  /// Called when the function is released; may be nil.
  public var releaseInfo: CGFunctionReleaseInfoCallback?

  /// Creates the callbacks; the version has to be 0.
  public init(
    version: UInt32, evaluate: CGFunctionEvaluateCallback?,
    releaseInfo: CGFunctionReleaseInfoCallback?
  ) {
    // SAFETY: The functions are only kept here; `CGFunction` calls them with what they are
    // documented to get.
    self.version = version
    unsafe self.evaluate = unsafe evaluate
    unsafe self.releaseInfo = unsafe releaseInfo
  }
}

/// A function of numbers that an app's own code calculates: the colours of a shading.
@safe public final class CGFunction {
  /// The number of the function's inputs.
  let domainDimension: Int
  /// The number of the function's outputs.
  let rangeDimension: Int
  private let domain: [ClosedRange<CGFloat>]
  private let range: [ClosedRange<CGFloat>]
  private let info: UnsafeMutableRawPointer?
  private let callbacks: CGFunctionCallbacks

  /// - Parameters:
  ///   - info: Passed to the callbacks.
  ///   - domain: For each number that goes in a minimum and a maximum, which it is held to; nil for
  ///     no limits.
  ///   - range: The same for those that come out.
  /// - Returns: Nil without `evaluate`, for dimensions below 1, and where a minimum is above its
  ///   maximum.
  public init?(
    info: UnsafeMutableRawPointer?, domainDimension: Int, domain: UnsafePointer<CGFloat>?,
    rangeDimension: Int, range: UnsafePointer<CGFloat>?,
    callbacks: UnsafePointer<CGFunctionCallbacks>
  ) {
    // SAFETY: The caller has callbacks, and two numbers for each dimension where the pointers are
    // not nil, as Apple's documentation asks; all are copied here. The information is kept and
    // never read.
    let known = unsafe callbacks.pointee
    guard unsafe known.evaluate != nil, domainDimension > 0, rangeDimension > 0,
      let limits = unsafe Self.limits(domain, domainDimension),
      let results = unsafe Self.limits(range, rangeDimension)
    else { return nil }
    self.domainDimension = domainDimension
    self.rangeDimension = rangeDimension
    self.domain = limits
    self.range = results
    unsafe self.info = unsafe info
    self.callbacks = known
  }

  deinit {
    // SAFETY: The information is the app's own, which gets it back once, when nobody can call the
    // function any more.
    unsafe callbacks.releaseInfo?(info)
  }

  private static func limits(
    _ numbers: UnsafePointer<CGFloat>?, _ count: Int
  ) -> [ClosedRange<CGFloat>]? {
    // SAFETY: `init` hands on what its caller has: two numbers for each of `count` dimensions, or
    // nil.
    guard let numbers = unsafe numbers else { return [] }
    var result: [ClosedRange<CGFloat>] = []
    for index in 0..<count {
      let (low, high) = unsafe (numbers[2 * index], numbers[2 * index + 1])
      guard low <= high else { return nil }
      result.append(low...high)
    }
    return result
  }

  /// The interval of the first number; 0 … 1 where there is no domain.
  var interval: ClosedRange<CGFloat> { domain.first ?? 0...1 }

  /// - Parameter input: `domainDimension` numbers.
  /// - Returns: `rangeDimension` numbers; 0 for what is no number.
  func callAsFunction(_ input: [CGFloat]) -> [CGFloat] {
    let held = Self.hold(input, domain)
    var output = [CGFloat](repeating: 0, count: rangeDimension)
    // SAFETY: Both arrays have as many numbers as the app was told: the input is documented to have
    // one for each dimension of the domain, which `CGShading` has checked to be one. They live for
    // the closures.
    unsafe held.withUnsafeBufferPointer { input in
      unsafe output.withUnsafeMutableBufferPointer { output in
        guard let first = input.baseAddress, let place = output.baseAddress else {
          return
        }
        unsafe callbacks.evaluate?(info, first, place)
      }
    }
    return Self.hold(output.map { $0.isNaN ? 0 : $0 }, range)
  }

  private static func hold(_ numbers: [CGFloat], _ limits: [ClosedRange<CGFloat>]) -> [CGFloat] {
    guard limits.count == numbers.count else { return numbers }
    return zip(numbers, limits).map { min(max($0, $1.lowerBound), $1.upperBound) }
  }
}
