import SwiftUI
import Testing
import UIKit

@MainActor @Suite struct TransactionTests {
  @Test func `each change has the animation of its own transaction`() throws {
    struct Both: View {
      let model: MotionModel
      var body: some View {
        HStack(spacing: 0) {
          Color.red.frame(width: 10, height: 10).opacity(model.isOn ? 1 : 0)
          Color.red.frame(width: 10, height: 10).opacity(model.number == 1 ? 1 : 0)
        }
      }
    }
    struct States: View {
      @State private var isOn = false
      @State private var number = false
      var body: some View {
        HStack(spacing: 0) {
          Color.red.frame(width: 10, height: 10).opacity(isOn ? 1 : 0)
          Color.red.frame(width: 10, height: 10).opacity(number ? 1 : 0)
        }.onAppear {
          withAnimation(.linear(duration: 1)) { isOn = true }
          withAnimation(.linear(duration: 2)) { number = true }
        }
      }
    }
    let hosted = try Hosted(States(), width: 20, height: 10, isMoving: true)
    try hosted.advance(to: 1)
    #expect(try hosted.pixel(5, 5)[3] == 255)
    #expect(try hosted.pixel(15, 5)[3] == 128)
  }

  @Test func `disabled animations are none`() throws {
    let model = MotionModel()
    let hosted = try Hosted(
      Mover(model: model).animation(.linear(duration: 1), value: model.isOn), width: 120,
      height: 20, isMoving: true)
    var transaction = Transaction(animation: .linear(duration: 1))
    transaction.disablesAnimations = true
    withTransaction(transaction) { model.isOn = true }
    try hosted.advance(to: 0.1)
    #expect(try hosted.seenBox()?.minX == 100)
  }

  @Test func `completions are called when the animation is over`() throws {
    var calls: [String] = []
    let model = MotionModel()
    let hosted = try Hosted(Mover(model: model), width: 120, height: 20, isMoving: true)
    withAnimation(.linear(duration: 1)) {
      model.isOn = true
    } completion: {
      calls.append("end")
    }
    try hosted.advance(to: 0.9)
    #expect(calls == [])
    try hosted.advance(to: 1)
    #expect(calls == ["end"])
  }
}
