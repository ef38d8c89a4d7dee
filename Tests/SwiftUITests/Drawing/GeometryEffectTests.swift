import SwiftUI
import Testing
import UIKit

@MainActor @Suite struct GeometryEffectTests {
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
}
