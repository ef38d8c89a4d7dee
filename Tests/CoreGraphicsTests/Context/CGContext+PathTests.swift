import CoreGraphics
import Testing

@Suite struct CGContextPathTests {
  @Test func `points keep their place when the transform changes between them`() {
    let context = Drawing(20, 20, scale: 2).context
    context.move(to: .zero)
    context.addLine(to: CGPoint(x: 4, y: 0))
    context.translateBy(x: 10, y: 0)
    context.addLine(to: CGPoint(x: 0, y: 4))
    context.scaleBy(x: 2, y: 2)
    context.addQuadCurve(to: CGPoint(x: 1, y: 1), control: CGPoint(x: 2, y: 0))
    #expect(context.path?.text == "M -5 0 L -3 0 L 0 2 Q 2 0 1 1")
    #expect(context.currentPointOfPath == CGPoint(x: 1, y: 1))
    #expect(context.boundingBoxOfPath == CGRect(x: -5, y: 0, width: 7, height: 2))
  }

  @Test func `whatever is added first after a change of the transform is there`() {
    let ways: [(String, (CGContext) -> Void)] = [
      ("M 1 2", { $0.move(to: CGPoint(x: 1, y: 2)) }),
      ("L 1 2", { $0.addLine(to: CGPoint(x: 1, y: 2)) }),
      ("M 1 2 L 3 4", { $0.addLines(between: [CGPoint(x: 1, y: 2), CGPoint(x: 3, y: 4)]) }),
      (
        "C 1 2 3 4 5 6",
        {
          $0.addCurve(
            to: CGPoint(x: 5, y: 6), control1: CGPoint(x: 1, y: 2), control2: CGPoint(x: 3, y: 4))
        }
      ),
      (
        "Q 1 2 3 4",
        { $0.addQuadCurve(to: CGPoint(x: 3, y: 4), control: CGPoint(x: 1, y: 2)) }
      ),
      (
        "M 1 2 L 4 2 L 4 6 L 1 6 Z",
        { $0.addRect(CGRect(x: 1, y: 2, width: 3, height: 4)) }
      ),
      (
        "M 1 2 L 4 2 L 4 6 L 1 6 Z",
        { $0.addRects([CGRect(x: 1, y: 2, width: 3, height: 4)]) }
      ),
      ("M 7 7 L 8 8", { $0.addPath(path("M 7 7 L 8 8")) }),
      (
        "L 10 0 C 10 5.523 5.523 10 0 10",
        {
          $0.addArc(
            center: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: false)
        }
      ),
      (
        "L -5 0 C -2.239 0 0 2.239 0 5",
        {
          $0.addArc(
            tangent1End: .zero, tangent2End: CGPoint(x: 0, y: 10), radius: 5)
        }
      ),
    ]
    for scale in [1, 2] as [CGFloat] {
      for (added, add) in ways {
        let context = Drawing(20, 20, scale: scale).context
        context.addLines(between: [CGPoint(x: 1, y: 1), .zero])
        context.translateBy(x: 10, y: 0)
        add(context)
        #expect(context.path?.text == "M -9 1 L -10 0 \(added)")
      }
    }
  }

  @Test func `the path is no part of the state`() {
    let context = Drawing(20, 20).context
    context.saveGState()
    context.translateBy(x: 5, y: 0)
    context.addLines(between: [.zero, CGPoint(x: 1, y: 0)])
    context.restoreGState()
    #expect(context.path?.text == "M 5 0 L 6 0")
  }

