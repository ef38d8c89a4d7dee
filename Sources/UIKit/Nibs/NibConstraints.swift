import Foundation

/// Reads constraints, and the parts of a view that depend on size classes.
extension NibGraph {
  // MARK: - Constraints

  func readConstraints(_ list: NibElement, of view: UIView) {
    for element in list.children {
      guard element.name == "constraint" else {
        report(document.error(.unknownElement(element.name), at: element))
        continue
      }
      if needsLoadedView(element) {
        waitingConstraints.append((element, view))
      } else {
        makeConstraint(element, of: view)
      }
    }
  }

  /// Whether an element needs the controller's view to be loaded: its layout guides exist only
  /// then.
  private func needsLoadedView(_ element: NibElement) -> Bool {
    [element["firstItem"], element["secondItem"]].contains {
      $0.flatMap { document.elements[$0] }?.name == "viewControllerLayoutGuide"
    } && controller?.isViewLoaded != true
  }

  func settleConstraints() {
    let waiting = waitingConstraints
    waitingConstraints = []
    for (element, view) in waiting { makeConstraint(element, of: view) }
  }

  private static let known: Set<String> = [
    "id", "firstItem", "firstAttribute", "relation", "secondItem", "secondAttribute", "multiplier",
    "constant", "priority", "identifier", "symbolic", "symbolType", "placeholder", "userLabel",
    "customClass", "customModule", "customModuleProvider", "misplaced", "exportLabel",
    "verifyAmbiguity",
  ]

  private func makeConstraint(_ element: NibElement, of view: UIView) {
    do throws(NibError) {
      for name in element.attributes.keys.sorted() where !Self.known.contains(name) {
        throw document.error(.unknownAttribute(name, of: element.name), at: element)
      }
      // Interface Builder removes placeholders when it builds.
      if element.flag("placeholder") == true { return }
      try NibLoading.count(element, document)
      let constraint = try constraint(element, of: view)
      noteMade(element, constraint)
      if isInstalled(element, in: element.parent?.parent, "constraints", for: view) {
        view.addConstraint(constraint)
      }
    } catch {
      report(error)
    }
  }

  private func constraint(
    _ element: NibElement, of view: UIView
  ) throws(NibError) -> NSLayoutConstraint {
    func value(_ name: String) -> NibValue {
      NibValue(graph: self, element: element, name: name, text: element[name] ?? "")
    }
    func attribute(_ name: String) throws(NibError) -> NSLayoutConstraint.Attribute {
      try value(name).choice(NibChoices.layoutAttributes)
    }
    let first = try element["firstItem"].map { id throws(NibError) in try object(id, from: element)
    }
    let second = try element["secondItem"].map { id throws(NibError) in
      try object(id, from: element)
    }
    let found: AnyClass = resolveClass(of: element, base: NSLayoutConstraint.self)
    let type = found as? NSLayoutConstraint.Type ?? NSLayoutConstraint.self
    let constraint = type.init()
    constraint.first = NSLayoutConstraint.Operand(
      item: first ?? view, attribute: try attribute("firstAttribute"))
    if element["secondAttribute"] != nil {
      constraint.second = NSLayoutConstraint.Operand(
        item: second ?? view, attribute: try attribute("secondAttribute"))
    }
    if element["relation"] != nil {
      constraint.storedRelation = try value("relation").choice(NibChoices.relations)
    }
    if let text = element["multiplier"] {
      guard let number = Self.multiplier(text) else { throw value("multiplier").bad }
      constraint.storedMultiplier = number
    }
    constraint.storedConstant = try constant(element)
    if element["priority"] != nil {
      constraint.storedPriority = UILayoutPriority(Float(try value("priority").number()))
    }
    constraint.storedIdentifier = element["identifier"]
    return constraint
  }

  /// The constant. A symbolic one without a number is the system's: 8 points between neighbours, 20
  /// to an edge.
  private func constant(_ element: NibElement) throws(NibError) -> CGFloat {
    guard element["constant"] == nil, element.flag("symbolic") == true else {
      return try NibValue(graph: self, element: element, name: "constant", text: "")
        .number("constant", or: 0)
    }
    let isToEdge =
      element["firstItem"] == nil || element["secondItem"] == nil
      || element["firstAttribute"] == element["secondAttribute"]
    return isToEdge ? 20 : 8
  }

  /// The number of a text such as `0.5`, `16:9` or `1/3`.
  static func multiplier(_ text: String) -> CGFloat? {
    let parts = text.split(whereSeparator: { $0 == ":" || $0 == "/" })
    let numbers = parts.compactMap { Double($0) }
    guard numbers.count == parts.count, (1...2).contains(numbers.count) else { return nil }
    let value = numbers.count == 1 ? numbers[0] : numbers[0] / numbers[1]
    return value.isFinite ? value : nil
  }

  // MARK: - Guides

  /// The layout guide that an element names.
  func guide(_ element: NibElement) throws(NibError) -> AnyObject? {
    switch element.name {
    case "viewLayoutGuide", "layoutGuide":
      var owner = element.parent
      while let next = owner, NibClasses.table[next.name] == nil { owner = next.parent }
      guard let id = owner?.id, let view = known(id) as? UIView else { return nil }
      let guide = try guide(element, of: view)
      bind(guide, to: element)
      return guide
    case "viewControllerLayoutGuide":
      guard let controller, controller.isViewLoaded else { return nil }
      return element["type"] == "bottom"
        ? controller.layoutSupport(.bottom) : controller.layoutSupport(.top)
    default: return nil
    }
  }

  private func guide(_ element: NibElement, of view: UIView) throws(NibError) -> UILayoutGuide {
    switch element.key {
    case "safeArea"?: return view.safeAreaLayoutGuide
    case "layoutMargins"?, "layoutMarginsGuide"?: return view.layoutMarginsGuide
    case "readableContent"?, "readableContentGuide"?: return view.readableContentGuide
    case "keyboard"?: return view.keyboardLayoutGuide
    case "frameLayoutGuide"?:
      if let scroll = view as? UIScrollView { return scroll.frameLayoutGuide }
    case "contentLayoutGuide"?:
      if let scroll = view as? UIScrollView { return scroll.contentLayoutGuide }
    case nil:
      let guide = UILayoutGuide()
      guide.identifier = element["identifier"] ?? ""
      view.addLayoutGuide(guide)
      return guide
    default: break
    }
    throw document.error(.badValue(element.key ?? "", of: "key"), at: element)
  }

  // MARK: - Size classes

  /// Whether a part of a view, one of its subviews or constraints, is installed in the traits.
  func isInstalled(
    _ part: NibElement, in owner: NibElement?, _ kind: String, for view: UIView
  ) -> Bool {
    guard let owner, let id = part.id else { return true }
    var isThere = true
    for variation in NibVariation.matching(owner, traits(of: view)) {
      for mask in variation.children where mask.name == "mask" && mask.key == kind {
        for change in mask.children where change["reference"] == id {
          isThere = change.name == "include"
        }
      }
    }
    return isThere
  }

  func traits(of view: UIView) -> UITraitCollection {
    if view.window != nil || view.superview != nil { return view.traitCollection }
    return controller?.traitCollection ?? view.traitCollection
  }
}
