import Foundation

/// Reads controls without editable text.
@MainActor
enum NibControls {
  static let classes: [NibClass] = [
    NibClass("control", UIControl.self, extends: "view", controlRules()),
    NibClass("button", UIButton.self, extends: "control", buttonRules()),
    NibClass("segmentedControl", UISegmentedControl.self, extends: "control", segmentedRules()),
    NibClass("slider", UISlider.self, extends: "control", sliderRules()),
    NibClass("switch", UISwitch.self, extends: "control", switchRules()),
    NibClass("stepper", UIStepper.self, extends: "control", stepperRules()),
    NibClass("pageControl", UIPageControl.self, extends: "control", pageRules()),
    NibClass("progressView", UIProgressView.self, extends: "view", progressRules()),
    NibClass(
      "activityIndicatorView", UIActivityIndicatorView.self, extends: "view", indicatorRules()),
    NibClass("refreshControl", UIRefreshControl.self, extends: "control", refreshRules()),
  ]

  private typealias Control = NibRules<UIControl>

  private static func controlRules() -> [NibRule] {
    [
      Control.flag("enabled", \.isEnabled),
      Control.flag("selected", \.isSelected),
      Control.flag("highlighted", \.isHighlighted),
      Control.choice(
        "contentHorizontalAlignment", \.contentHorizontalAlignment, NibChoices.horizontal),
      Control.choice("contentVerticalAlignment", \.contentVerticalAlignment, NibChoices.vertical),
    ] + Control.ignored("toolTip", "springLoaded")
  }

  // MARK: - Buttons

  private typealias Button = NibRules<UIButton>

  private static func buttonRules() -> [NibRule] {
    [
      Button.attribute("buttonType") { button, value throws(NibError) in
        button.take(try value.choice(NibChoices.buttonTypes))
      },
      Button.flag("showsTouchWhenHighlighted", \.showsTouchWhenHighlighted),
      Button.flag("reversesTitleShadowWhenHighlighted", \.reversesTitleShadowWhenHighlighted),
      Button.flag("adjustsImageWhenHighlighted", \.adjustsImageWhenHighlighted),
      Button.flag("adjustsImageWhenDisabled", \.adjustsImageWhenDisabled),
      Button.flag("showsMenuAsPrimaryAction", \.showsMenuAsPrimaryAction),
      Button.flag("changesSelectionAsPrimaryAction", \.changesSelectionAsPrimaryAction),
      Button.choice(
        "role", \.role,
        [
          "normal": .normal, "primary": .primary, "cancel": .cancel, "destructive": .destructive,
        ]),
      Button.attribute("lineBreakMode") { button, value throws(NibError) in
        button.titleLabel?.lineBreakMode = try value.choice(NibChoices.lineBreaks)
      },
      Button.child("fontDescription", "fontDescription") { button, value throws(NibError) in
        button.titleLabel?.font = try value.font()
      },
      Button.child("size", "titleShadowOffset") { button, value throws(NibError) in
        button.titleLabel?.shadowOffset = try value.size()
      },
      Button.insets("contentEdgeInsets", \.contentEdgeInsets),
      Button.insets("titleEdgeInsets", \.titleEdgeInsets),
      Button.insets("imageEdgeInsets", \.imageEdgeInsets),
      Button.child("state", nil, readState),
      Button.child("buttonConfiguration", "configuration") { button, value throws(NibError) in
        button.configuration = try value.buttonConfiguration()
      },
    ] + Button.ignored("pointerInteraction")
  }

