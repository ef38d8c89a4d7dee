import SwiftSyntax

/// On Linux the tests of an `XCTestCase` are listed by functions that are no actor's: what is the
/// main actor's has to be `@preconcurrency`, and then the whole class.
extension Rewriter {
  func rewriteTestCase(_ node: some DeclGroupSyntax, _ scope: Scope) {
    guard scope.kind == .classType, isTestCase(scope.name),
      !node.attributes.has("preconcurrency")
    else { return }
    if let attribute = node.attributes.attribute("MainActor") {
      insert("@preconcurrency ", at: attribute.positionAfterSkippingLeadingTrivia)
      return
    }
    let methods = node.memberBlock.members.compactMap { $0.decl.as(FunctionDeclSyntax.self) }
    guard methods.contains(where: { $0.attributes.has("MainActor") }) else { return }
    insert("@preconcurrency @MainActor ", at: node.positionAfterSkippingLeadingTrivia)
  }

  /// `@MainActor` on a test's method goes: the class has it.
  func isTestCaseAttribute(_ node: AttributeSyntax) -> Bool {
    guard node.name == "MainActor",
      let method = node.parent?.parent?.as(FunctionDeclSyntax.self),
      method.parent?.is(MemberBlockItemSyntax.self) == true
    else { return false }
    return typeScope.map { isTestCase($0.name) } ?? false
  }

  private func isTestCase(_ name: String) -> Bool {
    program.superclassChain(name).contains { link in
      link.entry.inherited.contains {
        ["XCTestCase", "SnapshotTestCase", "FBSnapshotTestCase"].contains($0)
      }
    }
  }
}
