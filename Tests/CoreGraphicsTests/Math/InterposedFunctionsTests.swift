import CoreGraphics
import Foundation
import Glibc
import Testing

// Foundation and Glibc are imported: the names below are declared there, and linked to ours.
@Suite struct InterposedFunctionsTests {
  private let numbers = (1...20_000).map { Double($0) * 0.377 }

  @Test func `in a file that imports Foundation the functions of Double are ours`() {
    for x in numbers {
      #expect(sin(x) == DeterministicMath.sin(x))
      #expect(Foundation.cos(x) == DeterministicMath.cos(x))
      #expect(Glibc.tan(x) == DeterministicMath.tan(x))
      #expect(atan(x) == DeterministicMath.atan(x))
      #expect(atan2(x, 3) == DeterministicMath.atan2(x, 3))
      #expect(log(x) == DeterministicMath.log(x))
      #expect(pow(x, 1.7) == DeterministicMath.pow(x, 1.7))
      #expect(exp(x / 100) == DeterministicMath.exp(x / 100))
      #expect(hypot(x, 2) == DeterministicMath.hypot(x, 2))
      #expect(tanh(x / 4000) == DeterministicMath.tanh(x / 4000))
    }
  }

  @Test func `so are those of CGFloat and of Float`() {
    for x in numbers {
      let (points, short) = (CGFloat(x), Float(x))
      #expect(sin(points) == CGFloat(DeterministicMath.sin(x)))
      #expect(Foundation.pow(points, 2.2) == CGFloat(DeterministicMath.pow(x, 2.2)))
      #expect(atan2(points, 3) == CGFloat(DeterministicMath.atan2(x, 3)))
      #expect(sin(short) == Float(DeterministicMath.sin(Double(short))))
      #expect(Glibc.cos(short) == Float(DeterministicMath.cos(Double(short))))
      #expect(pow(short, 1.7) == Float(DeterministicMath.pow(Double(short), Double(Float(1.7)))))
      #expect(exp(short / 100) == Float(DeterministicMath.exp(Double(short / 100))))
    }
  }

  @Test func `the C library's own would have given other bits`() {
    // Without a difference the tests above could not fail.
    let (theirTan, theirPow) = (CLibrary.tan, CLibrary.pow)
    #expect(numbers.contains { tan($0) != theirTan($0) })
    #expect(numbers.contains { pow($0, 1.7) != theirPow($0, 1.7) || cbrt($0) != CLibrary.cbrt($0) })
  }

  @Test func `a sine and a cosine at once are those of both`() {
    let sincos = dlsym(nil, "sincos") ?? dlsym(dlopen("libm.so.6", RTLD_NOW), "sincos")
    #expect(sincos != nil)
    var (s, c) = (0.0, 0.0)
    interposedSincos(2.5, &s, &c)
    #expect(s == DeterministicMath.sin(2.5) && c == DeterministicMath.cos(2.5))
    var (shortS, shortC) = (Float(0), Float(0))
    interposedSincosf(2.5, &shortS, &shortC)
    #expect(shortS == Float(s) && shortC == Float(c))
  }
}
