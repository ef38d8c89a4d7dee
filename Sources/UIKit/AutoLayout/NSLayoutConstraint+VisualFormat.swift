extension NSLayoutConstraint {
  /// The constraints that a line in Apple's visual format describes.
  ///
  /// Differs: a format that cannot be read, or that names no view, gives no constraints and
  /// tells `LayoutDiagnostics`; iOS raises an exception. Multiplied sizes (`[a(b*2)]`) are not
  /// read.
  ///
  /// - Parameters:
  ///   - metrics: Numbers by the names that the format has for them.
  ///   - views: Views and guides by name.
  public class func constraints(
    withVisualFormat format: String, options opts: FormatOptions = [],
    metrics: [String: Any]? = nil, views: [String: Any]
  ) -> [NSLayoutConstraint] {
    var numbers: [String: CGFloat] = [:]
    for (name, value) in metrics ?? [:] { numbers[name] = number(of: value) }
    do throws(VisualFormatParser.Failure) {
      let line = try VisualFormatParser(format, metrics: numbers)
      var builder = try VisualFormatBuilder(line, options: opts, views: views)
      try builder.build()
      return builder.constraints
    } catch {
      LayoutDiagnostics.report(
        .visualFormat(format: format, offset: error.offset, reason: error.reason))
      return []
    }
  }

  private static func number(of value: Any) -> CGFloat? {
    switch value {
    case let number as CGFloat: number
    case let number as Double: CGFloat(number)
    case let number as Float: CGFloat(number)
    case let number as Int: CGFloat(number)
    case let number as UILayoutPriority: CGFloat(number.rawValue)
    case let number as NSNumber: CGFloat(number.doubleValue)
    default: nil
    }
  }
}

/// Makes constraints of a line that was read.
@MainActor
private struct VisualFormatBuilder {
  private typealias Failure = VisualFormatParser.Failure
  private typealias Predicate = VisualFormatParser.Predicate

  private let line: VisualFormatParser
  private let options: NSLayoutConstraint.FormatOptions
  private let views: [String: Any]
  private var items: [any LayoutItem] = []
  private(set) var constraints: [NSLayoutConstraint] = []

  init(
    _ line: VisualFormatParser, options: NSLayoutConstraint.FormatOptions, views: [String: Any]
  ) throws(VisualFormatParser.Failure) {
    self.line = line
    self.options = options
    self.views = views
    for element in line.elements { items.append(try item(element.view)) }
  }

  mutating func build() throws(VisualFormatParser.Failure) {
    if let leading = line.leading {
      let outer = try container()
      connect(outer, isOuter: true, items[0], isOuter: false, leading)
    }
    for (index, element) in line.elements.enumerated() {
      for predicate in element.sizes { try size(items[index], predicate) }
      if index > 0 {
        connect(
          items[index - 1], isOuter: false, items[index], isOuter: false,
          line.connections[index - 1])
      }
    }
    if let trailing = line.trailing, let last = items.last {
      connect(last, isOuter: false, try container(), isOuter: true, trailing)
    }
    align()
  }

  private func item(_ name: String) throws(Failure) -> any LayoutItem {
    guard let item = views[name] as? any LayoutItem else {
      throw Failure(offset: 0, reason: "\(name) is not a key in the views dictionary")
    }
    return item
  }

  /// The superview that `|` stands for.
  private func container() throws(Failure) -> UIView {
    for item in items {
      if let view = item as? UIView {
        if let parent = view.superview { return parent }
      } else if let owner = item.layoutView {
        return owner
      }
    }
    throw Failure(offset: 0, reason: "the views have no superview that | could stand for")
  }

  // MARK: Along the line

  private var isRightToLeft: Bool { options.contains(.directionRightToLeft) }

  /// The attribute at which a view begins along the line, and the one at which it ends.
  private var ends: (near: NSLayoutConstraint.Attribute, far: NSLayoutConstraint.Attribute) {
    if line.isVertical { return (.top, .bottom) }
    if isRightToLeft { return (.right, .left) }
    return options.contains(.directionLeftToRight) ? (.left, .right) : (.leading, .trailing)
  }

  private func margin(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutConstraint.Attribute {
    switch attribute {
    case .top: .topMargin
    case .bottom: .bottomMargin
    case .left: .leftMargin
    case .right: .rightMargin
    case .leading: .leadingMargin
    default: .trailingMargin
    }
  }

  private mutating func connect(
    _ one: any LayoutItem, isOuter isOneOuter: Bool, _ next: any LayoutItem,
    isOuter isNextOuter: Bool, _ connection: VisualFormatParser.Connection
  ) {
    var from = isOneOuter ? ends.near : ends.far
    var to = isNextOuter ? ends.far : ends.near
    let predicates: [Predicate]
    switch connection {
    case .flush: predicates = [Predicate(value: .number(0))]
    case .standard where isOneOuter || isNextOuter:
      // The superview's margins are the standard distance from it.
      if isOneOuter { from = margin(from) }
      if isNextOuter { to = margin(to) }
      predicates = [Predicate(value: .number(0))]
    case .standard: predicates = [Predicate(value: .number(8))]
    case .predicates(let list): predicates = list
    }
    for predicate in predicates {
      guard case .number(let distance) = predicate.value else { continue }
      let isMirrored = isRightToLeft && !line.isVertical
      constraints.append(
        NSLayoutConstraint(
          isMirrored
            ? .init(item: one, attribute: from) : .init(item: next, attribute: to),
          predicate.relation,
          isMirrored
            ? .init(item: next, attribute: to) : .init(item: one, attribute: from),
          constant: distance, priority: UILayoutPriority(predicate.priority)))
    }
  }

  private mutating func size(_ item: any LayoutItem, _ predicate: Predicate) throws(Failure) {
    let attribute: NSLayoutConstraint.Attribute = line.isVertical ? .height : .width
    var other = NSLayoutConstraint.Operand.none
    var constant: CGFloat = 0
    switch predicate.value {
    case .number(let number): constant = number
    case .view(let name): other = .init(item: try self.item(name), attribute: attribute)
    }
    constraints.append(
      NSLayoutConstraint(
        .init(item: item, attribute: attribute), predicate.relation, other, constant: constant,
        priority: UILayoutPriority(predicate.priority)))
  }

  // MARK: Across the line

  private mutating func align() {
    for (option, attribute) in NSLayoutConstraint.alignments where options.contains(option) {
      for item in items.dropFirst() {
        constraints.append(
          NSLayoutConstraint(
            .init(item: items[0], attribute: attribute), .equal,
            .init(item: item, attribute: attribute)))
      }
    }
  }
}
