import Foundation

/// Reads a predicate's format by recursive descent.
struct PredicateParser {
  private let tokens: [PredicateToken]
  private var index = 0
  private var arguments: ArraySlice<Any>
  private var depth = 0

  /// Deeper than anybody writes: a format that would take the stack.
  private static let maximumDepth = 200

  init(_ format: String, arguments: [Any]) throws {
    tokens = try PredicateToken.all(in: format)
    self.arguments = arguments[...]
  }

  mutating func predicate() throws -> PredicateTest {
    let test = try disjunction()
    if let rest = next { throw unexpected(rest) }
    return test
  }

  private var next: PredicateToken? { index < tokens.count ? tokens[index] : nil }

  private func unexpected(_ token: PredicateToken?) -> PredicateFormatError {
    guard let token else { return PredicateFormatError(description: "it ends too early") }
    return PredicateFormatError(description: "\(token) is not understood as word \(index + 1)")
  }

  private mutating func take(_ matches: (PredicateToken) -> Bool) -> Bool {
    guard let next, matches(next) else { return false }
    index += 1
    return true
  }

  private mutating func descend() throws {
    depth += 1
    if depth > Self.maximumDepth {
      throw PredicateFormatError(description: "it is nested too deeply")
    }
  }

  private mutating func expect(_ symbol: String) throws {
    if !take({ $0 == .symbol(symbol) }) { throw unexpected(next) }
  }

  // MARK: Compounds

  private mutating func disjunction() throws -> PredicateTest {
    try descend()
    defer { depth -= 1 }
    var tests = [try conjunction()]
    while take({ $0.isKeyword("OR") || $0 == .symbol("||") }) { tests.append(try conjunction()) }
    return tests.count == 1 ? tests[0] : { scope in tests.contains { $0(scope) } }
  }

  private mutating func conjunction() throws -> PredicateTest {
    var tests = [try negation()]
    while take({ $0.isKeyword("AND") || $0 == .symbol("&&") }) { tests.append(try negation()) }
    return tests.count == 1 ? tests[0] : { scope in tests.allSatisfy { $0(scope) } }
  }

  private mutating func negation() throws -> PredicateTest {
    var isNegated = false
    while take({ $0.isKeyword("NOT") || $0 == .symbol("!") }) { isNegated.toggle() }
    let test = try primary()
    return isNegated ? { !test($0) } : test
  }

  private mutating func primary() throws -> PredicateTest {
    if take({ $0 == .symbol("(") }) {
      let test = try disjunction()
      try expect(")")
      return test
    }
    if take({ $0.isKeyword("TRUEPREDICATE") }) { return { _ in true } }
    if take({ $0.isKeyword("FALSEPREDICATE") }) { return { _ in false } }
    return try comparison()
  }

  // MARK: Comparisons

  private mutating func comparison() throws -> PredicateTest {
    let isAll = take { $0.isKeyword("ALL") }
    let isNone = !isAll && take { $0.isKeyword("NONE") }
    let isAny = !isAll && (isNone || take { $0.isKeyword("ANY", "SOME") })
    let left = try expression()
    let compare = try comparisonOperator()
    let right = try expression()
    guard isAll || isAny else { return { compare($0.evaluate(left), $0.evaluate(right)) } }
    return { scope in
      let right = scope.evaluate(right)
      let values = PredicateValue.elements(scope.evaluate(left)) ?? []
      if isAll { return values.allSatisfy { compare($0, right) } }
      return values.contains { compare($0, right) } != isNone
    }
  }

