import SwiftSyntax

/// On iOS the modifiers of SwiftUI's views are no actor's; here they are the main actor's, where
/// views are made. In the language mode of Swift 6, what an author adds to such types, or makes
/// views with outside of one, becomes the main actor's too.
extension Rewriter {
  func rewriteIsolation(_ node: FunctionDeclSyntax) {
    guard isView(node.signature.returnClause?.type) else { return }
    rewriteIsolation(node.modifiers, node.attributes, word: node.funcKeyword)
  }

  func rewriteIsolation(_ node: VariableDeclSyntax) {
    guard isView(node.bindings.first?.typeAnnotation?.type) else { return }
    rewriteIsolation(node.modifiers, node.attributes, word: node.bindingSpecifier)
  }

  private func rewriteIsolation(
    _ modifiers: DeclModifierListSyntax, _ attributes: AttributeListSyntax, word: TokenSyntax
  ) {
    if let modifier = modifiers.modifier("nonisolated"), modifier.detail == nil {
      blank(modifier)
    } else {
      let isForeign = memberScope.map {
        $0.kind == .extensionOfType && program.own[$0.name]?.kind == .extended
      }
      guard isForeign ?? scopes.isEmpty || modifiers.has("static") else { return }
    }
    guard !attributes.has("MainActor") else { return }
    // Attributes come before modifiers.
    let start = modifiers.first?.positionAfterSkippingLeadingTrivia
    insert("@MainActor ", at: start ?? word.positionAfterSkippingLeadingTrivia)
  }

  /// `some View`, in the language mode in which it matters.
  private func isView(_ type: TypeSyntax?) -> Bool {
    guard languageMode != "5", let type = type?.as(SomeOrAnyTypeSyntax.self),
      type.someOrAnySpecifier.text == "some"
    else { return false }
    return ["View", "SwiftUI.View"].contains(type.constraint.trimmedDescription)
  }
}
