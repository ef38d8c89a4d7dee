import CoreGraphics
import Testing

@Suite struct StrokeLineTests: OutlinesStrokes {
  @Test func `points that are not finite are skipped`() {
    #expect(stroke("M 0 0 L nan 5 L 10 0 L inf 3", 2).text == "M 0 1 L 10 1 L 10 -1 L 0 -1 Z")
    #expect(stroke("M nan 0 L 10 0", 2).isEmpty)
    let wild = "M 0 0 C 1e30 1e30 -1e30 5 3 4 L 1e300 1e300 Q 5 5 -1e308 1e308 Z"
    #expect(stroke(wild, 1e30, .round, .round).points.count < 100_000)
  }

  @Test func `hundreds of thousands of segments are outlined`() {
    let path = CGMutablePath()
    path.move(to: .zero)
    for k in 1...300_000 {
      path.addLine(to: CGPoint(x: CGFloat(k % 1000), y: CGFloat(k / 500)))
    }
    let flat = path.strokeOutline(
      width: 40, cap: .round, join: .round, miterLimit: 10, dash: [], phase: 0,
      transform: .identity)
    #expect(flat.points.count > 600_000)
    #expect(flat.points.count < 20_000_000)
  }
}