  private mutating func comparisonOperator() throws -> (Any?, Any?) -> Bool {
    guard let token = next else { throw unexpected(nil) }
    index += 1
    if case .symbol(let symbol) = token {
      switch symbol {
      case "=", "==": return stringOptions { PredicateValue.areEqual($0, $1, $2) }
      case "!=", "<>": return stringOptions { !PredicateValue.areEqual($0, $1, $2) }
      case "<": return { PredicateValue.order($0, $1) == .orderedAscending }
      case ">": return { PredicateValue.order($0, $1) == .orderedDescending }
      case "<=", "=<":
        return { PredicateValue.order($0, $1).map { $0 != .orderedDescending } ?? false }
      case ">=", "=>":
        return { PredicateValue.order($0, $1).map { $0 != .orderedAscending } ?? false }
      default: break
      }
    }
    guard case .word(let word) = token else { throw unexpected(token) }
    switch word.uppercased() {
    case "BEGINSWITH": return stringOptions { PredicateValue.text($0, $1, $2, \.begins) }
    case "ENDSWITH": return stringOptions { PredicateValue.text($0, $1, $2, \.ends) }
    case "CONTAINS": return stringOptions { PredicateValue.contains($0, $1, $2) }
    case "LIKE": return stringOptions { PredicateValue.isLike($0, $1, $2) }
    case "MATCHES": return stringOptions { PredicateValue.matches($0, $1, $2) }
    case "IN": return stringOptions { PredicateValue.contains($1, $0, $2) }
    case "BETWEEN":
      return { value, bounds in
        guard let bounds = PredicateValue.elements(bounds), bounds.count == 2 else { return false }
        return PredicateValue.order(bounds[0], value).map { $0 != .orderedDescending } == true
          && PredicateValue.order(value, bounds[1]).map { $0 != .orderedDescending } == true
      }
    default: throw unexpected(token)
    }
  }

  /// Reads the `[cd]` behind an operator.
  private mutating func stringOptions(
    _ compare: @escaping (Any?, Any?, String.CompareOptions) -> Bool
  ) -> (Any?, Any?) -> Bool {
    var options: String.CompareOptions = []
    if case .symbol("[")? = next, index + 2 < tokens.count,
      case .word(let word) = tokens[index + 1], tokens[index + 2] == .symbol("]")
    {
      if word.lowercased().contains("c") { options.insert(.caseInsensitive) }
      if word.lowercased().contains("d") { options.insert(.diacriticInsensitive) }
      index += 3
    }
    return { compare($0, $1, options) }
  }

  // MARK: Expressions

  private mutating func expression() throws -> PredicateExpression {
    try descend()
    defer { depth -= 1 }
    guard let token = next else { throw unexpected(nil) }
    index += 1
    switch token {
    case .text(let text): return { _ in text }
    case .number(let number): return { _ in number }
    case .variable(let name): return { $0.variables[name] }
    case .argument(let kind):
      guard let value = arguments.popFirst() else {
        throw PredicateFormatError(description: "it has more arguments than it was given")
      }
      if kind == "K" {
        let path = "\(value)"
        return { PredicateValue.value(of: $0.object, at: path) }
      }
      return { _ in value }
    case .symbol("-"):
      guard case .number(let number)? = next else { throw unexpected(next) }
      index += 1
      return { _ in -number }
    case .symbol("{"): return try list()
    case .symbol("("):
      let inner = try expression()
      try expect(")")
      return inner
    case .word(let word): return named(word)
    default:
      index -= 1
      throw unexpected(token)
    }
  }

  private mutating func list() throws -> PredicateExpression {
    var items: [PredicateExpression] = []
    if !take({ $0 == .symbol("}") }) {
      repeat { items.append(try expression()) } while take { $0 == .symbol(",") }
      try expect("}")
    }
    return { scope in items.map { scope.evaluate($0) as Any } }
  }

  private func named(_ word: String) -> PredicateExpression {
    switch word.uppercased() {
    case "SELF": return { $0.object }
    case "NIL", "NULL": return { _ in nil }
    case "TRUE", "YES": return { _ in true }
    case "FALSE", "NO": return { _ in false }
    default:
      let path = word.uppercased().hasPrefix("SELF.") ? String(word.dropFirst(5)) : word
      return { PredicateValue.value(of: $0.object, at: path) }
    }
  }
}

extension PredicateScope {
  func evaluate(_ expression: PredicateExpression) -> Any? { expression(self) }
}
