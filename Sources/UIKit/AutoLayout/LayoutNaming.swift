/// What views, guides and constraints are called in descriptions.
enum LayoutNaming {
  /// Class and address, as in iOS's logs.
  static func address(_ object: AnyObject) -> String {
    // SAFETY: The address is written as a number alone: nobody follows it, so that it may outlive
    // the object.
    let word = unsafe UInt(bitPattern: Unmanaged.passUnretained(object).toOpaque())
    return "\(type(of: object)):0x" + String(word, radix: 16)
  }

  /// The way from the root of the view tree, the same in every run: `Card.UIStackView.UILabel[1]`,
  /// with an index where siblings are of the same class.
  @MainActor static func path(_ object: AnyObject) -> String {
    if let guide = object as? UILayoutGuide {
      let owner = guide.owningView.map(path) ?? "(no view)"
      let name = guide.identifier.isEmpty ? "\(type(of: guide))" : "'\(guide.identifier)'"
      return "\(owner).\(name)"
    }
    guard let view = object as? UIView else { return "\(type(of: object))" }
    var parts: [String] = []
    var node: UIView? = view
    while let current = node {
      if !(current is UIWindow) || current === view { parts.append(step(to: current)) }
      node = current.parent
    }
    return parts.reversed().joined(separator: ".")
  }

  @MainActor private static func step(to view: UIView) -> String {
    let name = "\(type(of: view))"
    let siblings = (view.parent?.children ?? []).filter { type(of: $0) == type(of: view) }
    guard siblings.count > 1, let index = siblings.firstIndex(where: { $0 === view }) else {
      return name
    }
    return "\(name)[\(index)]"
  }
}
