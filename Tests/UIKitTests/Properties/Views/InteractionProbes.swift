import UIKit

extension PropertyTable {
  private static func label() -> Specimen<UIView> {
    let label = UILabel()
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    label.text = "fox"
    return Specimen(label, showing: Sample.root(with: label))
  }

  static func interactions() -> [PropertyProbe] {
    var family = PropertyFamily<UIView>("UIView") { label() }
    family.probe(
      "interactions", \.interactions, [UIPointerInteraction(delegate: nil)],
      .listed(.behaviour, "What a touch or a pointer does."))
    family.probe(
      "motionEffects", \.motionEffects, [UIMotionEffectGroup()],
      .listed(.environment, "What tilting the device does; it lies still."))
    family.probe(
      "minimumContentSizeCategory", \.minimumContentSizeCategory, .extraExtraLarge)
    family.probe("maximumContentSizeCategory", \.maximumContentSizeCategory, .extraSmall)
    family.probe("tintAdjustmentMode", \.tintAdjustmentMode, .dimmed, .noted)
    return family.probes + pointers() + motionEffects() + keyboardGuides() + screens()
  }

  private static func pointers() -> [PropertyProbe] {
    var pointers = PropertyFamily<Void>("UIPointerInteraction") { nothing() }
    pointers.list("isEnabled", .environment, "About the pointer, which is in no picture.")
    var regions = PropertyFamily<Void>("UIPointerRegion") { nothing() }
    regions.list("latchingAxes", .environment, "About the pointer, which is in no picture.")
    var previews = PropertyFamily<Void>("UIPreviewParameters") { nothing() }
    for name in ["visiblePath", "shadowPath", "backgroundColor"] {
      previews.list(name, .motion, "Seen while a view is lifted from its place.")
    }
    return pointers.probes + regions.probes + previews.probes
  }

  private static func motionEffects() -> [PropertyProbe] {
    var effects = PropertyFamily<Void>("UIInterpolatingMotionEffect") { nothing() }
    effects.list("minimumRelativeValue", .environment, "The device lies still.")
    effects.list("maximumRelativeValue", .environment, "The device lies still.")
    var groups = PropertyFamily<Void>("UIMotionEffectGroup") { nothing() }
    groups.list("motionEffects", .environment, "The device lies still.")
    return effects.probes + groups.probes
  }

  private static func keyboardGuides() -> [PropertyProbe] {
    var family = PropertyFamily("UIKeyboardLayoutGuide") {
      let controller = UIViewController()
      let mark = Sample.block(.zero, .red)
      mark.translatesAutoresizingMaskIntoConstraints = false
      controller.view.addSubview(mark)
      let guide = controller.view.keyboardLayoutGuide
      NSLayoutConstraint.activate([
        mark.bottomAnchor.constraint(equalTo: guide.topAnchor),
        mark.leftAnchor.constraint(equalTo: guide.leftAnchor),
        mark.rightAnchor.constraint(equalTo: guide.rightAnchor),
        mark.heightAnchor.constraint(equalToConstant: 20),
      ])
      return Specimen(guide, showing: controller)
    }
    let none = Verdict.listed(.environment, "There is no keyboard.")
    family.probe("usesBottomSafeArea", \.usesBottomSafeArea, false)
    family.probe("followsUndockedKeyboard", \.followsUndockedKeyboard, true, none)
    family.probe("keyboardDismissPadding", \.keyboardDismissPadding, 10, none)
    return family.probes
  }

  private static func screens() -> [PropertyProbe] {
    var family = PropertyFamily<Void>("UIScreen") { nothing() }
    family.list("brightness", .environment, "Of the device's light.")
    family.list("wantsSoftwareDimming", .environment, "Of the device's light.")
    return family.probes
  }
}
