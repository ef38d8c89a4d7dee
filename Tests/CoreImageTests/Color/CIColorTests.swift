import CoreImage
import Testing

@Suite struct CIColorTests {
  @Test func `a colour has its components, and its text reads back`() {
    let color = CIColor(red: 0.5, green: 0.25, blue: 0, alpha: 1)
    #expect(color.stringRepresentation == "0.5 0.25 0 1")
    #expect(CIColor(string: color.stringRepresentation) == color)
    #expect(CIColor(string: "0.5 0.25") == color)
    #expect(color.numberOfComponents == 4)
    #expect(CIColor(cgColor: CGColor(red: 1, green: 0, blue: 1, alpha: 1)) == .magenta)
    #expect(CIColor.red != CIColor.clear)
  }

  @Test func `a vector is a point, a rectangle or a transform`() {
    #expect(CIVector(x: 1, y: 2).cgPointValue == CGPoint(x: 1, y: 2))
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(CIVector(cgRect: rect).cgRectValue == rect)
    let transform = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
    #expect(CIVector(cgAffineTransform: transform).cgAffineTransformValue == transform)
    #expect(CIVector(x: 1).y == 0)
    #expect(CIVector(x: 1, y: 2, z: 3, w: 4).count == 4)
    #expect(CIVector(x: 1) == CIVector([1]))
  }
}
