import SwiftUI
import Testing
import UIKit

@MainActor @Suite struct ShapeOperationTests {
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

  @Test func `a geometry effect follows the size of its view`() throws {
    struct Half: GeometryEffect {
      func effectValue(size: CGSize) -> ProjectionTransform {
        ProjectionTransform(CGAffineTransform(translationX: size.width / 2, y: 0))
      }
    }
    let view = Color.red.frame(width: 20, height: 40).modifier(Half())
      .frame(width: 40, alignment: .leading)
    #expect(try pixel(view, 5, 20)[3] == 0)
    #expect(try pixel(view, 25, 20)[3] == 255)
    #expect(try pixel(view, 35, 20)[3] == 0)
  }

  @Test func `a geometry effect moves with its numbers`() throws {
    struct Shift: GeometryEffect {
      var animatableData: CGFloat
      func effectValue(size: CGSize) -> ProjectionTransform {
        ProjectionTransform(CGAffineTransform(translationX: animatableData, y: 0))
      }
    }
    struct Moved: View {
      let isOther: Bool
      var body: some View {
        Color.red.frame(width: 10, height: 10)
          .modifier(Shift(animatableData: isOther ? 20 : 0).ignoredByLayout())
          .animation(.linear(duration: 1), value: isOther)
      }
    }
    let hosted = try Hosted(Moved(isOther: false), width: 50, height: 10, isMoving: true)
    hosted.controller.rootView = Moved(isOther: true)
    try hosted.advance(to: 0.5)
    #expect(try hosted.coveredBox()?.box == CGRect(x: 30, y: 0, width: 10, height: 10))
  }

  @Test func `a picture fills a shape in tiles from its corner on`() throws {
    let tile = UIGraphicsImageRenderer(
      size: CGSize(width: 4, height: 2), format: .init(for: UITraitCollection(displayScale: 1))
    ).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
      UIColor.blue.setFill()
      context.fill(CGRect(x: 2, y: 0, width: 2, height: 2))
    }
    let paint = ImagePaint(image: Image(uiImage: tile))
    let view = Rectangle().fill(paint)
    #expect(try pixel(view, 1, 1)[0] > 200 && (try pixel(view, 3, 1))[2] > 200)
    #expect(try pixel(view, 5, 20)[0] > 200 && (try pixel(view, 7, 20))[2] > 200)
    let part = ImagePaint(
      image: Image(uiImage: tile), sourceRect: CGRect(x: 0.5, y: 0, width: 0.5, height: 1),
      scale: 2)
    #expect(try pixel(Rectangle().fill(part), 1, 1)[2] > 200)
    let none = ImagePaint(image: Image(uiImage: tile), scale: .nan)
    #expect(try pixel(Rectangle().fill(none), 1, 1)[3] == 0)
  }
}
