import SwiftSyntax

/// Methods that extensions add to classes of the system, and subclasses override: on iOS by
/// Objective-C's dispatch.
///
/// The extension's method gets another name. The one of that name is a protocol's, so that classes
/// can have their own, and goes to the object's class if that says that it overrides:
///
/// ```swift
/// extension UIView { func __base_reload() { … } }
/// extension __Extended_reload where Self: UIView { func reload() { … } }
/// class Card: UIView, __Overridable_reload { func reload() { super.__base_reload() } }
/// ```
extension Rewriter {
  func rewriteForeignMember(_ node: FunctionDeclSyntax, _ scope: Scope) {
    let labels = node.signature.parameterClause.parameters.labels
    guard scope.kind == .extensionOfType, !node.modifiers.has("override", "static", "class"),
      let method = program.foreignMethod(node.name.text, labels), method.type == scope.name,
      let hoisted = method.entry.hoisted,
      node.modifiers.has("open") || program.isOverridden(foreign: method.entry)
    else { return }
    guard node.genericParameterClause == nil else {
      note(
        .error, at: node,
        "A subclass overrides this generic method of an extension, which needs an Objective-C "
          + "runtime. Declare it in the subclass under another name.")
      return
    }
    let name = node.name.text
    let isPublic = node.modifiers.isPublic || scope.isPublic
    blankAccess(node.modifiers)
    replace(node.name, with: "__base_" + name)
    if isPublic { insert("public ", at: node.funcKeyword.positionAfterSkippingLeadingTrivia) }
    let access = isPublic ? "public " : ""
    let actor = scope.name.hasPrefix("UI") ? "@preconcurrency @MainActor " : ""
    let isDiscardable = node.attributes.has("discardableResult")
    let signature =
      (isDiscardable ? "@discardableResult " : "") + "func \(name)"
      + ModuleIndexer.onOneLine(node.signature.trimmedDescription)
    let key = method.entry.key
    func call(_ target: String) -> String {
      hoisted.arguments.replacing("__extension_" + name, with: target, maxReplacements: 1)
    }
    tail += [
      "\(actor)\(access)protocol __Overridable_\(key): AnyObject { \(signature) }",
      "\(access)protocol __Extended_\(key): AnyObject {}",
      "extension \(scope.name): __Extended_\(key) {}",
      "extension __Extended_\(key) where Self: \(scope.name) { \(actor)\(access)\(signature) { "
        + "if let __object = self as? any __Overridable_\(key) "
        + "{ return \(call("__object." + name)) }; return \(call("__base_" + name)) } }",
    ]
  }

  /// A closure captures `self` without saying so where a method of a type does so by its
  /// attributes: a protocol that requires the method comes before an extension's.
  func rewriteRequirement(_ node: FunctionDeclSyntax, _ scope: Scope) {
    let parameters = node.signature.parameterClause.parameters
    guard scope.kind == .protocolType, let first = parameters.first, first.attributes.isEmpty,
      program.own.values.contains(where: { entry in
        entry.methods.contains {
          $0.capturesSelf && $0.matches(node.name.text, parameters.labels)
        }
      })
    else { return }
    insert("@_implicitSelfCapture ", at: first.positionAfterSkippingLeadingTrivia)
  }

  /// A class says which of such methods it is the first to override.
  func insertForeignOverrides(_ node: some DeclGroupSyntax, _ scope: Scope) {
    guard scope.kind == .classType, let type = program.own[scope.name],
      let clause = node.inheritanceClause
    else { return }
    let overrides =
      type.methods.filter { program.overridesForeign($0, in: scope.name) }.map(\.key)
      + type.properties.filter { program.overridesForeign($0, in: scope.name) }.map(\.name)
    if overrides.isEmpty { return }
    insert(
      overrides.map { ", __Overridable_" + $0 }.joined(),
      at: clause.endPositionBeforeTrailingTrivia)
  }

  func rewriteForeignOverride(_ node: FunctionDeclSyntax, _ scope: Scope) {
    let labels = node.signature.parameterClause.parameters.labels
    guard scope.kind == .classType, let override = node.modifiers.modifier("override"),
      let method = program.own[scope.name]?.methods.first(where: {
        $0.isOverride && !$0.isInExtension && $0.matches(node.name.text, labels)
      }), program.overridesForeign(method, in: scope.name)
    else { return }
    blank(override)
  }

  /// `super.reload()` of the first class that overrides calls the extension's method.
  func rewriteForeignSuper(_ node: FunctionCallExprSyntax) {
    guard let access = node.calledExpression.as(MemberAccessExprSyntax.self),
      access.base?.is(SuperExprSyntax.self) == true, let scope = typeScope
    else { return }
    let labels = node.arguments.map { $0.label?.text ?? "_" }
    guard let method = program.foreignMethod(access.declName.baseName.text, labels),
      !program.superclassDeclares(method.entry, above: scope.name)
    else { return }
    replace(access.declName, with: "__base_" + method.entry.base)
  }
}

extension ProgramIndex {
  /// A method that an extension of a class that is not of these modules has for Objective-C.
  func foreignMethod(_ base: String, _ labels: [String])
    -> (type: String, entry: ModuleIndex.MethodEntry)?
  {
    foreignMethods[base]?.first { $0.entry.labels == labels }
  }

  func superclassDeclares(_ method: ModuleIndex.MethodEntry, above name: String) -> Bool {
    superclassChain(name).dropFirst().contains { link in
      link.entry.methods.contains { !$0.isStatic && $0.matches(method.base, method.labels) }
    }
  }

  /// Whether a method of a class is the first to override one of an extension of the system's.
  func overridesForeign(_ method: ModuleIndex.MethodEntry, in name: String) -> Bool {
    method.isOverride && !method.isStatic && foreignMethod(method.base, method.labels) != nil
      && !superclassDeclares(method, above: name)
  }

  func isOverridden(foreign method: ModuleIndex.MethodEntry) -> Bool {
    own.contains { name, entry in
      entry.kind == .classType
        && entry.methods.contains {
          $0.matches(method.base, method.labels) && overridesForeign($0, in: name)
        }
    }
  }
}

extension ModuleIndex.MethodEntry {
  /// Tells methods of the same name apart.
  fileprivate var key: String { ([base] + labels).joined(separator: "_") }
}
