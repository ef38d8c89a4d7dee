import Foundation

/// Reads `<variation key="heightClass=compact-widthClass=regular">`: the values that differ in some
/// size classes.
@MainActor
enum NibVariation {
  /// The element's variations that apply in the traits, the more special after the more general.
  static func matching(_ element: NibElement, _ traits: UITraitCollection) -> [NibElement] {
    var found: [(rank: Int, element: NibElement)] = []
    for child in element.children where child.name == "variation" {
      guard let rank = rank(child.key ?? "default", traits) else { continue }
      found.append((rank, child))
    }
    return found.sorted { ($0.rank, $0.element.order) < ($1.rank, $1.element.order) }.map(\.element)
  }

  /// The rank of a variation; nil if its key does not apply.
  private static func rank(_ key: String, _ traits: UITraitCollection) -> Int? {
    guard key != "default" else { return 0 }
    var rank = 0
    for part in key.split(separator: "-") {
      let sides = part.split(separator: "=")
      guard sides.count == 2 else { return nil }
      let isCompact: Bool
      switch sides[0] {
      case "heightClass": isCompact = traits.verticalSizeClass == .compact
      case "widthClass": isCompact = traits.horizontalSizeClass == .compact
      default: return nil
      }
      guard isCompact == (sides[1] == "compact") else { return nil }
      rank += sides[0] == "widthClass" ? 2 : 1
    }
    return rank
  }

  static func isUsed(_ element: NibElement) -> Bool {
    element.children.contains { $0.name == "variation" }
  }
}

extension NibGraph {
  /// Applies the values for the present size classes, now and whenever they change.
  func readVariations(of element: NibElement, into object: AnyObject) {
    let constraints = element.child("constraints")?.children ?? []
    guard let view = object as? UIView,
      NibVariation.isUsed(element) || constraints.contains(where: NibVariation.isUsed)
    else { return }
    checkVariations(of: [element] + constraints)
    applyVariations(of: element, to: view)
    // Only the observer keeps parts that are not installed at the moment.
    let parts = (constraints + (element.child("subviews")?.children ?? [])).compactMap {
      $0.id.flatMap(known)
    }
    view.registerForTraitChanges(
      [UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self]
    ) { [self, parts] (view: UIView, _) in
      _ = parts
      applyVariations(of: element, to: view)
      applyMasks(of: element, to: view)
    }
  }

  private func checkVariations(of elements: [NibElement]) {
    for element in elements {
      for variation in element.children where variation.name == "variation" {
        for mask in variation.children where mask.name == "mask" {
          if mask.key != "subviews", mask.key != "constraints" {
            report(document.error(.badValue(mask.key ?? "", of: "key"), at: mask))
          }
        }
      }
    }
  }

  private func applyVariations(of element: NibElement, to view: UIView) {
    let traits = traits(of: view)
    vary(element, view, traits)
    for constraint in element.child("constraints")?.children ?? []
    where NibVariation.isUsed(constraint) {
      guard let id = constraint.id, let object = known(id) as? NSLayoutConstraint else { continue }
      var number = constraint["constant"]
      for variation in NibVariation.matching(constraint, traits) {
        number = variation["constant"] ?? number
      }
      object.constant = number.flatMap(Double.init).map { CGFloat($0) } ?? 0
    }
  }

  /// Applies the attributes and values that some variation has: the object's own, then those that
  /// apply.
  private func vary(_ element: NibElement, _ object: UIView, _ traits: UITraitCollection) {
    guard let described = NibClasses.table[element.name] else { return }
    let rules = NibClasses.rules(of: described)
    let all = element.children.filter { $0.name == "variation" }
    let matching = NibVariation.matching(element, traits)
    let names = Set(all.flatMap { $0.attributes.keys }).subtracting(["key", "misplaced"])
    for name in names.sorted() {
      guard let rule = rules.byKey[.attribute(name)] else {
        report(document.error(.unknownAttribute(name, of: "variation"), at: element))
        continue
      }
      let text = matching.last { $0[name] != nil }?[name] ?? element[name] ?? rule.absent
      guard let text else { continue }
      apply(rule, NibValue(graph: self, element: element, name: name, text: text), to: object)
    }
    for key in Set(all.flatMap { $0.children.compactMap(\.key) }).sorted() {
      let isMask = all.contains { $0.child(key: key)?.name == "mask" }
      guard !isMask, key != "frame", key != "frameInset",
        let child = matching.last(where: { $0.child(key: key) != nil })?.child(key: key)
          ?? element.child(key: key),
        let rule = rules.byKey[.child(child.name, child.key)]
      else { continue }
      apply(rule, NibValue(graph: self, element: child, name: key, text: ""), to: object)
    }
  }

  /// Adds and removes the subviews and constraints that depend on size classes.
  private func applyMasks(of element: NibElement, to view: UIView) {
    for child in element.child("subviews")?.children ?? [] {
      guard let id = child.id, let subview = known(id) as? UIView else { continue }
      let isThere = isInstalled(child, in: element, "subviews", for: view)
      if isThere, subview.superview == nil {
        view.addSubview(subview)
      } else if !isThere, subview.superview === view {
        subview.removeFromSuperview()
      }
    }
    for child in element.child("constraints")?.children ?? [] {
      guard let id = child.id, let constraint = known(id) as? NSLayoutConstraint else { continue }
      let isThere = isInstalled(child, in: element, "constraints", for: view)
      if constraint.isActive != isThere { constraint.isActive = isThere }
    }
  }
}
