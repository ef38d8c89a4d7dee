import CoreGraphics
import Testing

@Suite struct BoxedGeometryTests {
  private func boxed(_ value: Any) -> Any? { value as? NSValue }

  @Test func `geometry goes into a box and comes back`() throws {
    let point = CGPoint(x: 1, y: 2)
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    let turn = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
    #expect(try #require(boxed(point)) as? CGPoint == point)
    #expect(try #require(boxed(rect.size)) as? CGSize == rect.size)
    #expect(try #require(boxed(rect)) as? CGRect == rect)
    #expect(try #require(boxed(CGVector(dx: 7, dy: 8))) as? CGVector == CGVector(dx: 7, dy: 8))
    #expect(try #require(boxed(turn)) as? CGAffineTransform == turn)
    #expect((rect as NSValue).rectValue == rect)
  }

  @Test func `a box of one type is not one of another`() {
    let point: Any = CGPoint(x: 1, y: 2) as NSValue
    let vector: Any = CGVector(dx: 1, dy: 2) as NSValue
    #expect(!(point is CGSize) && !(point is CGRect) && !(point is CGVector))
    #expect(!(vector is CGPoint) && !(vector is CGAffineTransform) && !(point is CGFloat))
  }

  @Test func `boxes are equal where their values are`() {
    #expect(CGRect(x: 1, y: 2, width: 3, height: 4) as NSValue
      == CGRect(x: 1, y: 2, width: 3, height: 4) as NSValue)
    #expect(CGVector(dx: 1, dy: 2) as NSValue == CGVector(dx: 1, dy: 2) as NSValue)
    #expect(CGVector(dx: 1, dy: 2) as NSValue != CGVector(dx: 1, dy: 3) as NSValue)
    #expect(CGPoint(x: 1, y: 2) as NSValue != CGVector(dx: 1, dy: 2) as NSValue)
  }

  @Test func `lengths are numbers, alone and in lists`() {
    let length: CGFloat = 2.5
    #expect(length as NSNumber == NSNumber(value: 2.5))
    #expect([length, 4] as [NSNumber] == [2.5, 4])
    let number: Any = NSNumber(value: 1.5)
    #expect(number as? CGFloat == 1.5)
    let whole: Any = NSNumber(value: 3)
    #expect(whole as? CGFloat == 3)
  }

  @Test func `names of Core Foundation stand for Swift's types`() {
    let path = URL(fileURLWithPath: "/tmp") as CFURL
    let text = "four" as CFString
    #expect(path.path == "/tmp" && CFStringGetLength(text) == 4)
    #expect(CFArrayGetCount([1, 2, 3] as CFArray) == 3 && CFArrayGetCount(nil) == 0)
    #expect(kCFAllocatorDefault == nil)
    let object: CFTypeRef = NSNumber(value: 1)
    #expect(object is NSNumber)
    #expect(Double(NSEC_PER_SEC) / Double(NSEC_PER_MSEC) == 1000)
  }
}
