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

  @Test func `motion effects say what a tilt would do`() {
    let effect = UIInterpolatingMotionEffect(
      keyPath: "center.x", type: .tiltAlongHorizontalAxis)
    effect.minimumRelativeValue = -10
    effect.maximumRelativeValue = 30
    let group = UIMotionEffectGroup()
    group.motionEffects = [effect]
    let tilt = UIOffset(horizontal: 0.5, vertical: 0)
    let values = group.keyPathsAndRelativeValues(forViewerOffset: tilt)
    #expect(values?["center.x"] as? Double == 20)
    let view = UIView()
    view.addMotionEffect(group)
    #expect(view.motionEffects.count == 1)
    view.removeMotionEffect(group)
    #expect(view.motionEffects.isEmpty)
  }
}
