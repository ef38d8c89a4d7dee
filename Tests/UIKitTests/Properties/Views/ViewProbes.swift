import UIKit

extension PropertyTable {
  /// An orange view with a view of its own, which reaches out of it.
  private static func view() -> Specimen<UIView> {
    let view = Sample.block(.zero, .orange)
    let root = Sample.root(with: view, frame: CGRect(x: 20, y: 24, width: 50, height: 40))
    view.addSubview(Sample.block(CGRect(x: 30, y: 10, width: 40, height: 10), .blue))
    return Specimen(view, showing: root)
  }

  /// A view with a stack at its margins, in which a symbol has the tint colour.
  private static func margined() -> Specimen<UIView> {
    let view = Sample.block(.zero, .orange)
    let root = Sample.root(with: view, frame: CGRect(x: 0, y: 0, width: 100, height: 80))
    let inner = Sample.block(.zero, .blue)
    inner.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(inner)
    let margins = view.layoutMarginsGuide
    NSLayoutConstraint.activate([
      inner.topAnchor.constraint(equalTo: margins.topAnchor),
      inner.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      inner.trailingAnchor.constraint(equalTo: margins.trailingAnchor, constant: -10),
      inner.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
    ])
    return Specimen(view, showing: root)
  }

  private static func superMargined() -> Specimen<UIView> {
    let specimen = margined()
    specimen.subject.superview?.layoutMargins = .init(top: 30, left: 30, bottom: 30, right: 30)
    return specimen
  }

  private static func inSafeArea() -> Specimen<UIView> {
    let specimen = margined()
    specimen.stage.host.window.screenSafeArea.top = 24
    return specimen
  }

  private static func tinted() -> Specimen<UIView> {
    let picture = UIImageView(image: Sample.template())
    let root = Sample.root(with: picture)
    return Specimen(picture, showing: root)
  }

  /// Draws a mark, which its content mode moves.
  private final class MarkView: UIView {
    override func draw(_ rect: CGRect) {
      UIColor.red.setFill()
      UIBezierPath(rect: CGRect(x: 4, y: 4, width: bounds.width / 3, height: 10)).fill()
    }
  }

  private static func drawn() -> Specimen<UIView> {
    let view = MarkView()
    return Specimen(
      view, showing: Sample.root(with: view),
      use: { $0.bounds.size = CGSize(width: 40, height: 90) })
  }

  private static func resized() -> Specimen<UIView> {
    let view = Sample.block(.zero, .orange)
    let root = Sample.root(with: view, frame: CGRect(x: 10, y: 10, width: 40, height: 40))
    let inner = Sample.block(CGRect(x: 5, y: 5, width: 20, height: 20), .blue)
    view.addSubview(inner)
    inner.autoresizingMask = [.flexibleWidth]
    return Specimen(
      view, showing: root,
      use: { view in
        view.superview?.bounds.size = CGSize(width: 140, height: 160)
        if view.autoresizingMask.isEmpty { view.bounds.size.width = 80 }
      })
  }

  static func views() -> [PropertyProbe] {
    var family = PropertyFamily("UIView") { view() }
    addLook(to: &family)
    addPlace(to: &family)
    addMargins(to: &family)
    addUse(to: &family)
    return family.probes
  }

  private static func addLook(to family: inout PropertyFamily<UIView>) {
    family.probe("backgroundColor", \.backgroundColor, .green)
    family.probe("alpha", \.alpha, 0.5)
    family.probe("isHidden", \.isHidden, true)
    family.probe("clipsToBounds", \.clipsToBounds, true)
    family.probe("contentMode", \.contentMode, .bottomRight, on: drawn)
    family.probe("mask", \.mask, Sample.block(CGRect(x: 5, y: 5, width: 20, height: 20), .black))
    family.probe("tintColor", \.tintColor, .purple, on: tinted)
    family.probe("overrideUserInterfaceStyle", \.overrideUserInterfaceStyle, .dark) {
      $0.backgroundColor = .systemBackground
    }
    family.probe(
      "traitOverrides", on: nil, given: { $0.backgroundColor = .systemBackground },
      own: { view in
        let own = view.traitOverrides
        view.traitOverrides = own
      },
      change: { $0.traitOverrides.userInterfaceStyle = .dark })
    family.probe(
      "isOpaque", \.isOpaque, false,
      .listed(.hint, "A promise of the app's that lets the system draw less below."))
    family.probe("contentScaleFactor", \.contentScaleFactor, 0.25, on: drawn)
    family.probe(
      "clearsContextBeforeDrawing", \.clearsContextBeforeDrawing, false,
      .listed(.hint, "A backing store begins clear every time it is drawn, as on iOS."), on: drawn)
  }