  private static func readState(_ button: UIButton, _ value: NibValue) throws(NibError) {
    let element = value.element
    guard let name = element.key, let state = NibChoices.states[name] else {
      throw value.error(.badValue(element.key ?? "", of: "key"))
    }
    func part(_ element: NibElement, _ name: String = "") -> NibValue {
      NibValue(graph: value.graph, element: element, name: name, text: element[name] ?? "")
    }
    let known: Set = ["key", "title", "image", "backgroundImage", "catalog"]
    for attribute in element.attributes.keys.sorted() where !known.contains(attribute) {
      throw value.error(.unknownAttribute(attribute, of: element.name))
    }
    if element["title"] != nil {
      button.setTitle(part(element, "title").localized(name + "Title"), for: state)
    }
    if let image = element["image"] {
      button.setImage(try value.image(named: image, in: element), for: state)
    }
    if let image = element["backgroundImage"] {
      button.setBackgroundImage(try value.image(named: image, in: element), for: state)
    }
    for child in element.children {
      switch (child.name, child.key) {
      case ("string", "title"?), ("mutableString", "title"?):
        let text = try part(child).string()
        button.setTitle(part(element).stored(name + "Title") ?? text, for: state)
      case ("color", "titleColor"?): button.setTitleColor(try part(child).color(), for: state)
      case ("color", "titleShadowColor"?):
        button.setTitleShadowColor(try part(child).color(), for: state)
      case ("attributedString", "attributedTitle"?):
        button.setAttributedTitle(try part(child).attributedString(), for: state)
      case ("imageReference", "image"?):
        button.setImage(try part(child).imageReference(), for: state)
      case ("imageReference", "backgroundImage"?):
        button.setBackgroundImage(try part(child).imageReference(), for: state)
      case ("preferredSymbolConfiguration", _):
        button.setPreferredSymbolConfiguration(
          try part(child).symbolConfiguration(), forImageIn: state)
      case ("nil", _): continue
      default: throw value.graph.document.error(.unknownElement(child.name), at: child)
      }
    }
  }

  // MARK: - Values

  private typealias Segmented = NibRules<UISegmentedControl>

  private static func segmentedRules() -> [NibRule] {
    [
      Segmented.flag("momentary", \.isMomentary),
      Segmented.flag("apportionsSegmentWidthsByContent", \.apportionsSegmentWidthsByContent),
      Segmented.color("selectedSegmentTintColor", \.selectedSegmentTintColor),
      Segmented.child("segments", nil) { control, value throws(NibError) in
        for element in value.element.children { try readSegment(element, control, value) }
        let index = value.element.parent?["selectedSegmentIndex"].flatMap { Int($0) }
        control.selectedSegmentIndex = index ?? UISegmentedControl.noSegment
      },
    ] + Segmented.ignored("segmentControlStyle", "selectedSegmentIndex")
  }

  private static func readSegment(
    _ element: NibElement, _ control: UISegmentedControl, _ value: NibValue
  ) throws(NibError) {
    let place = control.numberOfSegments
    func part(_ element: NibElement, _ name: String = "") -> NibValue {
      NibValue(graph: value.graph, element: element, name: name, text: element[name] ?? "")
    }
    let known: Set = ["title", "image", "catalog", "width", "enabled"]
    for name in element.attributes.keys.sorted() where !known.contains(name) {
      throw value.graph.document.error(.unknownAttribute(name, of: element.name), at: element)
    }
    if let image = element["image"] {
      control.insertSegment(
        with: try value.image(named: image, in: element), at: place, animated: false)
    } else {
      control.insertSegment(
        withTitle: part(element, "title").localized("segmentTitles[\(place)]"), at: place,
        animated: false)
    }
    if element["width"] != nil {
      control.setWidth(try part(element, "width").number(), forSegmentAt: place)
    }
    if element["enabled"] != nil {
      control.setEnabled(try part(element, "enabled").flag(), forSegmentAt: place)
    }
    for child in element.children {
      switch (child.name, child.key) {
      case ("size", "contentOffset"?):
        control.setContentOffset(try part(child).size(), forSegmentAt: place)
      case ("imageReference", _):
        control.setImage(try part(child).imageReference(), forSegmentAt: place)
      case ("string", "title"?): control.setTitle(try part(child).string(), forSegmentAt: place)
      default: throw value.graph.document.error(.unknownElement(child.name), at: child)
      }
    }
  }

  private typealias Slider = NibRules<UISlider>

