import SwiftSyntax

/// `@Entry` is a macro of Apple's: here the property gets a key beside it, whose default value is
/// what the author wrote.
extension Rewriter {
  /// The protocol of keys, by what is extended.
  private static let keyProtocols = [
    "EnvironmentValues": "EnvironmentKey", "Transaction": "TransactionKey",
    "ContainerValues": "ContainerValueKey",
  ]

  /// `@Entry var spacing: CGFloat = 8` becomes
  /// `enum __Entry_spacing: … { … }; var spacing: __Entry_spacing.Value { get … set … }`.
  func rewriteEntry(_ node: VariableDeclSyntax, _ scope: Scope) {
    guard scope.kind == .extensionOfType, let attribute = node.attributes.attribute("Entry"),
      let binding = node.bindings.first, node.bindings.count == 1,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
      let kind = Self.keyProtocols[scope.name.split(separator: ".").last.map(String.init) ?? ""]
    else { return }
    blank(attribute)
    let key = "__Entry_" + name.filter { $0 != "`" }
    let access = entryAccess(node)
    let type = binding.typeAnnotation?.type.trimmedDescription
    // It stands in front of the key, and is needed by the key's value and by the property too.
    let inlined = node.attributes.has("usableFromInline") ? "@usableFromInline " : ""
    let opening = "\(access)enum \(key): SwiftUI.\(kind) { "
    let property =
      " }; \(inlined)\(node.modifiers.trimmedDescription) var \(name): \(type ?? key + ".Value")"
      + " { get { self[\(key).self] } set { self[\(key).self] = newValue } }"
    let start =
      node.modifiers.first?.positionAfterSkippingLeadingTrivia
      ?? node.bindingSpecifier.positionAfterSkippingLeadingTrivia
    guard let initializer = binding.initializer else {
      replace(
        start.utf8Offset..<binding.endPositionBeforeTrailingTrivia.utf8Offset,
        with: opening + "\(inlined)\(access)static var defaultValue: \(type ?? "Never") { nil }"
          + property)
      return
    }
    let value = initializer.value
    // SAFETY: The word is in the code that is written, for a constant that nobody changes.
    // With a type, the value is made anew each time; else the compiler infers what it is.
    let declaration =
      type.map { "\(inlined)\(access)static var defaultValue: \($0) { " }
      ?? "\(inlined)nonisolated(unsafe) \(access)static let defaultValue = "
    replace(
      start.utf8Offset..<value.positionAfterSkippingLeadingTrivia.utf8Offset,
      with: opening + declaration)
    insert((type == nil ? "" : " }") + property, at: value.endPositionBeforeTrailingTrivia)
  }

  /// The access level of the property, which its key needs as well.
  private func entryAccess(_ node: VariableDeclSyntax) -> String {
    let levels: Set<String> = ["open", "public", "package", "fileprivate", "private"]
    if let own = node.modifiers.first(where: { levels.contains($0.name.text) }) {
      return own.name.text + " "
    }
    var outer: Syntax? = node.parent
    while let current = outer {
      if let around = current.as(ExtensionDeclSyntax.self) {
        return around.modifiers.first { levels.contains($0.name.text) }
          .map { $0.name.text + " " } ?? ""
      }
      outer = current.parent
    }
    return ""
  }
}
