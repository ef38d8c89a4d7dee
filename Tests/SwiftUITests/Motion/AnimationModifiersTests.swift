import SwiftUI
import Testing
import UIKit

@MainActor @Suite struct AnimationModifiersTests {
  private final class Model: ObservableObject {
    @Published var isWide = false
  }

  private struct Widened: AnimatableModifier {
    var width: Double
    nonisolated var animatableData: Double {
      get { width }
      set { width = newValue }
    }
    func body(content: Content) -> some View { content.frame(width: width, height: 10) }
  }

  private struct Bar: View {
    @ObservedObject var model: Model
    var body: some View {
      VStack {
        Color.red.modifier(Widened(width: model.isWide ? 80 : 20))
          .animation(.easeIn(duration: 1), value: model.isWide)
        if model.isWide { Color.blue.frame(width: 5, height: 5).transition(.move(edge: .top)) }
      }
      .fixedSize()
    }
  }

  @Test func `a change in an animation shows its end where no time is asked for`() {
    let model = Model()
    let controller = UIHostingController(rootView: Bar(model: model))
    controller.view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    controller.view.layoutIfNeeded()
    #expect(controller.sizeThatFits(in: CGSize(width: 100, height: 100)).width == 20)
    let notes = FidelityLedger.collecting {
      withAnimation(.spring()) { model.isWide = true }
      controller.view.layoutIfNeeded()
    }
    #expect(controller.sizeThatFits(in: CGSize(width: 100, height: 100)).width == 80)
    #expect(notes.isEmpty)
  }

  @Test func `a value's animation is for its view and its changes alone`() throws {
    struct Both: View {
      let model: MotionModel
      var body: some View {
        HStack(spacing: 0) {
          Color.red.frame(width: 10, height: 10).opacity(model.isOn ? 1 : 0)
            .animation(.linear(duration: 1), value: model.isOn)
          Color.red.frame(width: 10, height: 10).opacity(model.isOn ? 1 : 0)
            .animation(.linear(duration: 1), value: model.number)
        }
      }
    }
    let model = MotionModel()
    let hosted = try Hosted(Both(model: model), width: 20, height: 10, isMoving: true)
    model.isOn = true
    try hosted.advance(to: 0.5)
    #expect(try hosted.pixel(5, 5)[3] == 128)
    #expect(try hosted.pixel(15, 5)[3] == 255)
  }
}
