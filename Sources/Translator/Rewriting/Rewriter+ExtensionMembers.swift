import SwiftSyntax

/// Without Objective-C's dispatch only a class's own body can override, and only what is declared
/// there can be overridden: members of extensions get a forwarder in the body.
extension Rewriter {
  func rewriteExtensionOverride(_ node: FunctionDeclSyntax, _ scope: Scope) {
    guard scope.kind == .extensionOfType else { return }
    let labels = node.signature.parameterClause.parameters.labels
    let isOverride = node.modifiers.has("override")
    guard let (name, type) = ownClass(scope) else {
      if isOverride { noteForeignOverride(node, scope) }
      return
    }
    guard isOverride || isOverridden(node.name.text, labels, of: name),
      type.methods.contains(where: { $0.matches(node.name.text, labels) })
    else { return }
    blankAccess(node.modifiers)
    replace(node.name, with: "__extension_" + node.name.text)
  }

  func rewriteExtensionOverride(_ node: VariableDeclSyntax, _ scope: Scope) {
    guard scope.kind == .extensionOfType, let binding = node.bindings.first,
      let pattern = binding.pattern.as(IdentifierPatternSyntax.self)
    else { return }
    let isOverride = node.modifiers.has("override")
    guard let (name, _) = ownClass(scope) else {
      if isOverride, !rewriteForeignExtensionOverride(node, scope) {
        noteForeignOverride(node, scope)
      }
      return
    }
    guard isOverride || isOverridden(property: pattern.identifier.text, of: name) else { return }
    blankAccess(node.modifiers)
    replace(pattern, with: "__extension_" + pattern.identifier.text)
  }

  /// Methods of Objective-C's `NSObject` that Foundation's here has not: a class that inherits from
  /// it directly declares them anew, and messages find them in its table by these names.
  static let objectMethods = [
    "observeValue(forKeyPath:of:change:context:)": "observeValueForKeyPath:of:change:context:",
    "responds(to:)": "respondsToSelector:", "value(forUndefinedKey:)": "valueForUndefinedKey:",
    "setValue(_:forUndefinedKey:)": "setValue:forUndefinedKey:",
    "forwardingTarget(for:)": "forwardingTargetForSelector:",
    "setNilValueForKey(_:)": "setNilValueForKey:", "value(forKey:)": "valueForKey:",
    "setValue(_:forKey:)": "setValue:forKey:", "method(for:)": "methodForSelector:",
    "conforms(to:)": "conformsToProtocol:",
  ]

  func rewriteObjectOverride(_ node: FunctionDeclSyntax, _ scope: Scope) {
    guard scope.kind == .classType, let override = node.modifiers.modifier("override"),
      Self.objectMethods[
        node.name.text + "("
          + node.signature.parameterClause.parameters.labels.map { $0 + ":" }.joined() + ")"]
        != nil,
      isObject(scope.name)
    else { return }
    blank(override)
  }

  /// Whether the chain of a class's superclasses, as far as it is known, ends at `NSObject` or at
  /// none.
  func isObject(_ name: String) -> Bool {
    guard let last = program.superclassChain(name).last else { return false }
    return last.entry.inherited.first == "NSObject" || last.entry.inherited.isEmpty
  }

  /// The forwarders, after the opening brace of a class's body.
  func insertHoistedMembers(_ node: some DeclGroupSyntax, _ scope: Scope) {
    guard scope.kind == .classType, let type = program.own[scope.name] else { return }
    var members: [String] = []
    for method in type.methods where method.isInExtension {
      guard let hoisted = method.hoisted,
        method.isOverride || isOverridden(method.base, method.labels, of: scope.name)
      else { continue }
      let declaration =
        program.overridesForeign(method, in: scope.name)
        ? hoisted.declaration.replacing("override ", with: "", maxReplacements: 1)
        : hoisted.declaration
      members.append("\(declaration) { \(hoisted.arguments) }")
    }
    for property in type.properties where property.isInExtension {
      guard var declaration = property.hoistedDeclaration,
        property.isOverride || isOverridden(property: property.name, of: scope.name)
      else { continue }
      if program.overridesForeign(property, in: scope.name) {
        declaration = declaration.replacing("override ", with: "", maxReplacements: 1)
      }
      let value = "__extension_" + property.name
      members.append(
        "\(declaration) { get { \(value) }"
          + (property.isSettable ? " set { \(value) = newValue }" : "") + " }")
    }
    if members.isEmpty { return }
    insert(
      " " + members.joined(separator: "; ") + ";",
      at: node.memberBlock.leftBrace.endPositionBeforeTrailingTrivia)
  }

  /// The class of the module that an extension extends.
  private func ownClass(_ scope: Scope) -> (String, ModuleIndex.TypeEntry)? {
    guard let entry = program.own[scope.name], entry.kind == .classType else { return nil }
    return (scope.name, entry)
  }

  private func isOverridden(_ base: String, _ labels: [String], of name: String) -> Bool {
    program.subclasses(of: name).contains { subclass in
      program.own[subclass]?.methods.contains { $0.isOverride && $0.matches(base, labels) } ?? false
    }
  }

  private func isOverridden(property: String, of name: String) -> Bool {
    program.subclasses(of: name).contains { subclass in
      program.own[subclass]?.properties.contains { $0.isOverride && $0.name == property } ?? false
    }
  }

  func blankAccess(_ modifiers: DeclModifierListSyntax) {
    let words: Set<String> = ["override", "open", "public", "private", "fileprivate", "final"]
    for modifier in modifiers where words.contains(modifier.name.text) { blank(modifier) }
  }

  private func noteForeignOverride(_ node: some SyntaxProtocol, _ scope: Scope) {
    note(
      .error, at: node,
      "An extension cannot override a member of \(scope.name): that needs an Objective-C runtime. "
        + "Override it in a subclass, or leave it out with `#if !os(Linux)`.")
  }
}
