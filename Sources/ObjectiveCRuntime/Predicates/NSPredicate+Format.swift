import Foundation

extension NSPredicate {
  /// A predicate of Apple's format language, such as `SELF MATCHES %@` or `age >= %d AND name
  /// CONTAINS[cd] %@`.
  ///
  /// Values are found as key-value coding finds them: in dictionaries, in UIKit's public
  /// properties, in `@objc` ones of translated sources (on the main thread). A format that cannot
  /// be read raises `NSInvalidArgumentException`; where a test goes on after it, the predicate is
  /// false. Differs: arithmetic, functions, subqueries and `@`-operators of collections besides
  /// `@count` are among what cannot be read.
  ///
  /// Source: Apple's "Predicate Programming Guide", Predicate Format String Syntax.
  public convenience init(format predicateFormat: String, _ args: Any...) {
    self.init(format: predicateFormat, argumentArray: args)
  }

  /// - Parameter arguments: What `%@`, `%K`, `%d` and the like stand for, in their order.
  public convenience init(format predicateFormat: String, argumentArray arguments: [Any]?) {
    do {
      var parser = try PredicateParser(predicateFormat, arguments: arguments ?? [])
      let test = ParsedPredicate(test: try parser.predicate())
      self.init { test.test(PredicateScope(object: $0, variables: $1 ?? [:])) }
    } catch {
      ObjectiveCException.raise(
        "NSInvalidArgumentException",
        "Unable to parse the format string \"\(predicateFormat)\": \(error)")
      self.init(value: false)
    }
  }
}

/// What a predicate is evaluated with.
struct PredicateScope {
  let object: Any?
  let variables: [String: Any]
}

typealias PredicateTest = (PredicateScope) -> Bool
typealias PredicateExpression = (PredicateScope) -> Any?

/// The parsed closures only read what the format and its arguments held.
private struct ParsedPredicate: @unchecked Sendable {
  let test: PredicateTest
}

struct PredicateFormatError: Error, CustomStringConvertible {
  let description: String
}
