import Testing
import UIKit

@MainActor
@Suite struct UIPointerInteractionTests {
  @Test func `an interaction belongs to one view`() {
    let (first, second) = (UIView(), UIView())
    let interaction = UIPointerInteraction(delegate: nil)
    first.addInteraction(interaction)
    first.addInteraction(interaction)
    #expect(first.interactions.count == 1 && interaction.view === first)
    second.addInteraction(interaction)
    #expect(first.interactions.isEmpty && interaction.view === second)
    second.interactions = []
    #expect(interaction.view == nil && second.interactions.isEmpty)
  }

  @Test func `styles are values for others to read`() {
    let view = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    let style = UIPointerStyle(effect: .lift(UITargetedPreview(view: view)))
    guard case .lift(let preview) = style.effect else {
      Issue.record("another effect")
      return
    }
    #expect(preview.view === view && preview.target.center == view.center)
    #expect(UIPointerStyle(shape: .verticalBeam(length: 5)).effect == nil)
  }
}
