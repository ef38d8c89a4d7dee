import UIKit

extension PropertyTable {
  private typealias Unavailable = UIContentUnavailableConfiguration

  private static func full() -> (UIContentUnavailableConfiguration, UIContentUnavailableView) {
    var content = UIContentUnavailableConfiguration.empty()
    content.image = Sample.image()
    content.text = "The quick brown fox jumps"
    content.secondaryText = "over a dog that is lazy"
    content.button.title = "One"
    content.secondaryButton.title = "Two"
    return (content, UIContentUnavailableView(configuration: content))
  }

  private static func specimen<Part>(
    _ part: WritableKeyPath<UIContentUnavailableConfiguration, Part>,
    adjust: @escaping @MainActor (inout UIContentUnavailableConfiguration, Part) -> Void = {
      _, _ in
    }
  ) -> Specimen<Part> {
    let (content, view) = full()
    return Specimen(
      content[keyPath: part],
      showing: Sample.root(with: view, frame: CGRect(x: 0, y: 0, width: 150, height: 240)),
      side: 260,
      use: { value in
        var changed = content
        changed[keyPath: part] = value
        adjust(&changed, value)
        view.configuration = changed
      })
  }

  static func unavailableContents() -> [PropertyProbe] {
    var family = PropertyFamily("UIContentUnavailableConfiguration") { specimen(\.self) }
    family.probe("image", \.image, Sample.image(20, 20, .green))
    family.probe("imageProperties", own: { _ in }, change: { $0.imageProperties.cornerRadius = 6 })
    family.probe("text", \.text, "other")
    family.probe("attributedText", \.attributedText, NSAttributedString(string: "other"))
    family.probe("textProperties", own: { _ in }, change: { $0.textProperties.color = .red })
    family.probe("secondaryText", \.secondaryText, "other")
    family.probe(
      "secondaryAttributedText", \.secondaryAttributedText, NSAttributedString(string: "other"))
    family.probe(
      "secondaryTextProperties", own: { _ in },
      change: { $0.secondaryTextProperties.color = .red })
    family.probe("button", own: { _ in }, change: { $0.button.title = "Other" })
    family.probe(
      "buttonProperties", own: { _ in }, change: { $0.buttonProperties.isEnabled = false })
    family.probe("secondaryButton", own: { _ in }, change: { $0.secondaryButton.title = "Other" })
    family.probe(
      "secondaryButtonProperties", own: { _ in },
      change: { $0.secondaryButtonProperties.isEnabled = false })
    family.probe("alignment", \.alignment, .natural)
    family.probe(
      "axesPreservingSuperviewLayoutMargins", \.axesPreservingSuperviewLayoutMargins, [],
      on: {
        let specimen = specimen(\Unavailable.self)
        specimen.stage.host.hostedView?.layoutMargins = UIEdgeInsets(
          top: 0, left: 40, bottom: 0, right: 40)
        return specimen
      })
    family.probe(
      "directionalLayoutMargins", \.directionalLayoutMargins,
      NSDirectionalEdgeInsets(top: 0, leading: 60, bottom: 0, trailing: 0))
    family.probe("imageToTextPadding", \.imageToTextPadding, 30)
    family.probe("textToSecondaryTextPadding", \.textToSecondaryTextPadding, 30)
    family.probe("textToButtonPadding", \.textToButtonPadding, 40)
    family.probe("buttonToSecondaryButtonPadding", \.buttonToSecondaryButtonPadding, 30)
    family.probe("background", own: { _ in }, change: { $0.background.backgroundColor = .green })
    return family.probes + unavailableParts() + unavailableViews()
  }

