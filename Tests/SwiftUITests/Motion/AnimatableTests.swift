import SwiftUI
import Testing

@Suite struct AnimatableTests {
  @Test func `pairs are added and scaled part by part, and their squares are summed`() {
    var pair = AnimatablePair(3.0, AnimatablePair(4.0, 12.0))
    #expect(pair.magnitudeSquared == 169)
    #expect(
      pair + AnimatablePair(1, AnimatablePair(2, 3)) == AnimatablePair(4, AnimatablePair(6, 15)))
    #expect(pair - pair == .zero)
    pair.scale(by: 0.5)
    #expect(pair == AnimatablePair(1.5, AnimatablePair(2, 6)))
  }

  @Test func `rectangles, insets and points move by all of their numbers`() {
    var rect = CGRect(x: 1, y: 2, width: 30, height: 40)
    rect.animatableData.scale(by: 2)
    #expect(rect == CGRect(x: 2, y: 4, width: 60, height: 80))
    var insets = EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    insets.animatableData.scale(by: 10)
    #expect(insets == EdgeInsets(top: 10, leading: 20, bottom: 30, trailing: 40))
    var point = UnitPoint(x: 0.25, y: 1)
    point.animatableData.scale(by: 2)
    #expect(point == UnitPoint(x: 0.5, y: 2))
  }

  @Test func `the width of a line moves, its caps and dashes jump`() {
    var style = StrokeStyle(
      lineWidth: 4, lineCap: .round, miterLimit: 10, dash: [2, 1], dashPhase: 6)
    style.animatableData.scale(by: 0.5)
    #expect(style.lineWidth == 2 && style.miterLimit == 5 && style.dashPhase == 3)
    #expect(style.lineCap == .round && style.dash == [2, 1])
  }

  @Test func `a value without data has no way to go`() {
    struct Still: Animatable {}
    var data = Still().animatableData
    data.scale(by: 7)
    #expect(data == .zero && data.magnitudeSquared == 0)
  }
}
