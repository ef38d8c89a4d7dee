import UIKit

extension PropertyTable {
  private static func button() -> Specimen<UIButton> {
    let button = UIButton(type: .custom)
    button.setTitle("Go on", for: .normal)
    button.setTitleColor(.black, for: .normal)
    button.setImage(Sample.image(), for: .normal)
    return Specimen(button, showing: Sample.root(with: button))
  }

  private static func configured() -> Specimen<UIButton> {
    let button = UIButton(configuration: .filled())
    button.configuration?.title = "Go on"
    return Specimen(button, showing: Sample.root(with: button))
  }

  static func buttons() -> [PropertyProbe] {
    var family = PropertyFamily("UIButton") { button() }
    let insets = UIEdgeInsets(top: 4, left: 9, bottom: 0, right: 0)
    family.probe("contentEdgeInsets", \.contentEdgeInsets, insets)
    family.probe("titleEdgeInsets", \.titleEdgeInsets, insets)
    family.probe("imageEdgeInsets", \.imageEdgeInsets, insets)
    family.probe(
      "adjustsImageWhenHighlighted", \.adjustsImageWhenHighlighted, false,
      given: { $0.isHighlighted = true })
    family.probe(
      "adjustsImageWhenDisabled", \.adjustsImageWhenDisabled, false,
      given: { $0.isEnabled = false })
    family.probe(
      "reversesTitleShadowWhenHighlighted", \.reversesTitleShadowWhenHighlighted, true, .noted,
      given: { button in
        button.setTitleShadowColor(.red, for: .normal)
        button.titleLabel?.shadowOffset = CGSize(width: 3, height: 3)
        button.isHighlighted = true
      })
    family.probe(
      "showsTouchWhenHighlighted", \.showsTouchWhenHighlighted, true, .noted,
      given: { $0.isHighlighted = true })
    family.probe("configuration", \.configuration, .filled(), on: configured) {
      $0.configuration?.baseBackgroundColor = .red
    }
    family.probe(
      "configurationUpdateHandler", \.configurationUpdateHandler,
      { $0.configuration?.baseBackgroundColor = .red }, on: configured)
    family.probe(
      "automaticallyUpdatesConfiguration", \.automaticallyUpdatesConfiguration, false,
      on: {
        let specimen = configured()
        return Specimen(
          specimen.subject, in: specimen.stage, use: { $0.isEnabled = false })
      })
    family.probe("role", \.role, .destructive, on: configured) {
      $0.configuration = .plain()
      $0.configuration?.title = "Go"
    }
    let other = UIMenu(children: [UIAction(title: "Other") { _ in }])
    family.probe("menu", \.menu, other, on: configured) {
      $0.showsMenuAsPrimaryAction = true
      $0.changesSelectionAsPrimaryAction = true
    }
    family.probe(
      "changesSelectionAsPrimaryAction", \.changesSelectionAsPrimaryAction, true, on: configured
    ) {
      $0.showsMenuAsPrimaryAction = true
      $0.menu = other
    }
    return family.probes
  }

  static func menuElements() -> [PropertyProbe] {
    var family = PropertyFamily("UIAction") {
      let action = UIAction(title: "Go", image: Sample.image()) { _ in }
      let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
      let item = UINavigationItem(title: "")
      bar.setItems([item], animated: false)
      return Specimen(
        action, showing: Sample.root(with: bar, frame: bar.frame),
        use: { item.rightBarButtonItem = UIBarButtonItem(primaryAction: $0) })
    }
    family.probe("title", \.title, "other", given: { $0.image = nil })
    family.probe("image", \.image, Sample.image(20, 20, .green))
    family.probe(
      "discoverabilityTitle", \.discoverabilityTitle, "other",
      .listed(.environment, "Shown among the shortcuts of a keyboard alone."))
    let open = Verdict.listed(.behaviour, "Part of a menu, which only a touch opens.")
    family.probe("attributes", \.attributes, .disabled, open)
    family.probe("state", \.state, .on, open)
    var element = PropertyFamily<UIMenuElement>("UIMenuElement") {
      let specimen = nothing()
      return Specimen(UIAction(title: "Go") { _ in }, in: specimen.stage)
    }
    element.probe("subtitle", \.subtitle, "other", open)
    return family.probes + element.probes
  }

  // MARK: Configurations

  private static func configuration() -> Specimen<UIButton.Configuration> {
    configuration(.filled())
  }

  private static func configuration(
    _ start: UIButton.Configuration
  ) -> Specimen<UIButton.Configuration> {
    var configuration = start
    configuration.title = "Go"
    configuration.subtitle = "now"
    configuration.image = Sample.template(8)
    let button = UIButton(configuration: configuration)
    return Specimen(
      configuration,
      showing: Sample.root(with: button, frame: CGRect(x: 0, y: 0, width: 100, height: 80)),
      measures: { _ in ["\(button.intrinsicContentSize)"] },
      use: { button.configuration = $0 })
  }