  private static func addPlace(to family: inout PropertyFamily<UIView>) {
    family.probe("frame", \.frame, CGRect(x: 5, y: 5, width: 30, height: 30))
    family.probe("bounds", \.bounds, CGRect(x: 10, y: 0, width: 50, height: 40))
    family.probe("center", \.center, CGPoint(x: 50, y: 50))
    family.probe("transform", \.transform, CGAffineTransform(scaleX: 0.5, y: 1.5))
    family.probe("transform3D", \.transform3D, CATransform3DMakeScale(0.5, 1.5, 1))
    family.probe("anchorPoint", \.anchorPoint, CGPoint(x: 0, y: 1))
    family.probe("autoresizingMask", \.autoresizingMask, [.flexibleHeight], on: resized)
    family.probe("autoresizesSubviews", \.autoresizesSubviews, false, on: resized)
    family.probe(
      "translatesAutoresizingMaskIntoConstraints", \.translatesAutoresizingMaskIntoConstraints,
      false, on: margined
    ) { view in
      let width = view.widthAnchor.constraint(equalToConstant: 44)
      width.priority = .defaultLow
      width.isActive = true
    }
    family.probe(
      "semanticContentAttribute", \.semanticContentAttribute, .forceRightToLeft,
      on: {
        let stack = UIStackView()
        stack.distribution = .fillEqually
        stack.addArrangedSubview(Sample.block(.zero, .red))
        stack.addArrangedSubview(Sample.block(.zero, .blue))
        return Specimen(stack, showing: Sample.root(with: stack))
      })
  }

