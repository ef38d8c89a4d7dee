import Glibc

/// Functions of the machine's own C library: the names alone mean CoreGraphics' own in a program
/// that links it.
enum CLibrary {
  typealias Unary = @convention(c) (Double) -> Double
  typealias Binary = @convention(c) (Double, Double) -> Double

  nonisolated(unsafe) private static let handle = dlopen("libm.so.6", RTLD_NOW | RTLD_LOCAL)

  static func unary(_ name: String) -> Unary {
    // SAFETY: functions of these names have this signature in every C library.
    unsafeBitCast(address(name), to: Unary.self)
  }

  static func binary(_ name: String) -> Binary {
    // SAFETY: as above.
    unsafeBitCast(address(name), to: Binary.self)
  }

  private static func address(_ name: String) -> UnsafeMutableRawPointer {
    guard let handle, let symbol = dlsym(handle, name) else {
      fatalError("libm.so.6 has no \(name)")
    }
    return symbol
  }

  static let sin = unary("sin")
  static let cos = unary("cos")
  static let tan = unary("tan")
  static let asin = unary("asin")
  static let acos = unary("acos")
  static let atan = unary("atan")
  static let exp = unary("exp")
  static let log = unary("log")
  static let log2 = unary("log2")
  static let log10 = unary("log10")
  static let cbrt = unary("cbrt")
  static let atan2 = binary("atan2")
  static let pow = binary("pow")
}
