internal import Testing

/// One text for the arguments of a parameterised test's case.
enum CaseArguments: Sendable, Equatable {
  /// The test is not parameterised.
  case none
  case text(String)
  /// The text of the arguments could change from run to run.
  case unstable

  /// - Parameter values: Those of a parameterised test's case; nil where they are not found.
  init(_ values: [Any]?) {
    var texts: [String] = []
    for value in values ?? [] {
      guard Self.hasStableText(value) else {
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

  /// The values of the case that runs, nil where they are not found; nil altogether outside of a
  /// parameterised test, where there are none to look for.
  ///
  /// Swift Testing does not publish a case's arguments: they are read by reflection, as the stored
  /// properties of `Test.Case` hold them. Where that fails, the snapshots need names.
  static var current: [Any]?? {
    guard let testCase = Test.Case.current, testCase.isParameterized else { return nil }
    let found = Mirror(reflecting: testCase).descendant("_kind", "parameterized", "arguments")
    let arguments = found.map { Array(Mirror(reflecting: $0).children) } ?? []
    let values = arguments.compactMap { Mirror(reflecting: $0.value).descendant("value") }
    return .some(values.isEmpty || values.count < arguments.count ? nil : values)
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
