import QuartzCore
import Testing

@Suite struct CAPropertyAnimationTests: ShowsAnimations {
  @Test func `an additive animation adds to what is there`() {
    let animation = basic("lineWidth", from: -8, to: 0)
    animation.isAdditive = true
    #expect(widths(animation) == [2, 4, 10])
    let by = basic("lineWidth", by: 4)
    by.isAdditive = true
    #expect(widths(by) == [10, 11, 10])
  }

  @Test func `a cumulative animation goes on from where the run before ended`() {
    let layer = CALayer()
    let turn = basic("transform.rotation.z", from: 0, to: 0.5)
    turn.isCumulative = true
    turn.repeatCount = 3
    let angles = shown(by: layer, with: [turn], at: [0.5, 1, 1.5, 2.5]) {
      ($0.value(forKeyPath: "transform.rotation.z") as? Double) ?? -9
    }
    #expect(near(angles.map { CGFloat($0) }, [0.25, 0.5, 0.75, 1.25]))
  }

  @Test func `values of a wrong kind and paths of no property change nothing`() {
    #expect(widths(basic("lineWidth", from: "two", to: "six")) == [10, 10, 10])
    #expect(widths(basic("lineWidth", from: CGPoint.zero, to: 6)) == [10, 10, 10])
    #expect(widths(basic("no.such.path", from: 1, to: 6)) == [10, 10, 10])
  }
}
