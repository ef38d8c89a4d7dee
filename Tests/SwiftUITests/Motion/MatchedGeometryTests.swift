import SwiftUI
import Testing
import UIKit

@MainActor @Observable private final class Model {
  var isOn = false
}

@MainActor @Suite struct MatchedGeometryTests {
  private struct Follower: View {
    @Namespace private var space
    let properties: MatchedGeometryProperties
    var anchor = UnitPoint.center
    var body: some View {
      ZStack(alignment: .topLeading) {
        Color.red.matchedGeometryEffect(
          id: 1, in: space, properties: properties, anchor: anchor, isSource: false
        ).frame(width: 10, height: 10)
        Color.clear.frame(width: 30, height: 20)
          .matchedGeometryEffect(id: 1, in: space).offset(x: 40, y: 10)
      }.frame(width: 100, height: 50, alignment: .topLeading)
    }
  }

  @Test func `a follower has the source's frame`() throws {
    let hosted = try Hosted(Follower(properties: .frame), width: 100, height: 50)
    #expect(try hosted.seenBox() == CGRect(x: 40, y: 10, width: 30, height: 20))
  }

  @Test func `or its place alone, by an anchor`() throws {
    let hosted = try Hosted(
      Follower(properties: .position, anchor: .topLeading), width: 100, height: 50)
    #expect(try hosted.seenBox() == CGRect(x: 40, y: 10, width: 10, height: 10))
  }

  @Test func `or its size alone`() throws {
    let hosted = try Hosted(Follower(properties: .size), width: 100, height: 50)
    #expect(try hosted.seenBox() == CGRect(x: 0, y: 0, width: 30, height: 20))
  }

  @Test func `one that comes begins where the one that goes is`() throws {
    struct Hero: View {
      @Namespace private var space
      let model: Model
      var body: some View {
        ZStack(alignment: .topLeading) {
          Color.clear
          if model.isOn {
            Color.red.matchedGeometryEffect(id: 1, in: space).frame(width: 50, height: 30)
              .offset(x: 50, y: 20)
          } else {
            Color.red.matchedGeometryEffect(id: 1, in: space).frame(width: 10, height: 10)
          }
        }
      }
    }
    let model = Model()
    let hosted = try Hosted(Hero(model: model), width: 100, height: 50, isMoving: true)
    #expect(try hosted.seenBox() == CGRect(x: 0, y: 0, width: 10, height: 10))
    withAnimation(.linear(duration: 1)) { model.isOn = true }
    try hosted.advance(to: 0)
    #expect(try hosted.seenBox() == CGRect(x: 0, y: 0, width: 10, height: 10))
    try hosted.advance(to: 0.5)
    #expect(try hosted.seenBox() == CGRect(x: 25, y: 10, width: 30, height: 20))
    try hosted.advance(to: 1)
    #expect(try hosted.seenBox() == CGRect(x: 50, y: 20, width: 50, height: 30))
  }
}
