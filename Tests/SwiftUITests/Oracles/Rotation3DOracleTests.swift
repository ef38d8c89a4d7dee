import SwiftUI
import Testing
import UIKit

/// Projections that OpenSwiftUIProject/OpenSwiftUI's Rotation3DEffectDualTests hold on Apple's
/// SwiftUI, of a view of 100 × 50 points.
@MainActor @Suite struct Rotation3DOracleTests {
  private let size = CGSize(width: 100, height: 50)

  private func check(_ own: ProjectionTransform, _ recorded: [CGFloat]) {
    let numbers = [
      own.m11, own.m12, own.m13, own.m21, own.m22, own.m23, own.m31, own.m32, own.m33,
    ]
    for (number, other) in zip(numbers, recorded) { #expect(abs(number - other) < 1e-9) }
  }

  @Test func `a turn about a horizontal axis that lies in front is the same in both directions`() {
    let turn = Rotation3D(
      angle: .radians(.pi / 4), axis: (1, 0, 0), anchor: .center, depth: 2, perspective: 2)
    let recorded: [CGFloat] = [
      1, 0, 0, -0.7071067811865475, 0.35355339059327384, -0.014142135623730949,
      19.09188309203678, 18.282485578727798, 1.3818376618407355,
    ]
    check(turn.projection(size, isRightToLeft: false), recorded)
    check(turn.projection(size, isRightToLeft: true), recorded)
  }

  @Test func `a turn about a vertical axis is mirrored from right to left`() {
    let turn = Rotation3D(
      angle: .radians(.pi / 3), axis: (0, 1, 0), anchor: .center, depth: 1, perspective: 1)
    check(
      turn.projection(size, isRightToLeft: false),
      [
        0.9330127018922194, 0.21650635094610965, 0.008660254037844387, 0, 1, 0,
        2.7333395016045907, -10.700317547305483, 0.5719872981077807,
      ])
    check(
      turn.projection(size, isRightToLeft: true),
      [
        0.06698729810778081, -0.21650635094610965, -0.008660254037844387, 0, 1, 0,
        47.766660498395396, 10.950317547305483, 1.4380127018922193,
      ])
  }
}
