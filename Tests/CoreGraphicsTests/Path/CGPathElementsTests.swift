import CoreGraphics
import Testing

@Suite struct CGPathElementsTests {
  @Test func `elements come out in order with their points`() {
    let text = "M 0 0 L 1 0 Q 2 0 2 1 C 3 1 4 1 4 2 Z M 7 7"
    #expect(path(text).text == text)
    var types: [CGPathElementType] = []
    withUnsafeMutablePointer(to: &types) { pointer in
      path(text).apply(info: pointer) { info, element in
        info?.assumingMemoryBound(to: [CGPathElementType].self).pointee
          .append(element.pointee.type)
      }
    }
    #expect(
      types == [
        .moveToPoint, .addLineToPoint, .addQuadCurveToPoint, .addCurveToPoint, .closeSubpath,
        .moveToPoint,
      ])
  }

  @Test(arguments: [
    "M 0 0 L 4 0 L 4 2 L 0 2 Z", "M 4 2 L 4 0 L 0 0 L 0 2 Z", "M 0 2 L 4 2 L 4 0 L 0 0 L 0 2 Z",
  ])
  func `rectangles are recognised`(text: String) {
    var rect = CGRect.null
    #expect(path(text).isRect(&rect))
    #expect(rect == CGRect(x: 0, y: 0, width: 4, height: 2))
    #expect(path(text).isRect(nil))
  }

  @Test(arguments: [
    "M 0 0 L 4 0 L 4 2 L 0 2", "M 0 0 L 4 0 L 5 2 L 0 2 Z", "M 0 0 L 4 0 L 4 2 Z",
    "M 0 0 L 4 0 L 4 2 L 0 2 Z M 0 0", "M 0 0 Q 4 0 4 0 L 4 2 L 0 2 Z",
  ])
  func `other paths are no rectangles`(text: String) {
    #expect(!path(text).isRect(nil))
  }
}
