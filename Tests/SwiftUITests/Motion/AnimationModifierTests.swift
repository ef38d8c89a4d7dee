import SwiftUI
import Testing

@MainActor @Suite struct AnimationModifierTests {
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

  private nonisolated static func ring() -> AnyView {
    AnyView(Circle().stroke(Color.red, lineWidth: 2))
  }

  @Test func `shapes are styled in code of any actor`() {
    let size = CGSize(width: 30, height: 30)
    #expect(UIHostingController(rootView: Self.ring()).sizeThatFits(in: size) == size)
  }
}