  private static func unavailableParts() -> [PropertyProbe] {
    var image = PropertyFamily("UIContentUnavailableConfiguration.ImageProperties") {
      specimen(\.imageProperties) { content, properties in
        if properties.tintColor == .purple || properties.tintColor == .red {
          content.image = UIImage(systemName: "star")
        }
      }
    }
    let symbol: @MainActor (inout Unavailable.ImageProperties) -> Void = { $0.tintColor = .purple }
    image.probe(
      "preferredSymbolConfiguration", \.preferredSymbolConfiguration, .init(pointSize: 60),
      given: symbol)
    image.probe("tintColor", \.tintColor, .red, given: symbol)
    image.probe("cornerRadius", \.cornerRadius, 6)
    image.probe("maximumSize", \.maximumSize, CGSize(width: 4, height: 4))
    image.probe(
      "accessibilityIgnoresInvertColors", \.accessibilityIgnoresInvertColors, true,
      .listed(.environment, "Matters where the device inverts colours; none does here."))
    let one: @MainActor (inout Unavailable.TextProperties) -> Void = { $0.numberOfLines = 1 }
    var text = PropertyFamily("UIContentUnavailableConfiguration.TextProperties") {
      specimen(\.textProperties)
    }
    text.probe("font", \.font, .systemFont(ofSize: 9))
    text.probe("color", \.color, .red)
    text.probe("lineBreakMode", \.lineBreakMode, .byTruncatingMiddle, given: one)
    text.probe("numberOfLines", \.numberOfLines, 1)
    text.probe("adjustsFontSizeToFitWidth", \.adjustsFontSizeToFitWidth, true) {
      $0.numberOfLines = 1
      $0.minimumScaleFactor = 0.3
    }
    text.probe("minimumScaleFactor", \.minimumScaleFactor, 0.9) {
      $0.font = .systemFont(ofSize: 40)
      $0.numberOfLines = 1
      $0.minimumScaleFactor = 0.3
      $0.adjustsFontSizeToFitWidth = true
    }
    text.probe(
      "allowsDefaultTighteningForTruncation", \.allowsDefaultTighteningForTruncation, true, .noted)
    var button = PropertyFamily("UIContentUnavailableConfiguration.ButtonProperties") {
      specimen(\.buttonProperties)
    }
    button.probe(
      "primaryAction", .listed(.behaviour, "What a tap does."), own: { _ in },
      change: { $0.primaryAction = UIAction { _ in } })
    button.probe("menu", .noted, own: { _ in }, change: { $0.menu = UIMenu() })
    button.probe("isEnabled", \.isEnabled, false)
    button.probe("role", \.role, .destructive)
    return image.probes + text.probes + button.probes
  }

  private static func unavailableViews() -> [PropertyProbe] {
    var views = PropertyFamily("UIContentUnavailableView") {
      let (_, view) = full()
      return Specimen(view, showing: Sample.root(with: view), side: 140)
    }
    views.probe("configuration", \.configuration, UIContentUnavailableConfiguration.search())
    views.probe(
      "isScrollEnabled", \.isScrollEnabled, false,
      .listed(.behaviour, "Decides whether a finger scrolls content that is too high."))
    var states = PropertyFamily("UIContentUnavailableConfigurationState") {
      let view = UIView()
      let first = UIContentUnavailableConfigurationState(traitCollection: UITraitCollection())
      return Specimen(
        first, showing: Sample.root(with: view),
        use: { view.backgroundColor = $0 == first ? .red : .blue })
    }
    states.probe(
      "traitCollection", \.traitCollection, UITraitCollection(userInterfaceStyle: .dark))
    states.probe("searchText", \.searchText, "plum")
    var controllers = PropertyFamily("UIViewController") {
      let controller = UIViewController()
      return Specimen(controller, showing: controller)
    }
    controllers.probe(
      "contentUnavailableConfiguration", \.contentUnavailableConfiguration,
      UIContentUnavailableConfiguration.search())
    var movements = PropertyFamily<Void>("UICollectionViewController") { nothing() }
    movements.list(
      "installsStandardGestureForInteractiveMovement", .behaviour,
      "Decides whether a finger moves items.")
    return views.probes + states.probes + controllers.probes + movements.probes
      + backgroundEffects()
  }

  private static func backgroundEffects() -> [PropertyProbe] {
    func background() -> (UICollectionViewCell, UIBackgroundConfiguration) {
      let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 60, height: 40))
      var background = UIBackgroundConfiguration.clear()
      background.backgroundColor = .orange
      return (cell, background)
    }
    var family = PropertyFamily("UIBackgroundConfiguration") {
      let (cell, background) = background()
      return Specimen(
        background, showing: Sample.root(with: cell, frame: cell.frame),
        use: { cell.backgroundConfiguration = $0 })
    }
    family.probe("visualEffect", \.visualEffect, UIBlurEffect(style: .regular))
    family.probe(
      "shadowProperties", own: { _ in }, change: { $0.shadowProperties.opacity = 0.5 })
    var shadows = PropertyFamily("UIShadowProperties") {
      let (cell, background) = background()
      var shadow = UIShadowProperties()
      shadow.opacity = 0.5
      shadow.radius = 2
      return Specimen(
        shadow, showing: Sample.root(with: cell, frame: cell.frame),
        use: { properties in
          var background = background
          background.shadowProperties = properties
          cell.backgroundConfiguration = background
        })
    }
    shadows.probe("color", \.color, .red)
    shadows.probe("opacity", \.opacity, 0.9)
    shadows.probe("offset", \.offset, CGSize(width: 3, height: 4))
    shadows.probe("radius", \.radius, 6)
    shadows.probe("path", \.path, UIBezierPath(rect: CGRect(x: 0, y: 0, width: 9, height: 60)))
    return family.probes + shadows.probes
  }
}