  private static func addMargins(to family: inout PropertyFamily<UIView>) {
    let all = UIEdgeInsets(top: 12, left: 16, bottom: 3, right: 2)
    family.probe("layoutMargins", \.layoutMargins, all, on: margined)
    family.probe(
      "directionalLayoutMargins", \.directionalLayoutMargins,
      NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4), on: margined)
    family.probe(
      "preservesSuperviewLayoutMargins", \.preservesSuperviewLayoutMargins, true,
      on: superMargined)
    family.probe(
      "insetsLayoutMarginsFromSafeArea", \.insetsLayoutMarginsFromSafeArea, false, on: inSafeArea)
  }

  private static func addUse(to family: inout PropertyFamily<UIView>) {
    family.probe("tag", \.tag, 7, .listed(.identity, "A number for the app to find the view by."))
    family.probe(
      "isUserInteractionEnabled", \.isUserInteractionEnabled, false,
      .listed(.behaviour, "Decides whether touches reach the view."))
    family.probe(
      "isMultipleTouchEnabled", \.isMultipleTouchEnabled, true,
      .listed(.behaviour, "Decides how many touches reach the view."))
    family.probe(
      "isExclusiveTouch", \.isExclusiveTouch, true,
      .listed(.behaviour, "Decides whether other views get touches at the same time."))
    family.probe(
      "gestureRecognizers", \.gestureRecognizers, [UITapGestureRecognizer()],
      .listed(.behaviour, "What recognises the view's touches."))
  }

  /// One that shows its images in turn, after seven seconds.
  private static func turning() -> Specimen<UIImageView> {
    let view = UIImageView(image: Sample.image())
    view.contentMode = .center
    view.animationImages = [Sample.image(20, 20, .green), Sample.image(9, 9, .blue)]
    view.animationDuration = 4
    return Specimen(
      view, showing: Sample.root(with: view), seconds: 7, use: { $0.startAnimating() })
  }

  static func imageViews() -> [PropertyProbe] {
    var family = PropertyFamily("UIImageView") {
      let view = UIImageView(image: Sample.image())
      view.highlightedImage = Sample.image(20, 20, .green)
      view.contentMode = .center
      return Specimen(view, showing: Sample.root(with: view))
    }
    family.probe("image", \.image, Sample.image(30, 20, .purple))
    family.probe(
      "highlightedImage", \.highlightedImage, Sample.image(30, 20, .purple),
      given: { $0.isHighlighted = true })
    family.probe("isHighlighted", \.isHighlighted, true)
    family.probe(
      "preferredSymbolConfiguration", \.preferredSymbolConfiguration,
      UIImage.SymbolConfiguration(pointSize: 40),
      given: { $0.image = UIImage(systemName: "star") })
    family.probe(
      "animationImages", \.animationImages, [Sample.image(30, 20, .purple)],
      on: turning, given: { $0.animationImages = nil })
    family.probe(
      "highlightedAnimationImages", \.highlightedAnimationImages,
      [Sample.image(30, 20, .purple)], on: turning, given: { $0.isHighlighted = true })
    family.probe("animationDuration", \.animationDuration, 20, on: turning)
    family.probe("animationRepeatCount", \.animationRepeatCount, 1, on: turning)
    return family.probes
  }

  static func effectViews() -> [PropertyProbe] {
    var family = PropertyFamily("UIVisualEffectView") {
      let view = UIVisualEffectView(effect: nil)
      let root = Sample.root(with: view)
      root.backgroundColor = .orange
      view.contentView.addSubview(Sample.block(CGRect(x: 5, y: 5, width: 9, height: 9), .red))
      return Specimen(view, showing: root)
    }
    family.probe("effect", \.effect, UIBlurEffect(style: .dark), .noted)
    let late = "A view reads it when it is given the effect."
    var glass = PropertyFamily("UIGlassEffect") {
      let glass = UIGlassEffect()
      return Specimen(glass, showing: Sample.root(with: UIVisualEffectView(effect: glass)))
    }
    glass.probe("isInteractive", \.isInteractive, true, .listed(.behaviour, late))
    glass.probe("tintColor", \.tintColor, .red, .listed(.behaviour, late))
    var container = PropertyFamily("UIGlassContainerEffect") {
      let effect = UIGlassContainerEffect()
      return Specimen(effect, showing: Sample.root(with: UIVisualEffectView(effect: effect)))
    }
    container.probe("spacing", \.spacing, 9, .listed(.behaviour, "The view notes the effect."))
    return family.probes + glass.probes + container.probes
  }

  static func responders() -> [PropertyProbe] {
    var family = PropertyFamily<UIResponder>("UIResponder") {
      let label = UILabel()
      label.text = "Hello"
      let root = Sample.root(with: label)
      let other = UILabel(frame: CGRect(x: 10, y: 80, width: 80, height: 20))
      other.text = "World"
      root.addSubview(other)
      return Specimen(label, showing: root)
    }
    family.probe("isAccessibilityElement", \.isAccessibilityElement, false)
    family.probe("accessibilityLabel", \.accessibilityLabel, "other")
    family.probe("accessibilityValue", \.accessibilityValue, "other")
    family.probe("accessibilityHint", \.accessibilityHint, "other")
    family.probe("accessibilityTraits", \.accessibilityTraits, .button)
    family.probe("accessibilityIdentifier", \.accessibilityIdentifier, "other")
    family.probe(
      "accessibilityFrame", \.accessibilityFrame, CGRect(x: 1, y: 2, width: 3, height: 4))
    family.probe(
      "accessibilityPath", \.accessibilityPath,
      UIBezierPath(rect: CGRect(x: 1, y: 2, width: 3, height: 4)))
    family.probe(
      "accessibilityActivationPoint", \.accessibilityActivationPoint, CGPoint(x: 3, y: 3))
    family.probe("accessibilityLanguage", \.accessibilityLanguage, "fr")
    family.probe(
      "accessibilityElements", \.accessibilityElements, [], given: { responder in
        responder.isAccessibilityElement = false
        let inner = UILabel(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        inner.text = "inner"
        (responder as? UIView)?.addSubview(inner)
      })
    family.probe(
      "accessibilityUserInputLabels", \.accessibilityUserInputLabels, ["say"])
    family.probe(
      "accessibilityCustomActions", \.accessibilityCustomActions,
      [UIAccessibilityCustomAction(name: "Delete", actionHandler: nil)])
    family.probe("accessibilityViewIsModal", \.accessibilityViewIsModal, true)
    family.probe("accessibilityElementsHidden", \.accessibilityElementsHidden, true)
    family.probe(
      "shouldGroupAccessibilityChildren", \.shouldGroupAccessibilityChildren, true,
      given: { responder in
        guard let view = responder as? UIView, let root = view.superview else { return }
        responder.isAccessibilityElement = false
        for y in [0, 30] as [CGFloat] {
          let inner = UILabel(frame: CGRect(x: 0, y: y, width: 20, height: 20))
          inner.text = "inner \(y)"
          view.addSubview(inner)
        }
        let between = UILabel(frame: CGRect(x: 60, y: 25, width: 20, height: 20))
        between.text = "between"
        root.addSubview(between)
      })
    family.probe(
      "accessibilityIgnoresInvertColors", \.accessibilityIgnoresInvertColors, true,
      .listed(.environment, "Matters where the device inverts colours; none does here."))
    return family.probes
  }

  static func accessibilityObjects() -> [PropertyProbe] {
    var elements = PropertyFamily("UIAccessibilityElement") {
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let inner = Sample.block(CGRect(x: 20, y: 20, width: 30, height: 30), .red)
      root.addSubview(inner)
      let element = UIAccessibilityElement(accessibilityContainer: root)
      element.accessibilityLabel = "It"
      element.accessibilityFrameInContainerSpace = CGRect(x: 1, y: 2, width: 3, height: 4)
      root.accessibilityElements = [element]
      return Specimen(element, showing: root, keeping: [inner])
    }
    elements.probe(
      "accessibilityFrameInContainerSpace", \.accessibilityFrameInContainerSpace,
      CGRect(x: 5, y: 6, width: 7, height: 8))
    elements.probe(
      "accessibilityContainer",
      own: { element in
        let own = element.accessibilityContainer
        element.accessibilityContainer = own
      },
      change: { element in
        let root = element.accessibilityContainer as? UIView
        element.accessibilityContainer = root?.subviews.first
      })
    var actions = PropertyFamily("UIAccessibilityCustomAction") {
      let label = UILabel()
      label.text = "Hello"
      let action = UIAccessibilityCustomAction(name: "Delete", actionHandler: nil)
      label.accessibilityCustomActions = [action]
      return Specimen(action, showing: Sample.root(with: label))
    }
    actions.probe("name", \.name, "Archive")
    actions.probe(
      "image", \.image, Sample.image(),
      .listed(.environment, "Shown in the menu of Switch Control alone."))
    actions.probe(
      "actionHandler", \.actionHandler, { _ in true },
      .listed(.behaviour, "What the action does."))
    return elements.probes + actions.probes
  }

  static func traits() -> [PropertyProbe] {
    var family = PropertyFamily("UIMutableTraits") { traitReader() }
    addTraits(to: &family)
    return family.probes
  }

  /// A controller's view that shows what traits decide.
  private static func traitReader() -> Specimen<UIView> {
    let view = TraitView()
    view.isAccessibilityElement = true
    let label = UILabel(frame: CGRect(x: 5, y: 40, width: 60, height: 20))
    label.text = "abc"
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    view.addSubview(label)
    return Specimen(view, showing: Sample.root(with: view))
  }

  /// Says what its traits are whenever it is told that they have changed.
  private final class TraitView: UIView {
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      super.traitCollectionDidChange(previousTraitCollection)
      let traits = traitCollection
      let values: [Any] = [
        traits.userInterfaceIdiom.rawValue, traits.horizontalSizeClass.rawValue,
        traits.verticalSizeClass.rawValue, traits.forceTouchCapability.rawValue,
        traits.displayGamut.rawValue, traits.accessibilityContrast.rawValue,
        traits.userInterfaceLevel.rawValue, traits.legibilityWeight.rawValue,
        traits.displayScale,
      ]
      accessibilityLabel = "\(values)"
    }
  }

  private static func addTraits(to family: inout PropertyFamily<UIView>) {
    func add(
      _ name: String, _ verdict: Verdict = .effective,
      _ change: @escaping @MainActor (inout any UITraitOverrides) -> Void
    ) {
      family.probe(
        name, verdict,
        own: { view in
          let own = view.traitOverrides
          view.traitOverrides = own
        },
        change: { view in change(&view.traitOverrides) })
    }
    add("userInterfaceIdiom") { $0.userInterfaceIdiom = .pad }
    add("userInterfaceStyle") { $0.userInterfaceStyle = .dark }
    add("layoutDirection") { $0.layoutDirection = .rightToLeft }
    add("displayScale") { $0.displayScale = 2 }
    add("horizontalSizeClass") { $0.horizontalSizeClass = .regular }
    add("verticalSizeClass") { $0.verticalSizeClass = .compact }
    add("forceTouchCapability") { $0.forceTouchCapability = .available }
    add("preferredContentSizeCategory") { $0.preferredContentSizeCategory = .extraExtraLarge }
    add("displayGamut") { $0.displayGamut = .P3 }
    add("accessibilityContrast") { $0.accessibilityContrast = .high }
    add("userInterfaceLevel") { $0.userInterfaceLevel = .elevated }
    add("legibilityWeight", .noted) { $0.legibilityWeight = .bold }
  }
}
