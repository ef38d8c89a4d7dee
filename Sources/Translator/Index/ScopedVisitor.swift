import SwiftIfConfig
import SwiftSyntax

/// Goes through what is active of a source file, and knows the types around each place.
class ScopedVisitor: ActiveSyntaxVisitor {
  struct Scope {
    enum Kind { case classType, protocolType, other, extensionOfType, function }

    var kind: Kind
    /// The qualified name: `Card.Header`. A function has that of the type around it.
    var name: String
    var isReachable: Bool
    /// Whether its members are known to Objective-C without an attribute.
    var exposesMembers = false
    var isPublic = false
    /// Whether it is private in a type, so that the file's other declarations cannot name it.
    var isHidden = false
  }

  let unit: SourceUnit
  private(set) var scopes: [Scope] = []

  init(_ unit: SourceUnit) {
    self.unit = unit
    super.init(viewMode: .sourceAccurate, configuredRegions: unit.regions)
  }

  /// The innermost type or extension; nil at the top of the file and in its functions.
  var typeScope: Scope? { scopes.last { $0.kind != .function } }
  /// The scope whose members are declared here; nil in the body of a function.
  var memberScope: Scope? { scopes.last?.kind == .function ? nil : scopes.last }

  /// Called with each type and extension before its members.
  func enter(_ node: some DeclGroupSyntax, _ scope: Scope) {}
  /// Called with each type and extension after its members; `scopes` has no longer its scope.
  func leave(_ node: some DeclGroupSyntax, _ scope: Scope) {}

  private func push(
    _ node: some DeclGroupSyntax & WithModifiersSyntax, _ kind: Scope.Kind, _ name: String,
    isGeneric: Bool
  ) -> SyntaxVisitorContinueKind {
    let outer = scopes.last
    let isFree = outer.map { $0.isReachable && $0.kind != .function } ?? true
    let qualified =
      kind == .extensionOfType ? name : (typeScope.map { $0.name + "." } ?? "") + name
    var scope = Scope(kind: kind, name: qualified, isReachable: isFree && !isGeneric)
    scope.exposesMembers =
      node.attributes.has("objcMembers")
      || (kind == .extensionOfType && node.attributes.has("objc"))
    scope.isPublic = node.modifiers.isPublic
    scope.isHidden = node.modifiers.isPrivate && outer != nil
    scopes.append(scope)
    enter(node, scope)
    return .visitChildren
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    push(
      node, .classType, node.name.text, isGeneric: node.genericParameterClause != nil)
  }
  override func visitPost(_ node: ClassDeclSyntax) { leave(node, scopes.removeLast()) }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    push(node, .other, node.name.text, isGeneric: node.genericParameterClause != nil)
  }
  override func visitPost(_ node: StructDeclSyntax) { leave(node, scopes.removeLast()) }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    push(node, .other, node.name.text, isGeneric: node.genericParameterClause != nil)
  }
  override func visitPost(_ node: EnumDeclSyntax) { leave(node, scopes.removeLast()) }

  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
    push(node, .other, node.name.text, isGeneric: true)
  }
  override func visitPost(_ node: ActorDeclSyntax) { leave(node, scopes.removeLast()) }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    push(node, .protocolType, node.name.text, isGeneric: true)
  }
  override func visitPost(_ node: ProtocolDeclSyntax) { leave(node, scopes.removeLast()) }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    push(
      node, .extensionOfType, node.extendedType.trimmedDescription,
      isGeneric: node.genericWhereClause != nil)
  }
  override func visitPost(_ node: ExtensionDeclSyntax) { leave(node, scopes.removeLast()) }

  private func pushFunction() -> SyntaxVisitorContinueKind {
    scopes.append(Scope(kind: .function, name: typeScope?.name ?? "", isReachable: false))
    return .visitChildren
  }

  /// Called with each function before its parameters and body.
  func enter(_ node: FunctionDeclSyntax) {}
  /// Called with each variable before its bindings.
  func enter(_ node: VariableDeclSyntax) {}

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node)
    return pushFunction()
  }
  override func visitPost(_ node: FunctionDeclSyntax) { scopes.removeLast() }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind { pushFunction() }
  override func visitPost(_ node: InitializerDeclSyntax) { scopes.removeLast() }

  override func visit(_ node: DeinitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    pushFunction()
  }
  override func visitPost(_ node: DeinitializerDeclSyntax) { scopes.removeLast() }

  override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind { pushFunction() }
  override func visitPost(_ node: SubscriptDeclSyntax) { scopes.removeLast() }

  override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind { pushFunction() }
  override func visitPost(_ node: AccessorBlockSyntax) { scopes.removeLast() }

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { pushFunction() }
  override func visitPost(_ node: ClosureExprSyntax) { scopes.removeLast() }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node)
    return .visitChildren
  }
}
