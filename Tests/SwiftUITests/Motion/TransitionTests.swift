import SwiftUI
import Testing
import UIKit

@MainActor @Observable private final class Model {
  var isOn = false
}

@MainActor @Suite struct TransitionTests {
  private struct Shown: View {
    let model: Model
    let transition: AnyTransition
    var body: some View {
      ZStack(alignment: .topLeading) {
        Color.clear
        if model.isOn {
          Color.red.frame(width: 20, height: 10).transition(transition)
        }
      }
    }
  }

  /// Left edge and alpha of a box of 20 × 10 that comes and goes in a second each.
  private func course(
    _ transition: AnyTransition, at times: [TimeInterval]
  ) throws -> [[CGFloat]] {
    let model = Model()
    let hosted = try Hosted(
      Shown(model: model, transition: transition).offset(x: 40, y: 20), width: 100, height: 60,
      isMoving: true)
    withAnimation(.linear(duration: 1)) { model.isOn = true }
    var result: [[CGFloat]] = []
    var hasLeft = false
    for time in times {
      if time > 2, !hasLeft {
        hasLeft = true
        try hosted.advance(to: 2)
        withAnimation(.linear(duration: 1)) { model.isOn = false }
      }
      try hosted.advance(to: time)
      let box = try hosted.coveredBox()
      result.append(box.map { [$0.box.minX, $0.box.minY, $0.box.width, CGFloat($0.alpha)] } ?? [])
    }
    return result
  }

  @Test func `opacity fades`() throws {
    let found1 = try course(.opacity, at: [0.5, 1, 2.25])
    #expect(found1 == [[40, 20, 20, 128], [40, 20, 20, 255], [40, 20, 20, 191]])
  }

  @Test func `move comes over an edge and goes back over it, by the view's own size`() throws {
    let found2 = try course(.move(edge: .leading), at: [0, 0.5, 1, 2.5])
    #expect(
      found2 == [[20, 20, 20, 255], [30, 20, 20, 255], [40, 20, 20, 255], [30, 20, 20, 255]])
    let found3 = try course(.move(edge: .bottom), at: [0.5])
    #expect(found3 == [[40, 25, 20, 255]])
  }

  @Test func `slide comes over the leading edge and goes over the trailing one`() throws {
    let found4 = try course(.slide, at: [0.5, 2.5])
    #expect(found4 == [[30, 20, 20, 255], [50, 20, 20, 255]])
  }

  @Test func `push goes on over the other edge, and fades`() throws {
    let found5 = try course(.push(from: .leading), at: [0.5, 2.5])
    #expect(found5 == [[30, 20, 20, 128], [50, 20, 20, 128]])
  }

  @Test func `scale grows from its anchor`() throws {
    let found6 = try course(.scale, at: [0.5])
    #expect(found6 == [[45, 22.5, 10, 255]])
    let found7 = try course(.scale(scale: 0.5, anchor: .leading), at: [0, 0.5])
    #expect(found7 == [[40, 22.5, 10, 255], [40, 21, 15, 255]])
  }

  @Test func `an asymmetric one has a way each`() throws {
    let both = AnyTransition.asymmetric(insertion: .opacity, removal: .offset(x: 10))
    let found8 = try course(both, at: [0.5, 2.5])
    #expect(found8 == [[40, 20, 20, 128], [45, 20, 20, 255]])
  }

  @Test func `combined ones do both`() throws {
    #expect(
      try course(.opacity.combined(with: .offset(x: 10, y: 0)), at: [0.5])
        == [[45, 20, 20, 128]])
  }

  private struct Fade: ViewModifier {
    let amount: Double
    func body(content: Content) -> some View { content.opacity(amount) }
  }

  @Test func `a transition of modifiers is seen at rest, too`() throws {
    let own = AnyTransition.modifier(active: Fade(amount: 0), identity: Fade(amount: 0.5))
    let found9 = try course(own, at: [0.5, 1.5])
    #expect(found9 == [[40, 20, 20, 64], [40, 20, 20, 128]])
    let model = Model()
    model.isOn = true
    let still = try Hosted(Shown(model: model, transition: own), width: 20, height: 10)
    #expect(try still.pixel(5, 5)[3] == 128)
  }

  private struct Turned: Transition {
    func body(content: Content, phase: TransitionPhase) -> some View {
      content.offset(x: 10 * phase.value)
    }
  }

  @Test func `a transition of its own type knows before and after`() throws {
    #expect(
      try course(AnyTransition(Turned()), at: [0, 0.5, 1.5, 2.5])
        == [[30, 20, 20, 255], [35, 20, 20, 255], [40, 20, 20, 255], [45, 20, 20, 255]])
  }

  @Test func `a transition with an animation needs none of the change`() throws {
    let model = Model()
    let hosted = try Hosted(
      Shown(model: model, transition: .opacity.animation(.linear(duration: 1))), width: 20,
      height: 10, isMoving: true)
    model.isOn = true
    try hosted.advance(to: 0.5)
    #expect(try hosted.pixel(5, 5)[3] == 128)
  }
}
