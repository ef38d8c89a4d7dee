import SwiftUI
import Testing
import UIKit

/// A model whose changes move a view.
@MainActor @Observable private final class Model {
  var isOn = false
  var number = 0
}

@MainActor @Suite struct MotionTests {
  private struct Mover: View {
    let model: Model
    var body: some View {
      Color.red.frame(width: 20, height: 20)
        .frame(maxWidth: .infinity, alignment: model.isOn ? .trailing : .leading)
    }
  }

  @Test func `a view moves to its new place, and is there at the end`() throws {
    let model = Model()
    let hosted = try Hosted(Mover(model: model), width: 120, height: 20, isMoving: true)
    withAnimation(.linear(duration: 1)) { model.isOn = true }
    var lefts: [CGFloat?] = []
    for time in [0, 0.25, 0.5, 1, 1.5] {
      try hosted.advance(to: time)
      lefts.append(try hosted.seenBox()?.minX)
    }
    #expect(lefts == [0, 25, 50, 100, 100])
  }

  @Test func `a picture without a time shows where it leads to`() throws {
    let model = Model()
    let hosted = try Hosted(Mover(model: model), width: 120, height: 20)
    withAnimation(.linear(duration: 1)) { model.isOn = true }
    try hosted.settle()
    #expect(try hosted.seenBox()?.minX == 100)
  }

  @Test func `a change without an animation is there at once, also on the way`() throws {
    let model = Model()
    let hosted = try Hosted(Mover(model: model), width: 120, height: 20, isMoving: true)
    withAnimation(.linear(duration: 1)) { model.isOn = true }
    try hosted.advance(to: 0.5)
    model.isOn = false
    try hosted.advance(to: 0.6)
    #expect(try hosted.seenBox()?.minX == 0)
  }

  @Test func `a way back begun on the way adds up with the way there`() throws {
    let model = Model()
    let hosted = try Hosted(Mover(model: model), width: 120, height: 20, isMoving: true)
    withAnimation(.linear(duration: 1)) { model.isOn = true }
    try hosted.advance(to: 0.5)
    withAnimation(.linear(duration: 1)) { model.isOn = false }
    try hosted.advance(to: 0.75)
    // There: 25 left of 100; back: 75 left of -100. 0 + 75 - 25 = 50.
    #expect(try hosted.seenBox()?.minX == 50)
    try hosted.advance(to: 1.5)
    #expect(try hosted.seenBox()?.minX == 0)
  }

  private struct Turner: View {
    @State private var isOn = false
    let animation: Animation
    var body: some View {
      Color.red.frame(width: 10, height: 10).opacity(isOn ? 1 : 0)
        .onAppear { withAnimation(animation) { isOn = true } }
    }
  }

  private func alphas(_ animation: Animation, at times: [TimeInterval]) throws -> [Int] {
    let hosted = try Hosted(
      Turner(animation: animation), width: 10, height: 10, isMoving: true)
    return try times.map { time in
      try hosted.advance(to: time)
      return try hosted.pixel(5, 5)[3]
    }
  }

  @Test func `an effect begun on appearance moves`() throws {
    #expect(try alphas(.linear(duration: 1), at: [0, 0.5, 1]) == [0, 128, 255])
  }

