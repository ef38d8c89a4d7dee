import CoreGraphics
import Testing

@Suite struct CGGeometryDescriptionTests {
  private let rect = CGRect(x: 1, y: 2, width: 3, height: 4)

  @Test func `rectangles, points and sizes print as on Apple's platforms`() {
    #expect("\(rect)" == "(1.0, 2.0, 3.0, 4.0)")
    #expect("\(rect.origin)" == "(1.0, 2.0)")
    #expect("\(rect.size)" == "(3.0, 4.0)")
    #expect(String(describing: rect) == "(1.0, 2.0, 3.0, 4.0)")
    #expect(String(reflecting: rect) == "(1.0, 2.0, 3.0, 4.0)")
    #expect(rect.debugDescription == "(1.0, 2.0, 3.0, 4.0)")
    #expect("\([rect])" == "[(1.0, 2.0, 3.0, 4.0)]")
    #expect("\(Optional(rect.origin) as Any)" == "Optional((1.0, 2.0))")
    #expect("\(CGRect.null)" == "(inf, inf, 0.0, 0.0)")
    #expect("\(CGSize(width: -0.5, height: 1.0 / 3))" == "(-0.5, 0.3333333333333333)")
  }

  @Test func `dumps name the parts below the text`() {
    var text = ""
    dump(rect, to: &text)
    #expect(
      text == """
        ▿ (1.0, 2.0, 3.0, 4.0)
          ▿ origin: (1.0, 2.0)
            - x: 1.0
            - y: 2.0
          ▿ size: (3.0, 4.0)
            - width: 3.0
            - height: 4.0

        """)
  }

  @Test func `transforms and vectors print their parts by name`() {
    #expect(
      "\(CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6))"
        == "CGAffineTransform(a: 1.0, b: 2.0, c: 3.0, d: 4.0, tx: 5.0, ty: 6.0)")
    #expect("\(CGVector(dx: 1, dy: 2))" == "CGVector(dx: 1.0, dy: 2.0)")
  }
}
