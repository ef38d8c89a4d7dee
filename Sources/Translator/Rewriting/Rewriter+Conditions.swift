import SwiftIfConfig
import SwiftSyntax

extension Rewriter {
  /// What asks for a platform in the conditions of `#if` is answered: this is iOS.
  func rewriteConditions(_ node: IfConfigDeclSyntax) {
    for clause in node.clauses {
      guard let condition = clause.condition else { continue }
      let finder = PlatformConditions(viewMode: .sourceAccurate)
      finder.walk(condition)
      for call in finder.calls {
        let answer = IfConfigRegionState.evaluating(call, in: configuration).state == .active
        replace(call, with: answer ? "true" : "false")
      }
    }
  }

  private var configuration: IOSBuildConfiguration { unit.configuration }
}

/// `os(iOS)`, `canImport(UIKit)`, `targetEnvironment(simulator)`.
private final class PlatformConditions: SyntaxVisitor {
  private(set) var calls: [FunctionCallExprSyntax] = []

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let names = ["os", "canImport", "targetEnvironment", "_runtime", "objectFormat"]
    if names.contains(node.calledExpression.trimmedDescription) { calls.append(node) }
    return .skipChildren
  }
}
