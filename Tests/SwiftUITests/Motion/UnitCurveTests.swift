import SwiftUI
import Testing

@Suite struct UnitCurveTests {
  @Test func `curves of time go through their ends, and their inverses back`() {
    let all: [UnitCurve] = [
      .linear, .easeIn, .easeOut, .easeInOut, .circularEaseIn, .circularEaseOut,
      .circularEaseInOut,
    ]
    for curve in all {
      #expect(curve.value(at: 0) == 0)
      #expect(curve.value(at: 1) == 1)
      for step in 1..<10 {
        let x = Double(step) / 10
        let back = curve.inverse.value(at: curve.value(at: x))
        #expect(abs(back - x) < 1e-9 || curve == .circularEaseInOut)
        let slope = (curve.value(at: x + 1e-5) - curve.value(at: x - 1e-5)) / 2e-5
        #expect(abs(curve.velocity(at: x) - slope) < 1e-3 || x == 0.5)
      }
    }
    #expect(abs(UnitCurve.easeInOut.value(at: 0.25) - 0.12916) < 1e-4)
  }

  @Test func `a curve is at rest where a control point is its end, and x stays between 0 and 1`() {
    // Values of Apple's SwiftUI, as OpenSwiftUI's compatibility tests have them.
    #expect(UnitCurve.easeIn.velocity(at: 1) == 0)
    #expect(UnitCurve.easeOut.velocity(at: 0) == 1)
    #expect(UnitCurve.linear.velocity(at: 1) == 1)
    let wild = UnitCurve.bezier(
      startControlPoint: UnitPoint(x: -0.5, y: 2), endControlPoint: UnitPoint(x: 1.5, y: -1))
    #expect(abs(wild.velocity(at: 0.5) + 1) < 1e-9)
  }
}
