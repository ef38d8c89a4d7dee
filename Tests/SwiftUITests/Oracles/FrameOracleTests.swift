import SwiftUI
import Testing
import UIKit

/// The limits of flexible frames as OpenSwiftUIProject/OpenSwiftUI's FlexFrameLayoutTests hold on
/// Apple's symbols.
@Suite struct FrameOracleTests {
  @Test(arguments: [
    [10, 20, 30], [15, 25, 35], [0, 0, 0], [100, 200, 300], [50, 100, 150],
  ] as [[CGFloat]])
  func `limits in order stay`(_ values: [CGFloat]) {
    let limits = LengthLimits(values[0], values[1], values[2])
    #expect([limits.minimum, limits.ideal, limits.maximum] == values)
  }

  @Test func `limits that are not given are none`() {
    #expect(LengthLimits(nil, nil, nil).isEmpty)
  }

  @Test(arguments: [-10, -5, -100, -50, -0.1, -0.001] as [CGFloat])
  func `a minimum is at least 0`(_ minimum: CGFloat) {
    #expect(LengthLimits(minimum, nil, nil) == LengthLimits(0, nil, nil))
  }

  @Test(arguments: [(20, 10), (30, 15), (50, 25), (100, 50), (100, 0), (200, 0)]
    as [(CGFloat, CGFloat)])
  func `an ideal length is at least the minimum`(_ minimum: CGFloat, _ ideal: CGFloat) {
    #expect(LengthLimits(minimum, ideal, nil).ideal == minimum)
  }

  @Test(arguments: [(30, 20), (40, 25), (100, 50), (200, 100), (50, 25), (75, 50)]
    as [(CGFloat, CGFloat)])
  func `a maximum is at least the ideal length`(_ ideal: CGFloat, _ maximum: CGFloat) {
    #expect(LengthLimits(nil, ideal, maximum).maximum == ideal)
  }

  @Test func `a minimum that is no number stays, one below all is 0`() {
    #expect(LengthLimits(.infinity, nil, nil).minimum == .infinity)
    #expect(LengthLimits(.nan, nil, nil).minimum?.isNaN == true)
    let least = LengthLimits(-.infinity, nil, nil)
    #expect(least.minimum == 0 && least.ideal == nil && least.maximum == nil)
  }
}
