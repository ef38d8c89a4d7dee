import SwiftUI
import Testing
import UIKit

@MainActor @Suite struct ShapeOperationsTests {
  private var left: some Shape { Rectangle().size(width: 20, height: 40) }

  @Test func `shapes are joined and cut`() throws {
    func alphas(_ shape: some Shape) throws -> [UInt8] {
      try [10, 30].map { try pixel(shape, $0, 20)[3] }
    }
    #expect(try alphas(Rectangle().subtracting(left)) == [0, 255])
    #expect(try alphas(Rectangle().intersection(left)) == [255, 0])
    #expect(try alphas(left.union(left.offset(x: 20))) == [255, 255])
    #expect(try alphas(Rectangle().symmetricDifference(left)) == [0, 255])
  }

  @Test func `lines are cut by what a shape covers`() {
    let line = Path { path in
      path.move(to: CGPoint(x: 0, y: 5))
      path.addLine(to: CGPoint(x: 40, y: 5))
    }
    let box = Path(CGRect(x: 10, y: 0, width: 10, height: 10))
    #expect(line.lineIntersection(box).boundingRect.width == 10)
    #expect(line.lineSubtraction(box).boundingRect.width == 40)
    #expect(box.union(box.offsetBy(dx: 5, dy: 0)).boundingRect.width == 15)
  }
}
