import CoreGraphics
import Testing

@Suite struct CGPathTests {
  @Test func `an ellipse starts at its greatest x and runs towards greater y`() {
    #expect(
      circle(75, 75, 15).text
        == "M 90 75 C 90 83.284 83.284 90 75 90 C 66.716 90 60 83.284 60 75 "
        + "C 60 66.716 66.716 60 75 60 C 83.284 60 90 66.716 90 75 Z")
  }

  @Test func `a rectangle starts at its smallest corner, whatever its sign`() {
    let rect = CGRect(x: 10, y: 20, width: -10, height: -20)
    #expect(CGPath(rect: rect, transform: nil).text == "M 0 0 L 10 0 L 10 20 L 0 20 Z")
    #expect(CGPath(rect: .null, transform: nil).isEmpty)
  }

  @Test func `a rounded rectangle starts halfway up its side of greatest x`() {
    let path = CGPath(
      roundedRect: CGRect(x: 0, y: 0, width: 100, height: 60), cornerWidth: 10, cornerHeight: 20,
      transform: nil)
    #expect(
      path.text
        == "M 100 30 L 100 40 C 100 51.046 95.523 60 90 60 L 10 60 C 4.477 60 0 51.046 0 40 "
        + "L 0 20 C 0 8.954 4.477 0 10 0 L 90 0 C 95.523 0 100 8.954 100 20 Z")
  }

  @Test func `corners without size make a rectangle, large ones are limited`() {
    let rect = CGRect(x: 0, y: 0, width: 4, height: 2)
    let square = CGPath(roundedRect: rect, cornerWidth: 0, cornerHeight: 3, transform: nil)
    #expect(square == CGPath(rect: rect, transform: nil))
    let round = CGPath(roundedRect: rect, cornerWidth: 9, cornerHeight: 9, transform: nil)
    #expect(round.boundingBox == rect)
  }

  @Test func `a transform given by pointer maps the points`() {
    var map = CGAffineTransform(translationX: 5, y: 1).scaledBy(x: 2, y: 2)
    let path = CGPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1), transform: &map)
    #expect(path.text == "M 5 1 L 7 1 L 7 3 L 5 3 Z")
    #expect(path.copy(using: &map)?.text == "M 15 3 L 19 3 L 19 7 L 15 7 Z")
    #expect(path.mutableCopy(using: &map)?.boundingBox.width == 4)
    #expect(path.copy(using: nil) == path)
  }

  @Test func `a copy does not follow its original`() {
    let original = path("M 0 0 L 1 0")
    let copy = original.copy()
    let mutable = original.mutableCopy()
    original.addLine(to: CGPoint(x: 1, y: 1))
    #expect(copy?.text == "M 0 0 L 1 0")
    mutable?.closeSubpath()
    #expect(mutable?.text == "M 0 0 L 1 0 Z")
    #expect(original.text == "M 0 0 L 1 0 L 1 1")
  }

  @Test func `equal elements make equal paths`() {
    #expect(path("M 0 0 L 1 0") == path("M 0 0 L 1 0").copy())
    #expect(path("M 0 0 L 1 0") != path("M 0 0 L 2 0"))
    #expect(Set([path("M 0 0"), path("M 0 0"), path("M 1 0")]).count == 2)
  }
}