  @Test func `calls add what the path's own would`() {
    let context = Drawing(20, 20, scale: 2).context
    context.addRects([
      CGRect(x: 1, y: 2, width: 3, height: 4), CGRect(x: 0, y: 0, width: 1, height: 1),
    ])
    context.move(to: .zero)
    context.addCurve(
      to: CGPoint(x: 3, y: 0), control1: CGPoint(x: 1, y: 1), control2: CGPoint(x: 2, y: 1))
    context.closePath()
    #expect(context.currentPointOfPath == .zero)
    context.addPath(path("M 7 7 L 8 8"))
    #expect(
      context.path?.text
        == "M 1 2 L 4 2 L 4 6 L 1 6 Z M 0 0 L 1 0 L 1 1 L 0 1 Z "
        + "M 0 0 C 1 1 2 1 3 0 Z M 7 7 L 8 8")
  }

  @Test func `arcs touch their tangents and turn as they are told`() {
    // A quarter of a circle has control points 0.5523 of the radius along its tangents.
    let context = Drawing(20, 20).context
    context.move(to: .zero)
    context.addArc(
      tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 10, y: 10), radius: 5)
    #expect(context.path?.text == "M 0 0 L 5 0 C 7.761 0 10 2.239 10 5")
    context.beginPath()
    context.addArc(center: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: false)
    #expect(context.path?.text == "M 10 0 C 10 5.523 5.523 10 0 10")
    context.beginPath()
    context.addEllipse(in: CGRect(x: 1, y: 2, width: 6, height: 4))
    context.addArc(center: .zero, radius: 1, startAngle: 0, endAngle: .pi / 2, clockwise: true)
    #expect(context.boundingBoxOfPath == CGRect(x: -1, y: -1, width: 8, height: 7))
  }

  @Test func `a point is inside by the rule, or on the stroke, or either`() {
    let context = Drawing(40, 40).context
    context.translateBy(x: 5, y: 5)
    context.setLineWidth(2)
    context.addRect(CGRect(x: 0, y: 0, width: 20, height: 20))
    context.addRect(CGRect(x: 5, y: 5, width: 10, height: 10))
    let (middle, between) = (CGPoint(x: 10, y: 10), CGPoint(x: 2.5, y: 10))
    let (edge, outside) = (CGPoint(x: -0.5, y: 10), CGPoint(x: -1.5, y: 10))
    func modes(_ point: CGPoint) -> [Bool] {
      [CGPathDrawingMode.fill, .eoFill, .stroke, .fillStroke, .eoFillStroke].map {
        context.pathContains(point, mode: $0)
      }
    }
    #expect(modes(middle) == [true, false, false, true, false])
    #expect(modes(between) == [true, true, false, true, true])
    #expect(modes(edge) == [false, false, true, true, true])
    #expect(modes(outside) == [false, false, false, false, false])
  }

  @Test func `a stroked path is the outline in user space`() {
    let context = Drawing(40, 40).context
    context.setLineWidth(2)
    context.move(to: CGPoint(x: 0, y: 5))
    context.addLine(to: CGPoint(x: 20, y: 5))
    // Ten points from here on are twenty pixels, and so is the line's width twice as large.
    context.scaleBy(x: 2, y: 2)
    context.replacePathWithStrokedPath()
    #expect(context.boundingBoxOfPath == CGRect(x: 0, y: 1.5, width: 10, height: 2))
    let drawing = Drawing(12, 4)
    drawing.context.setLineWidth(2)
    drawing.context.addLines(between: [CGPoint(x: 1, y: 2), CGPoint(x: 11, y: 2)])
    drawing.context.replacePathWithStrokedPath()
    drawing.context.fillPath()
    #expect(drawing.shades == "            \n ██████████ \n ██████████ \n            ")
  }

  @Test func `drawing and a new beginning leave no path`() {
    let context = Drawing(20, 20).context
    let ways: [() -> Void] = [
      { context.fillPath() }, { context.strokePath() }, { context.drawPath(using: .fillStroke) },
      { context.beginPath() },
    ]
    for empty in ways {
      context.addRect(CGRect(x: 1, y: 1, width: 9, height: 9))
      #expect(!context.isPathEmpty)
      empty()
      #expect(context.isPathEmpty)
      #expect(context.path == nil)
      #expect(context.boundingBoxOfPath.isNull)
      #expect(context.currentPointOfPath == .zero)
    }
  }
}
