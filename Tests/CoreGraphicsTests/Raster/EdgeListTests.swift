import CoreGraphics
import Testing

@Suite struct EdgeListTests: FillsPaths {
  @Test func `coordinates that are huge or no numbers do no harm`() {
    let values: [CGFloat] = [.nan, .infinity, -.infinity, 1e30, -1e30, 1e300, 5, 0, 1e-300]
    var dice = Dice(seed: 4)
    for _ in 0..<300 {
      let polygon = (0..<4).map { _ in
        CGPoint(
          x: values[dice.next(below: values.count)], y: values[dice.next(below: values.count)])
      }
      _ = fill([polygon], 8, 8)
    }
    let cover = [
      CGPoint(x: -1e30, y: -1e30), CGPoint(x: 1e30, y: -1e30), CGPoint(x: 1e30, y: 1e30),
      CGPoint(x: -1e30, y: 1e30),
    ]
    #expect(fill([cover], 2, 2).alphas == [[255, 255], [255, 255]])
  }
}