  @Test func `a delay waits, a speed makes shorter`() throws {
    #expect(
      try alphas(.linear(duration: 1).delay(0.5), at: [0, 0.5, 1, 1.5]) == [0, 0, 128, 255])
    #expect(try alphas(.linear(duration: 1).speed(2), at: [0, 0.25, 0.5]) == [0, 128, 255])
    #expect(
      try alphas(.linear(duration: 1).delay(0.5).speed(2), at: [0.25, 0.5, 0.75])
        == [0, 128, 255])
  }

  @Test func `a repetition goes there and back, and ends where the value is`() throws {
    let there = Animation.linear(duration: 1).repeatCount(3)
    #expect(try alphas(there, at: [0.5, 1.25, 2.5, 3, 3.5]) == [128, 191, 128, 255, 255])
    let again = Animation.linear(duration: 1).repeatForever(autoreverses: false)
    #expect(try alphas(again, at: [0.5, 1.25, 10.5]) == [128, 64, 128])
  }

  @Test func `a spring overshoots where it bounces`() throws {
    let model = Model()
    let hosted = try Hosted(Mover(model: model), width: 220, height: 20, isMoving: true)
    withAnimation(.spring(duration: 0.5, bounce: 0.5)) { model.isOn = true }
    var all: [CGFloat] = []
    for frame in 0..<120 {
      try hosted.advance(to: Double(frame) / 60)
      all.append(try hosted.seenBox()?.minX ?? -1)
    }
    #expect(all[0] == 0)
    #expect((all.max() ?? 0) == 220 - 0.5 || (all.max() ?? 0) > 200)
    #expect(all[119] == 200)
  }

  @Test func `a value's animation is for its view and its changes alone`() throws {
    struct Both: View {
      let model: Model
      var body: some View {
        HStack(spacing: 0) {
          Color.red.frame(width: 10, height: 10).opacity(model.isOn ? 1 : 0)
            .animation(.linear(duration: 1), value: model.isOn)
          Color.red.frame(width: 10, height: 10).opacity(model.isOn ? 1 : 0)
            .animation(.linear(duration: 1), value: model.number)
        }
      }
    }
    let model = Model()
    let hosted = try Hosted(Both(model: model), width: 20, height: 10, isMoving: true)
    model.isOn = true
    try hosted.advance(to: 0.5)
    #expect(try hosted.pixel(5, 5)[3] == 128)
    #expect(try hosted.pixel(15, 5)[3] == 255)
  }

  @Test func `each change has the animation of its own transaction`() throws {
    struct Both: View {
      let model: Model
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
    let model = Model()
    let hosted = try Hosted(
      Mover(model: model).animation(.linear(duration: 1), value: model.isOn), width: 120,
      height: 20, isMoving: true)
    var transaction = Transaction(animation: .linear(duration: 1))
    transaction.disablesAnimations = true
    withTransaction(transaction) { model.isOn = true }
    try hosted.advance(to: 0.1)
    #expect(try hosted.seenBox()?.minX == 100)
  }

  @Test func `a body with data of its own runs at each frame`() throws {
    struct Counted: View, @MainActor Animatable {
      var value: Double
      var animatableData: Double {
        get { value }
        set { value = newValue }
      }
      var body: some View { Color.red.frame(width: CGFloat(value), height: 10) }
    }
    struct Outer: View {
      let model: Model
      var body: some View { Counted(value: model.isOn ? 100 : 20) }
    }
    let model = Model()
    let hosted = try Hosted(Outer(model: model), width: 100, height: 10, isMoving: true)
    let before = hosted.bodyCount(of: Counted.self)
    withAnimation(.linear(duration: 0.5)) { model.isOn = true }
    try hosted.advance(to: 0.25)
    #expect(try hosted.seenBox()?.width == 60)
    try hosted.advance(to: 2)
    #expect(try hosted.seenBox()?.width == 100)
    // One for the change, one for each of 30 frames, none after them.
    #expect(hosted.bodyCount(of: Counted.self) - before == 31)
  }

  @Test func `completions are called when the animation is over`() throws {
    var calls: [String] = []
    let model = Model()
    let hosted = try Hosted(Mover(model: model), width: 120, height: 20, isMoving: true)
    withAnimation(.linear(duration: 1)) { model.isOn = true } completion: { calls.append("end") }
    try hosted.advance(to: 0.9)
    #expect(calls == [])
    try hosted.advance(to: 1)
    #expect(calls == ["end"])
  }

  @Test func `a gradient is drawn anew on the way, in its size`() throws {
    struct Bar: View {
      let model: Model
      var body: some View {
        RoundedRectangle(cornerRadius: 8)
          .fill(LinearGradient(colors: [.orange, .pink], startPoint: .top, endPoint: .bottom))
          .frame(width: model.isOn ? 100 : 20, height: 20)
          .frame(width: 100, alignment: .leading)
      }
    }
    let model = Model()
    let hosted = try Hosted(Bar(model: model), width: 100, height: 20, isMoving: true)
    withAnimation(.linear(duration: 1)) { model.isOn = true }
    try hosted.advance(to: 0)
    _ = try hosted.image()
    try hosted.advance(to: 0.5)
    // Corners stay as round as they are: 8 points from the edge, all of the height is covered.
    #expect(try hosted.pixel(9, 0.5)[3] == 255)
    #expect(try hosted.pixel(50, 0.5)[3] == 255)
    #expect(try hosted.pixel(1, 0.5)[3] < 20)
  }

  /// A box whose opacity is a part of a value, written through a binding with an animation.
  private struct Bound: View {
    struct Look { var isShown = false }
    let writes: (Binding<Look>) -> Void
    @State var look = Look()
    var body: some View {
      Color.red.frame(width: 20, height: 20).opacity(look.isShown ? 1 : 0)
        .onAppear { writes($look) }
    }
  }

  @Test func `a part of a binding has the binding's animation`() throws {
    let hosted = try Hosted(
      Bound { $0.animation(.linear(duration: 1)).isShown.wrappedValue = true }, width: 20,
      height: 20, isMoving: true)
    try hosted.advance(to: 0.5)
    #expect(try hosted.pixel(10, 10)[3] == 128)
  }

  @Test func `what a binding's closure writes has the binding's animation`() throws {
    let hosted = try Hosted(
      Bound { look in
        let own = Binding(
          get: { look.wrappedValue.isShown }, set: { look.wrappedValue.isShown = $0 })
        own.animation(.linear(duration: 1)).wrappedValue = true
      }, width: 20, height: 20, isMoving: true)
    try hosted.advance(to: 0.5)
    #expect(try hosted.pixel(10, 10)[3] == 128)
  }
}
