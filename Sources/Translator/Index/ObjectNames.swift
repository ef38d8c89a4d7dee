import SwiftIfConfig
import SwiftSyntax

/// Finds what a file calls its values of type `AnyObject`.
final class ObjectNames: ActiveSyntaxVisitor {
  private var names: Set<String> = []
  /// Names that a condition or a variable takes over from another.
  private var copies: [(name: String, source: String)] = []

  static func names(in unit: SourceUnit) -> Set<String> {
    let finder = ObjectNames(viewMode: .sourceAccurate, configuredRegions: unit.regions)
    finder.walk(unit.tree)
    var count = -1
    while finder.names.count > count {
      count = finder.names.count
      for copy in finder.copies where finder.names.contains(copy.source) {
        finder.names.insert(copy.name)
      }
    }
    return finder.names
  }

  /// `AnyObject`, `AnyObject?` and `AnyObject!`.
  static func isObject(_ type: TypeSyntax?) -> Bool {
    guard let type else { return false }
    return ["AnyObject", "AnyObject?", "AnyObject!"].contains(type.trimmedDescription)
  }

  override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
    guard let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else {
      return .visitChildren
    }
    if Self.isObject(node.typeAnnotation?.type) { names.insert(name) }
    if node.typeAnnotation == nil { copy(to: name, of: node.initializer?.value) }
    return .visitChildren
  }

  override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
    if let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier.text {
      copy(to: name, of: node.initializer?.value)
    }
    return .visitChildren
  }

  override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
    if Self.isObject(node.type) { names.insert((node.secondName ?? node.firstName).text) }
    return .visitChildren
  }

  override func visit(_ node: ClosureParameterSyntax) -> SyntaxVisitorContinueKind {
    if Self.isObject(node.type) { names.insert((node.secondName ?? node.firstName).text) }
    return .visitChildren
  }

  override func visit(_ node: TupleTypeElementSyntax) -> SyntaxVisitorContinueKind {
    if Self.isObject(node.type), let name = node.firstName?.text { names.insert(name) }
    return .visitChildren
  }

  private func copy(to name: String, of value: ExprSyntax?) {
    guard let value else { return }
    let source =
      value.as(DeclReferenceExprSyntax.self)?.baseName.text
      ?? value.as(MemberAccessExprSyntax.self)?.declName.baseName.text
    if let source, source != name { copies.append((name, source)) }
  }
}
