import Testing
import UIKit

@Suite struct UIBezierPathTests {
  private func image(_ width: Int, _ height: Int, _ draw: () -> Void) -> [[UInt32]] {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return UIGraphicsImageRenderer(size: CGSize(width: width, height: height), format: format)
      .image { _ in
        UIColor.red.setFill()
        UIColor.blue.setStroke()
        draw()
      }.rgbaRows
  }

  @Test func `clockwise is clockwise on the screen`() {
    let lower = UIBezierPath(
      arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi, clockwise: true)
    #expect(lower.contains(CGPoint(x: 0, y: 5)))
    #expect(!lower.contains(CGPoint(x: 0, y: -5)))
    let upper = UIBezierPath(
      arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi, clockwise: false)
    #expect(upper.contains(CGPoint(x: 0, y: -5)))
    #expect(!upper.contains(CGPoint(x: 0, y: 5)))
  }

  @Test func `elements are added and asked for`() {
    let path = UIBezierPath()
    #expect(path.isEmpty)
    #expect(path.currentPoint == .zero)
    path.addLine(to: CGPoint(x: 5, y: 5))
    #expect(path.isEmpty)
    path.move(to: CGPoint(x: 1, y: 1))
    path.addLine(to: CGPoint(x: 5, y: 1))
    path.addQuadCurve(to: CGPoint(x: 5, y: 5), controlPoint: CGPoint(x: 9, y: 3))
    path.addCurve(
      to: CGPoint(x: 1, y: 5), controlPoint1: CGPoint(x: 4, y: 6),
      controlPoint2: CGPoint(x: 2, y: 6))
    #expect(path.currentPoint == CGPoint(x: 1, y: 5))
    path.close()
    #expect(path.currentPoint == CGPoint(x: 1, y: 1))
    #expect(path.bounds == CGRect(x: 1, y: 1, width: 8, height: 5))
    #expect(path.cgPath.verbs == [.move, .line, .quad, .cubic, .close])
    path.apply(CGAffineTransform(scaleX: 2, y: 2))
    #expect(path.bounds == CGRect(x: 2, y: 2, width: 16, height: 10))
    path.removeAllPoints()
    #expect(path.isEmpty)
  }

  @Test func `the CGPath is a copy both ways`() {
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 4, height: 4))
    let before = path.cgPath
    path.move(to: .zero)
    #expect(before.verbs.count == 5)
    let source = CGMutablePath()
    source.move(to: CGPoint(x: 3, y: 3))
    path.cgPath = source
    source.addLine(to: .zero)
    #expect(path.cgPath.verbs == [.move])
  }

  @Test func `a copy and a reversed path keep the attributes`() {
    let path = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 10, height: 10))
    path.lineWidth = 3
    path.lineCapStyle = .round
    path.lineJoinStyle = .bevel
    path.miterLimit = 4
    path.flatness = 1
    path.usesEvenOddFillRule = true
    path.setLineDash([4, 2, 1], count: 3, phase: 5)
    for other in [path.copy() as? UIBezierPath, path.reversing()] {
      #expect(other?.lineWidth == 3)
      #expect(other?.lineCapStyle == .round)
      #expect(other?.lineJoinStyle == .bevel)
      #expect(other?.miterLimit == 4)
      #expect(other?.flatness == 1)
      #expect(other?.usesEvenOddFillRule == true)
      var (count, phase) = (0, 0 as CGFloat)
      other?.getLineDash(nil, count: &count, phase: &phase)
      #expect(count == 3 && phase == 5)
      var lengths = [CGFloat](repeating: 0, count: count)
      other?.getLineDash(&lengths, count: nil, phase: nil)
      #expect(lengths == [4, 2, 1])
      #expect(other?.bounds == path.bounds)
    }
    #expect((path.copy() as? UIBezierPath)?.cgPath == path.cgPath)
    path.setLineDash(nil, count: 0, phase: 0)
    var count = 9
    path.getLineDash(nil, count: &count, phase: nil)
    #expect(count == 0)
  }

  @Test func `defaults are Apple's`() {
    let path = UIBezierPath()
    #expect(path.lineWidth == 1)
    #expect(path.lineCapStyle == .butt)
    #expect(path.lineJoinStyle == .miter)
    #expect(path.miterLimit == 10)
    #expect(path.flatness == 0.6)
    #expect(!path.usesEvenOddFillRule)
  }

  @Test func `paths are appended`() {
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 6, height: 6))
    path.append(UIBezierPath(rect: CGRect(x: 2, y: 2, width: 2, height: 2)))
    #expect(path.contains(CGPoint(x: 3, y: 3)))
    path.usesEvenOddFillRule = true
    #expect(!path.contains(CGPoint(x: 3, y: 3)))
  }

  @Test func `fill and stroke draw with the current colours`() {
    let rect = UIBezierPath(rect: CGRect(x: 1, y: 0, width: 2, height: 1))
    #expect(image(4, 1) { rect.fill() } == [[Pixel.clear, Pixel.red, Pixel.red, Pixel.clear]])
    let line = UIBezierPath()
    line.move(to: CGPoint(x: 1, y: 1))
    line.addLine(to: CGPoint(x: 3, y: 1))
    line.lineWidth = 2
    let row = [Pixel.clear, Pixel.blue, Pixel.blue, Pixel.clear]
    #expect(image(4, 2) { line.stroke() } == [row, row])
  }

  @Test func `drawing leaves the context's state as it was`() {
    let line = UIBezierPath()
    line.lineWidth = 2
    line.move(to: CGPoint(x: 0, y: 1))
    line.addLine(to: CGPoint(x: 1, y: 1))
    let rows = image(2, 2) {
      line.stroke()
      line.stroke(with: .clear, alpha: 1)
      UIBezierPath(rect: CGRect(x: 1, y: 0, width: 1, height: 1)).fill()
      UIBezierPath(rect: CGRect(x: 1, y: 1, width: 1, height: 1)).fill(with: .copy, alpha: 0)
    }
    #expect(rows == [[Pixel.clear, Pixel.red], [Pixel.clear, Pixel.clear]])
  }

  @Test func `a clip keeps drawing inside`() {
    let rows = image(3, 1) {
      UIBezierPath(rect: CGRect(x: 1, y: 0, width: 1, height: 1)).addClip()
      UIBezierPath(rect: CGRect(x: 0, y: 0, width: 3, height: 1)).fill()
    }
    #expect(rows == [[Pixel.clear, Pixel.red, Pixel.clear]])
  }

  @Test func `nothing is drawn without a context`() {
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1))
    path.fill()
    path.stroke()
    path.fill(with: .normal, alpha: 0.5)
    path.stroke(with: .normal, alpha: 0.5)
    path.addClip()
    #expect(UIGraphicsGetCurrentContext() == nil)
  }

  @Test func `flatness chooses how finely curves are drawn`() {
    let oval = UIBezierPath(ovalIn: CGRect(x: 2, y: 2, width: 80, height: 80))
    func pixels(_ draw: (CGContext) -> Void) -> [UInt8]? {
      let format = UIGraphicsImageRendererFormat()
      format.scale = 1
      return UIGraphicsImageRenderer(size: CGSize(width: 84, height: 84), format: format)
        .image { draw($0.cgContext) }.cgImage?.straightRGBA()
    }
    let byContext = pixels { context in
      context.setFlatness(0.6)
      context.addPath(oval.cgPath)
      context.fillPath()
    }
    #expect(pixels { _ in oval.fill() } == byContext)
    oval.flatness = 0.1
    #expect(pixels { _ in oval.fill() } != byContext)
  }
}
