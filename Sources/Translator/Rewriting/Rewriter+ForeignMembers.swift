import SwiftSyntax

/// Methods that extensions add to classes of the system, and subclasses, or extensions of
/// subclasses, override: on iOS by Objective-C's dispatch.
///
/// The extension's method gets another name. The one of that name is a protocol's, so that classes
/// can have their own, and goes to the object's class if that says that it overrides:
///
/// ```swift
/// extension UIView { func __base_reload() { … } }
/// extension __Extended_UIView_reload where Self: UIView { func reload() { … } }
/// class Card: UIView, __Overridable_UIView_reload { func reload() { super.__base_reload() } }
/// extension UILabel { func __base_UILabel_reload() { … } }
/// ```
extension Rewriter {
  func rewriteForeignMember(_ node: FunctionDeclSyntax, _ scope: Scope) {
    let labels = node.signature.parameterClause.parameters.labels
    guard scope.kind == .extensionOfType, !node.modifiers.has("override", "static"),
      let method = program.foreignMethod(node.name.text, labels, for: scope.name),
      method.type == scope.name, let hoisted = method.entry.hoisted,
      node.modifiers.has("open") || program.isOverridden(foreign: method)
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
    let isStatic = method.entry.isStatic
    let signature =
      (isDiscardable ? "@discardableResult " : "") + (isStatic ? "static " : "") + "func \(name)"
      + ModuleIndexer.onOneLine(node.signature.trimmedDescription)
    let key = method.key
    func call(_ target: String) -> String {
      let own = ModuleIndex.MethodEntry.extensionName(of: name, in: scope.name)
      return hoisted.arguments.replacing(own, with: target, maxReplacements: 1)
    }
    let kind = isStatic ? ".Type" : ""
    var places = [(isStatic ? "any __Overridable_\(key).Type" : "any __Overridable_\(key)", name)]
    places += program.overridingExtensions(of: method).map {
      ("\($0)\(kind)", "__base_\($0)_\(name)")
    }
    let overrides = places.map { type, function in
      "if let __object = self as? \(type) { return \(call("__object." + function)) }; "
    }
    tail += [
      "\(actor)\(access)protocol __Overridable_\(key): AnyObject { \(signature) }",
      "\(access)protocol __Extended_\(key): AnyObject {}",
      "extension \(scope.name): __Extended_\(key) {}",
      "extension __Extended_\(key) where Self: \(scope.name) { \(actor)\(access)\(signature) { "
        + overrides.joined() + "return \(call("__base_" + name)) } }",
    ]
  }

  /// - Returns: Whether the method overrides one that an extension of a superclass has.
  func rewriteForeignExtensionOverride(_ node: FunctionDeclSyntax, _ scope: Scope) -> Bool {
    let labels = node.signature.parameterClause.parameters.labels
    guard let method = program.foreignMethod(node.name.text, labels, for: scope.name),
      method.type != scope.name, program.overridingExtensions(of: method).contains(scope.name)
    else { return false }
    let isPublic = node.modifiers.isPublic || scope.isPublic
    blankAccess(node.modifiers)
    replace(node.name, with: "__base_\(scope.name)_\(node.name.text)")
    if isPublic { insert("public ", at: node.funcKeyword.positionAfterSkippingLeadingTrivia) }
    return true
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
      type.methods.filter { program.overridesForeign($0, in: scope.name) }.compactMap {
        program.foreignMethod($0.base, $0.labels, for: scope.name)?.key
      } + type.properties.filter { program.overridesForeign($0, in: scope.name) }.map(\.name)
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
      let base = access.base, base.is(SuperExprSyntax.self), let scope = typeScope
    else { return }
    let labels = node.arguments.map { $0.label?.text ?? "_" }
    let name = access.declName.baseName.text
    guard let method = program.foreignMethod(name, labels, for: scope.name),
      !program.superclassDeclares(method.entry, above: scope.name)
    else { return }
    // The nearest extension above that overrides, else the one that adds the method.
    let isSystem = program.own[scope.name]?.kind != .classType
    let above = (program.systemChain(of: scope.name) ?? []).dropFirst(isSystem ? 1 : 0)
    let extensions = program.overridingExtensions(of: method)
    let nearest = above.first(where: extensions.contains).map { $0 + "_" } ?? ""
    replace(access.declName, with: "__base_" + nearest + name)
  }
}

/// A method that an extension of one of the system's classes has for Objective-C.
struct ForeignMethod {
  let type: String
  let entry: ModuleIndex.MethodEntry

  /// Tells methods of the same name apart.
  var key: String { ([type, entry.base] + entry.labels).joined(separator: "_") }
}

extension ProgramIndex {
  /// A method that an extension of a class that is not of these modules has for Objective-C: the
  /// nearest above a class.
  func foreignMethod(_ base: String, _ labels: [String], for type: String) -> ForeignMethod? {
    let found = (foreignMethods[base] ?? []).filter { $0.entry.labels == labels }
    guard let first = found.first else { return nil }
    let chain = systemChain(of: type)
    let nearest = chain?.lazy.compactMap { name in found.first { $0.type == name } }.first
    if let nearest { return ForeignMethod(type: nearest.type, entry: nearest.entry) }
    // Nothing is known of a class that the table of the system's lacks.
    let isKnown = chain != nil && SystemClasses.chain(of: first.type) != nil
    return isKnown ? nil : ForeignMethod(type: first.type, entry: first.entry)
  }

  func superclassDeclares(_ method: ModuleIndex.MethodEntry, above name: String) -> Bool {
    superclassChain(name).dropFirst().contains { link in
      link.entry.kind == .classType
        && link.entry.methods.contains {
          $0.isStatic == method.isStatic && $0.matches(method.base, method.labels)
        }
    }
  }

  /// Whether a method of a class is the first to override one of an extension of the system's.
  func overridesForeign(_ method: ModuleIndex.MethodEntry, in name: String) -> Bool {
    guard method.isOverride, let foreign = foreignMethod(method.base, method.labels, for: name)
    else { return false }
    return foreign.entry.isStatic == method.isStatic && !superclassDeclares(method, above: name)
  }

  func isOverridden(foreign method: ForeignMethod) -> Bool {
    if !overridingExtensions(of: method).isEmpty { return true }
    return own.contains { name, entry in
      entry.kind == .classType
        && entry.methods.contains {
          $0.matches(method.entry.base, method.entry.labels) && overridesForeign($0, in: name)
            && foreignMethod($0.base, $0.labels, for: name)?.key == method.key
        }
    }
  }

  /// Classes of the system whose extensions override a method of another extension, the ones
  /// furthest from `NSObject` first.
  func overridingExtensions(of method: ForeignMethod) -> [String] {
    let names = own.keys.filter { name in
      guard name != method.type, let entry = own[name], entry.kind == .extended,
        let chain = SystemClasses.chain(of: name), chain.contains(method.type)
      else { return false }
      return entry.methods.contains {
        $0.matches(method.entry.base, method.entry.labels) && $0.isOverride && $0.isInExtension
          && $0.isStatic == method.entry.isStatic
      }
    }
    return names.sorted {
      let depths = [$0, $1].map { SystemClasses.chain(of: $0)?.count ?? 0 }
      return (-depths[0], $0) < (-depths[1], $1)
    }
  }
}