  static func buttonConfigurations() -> [PropertyProbe] {
    typealias Configuration = UIButton.Configuration
    let red = UIConfigurationColorTransformer { _ in .red }
    let large = UIConfigurationTextAttributesTransformer { attributes in
      var attributes = attributes
      attributes.uiKit.font = .systemFont(ofSize: 9)
      return attributes
    }
    let long = "A long title that does not fit at all in here"
    var family = PropertyFamily("UIButton.Configuration") { configuration() }
    family.probe(
      "background",
      own: { _ in }, change: { $0.background.backgroundColor = .orange })
    family.probe("cornerStyle", \.cornerStyle, .capsule)
    family.probe("buttonSize", \.buttonSize, .large)
    family.probe("baseForegroundColor", \.baseForegroundColor, .red)
    family.probe("baseBackgroundColor", \.baseBackgroundColor, .red)
    family.probe("image", \.image, Sample.template(20))
    family.probe("imageColorTransformer", \.imageColorTransformer, red)
    family.probe(
      "preferredSymbolConfigurationForImage", \.preferredSymbolConfigurationForImage,
      UIImage.SymbolConfiguration(pointSize: 30), given: { $0.image = UIImage(systemName: "star") })
    family.probe("showsActivityIndicator", \.showsActivityIndicator, true)
    family.probe(
      "activityIndicatorColorTransformer", \.activityIndicatorColorTransformer, red,
      given: { $0.showsActivityIndicator = true })
    family.probe("title", \.title, "Stop")
    family.probe("attributedTitle", \.attributedTitle, AttributedString("Stop"))
    family.probe("titleTextAttributesTransformer", \.titleTextAttributesTransformer, large)
    family.probe(
      "titleLineBreakMode", \.titleLineBreakMode, .byTruncatingMiddle,
      given: { $0.title = long })
    family.probe("subtitle", \.subtitle, "later")
    family.probe("attributedSubtitle", \.attributedSubtitle, AttributedString("later"))
    family.probe("subtitleTextAttributesTransformer", \.subtitleTextAttributesTransformer, large)
    family.probe(
      "subtitleLineBreakMode", \.subtitleLineBreakMode, .byTruncatingMiddle,
      given: { $0.subtitle = long })
    family.probe("indicator", \.indicator, .popup)
    family.probe(
      "indicatorColorTransformer", \.indicatorColorTransformer, red,
      given: { $0.indicator = .popup })
    family.probe(
      "contentInsets", \.contentInsets, .init(top: 0, leading: 20, bottom: 9, trailing: 1))
    family.probe("imagePlacement", \.imagePlacement, .bottom)
    family.probe("imagePadding", \.imagePadding, 7)
    family.probe("titlePadding", \.titlePadding, 7)
    family.probe("titleAlignment", \.titleAlignment, .trailing)
    family.probe(
      "automaticallyUpdateForSelection", \.automaticallyUpdateForSelection, false,
      on: {
        let specimen = configuration(.plain())
        return Specimen(
          specimen.subject, in: specimen.stage,
          use: { configuration in
            let button = specimen.stage.host.hostedView?.subviews.first as? UIButton
            button?.configuration = configuration
            button?.isSelected = true
          })
      })
    return family.probes
  }

  static func backgroundConfigurations() -> [PropertyProbe] {
    var family = PropertyFamily("UIBackgroundConfiguration") {
      let cell = UICollectionViewCell()
      var background = UIBackgroundConfiguration.clear()
      background.backgroundColor = .orange
      background.strokeColor = .blue
      background.strokeWidth = 2
      return Specimen(
        background, showing: Sample.root(with: cell), use: { cell.backgroundConfiguration = $0 })
    }
    let green = UIConfigurationColorTransformer { _ in .green }
    family.probe("customView", \.customView, Sample.block(.zero, .red))
    family.probe("cornerRadius", \.cornerRadius, 9)
    family.probe(
      "backgroundInsets", \.backgroundInsets, .init(top: 4, leading: 4, bottom: 4, trailing: 4))
    family.probe(
      "edgesAddingLayoutMarginsToBackgroundInsets",
      \.edgesAddingLayoutMarginsToBackgroundInsets, .all)
    family.probe("backgroundColor", \.backgroundColor, .red)
    family.probe("backgroundColorTransformer", \.backgroundColorTransformer, green)
    family.probe("image", \.image, Sample.image())
    family.probe(
      "imageContentMode", \.imageContentMode, .center, given: { $0.image = Sample.image() })
    family.probe("strokeColor", \.strokeColor, .green)
    family.probe("strokeColorTransformer", \.strokeColorTransformer, green)
    family.probe("strokeWidth", \.strokeWidth, 5)
    family.probe("strokeOutset", \.strokeOutset, 4)
    return family.probes
  }
}
