/// Whether an override reached the method that it overrides.
///
/// The base method sets a flag on the object, and whoever calls the method looks at it afterwards:
/// two stores and a comparison where the override is right.
extension UIResponder {
  /// Calls a method of this object whose overrides have to call super.
  @inline(__always)
  func demandSuper(_ method: StaticString, _ call: () -> Void) {
    let outer = hasReachedBase
    hasReachedBase = false
    call()
    if !hasReachedBase { noteMissingSuper(method) }
    hasReachedBase = outer
  }

  private func noteMissingSuper(_ method: StaticString) {
    let name = "\(method)".prefix { $0 != "(" }
    let arguments = "\(method)".contains("(_:)") ? "animated" : ""
    note(
      .missingSuper, advice: "Call super.\(name)(\(arguments)) in the override."
    ) { "\($0) overrides \(method) without calling super." }
  }
}
