extension NSLayoutConstraint {
  /// The constraint in the words of iOS's logs, such as
  /// `<NSLayoutConstraint 'UISV-spacing' H:[UILabel]-(8)-[UILabel]   (active)>`.
  ///
  /// - Parameter name: What views and guides are called; with addresses the constraint has its
  ///   own as well.
  package nonisolated func text(named name: (AnyObject) -> String) -> String {
    let kind = "\(type(of: self))"
    let own = name(self)
    var text = own.hasPrefix(kind + ":0x") ? "<" + own : "<" + kind
    text += prefix.isEmpty ? "" : " " + prefix
    if let storedIdentifier, !storedIdentifier.isEmpty { text += " '\(storedIdentifier)'" }
    let (body, container) = visualText(name) ?? (equationText(name), nil)
    text += " " + body
    var notes: [String] = [holder == nil ? "inactive" : "active"]
    if let container { notes.append("names: '|':\(container)") }
    return text + "   (\(notes.joined(separator: ", ")))>"
  }

  /// What stands before the equation: the mask of an implicit constraint.
  private nonisolated var prefix: String {
    (self as? NSAutoresizingMaskLayoutConstraint)?.maskText ?? ""
  }

  private nonisolated var priorityText: String {
    storedPriority.rawValue >= 1000 ? "" : "@\(Self.number(Double(storedPriority.rawValue)))"
  }

  private nonisolated var sign: String {
    switch storedRelation {
    case .lessThanOrEqual: "<="
    case .equal: "=="
    case .greaterThanOrEqual: ">="
    }
  }

  static nonisolated func number(_ value: Double) -> String {
    Digits.decimal(value, places: 5)
  }

  // MARK: Visual form

  /// `H:|-(16)-[UILabel]` for a distance between edges that face each other. That one item
  /// contains the other is known while the constraint is active.
  private nonisolated func visualText(
    _ name: (AnyObject) -> String
  ) -> (text: String, container: String?)? {
    guard storedMultiplier == 1, !first.isDistance, !second.isDistance, storedConstant >= 0,
      let one = first.item, let other = second.item
    else { return nil }
    let axis: String
    let (near, far): (Set<Attribute>, Set<Attribute>)
    switch (first.attribute, second.attribute) {
    case (.leading, .leading), (.trailing, .trailing), (.leading, .trailing):
      (axis, near, far) = ("H", [.leading], [.trailing])
    case (.left, .left), (.right, .right), (.left, .right):
      (axis, near, far) = ("H", [.left], [.right])
    case (.top, .top), (.bottom, .bottom), (.top, .bottom):
      (axis, near, far) = ("V", [.top], [.bottom])
    default: return nil
    }
    let relation = storedRelation == .equal ? "" : sign
    let gap = "-(\(relation)\(Self.number(Double(storedConstant)))\(priorityText))-"
    let note = axis == "H" && near == [.left] ? "(LTR)" : ""
    if first.attribute == second.attribute {
      if near.contains(first.attribute), holder === other {
        return ("\(axis):|\(gap)[\(name(one))]\(note)", name(other))
      }
      if far.contains(first.attribute), holder === one {
        return ("\(axis):[\(name(other))]\(gap)|\(note)", name(one))
      }
      return nil
    }
    guard holder !== one, holder !== other else { return nil }
    return ("\(axis):[\(name(other))]\(gap)[\(name(one))]\(note)", nil)
  }

  // MARK: Equation

  private nonisolated func equationText(_ name: (AnyObject) -> String) -> String {
    let left = Self.operand(first, name)
    guard second.attribute != .notAnAttribute else {
      return "\(left) \(sign) \(Self.number(Double(storedConstant)))" + spacedPriority
    }
    var right = Self.operand(second, name)
    if storedMultiplier != 1 {
      right = "\(Self.number(Double(storedMultiplier)))*" + right
    }
    if storedConstant != 0 {
      let constant = Double(storedConstant)
      right += constant < 0 ? " - " : " + "
      right += Self.number(abs(constant))
    }
    return "\(left) \(sign) \(right)" + spacedPriority
  }

  private nonisolated var spacedPriority: String {
    priorityText.isEmpty ? "" : " \(priorityText)"
  }

  private static nonisolated func operand(
    _ operand: Operand, _ name: (AnyObject) -> String
  ) -> String {
    let end = "\(operand.item.map(name) ?? "nil").\(operand.attribute.name)"
    guard operand.isDistance else { return end }
    return "(\(end) - \(operand.originItem.map(name) ?? "nil").\(operand.originAttribute.name))"
  }
}
