import Foundation

/// Reads plain views, images, stacks, scroll views and effects.
@MainActor
enum NibViews {
  static let classes: [NibClass] = [
    NibClass("view", UIView.self, viewRules()),
    NibClass("containerView", UIView.self, extends: "view"),
    NibClass("tableViewCellContentView", UIView.self, extends: "view", contentViewRules()),
    NibClass("collectionViewCellContentView", UIView.self, extends: "view"),
    NibClass("window", UIWindow.self, extends: "view", windowRules()),
    NibClass("imageView", UIImageView.self, extends: "view", imageViewRules()),
    NibClass("stackView", UIStackView.self, extends: "view", stackViewRules()),
    NibClass("scrollView", UIScrollView.self, extends: "view", scrollViewRules()),
    NibClass("visualEffectView", UIVisualEffectView.self, extends: "view", effectRules()),
    NibClass("customObject", NSObject.self),
  ]

  private typealias View = NibRules<UIView>

  private static func viewRules() -> [NibRule] {
    [
      View.choice("semanticContentAttribute", \.semanticContentAttribute, NibChoices.semantics),
      View.choice("contentMode", \.contentMode, NibChoices.contentModes),
      View.flag("opaque", \.isOpaque, absent: true),
      View.flag("hidden", \.isHidden),
      View.number("alpha", \.alpha),
      View.integer("tag", \.tag),
      View.flag("clearsContextBeforeDrawing", \.clearsContextBeforeDrawing),
      View.flag("clipsSubviews", \.clipsToBounds, absent: false),
      View.flag("autoresizesSubviews", \.autoresizesSubviews),
      View.flag("userInteractionEnabled", \.isUserInteractionEnabled, absent: true),
      View.flag("multipleTouchEnabled", \.isMultipleTouchEnabled),
      View.flag("exclusiveTouch", \.isExclusiveTouch),
      View.attribute("translatesAutoresizingMaskIntoConstraints") { view, value throws(NibError) in
        // Views at a fixed place have no constraints of their own; Xcode makes them from the frame.
        let translates = try value.flag()
        let isFixed = value.element.flag("fixedFrame") == true
        view.translatesAutoresizingMaskIntoConstraints = isFixed || translates
      },
      View.flag("preservesSuperviewLayoutMargins", \.preservesSuperviewLayoutMargins),
      View.flag("insetsLayoutMarginsFromSafeArea", \.insetsLayoutMarginsFromSafeArea),
      View.attribute("viewLayoutMarginsFollowReadableWidth", followsReadableWidth),
      View.attribute("layoutMarginsFollowReadableWidth", followsReadableWidth),
      View.choice("tintAdjustmentMode", \.tintAdjustmentMode, NibChoices.tintAdjustments),
      View.choice(
        "overrideUserInterfaceStyle", \.overrideUserInterfaceStyle, NibChoices.interfaceStyles),
      View.attribute("restorationIdentifier") { _, _ throws(NibError) in },
    ] + priorityRules() + viewChildren()
  }

  /// Sets whether the margins follow the readable width: they are those of the readable guide then.
  private static func followsReadableWidth(_ view: UIView, _ value: NibValue) throws(NibError) {
    guard try value.flag(), !(view is UITableView) else { return }
    FidelityLedger.note(.property, "followsReadableWidth", birth: UIResponder.birthCount)
  }

  /// The rules of priorities. An absent one is 250 or 750 for every class; Xcode writes any other
  /// value of a class.
  private static func priorityRules() -> [NibRule] {
    let axes: [(String, NSLayoutConstraint.Axis)] = [
      ("horizontal", .horizontal), ("vertical", .vertical),
    ]
    return axes.flatMap { name, axis in
      [
        View.attribute(name + "HuggingPriority", absent: "250") { view, value throws(NibError) in
          view.setContentHuggingPriority(
            UILayoutPriority(Float(try value.number())), for: axis)
        },
        View.attribute(name + "CompressionResistancePriority", absent: "750") {
          view, value throws(NibError) in
          view.setContentCompressionResistancePriority(
            UILayoutPriority(Float(try value.number())), for: axis)
        },
      ]
    }
  }