  private static func sliderRules() -> [NibRule] {
    [
      Slider.number("minValue", \.minimumValue), Slider.number("maxValue", \.maximumValue),
      Slider.number("minimumValue", \.minimumValue),
      Slider.number("maximumValue", \.maximumValue),
      Slider.number("value", \.value), Slider.flag("continuous", \.isContinuous),
      Slider.color("minimumTrackTintColor", \.minimumTrackTintColor),
      Slider.color("maximumTrackTintColor", \.maximumTrackTintColor),
      Slider.color("thumbTintColor", \.thumbTintColor),
    ] + Slider.image("minimumValueImage", \.minimumValueImage)
      + Slider.image("maximumValueImage", \.maximumValueImage)
  }

  private typealias Switch = NibRules<UISwitch>

  private static func switchRules() -> [NibRule] {
    [
      Switch.flag("on", \.isOn), Switch.color("onTintColor", \.onTintColor),
      Switch.color("thumbTintColor", \.thumbTintColor),
    ] + Switch.image("onImage", \.onImage) + Switch.image("offImage", \.offImage)
  }

  private typealias Stepper = NibRules<UIStepper>

  private static func stepperRules() -> [NibRule] {
    [
      Stepper.number("minimumValue", \.minimumValue),
      Stepper.number("maximumValue", \.maximumValue),
      Stepper.number("stepValue", \.stepValue), Stepper.number("value", \.value),
      Stepper.flag("wraps", \.wraps), Stepper.flag("autorepeat", \.autorepeat),
      Stepper.flag("continuous", \.isContinuous),
    ]
  }

  private typealias Page = NibRules<UIPageControl>

  private static func pageRules() -> [NibRule] {
    [
      Page.integer("numberOfPages", \.numberOfPages), Page.integer("currentPage", \.currentPage),
      Page.flag("hidesForSinglePage", \.hidesForSinglePage),
      Page.color("pageIndicatorTintColor", \.pageIndicatorTintColor),
      Page.color("currentPageIndicatorTintColor", \.currentPageIndicatorTintColor),
    ] + Page.image("preferredIndicatorImage", \.preferredIndicatorImage)
      + Page.ignored("defersCurrentPageDisplay")
  }

  private typealias Progress = NibRules<UIProgressView>

  private static func progressRules() -> [NibRule] {
    [
      Progress.choice(
        "progressViewStyle", \.progressViewStyle, ["default": .default, "bar": .bar]),
      Progress.number("progress", \.progress),
      Progress.color("progressTintColor", \.progressTintColor),
      Progress.color("trackTintColor", \.trackTintColor),
    ] + Progress.image("progressImage", \.progressImage)
      + Progress.image("trackImage", \.trackImage)
  }

  private typealias Indicator = NibRules<UIActivityIndicatorView>

  private static func indicatorRules() -> [NibRule] {
    [
      Indicator.choice(
        "style", \.style,
        [
          "medium": .medium, "large": .large, "gray": .init(rawValue: 2) ?? .medium,
          "white": .init(rawValue: 1) ?? .medium, "whiteLarge": .init(rawValue: 0) ?? .large,
        ]),
      Indicator.flag("hidesWhenStopped", \.hidesWhenStopped, absent: false),
      Indicator.attribute("animating", absent: "NO") { view, value throws(NibError) in
        if try value.flag() { view.startAnimating() } else { view.stopAnimating() }
      },
      Indicator.child("color", "color") { view, value throws(NibError) in
        view.color = try value.color()
      },
    ]
  }

  private typealias Refresh = NibRules<UIRefreshControl>

  private static func refreshRules() -> [NibRule] {
    [
      Refresh.child("attributedString", "attributedTitle") { view, value throws(NibError) in
        view.attributedTitle = try value.attributedString()
      }
    ]
  }
}

extension NibValue {
  /// A text of the file's strings; nil if they do not have it.
  func stored(_ key: String) -> String? {
    var owner = element
    while owner.id == nil, let parent = owner.parent { owner = parent }
    return owner.id.flatMap { graph.document.strings["\($0).\(key)"] }
  }
}
