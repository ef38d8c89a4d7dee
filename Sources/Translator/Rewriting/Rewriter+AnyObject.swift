import SwiftSyntax

/// Members of `AnyObject`: on iOS every one that Objective-C knows, by dynamic lookup.
extension Rewriter {
  /// `(x as AnyObject).doubleValue`, and `target?.perform(action)` of an object without a class.
  func rewriteObjectMember(_ node: MemberAccessExprSyntax) {
    guard let base = node.base, node.declName.baseName.text != "self" else { return }
    let value = Self.withoutMark(base)
    if let tuple = value.as(TupleExprSyntax.self) { return rewriteCast(tuple) }
    guard Self.members.contains(node.declName.baseName.text) else { return }
    let name: String
    if let plain = value.as(DeclReferenceExprSyntax.self), plain.argumentNames == nil {
      name = plain.baseName.text
    } else if let access = value.as(MemberAccessExprSyntax.self), access.base != nil,
      access.declName.argumentNames == nil
    {
      name = access.declName.baseName.text
    } else {
      return
    }
    guard isObject(named: name) else { return }
    insert("_objectiveC(", at: value.positionAfterSkippingLeadingTrivia)
    insert(")", at: value.endPositionBeforeTrailingTrivia)
  }

  private static func withoutMark(_ expression: ExprSyntax) -> ExprSyntax {
    expression.as(OptionalChainingExprSyntax.self)?.expression
      ?? expression.as(ForceUnwrapExprSyntax.self)?.expression ?? expression
  }

  /// `(x as AnyObject)`, `(x as! AnyObject)` and `(x as AnyObject?)` in front of a member.
  private func rewriteCast(_ tuple: TupleExprSyntax) {
    guard tuple.elements.count == 1,
      let sequence = tuple.elements.first?.expression.as(SequenceExprSyntax.self)
    else { return }
    let parts = Array(sequence.elements)
    guard parts.count >= 3, let type = parts.last?.as(TypeExprSyntax.self)?.type,
      ObjectNames.isObject(type), let word = parts[parts.count - 2].as(UnresolvedAsExprSyntax.self)
    else { return }
    let isOptional =
      type.is(OptionalTypeSyntax.self) || word.questionOrExclamationMark?.text == "?"
    insert(
      isOptional ? "_asOptionalObject(" : "_asObject(",
      at: parts[0].positionAfterSkippingLeadingTrivia)
    replace(from: word, through: type, with: ")")
  }

  /// Whether the file, or the type around, calls a value of `AnyObject` so.
  private func isObject(named name: String) -> Bool {
    if objectNames.contains(name) { return true }
    guard let scope = typeScope else { return false }
    return program.superclassChain(scope.name).contains { link in
      link.entry.properties.contains { property in
        property.name == name
          && ["AnyObject", "AnyObject?", "AnyObject!"].contains(property.type ?? "")
      }
    }
  }

  /// What apps ask of an object without knowing its class.
  private static let members: Set<String> = [
    "perform", "performSelector", "responds", "isEqual", "isKind", "isMember", "description",
    "hash", "classForCoder", "superclass", "value", "setValue", "doubleValue", "floatValue",
    "integerValue", "intValue", "boolValue", "stringValue", "cgRectValue", "cgSizeValue",
    "cgPointValue", "tag", "frame", "bounds", "text", "title", "view", "superview", "object",
  ]
}
