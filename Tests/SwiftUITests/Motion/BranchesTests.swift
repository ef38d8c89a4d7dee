import SwiftUI
import Testing
import UIKit

@MainActor @Observable private final class Model {
  var isOn = false
  var list = [1, 2, 3]
}

@MainActor @Suite struct BranchesTests {
  @Test func `a view without a transition of its own fades in and out`() throws {
    let model = Model()
    struct Plain: View {
      let model: Model
      var body: some View { if model.isOn { Color.red.frame(width: 20, height: 10) } }
    }
    let hosted = try Hosted(Plain(model: model), width: 20, height: 10, isMoving: true)
    withAnimation(.linear(duration: 1)) { model.isOn = true }
    try hosted.advance(to: 0.5)
    #expect(try hosted.pixel(5, 5)[3] == 128)
    try hosted.advance(to: 1.5)
    withAnimation(.linear(duration: 1)) { model.isOn = false }
    try hosted.advance(to: 2)
    #expect(try hosted.pixel(5, 5)[3] == 128)
    try hosted.advance(to: 2.5)
    #expect(try hosted.pixel(5, 5)[3] == 0)
    #expect(hosted.controller.graph.bodyCount(of: Plain.self) == 3)
  }

  @Test func `others close up while one goes, and it goes where it was`() throws {
    struct Column: View {
      let model: Model
      var body: some View {
        VStack(spacing: 0) {
          ForEach(model.list, id: \.self) { _ in Color.red.frame(width: 10, height: 10) }
        }.frame(height: 30, alignment: .top)
      }
    }
    let model = Model()
    let hosted = try Hosted(Column(model: model), width: 10, height: 30, isMoving: true)
    withAnimation(.linear(duration: 1)) { model.list = [1, 3] }
    try hosted.advance(to: 0.5)
    // The third is half-way up over the second, which is half gone.
    #expect(try hosted.pixel(5, 5)[3] == 255)
    #expect(try hosted.pixel(5, 12)[3] == 128)
    #expect(try hosted.pixel(5, 17)[3] == 255)
    #expect(try hosted.pixel(5, 27)[3] == 0)
    try hosted.advance(to: 1)
    #expect(try hosted.seenBox() == CGRect(x: 0, y: 0, width: 10, height: 20))
  }

  @Test func `state and disappearance wait for the end, and what comes back keeps its state`()
    throws
  {
    var log: [String] = []
    struct Counter: View {
      @State private var count = 0
      let log: (String) -> Void
      var body: some View {
        Color.red.frame(width: 10, height: 10)
          .onAppear {
            count += 1
            log("appear \(count)")
          }
          .onDisappear { log("disappear \(count)") }
      }
    }
    struct Outer: View {
      let model: Model
      let log: (String) -> Void
      var body: some View { if !model.isOn { Counter(log: log) } }
    }
    let model = Model()
    let hosted = try Hosted(
      Outer(model: model) { log.append($0) }, width: 10, height: 10, isMoving: true)
    withAnimation(.linear(duration: 1)) { model.isOn = true }
    try hosted.advance(to: 0.5)
    #expect(log == ["appear 1"])
    withAnimation(.linear(duration: 1)) { model.isOn = false }
    try hosted.advance(to: 3)
    #expect(try hosted.pixel(5, 5)[3] == 255)
    withAnimation(.linear(duration: 1)) { model.isOn = true }
    try hosted.advance(to: 3.9)
    #expect(log == ["appear 1"])
    try hosted.advance(to: 4)
    #expect(log == ["appear 1", "disappear 1"])
    #expect(try hosted.seenBox() == nil)
  }
}