  private static func viewChildren() -> [NibRule] {
    [
      View.child("rect", "frame") { view, value throws(NibError) in
        view.frame = try value.rect()
      },
      View.child("rect", "contentStretch") { view, value throws(NibError) in
        let part = try value.rect()
        // Interface Builder writes zeros where nothing was set.
        if part != .zero { view.layer.contentsCenter = part }
      },
      View.child("frame", "frameInset", placeByInsets),
      View.child("autoresizingMask", "autoresizingMask") { view, value throws(NibError) in
        view.autoresizingMask = try value.autoresizingMask()
      },
      View.color("backgroundColor", \.backgroundColor),
      View.color("tintColor", \.tintColor),
      View.insets("layoutMargins", \.layoutMargins),
      View.child("edgeInsets", "layoutMargins") { view, value throws(NibError) in
        view.layoutMargins = try value.insets()
      },
      View.child("directionalEdgeInsets", "directionalLayoutMargins") {
        view, value throws(NibError) in
        view.directionalLayoutMargins = NSDirectionalEdgeInsets(
          top: try value.number("top", or: 0), leading: try value.number("leading", or: 0),
          bottom: try value.number("bottom", or: 0), trailing: try value.number("trailing", or: 0))
      },
      View.child("subviews", nil, addSubviews),
      View.child("gestureRecognizers") { view, value throws(NibError) in
        for element in value.element.children {
          guard let made = try value.graph.make(element) as? UIGestureRecognizer else { continue }
          view.addGestureRecognizer(made)
        }
      },
      View.child("accessibility", "accessibilityConfiguration", readAccessibility),
      View.child("attributedString", "userComments") { _, _ throws(NibError) in },
      View.child("size", "intrinsicContentSize") { _, _ throws(NibError) in },
    ]
  }

  /// Places a view by its distances from the superview's edges, some of which may be missing.
  private static func placeByInsets(_ view: UIView, _ value: NibValue) throws(NibError) {
    let parent = value.element.parent?.parent?.parent
    let room = parent?.id.flatMap { value.graph.known($0) as? UIView }?.bounds.size ?? .zero
    func side(
      _ start: String, _ end: String, _ length: String, _ room: CGFloat
    ) throws(NibError) -> (CGFloat, CGFloat) {
      let near = value.element[start] == nil ? nil : try value.number(start)
      let far = value.element[end] == nil ? nil : try value.number(end)
      let given = value.element[length] == nil ? nil : try value.number(length)
      let size = given ?? max(room - (near ?? 0) - (far ?? 0), 0)
      return (near ?? room - (far ?? 0) - size, size)
    }
    let (x, width) = try side("minX", "maxX", "width", room.width)
    let (y, height) = try side("minY", "maxY", "height", room.height)
    view.frame = CGRect(x: x, y: y, width: width, height: height)
  }

  private static func addSubviews(_ view: UIView, _ value: NibValue) throws(NibError) {
    let graph = value.graph
    let owner = value.element.parent
    for element in value.element.children {
      do throws(NibError) {
        guard let subview = try graph.make(element) as? UIView else {
          throw graph.document.error(.unknownElement(element.name), at: element)
        }
        guard graph.isInstalled(element, in: owner, "subviews", for: view) else { continue }
        if let stack = view as? UIStackView {
          stack.addArrangedSubview(subview)
        } else if let effect = view as? UIVisualEffectView {
          effect.contentView.addSubview(subview)
        } else {
          view.addSubview(subview)
        }
      } catch {
        graph.report(error)
      }
    }
  }

  // MARK: - Accessibility

  private static func readAccessibility(_ view: UIView, _ value: NibValue) throws(NibError) {
    for name in value.element.attributes.keys.sorted() {
      let text = value.element[name] ?? ""
      let attribute = NibValue(
        graph: value.graph, element: value.element, name: name, text: text)
      switch name {
      case "key": continue
      case "label": view.accessibilityLabel = attribute.localized("accessibilityLabel")
      case "hint": view.accessibilityHint = attribute.localized("accessibilityHint")
      case "identifier": view.accessibilityIdentifier = text
      default: throw value.error(.unknownAttribute(name, of: value.element.name))
      }
    }
    for child in value.element.children {
      switch (child.name, child.key) {
      case ("bool", "isElement"?): view.isAccessibilityElement = child["value"] == "YES"
      case ("accessibilityTraits", _):
        view.accessibilityTraits = try traits(child, value)
      case ("string", "label"?): view.accessibilityLabel = child.text
      case ("string", "hint"?): view.accessibilityHint = child.text
      case ("nil", _): continue
      default: throw value.graph.document.error(.unknownElement(child.name), at: child)
      }
    }
  }

