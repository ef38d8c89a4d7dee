import QuartzCore
import Testing

@Suite struct CATransitionTests {
  /// Four pixels at quarter times, of a layer that goes from red to blue within a second.
  private func pixels(
    _ configure: (CATransition) -> Void, at time: Double
  ) throws -> [[Int]] {
    try MediaClock.withOwn { clock in
      let root = box(0, 0, 4, 1)
      let layer = box(0, 0, 4, 1)
      let inner = box(0, 0, 4, 1, .red)
      root.addSublayer(layer)
      layer.addSublayer(inner)
      let transition = CATransition()
      transition.duration = 1
      configure(transition)
      layer.add(transition, forKey: "any key")
      #expect(layer.animationKeys() == [kCATransition])
      inner.backgroundColor = .blue
      clock.advance(to: time)
      let shown = try #require(root.presentation())
      let canvas = try LayerCanvas(shown, width: 4, height: 1)
      return (0..<4).map { canvas[$0, 0] }
    }
  }

  @Test func `a fade dissolves the old into the new`() throws {
    let middle = try pixels({ _ in }, at: 0.5)
    #expect(middle == Array(repeating: [128, 0, 128, 255], count: 4))
    #expect(try pixels({ _ in }, at: 0)[0] == red)
    #expect(try pixels({ _ in }, at: 1)[0] == blue)
  }

  @Test func `the new slides over the old, pushes it, or is revealed`() throws {
    func row(_ type: CATransitionType, _ subtype: CATransitionSubtype) throws -> [[Int]] {
      try pixels(
        {
          $0.type = type
          $0.subtype = subtype
        }, at: 0.25)
    }
    #expect(try row(.moveIn, .fromLeft) == [blue, red, red, red])
    #expect(try row(.moveIn, .fromRight) == [red, red, red, blue])
    #expect(try row(.push, .fromRight) == [red, red, red, blue])
    #expect(try row(.reveal, .fromLeft) == [blue, red, red, red])
    #expect(try row(.reveal, .fromRight) == [red, red, red, blue])
  }

  @Test func `part of a transition`() throws {
    let values = try pixels(
      {
        $0.startProgress = 0.5
        $0.endProgress = 0.5
      }, at: 0)
    #expect(values[0] == [128, 0, 128, 255])
  }
}
