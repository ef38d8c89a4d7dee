import UIKit

extension PropertyTable {
  /// In a tab bar, low as on a phone that lies on its side where `isCompact`.
  private static func item(isCompact: Bool = false) -> Specimen<UIBarItem> {
    let controller = UIViewController()
    let item = UITabBarItem(title: "Home", image: Sample.template(20), tag: 0)
    controller.tabBarItem = item
    let tabs = UITabBarController()
    tabs.viewControllers = [controller, UIViewController()]
    let specimen = Specimen<UIBarItem>(item, showing: tabs)
    if isCompact {
      let window = specimen.stage.host.window
      window.screenTraits = UITraitCollection(traitsFrom: [
        window.screenTraits, UITraitCollection(verticalSizeClass: .compact),
      ])
    }
    return specimen
  }

  static func barItems() -> [PropertyProbe] {
    let large = Verdict.listed(.behaviour, "Shown while a finger is held on the item.")
    let insets = UIEdgeInsets(top: 4, left: 0, bottom: -4, right: 0)
    var family = PropertyFamily("UIBarItem") { item() }
    family.probe("title", \.title, "other")
    family.probe("image", \.image, Sample.template(12))
    family.probe("imageInsets", \.imageInsets, insets)
    family.probe(
      "landscapeImagePhone", \.landscapeImagePhone, Sample.template(8),
      on: { item(isCompact: true) })
    family.probe(
      "landscapeImagePhoneInsets", \.landscapeImagePhoneInsets, insets,
      on: { item(isCompact: true) }, given: { $0.landscapeImagePhone = Sample.template(8) })
    family.probe("largeContentSizeImage", \.largeContentSizeImage, Sample.image(), large)
    family.probe(
      "largeContentSizeImageInsets", \.largeContentSizeImageInsets, insets, large)
    family.probe("isEnabled", \.isEnabled, false)
    family.probe("accessibilityLabel", \.accessibilityLabel, "other")
    family.probe("accessibilityIdentifier", \.accessibilityIdentifier, "other")
    family.probe("accessibilityHint", \.accessibilityHint, "other")
    family.probe("accessibilityValue", \.accessibilityValue, "other")
    family.probe("accessibilityTraits", \.accessibilityTraits, .header)
    family.probe("tag", \.tag, 7, .listed(.identity, "A number for the app to find the item by."))
    return family.probes
  }
}
