import UIKit

/// What apps name beside their views: focus, restoration, speech, scenes and hints to the display.
extension PropertyTable {
  static func environment() -> [PropertyProbe] {
    var probes = speech() + rotors() + focus() + restoration() + corners() + hints()
    probes += imageHints() + links() + scenePreferences() + newTraits() + previewing()
    return probes
  }

  private static func label() -> Specimen<UILabel> {
    let label = UILabel()
    label.text = "Hello"
    return Specimen(label, showing: Sample.root(with: label))
  }

  private static func speech() -> [PropertyProbe] {
    var family = PropertyFamily<UIResponder>("UIResponder") {
      let specimen = label()
      return Specimen<UIResponder>(
        specimen.subject, showing: specimen.subject.superview ?? specimen.subject)
    }
    let text = NSAttributedString(string: "other")
    family.probe("accessibilityAttributedLabel", \.accessibilityAttributedLabel, text)
    family.probe("accessibilityAttributedValue", \.accessibilityAttributedValue, text)
    family.probe("accessibilityAttributedHint", \.accessibilityAttributedHint, text)
    family.probe(
      "accessibilityAttributedUserInputLabels", \.accessibilityAttributedUserInputLabels, [text])
    family.probe("isAccessibilityElementBlock", \.isAccessibilityElementBlock, { false })
    family.probe("accessibilityLabelBlock", \.accessibilityLabelBlock, { "other" })
    family.probe(
      "accessibilityAttributedLabelBlock", \.accessibilityAttributedLabelBlock,
      { NSAttributedString(string: "other") })
    family.probe("accessibilityValueBlock", \.accessibilityValueBlock, { "other" })
    family.probe("accessibilityHintBlock", \.accessibilityHintBlock, { "other" })
    family.probe("accessibilityIdentifierBlock", \.accessibilityIdentifierBlock, { "other" })
    family.probe("accessibilityTraitsBlock", \.accessibilityTraitsBlock, { .button })
    family.probe(
      "accessibilityElementsBlock", \.accessibilityElementsBlock, { [] },
      given: { responder in
        responder.isAccessibilityElement = false
        let inner = UILabel(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        inner.text = "inner"
        (responder as? UIView)?.addSubview(inner)
      })
    for name in [
      "accessibilityCustomRotors", "accessibilityContainerType", "accessibilityNavigationStyle",
      "accessibilityTextualContext", "accessibilityRespondsToUserInteraction",
      "accessibilityDirectTouchOptions", "accessibilityExpandedStatus",
      "accessibilityHeaderElements", "automationElements", "accessibilityDragSourceDescriptors",
      "accessibilityDropPointDescriptors", "accessibilityActivateBlock",
    ] {
      family.list(name, .behaviour, "Decides what assistive technology offers, not what it reads.")
    }
    family.list("userActivity", .environment, "What another device could go on with.")
    return family.probes
  }

  private static func rotors() -> [PropertyProbe] {
    var actions = PropertyFamily<Void>("UIAccessibilityCustomAction") { nothing() }
    for name in ["attributedName", "target", "selector", "category"] {
      actions.list(name, .behaviour, "What the action does, and where it is offered.")
    }
    var rotor = PropertyFamily<Void>("UIAccessibilityCustomRotor") { nothing() }
    for name in ["name", "attributedName", "itemSearchBlock"] {
      rotor.list(name, .behaviour, "Where assistive technology goes when it is told to.")
    }
    var predicate = PropertyFamily<Void>("UIAccessibilityCustomRotorSearchPredicate") { nothing() }
    predicate.list("currentItem", .behaviour, "What a rotor is asked.")
    predicate.list("searchDirection", .behaviour, "What a rotor is asked.")
    var result = PropertyFamily<Void>("UIAccessibilityCustomRotorItemResult") { nothing() }
    result.list("targetElement", .behaviour, "What a rotor answers.")
    return actions.probes + rotor.probes + predicate.probes + result.probes
  }

  private static func focus() -> [PropertyProbe] {
    var view = PropertyFamily<Void>("UIView") { nothing() }
    view.list("focusGroupIdentifier", .behaviour, "Decides where a keyboard moves focus.")
    view.list("focusGroupPriority", .behaviour, "Decides where a keyboard moves focus.")
    view.list("focusEffect", .environment, "Seen while a keyboard moves focus, and there is none.")
    var halo = PropertyFamily<Void>("UIFocusHaloEffect") { nothing() }
    for name in ["containerView", "referenceView", "position"] {
      halo.list(name, .environment, "Seen while a keyboard moves focus, and there is none.")
    }
    var guide = PropertyFamily<Void>("UIFocusGuide") { nothing() }
    guide.list("isEnabled", .behaviour, "Decides where a keyboard moves focus.")
    guide.list("preferredFocusEnvironments", .behaviour, "Decides where a keyboard moves focus.")
    return view.probes + halo.probes + guide.probes
  }

  private static func restoration() -> [PropertyProbe] {
    var view = PropertyFamily<Void>("UIView") { nothing() }
    view.list("restorationIdentifier", .identity, "What state is saved under.")
    var controller = PropertyFamily<Void>("UIViewController") { nothing() }
    controller.list("restorationIdentifier", .identity, "What state is saved under.")
    controller.list("restorationClass", .behaviour, "Who makes controllers from saved state.")
    return view.probes + controller.probes
  }

  private static func corners() -> [PropertyProbe] {
    var family = PropertyFamily("UIView") {
      let view = Sample.block(.zero, .orange)
      return Specimen(view, showing: Sample.root(with: view))
    }
    family.probe("cornerConfiguration", \.cornerConfiguration, .capsule())
    return family.probes
  }

  private static func hints() -> [PropertyProbe] {
    var layer = PropertyFamily("CALayer") {
      let layer = CALayer()
      layer.frame = CGRect(x: 20, y: 24, width: 50, height: 40)
      layer.backgroundColor = Sample.red
      return shown(layer)
    }
    layer.probe("edgeAntialiasingMask", \.edgeAntialiasingMask, [.layerLeftEdge], .noted)
    layer.probe("minificationFilterBias", \.minificationFilterBias, 1, .noted) {
      $0.minificationFilter = .trilinear
    }
    layer.list("allowsEdgeAntialiasing", .hint, "Edges are always smooth.")
    layer.list("contentsFormat", .hint, "How pixels are kept, of which eight bits are seen.")
    for name in [
      "wantsExtendedDynamicRangeContent", "toneMapMode", "preferredDynamicRange",
      "contentsHeadroom",
    ] {
      layer.list(name, .environment, "Brighter than white, which no picture shows.")
    }
    var animation = PropertyFamily<Void>("CAAnimation") { nothing() }
    animation.list("preferredFrameRateRange", .hint, "How often a display draws it.")
    var scrolling = PropertyFamily<Void>("UIScrollView") { nothing() }
    for name in [
      "allowsKeyboardScrolling", "bouncesHorizontally", "bouncesVertically",
      "transfersHorizontalScrollingToParent", "transfersVerticalScrollingToParent",
    ] {
      scrolling.list(name, .behaviour, "Decides how people scroll.")
    }
    return layer.probes + animation.probes + scrolling.probes
  }

  private static func imageHints() -> [PropertyProbe] {
    var family = PropertyFamily("UIImageView") {
      let view = UIImageView(image: Sample.image(20, 30))
      return Specimen(view, showing: Sample.root(with: view))
    }
    family.probe(
      "adjustsImageSizeForAccessibilityContentSizeCategory",
      \.adjustsImageSizeForAccessibilityContentSizeCategory, true, .noted
    ) { $0.traitOverrides.preferredContentSizeCategory = .accessibilityLarge }
    family.list(
      "preferredImageDynamicRange", .environment, "Brighter than white, which no picture shows.")
    return family.probes
  }

  private static func links() -> [PropertyProbe] {
    var family = PropertyFamily<Void>("UIUpdateLink") { nothing() }
    family.list("isEnabled", .behaviour, "Decides whether an app's closures are called.")
    for name in [
      "requiresContinuousUpdates", "wantsLowLatencyEventDispatch", "wantsImmediatePresentation",
      "preferredFrameRateRange",
    ] {
      family.list(name, .hint, "How often and how soon a display draws.")
    }
    return family.probes
  }

  private static func scenePreferences() -> [PropertyProbe] {
    var geometry = PropertyFamily<Void>("UIWindowScene.GeometryPreferences.iOS") { nothing() }
    geometry.list("interfaceOrientations", .environment, "Windows lie as the test says.")
    var options = PropertyFamily<Void>("UIScene.ActivationRequestOptions") { nothing() }
    options.list("requestingScene", .environment, "There is one scene.")
    return geometry.probes + options.probes
  }

  private static func newTraits() -> [PropertyProbe] {
    var family = PropertyFamily<Void>("UIMutableTraits") { nothing() }
    family.list("activeAppearance", .requirement, "Colours of an app's own may ask for it.")
    family.list("imageDynamicRange", .environment, "Pictures are of standard range.")
    family.list("sceneCaptureState", .environment, "Nobody records the screen.")
    var own = PropertyFamily("UIMutableTraits") { label() }
    own.probe(
      "typesettingLanguage", .noted,
      own: { view in
        let language = view.traitOverrides.typesettingLanguage
        view.traitOverrides.typesettingLanguage = language
      },
      change: { $0.traitOverrides.typesettingLanguage = .init(identifier: "th") })
    return family.probes + own.probes
  }

  private static func previewing() -> [PropertyProbe] {
    var family = PropertyFamily<Void>("UIViewControllerPreviewing") { nothing() }
    family.list("sourceRect", .behaviour, "Where pressing hard shows a preview.")
    return family.probes
  }
}