  private static let traitNames: [String: UIAccessibilityTraits] = [
    "none": .none, "button": .button, "link": .link, "header": .header, "searchField": .searchField,
    "image": .image, "selected": .selected, "playsSound": .playsSound,
    "keyboardKey": .keyboardKey, "staticText": .staticText, "summaryElement": .summaryElement,
    "notEnabled": .notEnabled, "updatesFrequently": .updatesFrequently,
    "startsMediaSession": .startsMediaSession, "adjustable": .adjustable,
    "allowsDirectInteraction": .allowsDirectInteraction, "causesPageTurn": .causesPageTurn,
  ]

  private static func traits(
    _ element: NibElement, _ value: NibValue
  ) throws(NibError) -> UIAccessibilityTraits {
    var traits: UIAccessibilityTraits = []
    for name in element.attributes.keys.sorted() where name != "key" {
      guard let trait = traitNames[name] else {
        throw value.graph.document.error(.unknownAttribute(name, of: element.name), at: element)
      }
      if element.flag(name) == true { traits.insert(trait) }
    }
    return traits
  }

  // MARK: - Kinds of views

  private static func contentViewRules() -> [NibRule] {
    View.ignored("tableViewCell")
  }

  private static func windowRules() -> [NibRule] {
    NibRules<UIWindow>.ignored("visibleAtLaunch", "resizesToFullScreen")
  }

  private typealias Picture = NibRules<UIImageView>

  private static func imageViewRules() -> [NibRule] {
    Picture.image("image", \.image) + Picture.image("highlightedImage", \.highlightedImage) + [
      Picture.flag("highlighted", \.isHighlighted),
      Picture.child("preferredSymbolConfiguration", nil) { view, value throws(NibError) in
        view.preferredSymbolConfiguration = try value.symbolConfiguration()
      },
    ] + Picture.ignored("adjustsImageSizeForAccessibilityContentSizeCategory")
  }

  private typealias Stack = NibRules<UIStackView>

  private static func stackViewRules() -> [NibRule] {
    [
      Stack.choice("axis", \.axis, NibChoices.axes),
      Stack.choice("distribution", \.distribution, NibChoices.distributions),
      Stack.choice("alignment", \.alignment, NibChoices.alignments),
      Stack.number("spacing", \.spacing),
      Stack.flag("baselineRelativeArrangement", \.isBaselineRelativeArrangement),
      Stack.flag("layoutMarginsRelativeArrangement", \.isLayoutMarginsRelativeArrangement),
    ] + Stack.ignored("spacingType")
  }

  private typealias Scroll = NibRules<UIScrollView>

  private static func scrollViewRules() -> [NibRule] {
    [
      Scroll.flag("scrollEnabled", \.isScrollEnabled),
      Scroll.flag("pagingEnabled", \.isPagingEnabled),
      Scroll.flag("directionalLockEnabled", \.isDirectionalLockEnabled),
      Scroll.flag("bounces", \.bounces),
      Scroll.flag("alwaysBounceVertical", \.alwaysBounceVertical, absent: false),
      Scroll.flag("alwaysBounceHorizontal", \.alwaysBounceHorizontal),
      Scroll.flag("scrollsToTop", \.scrollsToTop),
      Scroll.flag("delaysContentTouches", \.delaysContentTouches),
      Scroll.flag("canCancelContentTouches", \.canCancelContentTouches),
      Scroll.flag("showsHorizontalScrollIndicator", \.showsHorizontalScrollIndicator),
      Scroll.flag("showsVerticalScrollIndicator", \.showsVerticalScrollIndicator),
      Scroll.flag("bouncesZoom", \.bouncesZoom),
      Scroll.number("minimumZoomScale", \.minimumZoomScale),
      Scroll.number("maximumZoomScale", \.maximumZoomScale),
      Scroll.choice(
        "indicatorStyle", \.indicatorStyle,
        [
          "default": .default, "black": .black, "white": .white,
        ]),
      Scroll.choice(
        "keyboardDismissMode", \.keyboardDismissMode,
        [
          "none": .none, "onDrag": .onDrag, "interactive": .interactive,
        ]),
      Scroll.choice(
        "contentInsetAdjustmentBehavior", \.contentInsetAdjustmentBehavior,
        [
          "automatic": .automatic, "scrollableAxes": .scrollableAxes, "never": .never,
          "always": .always,
        ]),
      Scroll.insets("contentInset", \.contentInset),
      Scroll.insets("scrollIndicatorInsets", \.scrollIndicatorInsets),
      Scroll.size("contentSize", \.contentSize),
    ]
  }

