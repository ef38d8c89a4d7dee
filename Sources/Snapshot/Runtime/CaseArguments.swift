internal import Testing

extension CurrentTest.CaseArguments {
  /// Swift Testing does not publish a case's arguments: they are read by reflection. Where that
  /// fails, the snapshots need names.
  init(_ testCase: Test.Case) {
    guard testCase.isParameterized else {
      self = .none
      return
    }
    guard let found = Self.reflected(testCase) else {
      self = .unstable
      return
    }
    var texts: [String] = []
    for argument in Mirror(reflecting: found).children {
      guard let value = Mirror(reflecting: argument.value).descendant("value"),
        Self.hasStableText(value)
      else {
        self = .unstable
        return
      }
      let text = value as? String ?? String(describingForTest: value)
      // The description of an object that has none of its own is its address.
      if !(value is String), text.contains(/0x[0-9a-fA-F]{6,}/) {
        self = .unstable
        return
      }
      texts.append(text)
    }
    self = texts.isEmpty ? .unstable : .text(texts.joined(separator: ", "))
  }

  /// The case's arguments, as the stored properties of `Test.Case` hold them.
  private static func reflected(_ testCase: Test.Case) -> Any? {
    Mirror(reflecting: testCase).descendant("_kind", "parameterized", "arguments")
  }

  /// Whether the arguments of the case that runs are found; nil outside of a parameterised test,
  /// where there are none to look for.
  static var areFound: Bool? {
    guard let testCase = Test.Case.current, testCase.isParameterized else { return nil }
    guard let found = reflected(testCase) else { return false }
    let arguments = Mirror(reflecting: found).children
    return !arguments.isEmpty
      && arguments.allSatisfy { Mirror(reflecting: $0.value).descendant("value") != nil }
  }

  /// Objects and what holds them print addresses, sets and dictionaries another order each time.
  private static func hasStableText(_ value: Any) -> Bool {
    if value is any CustomTestStringConvertible { return true }
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .class, .foreignReference: return value is any CustomStringConvertible
    case .set, .dictionary: return mirror.children.count < 2
    default:
      if value is any CustomStringConvertible { return true }
      return mirror.children.allSatisfy { hasStableText($0.value) }
    }
  }
}
