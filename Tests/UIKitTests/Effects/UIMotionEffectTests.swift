import Testing
import UIKit

@MainActor
@Suite struct UIMotionEffectTests {
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