  private typealias Effect = NibRules<UIVisualEffectView>

  private static func effectRules() -> [NibRule] {
    [
      Effect.child("blurEffect", nil) { view, value throws(NibError) in
        view.effect = UIBlurEffect(style: try value.blurStyle())
      },
      Effect.child("vibrancyEffect", nil) { view, value throws(NibError) in
        var style = UIBlurEffect.Style.regular
        for child in value.element.children where child.name == "blurEffect" {
          style = try NibValue(graph: value.graph, element: child, name: "style", text: "")
            .blurStyle()
        }
        view.effect = UIVibrancyEffect(blurEffect: UIBlurEffect(style: style))
      },
      Effect.child("view", "contentView") { view, value throws(NibError) in
        value.graph.read(value.element, into: view.contentView)
        value.graph.noteMade(value.element, view.contentView)
      },
    ]
  }
}

extension NibValue {
  func autoresizingMask() throws(NibError) -> UIView.AutoresizingMask {
    let names: [String: UIView.AutoresizingMask] = [
      "widthSizable": .flexibleWidth, "heightSizable": .flexibleHeight,
      "flexibleMinX": .flexibleLeftMargin, "flexibleMaxX": .flexibleRightMargin,
      "flexibleMinY": .flexibleTopMargin, "flexibleMaxY": .flexibleBottomMargin,
    ]
    var mask: UIView.AutoresizingMask = []
    for name in element.attributes.keys.sorted() where name != "key" {
      guard let part = names[name] else {
        throw error(.unknownAttribute(name, of: element.name))
      }
      if element.flag(name) == true { mask.insert(part) }
    }
    return mask
  }

  func blurStyle() throws(NibError) -> UIBlurEffect.Style {
    try blurStyle(named: element["style"] ?? "regular", attribute: "style")
  }

  func blurStyle(
    named name: String, attribute: String
  ) throws(NibError) -> UIBlurEffect.Style {
    let names: [String: UIBlurEffect.Style] = [
      "extraLight": .extraLight, "light": .light, "dark": .dark, "regular": .regular,
      "prominent": .prominent, "systemUltraThinMaterial": .systemUltraThinMaterial,
      "systemThinMaterial": .systemThinMaterial, "systemMaterial": .systemMaterial,
      "systemThickMaterial": .systemThickMaterial,
      "systemChromeMaterial": .systemChromeMaterial,
      "systemUltraThinMaterialLight": .systemUltraThinMaterialLight,
      "systemThinMaterialLight": .systemThinMaterialLight,
      "systemMaterialLight": .systemMaterialLight,
      "systemThickMaterialLight": .systemThickMaterialLight,
      "systemChromeMaterialLight": .systemChromeMaterialLight,
      "systemUltraThinMaterialDark": .systemUltraThinMaterialDark,
      "systemThinMaterialDark": .systemThinMaterialDark,
      "systemMaterialDark": .systemMaterialDark,
      "systemThickMaterialDark": .systemThickMaterialDark,
      "systemChromeMaterialDark": .systemChromeMaterialDark,
    ]
    guard let style = names[name] else { throw error(.badValue(name, of: attribute)) }
    return style
  }

  func symbolConfiguration() throws(NibError) -> UIImage.SymbolConfiguration {
    var configuration = UIImage.SymbolConfiguration.unspecified
    for name in element.attributes.keys.sorted() {
      let text = element[name] ?? ""
      let part = NibValue(graph: graph, element: element, name: name, text: text)
      switch name {
      case "key", "configurationType": continue
      case "pointSize":
        configuration = configuration.applying(
          UIImage.SymbolConfiguration(pointSize: try part.number()))
      case "scale":
        configuration = configuration.applying(
          UIImage.SymbolConfiguration(scale: try part.choice(NibChoices.symbolScales)))
      case "weight":
        configuration = configuration.applying(
          UIImage.SymbolConfiguration(weight: try part.choice(NibChoices.symbolWeights)))
      case "textStyle":
        configuration = configuration.applying(
          UIImage.SymbolConfiguration(textStyle: UIFont.TextStyle(rawValue: text)))
      default: throw error(.unknownAttribute(name, of: element.name))
      }
    }
    for child in element.children where child.name == "fontDescription" {
      let font = try NibValue(graph: graph, element: child, name: "font", text: "").font()
      configuration = configuration.applying(UIImage.SymbolConfiguration(font: font))
    }
    return configuration
  }
}
