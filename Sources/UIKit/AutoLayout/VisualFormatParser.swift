/// Reads Apple's visual format, such as `H:|-[name(>=80@750)]-12-[value]-|`.
struct VisualFormatParser {
  /// What stands between two views, or in parentheses behind one.
  struct Predicate {
    var relation = NSLayoutConstraint.Relation.equal
    var value: Value
    var priority: Float = 1000
  }

  enum Value {
    case number(CGFloat)
    /// The size of another view.
    case view(String)
  }

  enum Connection {
    /// Nothing in between.
    case flush
    case standard
    case predicates([Predicate])
  }

  struct Element {
    var view: String
    var sizes: [Predicate]
  }

  struct Failure: Error {
    var offset: Int
    var reason: String
  }

  private(set) var isVertical = false
  /// What is before the first view if that begins at the superview's edge.
  private(set) var leading: Connection?
  private(set) var elements: [Element] = []
  /// The connections between each two views.
  private(set) var connections: [Connection] = []
  private(set) var trailing: Connection?

  private let text: [Character]
  private let metrics: [String: CGFloat]
  private var position = 0

  init(_ format: String, metrics: [String: CGFloat]) throws(Failure) {
    text = Array(format)
    self.metrics = metrics
    try parse()
  }

  private mutating func parse() throws(Failure) {
    if take("V:") { isVertical = true } else { _ = take("H:") }
    if take("|") { leading = try connection() }
    elements.append(try element())
    while position < text.count {
      let between = try connection()
      if take("|") {
        trailing = between
        guard position == text.count else { throw failure("nothing may follow the last |") }
        return
      }
      connections.append(between)
      elements.append(try element())
    }
  }

  private mutating func connection() throws(Failure) -> Connection {
    guard take("-") else { return .flush }
    if current == "[" || current == "|" { return .standard }
    let predicates: [Predicate]
    if current == "(" {
      predicates = try predicateList()
    } else {
      predicates = [Predicate(value: .number(try number()))]
    }
    guard take("-") else { throw failure("expected - after a distance") }
    return .predicates(predicates)
  }

  private mutating func element() throws(Failure) -> Element {
    guard take("[") else { throw failure("expected a view in brackets") }
    let name = try identifier()
    let sizes = current == "(" ? try predicateList() : []
    guard take("]") else { throw failure("expected ] after a view") }
    return Element(view: name, sizes: sizes)
  }

  private mutating func predicateList() throws(Failure) -> [Predicate] {
    _ = take("(")
    var predicates = [try predicate()]
    while take(",") { predicates.append(try predicate()) }
    guard take(")") else { throw failure("expected ) after a size or distance") }
    return predicates
  }

  private mutating func predicate() throws(Failure) -> Predicate {
    var relation = NSLayoutConstraint.Relation.equal
    if take(">=") {
      relation = .greaterThanOrEqual
    } else if take("<=") {
      relation = .lessThanOrEqual
    } else {
      _ = take("==")
    }
    var predicate = Predicate(relation: relation, value: .number(0))
    if let current, current.isLetter || current == "_" {
      let name = try identifier()
      predicate.value = metrics[name].map(Value.number) ?? .view(name)
    } else {
      predicate.value = .number(try number())
    }
    if take("@") { predicate.priority = Float(try number()) }
    return predicate
  }

  /// A number, or the metric of a name.
  private mutating func number() throws(Failure) -> CGFloat {
    let start = position
    if let current, current.isLetter || current == "_" {
      let name = try identifier()
      guard let value = metrics[name] else {
        position = start
        throw failure("\(name) is not a key in the metrics dictionary")
      }
      return value
    }
    var digits = take("-") ? "-" : ""
    while let current, current.isWholeNumber || current == "." {
      digits.append(current)
      position += 1
    }
    guard let value = Double(digits) else {
      position = start
      throw failure("expected a number or the name of a metric")
    }
    return CGFloat(value)
  }

  private mutating func identifier() throws(Failure) -> String {
    var name = ""
    while let current, current.isLetter || current.isNumber || current == "_" {
      name.append(current)
      position += 1
    }
    guard !name.isEmpty else { throw failure("expected a name") }
    return name
  }

  private var current: Character? { position < text.count ? text[position] : nil }

  private mutating func take(_ token: String) -> Bool {
    let characters = Array(token)
    guard position + characters.count <= text.count,
      Array(text[position..<position + characters.count]) == characters
    else { return false }
    position += characters.count
    return true
  }

  private func failure(_ reason: String) -> Failure {
    Failure(offset: position, reason: reason)
  }
}
