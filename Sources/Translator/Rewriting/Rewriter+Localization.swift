import SwiftSyntax

/// Texts are looked up in the language of the test. Foundation's own functions ask the machine's
/// preferences and read no string catalogs, and cannot be hidden from a file that imports
/// Foundation.
extension Rewriter {
  func rewriteLocalization(_ node: FunctionCallExprSyntax) {
    if let name = node.calledExpression.as(DeclReferenceExprSyntax.self),
      name.baseName.text == "NSLocalizedString", program.own["NSLocalizedString"] == nil
    {
      replace(name.baseName, with: "_NSLocalizedString")
    }
    let labels = node.arguments.map { $0.label?.text ?? "_" }
    if let member = node.calledExpression.as(MemberAccessExprSyntax.self),
      member.declName.baseName.text == "localizedString", labels == ["forKey", "value", "table"]
    {
      replace(member.declName.baseName, with: "_localizedString")
    }
  }
}
