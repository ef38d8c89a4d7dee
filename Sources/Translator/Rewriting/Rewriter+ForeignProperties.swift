import SwiftSyntax

/// Properties that extensions add to classes of the system, and subclasses or extensions of
/// subclasses override: as such methods (`Rewriter+ForeignMembers.swift`).
extension Rewriter {
  func rewriteForeignProperty(_ node: VariableDeclSyntax, _ scope: Scope) {
    guard scope.kind == .extensionOfType,
      !node.modifiers.has("override", "static", "class"), let binding = node.bindings.first,
      let pattern = binding.pattern.as(IdentifierPatternSyntax.self),
      let property = program.foreignProperty(pattern.identifier.text),
      property.type == scope.name, let type = property.entry.type,
      node.modifiers.has("open") || program.isOverridden(foreign: property.entry)
    else { return }
    let name = property.entry.name
    let isPublic = node.modifiers.isPublic || scope.isPublic
    let access = isPublic ? "public " : ""
    blankAccess(node.modifiers)
    replace(pattern, with: "__base_" + name)
    insert(access, at: node.bindingSpecifier.positionAfterSkippingLeadingTrivia)
    let actor = scope.name.hasPrefix("UI") ? "@preconcurrency @MainActor " : ""
    let isSettable = property.entry.isSettable
    // The classes that override, then the system's that an extension overrides for.
    var places = [("any __Overridable_\(name)", name)]
    places += program.overridingExtensions(of: property.entry).map {
      ($0, "__base_\($0)_\(name)")
    }
    let reads = places.map { "if let __object = self as? \($0) { return __object.\($1) }; " }
    let writes = places.map {
      "if let __object = self as? \($0) { __object.\($1) = newValue; return }; "
    }
    tail += [
      "\(actor)\(access)protocol __Overridable_\(name): AnyObject "
        + "{ var \(name): \(type) { get\(isSettable ? " set" : "") } }",
      "\(access)protocol __Extended_\(name): AnyObject {}",
      "extension \(scope.name): __Extended_\(name) {}",
      "extension __Extended_\(name) where Self: \(scope.name) { \(actor)\(access)var \(name): "
        + "\(type) { get { \(reads.joined())return __base_\(name) }"
        + (isSettable ? " set { \(writes.joined())__base_\(name) = newValue }" : "")
        + " } }",
    ]
  }

  /// - Returns: Whether the property overrides one that an extension has.
  func rewriteForeignExtensionOverride(_ node: VariableDeclSyntax, _ scope: Scope) -> Bool {
    guard node.modifiers.has("override"), let binding = node.bindings.first,
      let pattern = binding.pattern.as(IdentifierPatternSyntax.self),
      let property = program.foreignProperty(pattern.identifier.text),
      program.overridingExtensions(of: property.entry) == [scope.name]
    else { return false }
    let isPublic = node.modifiers.isPublic || scope.isPublic
    blankAccess(node.modifiers)
    replace(pattern, with: "__base_\(scope.name)_\(property.entry.name)")
    if isPublic {
      insert("public ", at: node.bindingSpecifier.positionAfterSkippingLeadingTrivia)
    }
    return true
  }

  func rewriteForeignOverride(_ node: VariableDeclSyntax, _ scope: Scope) {
    guard scope.kind == .classType, let override = node.modifiers.modifier("override"),
      let pattern = node.bindings.first?.pattern.as(IdentifierPatternSyntax.self),
      let property = program.own[scope.name]?.properties.first(where: {
        $0.isOverride && !$0.isInExtension && $0.name == pattern.identifier.text
      }), program.overridesForeign(property, in: scope.name)
    else { return }
    blank(override)
  }

  /// `super.coordinator` of the first class that overrides is the extension's property.
  func rewriteForeignSuper(_ node: MemberAccessExprSyntax) {
    guard node.base?.is(SuperExprSyntax.self) == true, let scope = typeScope,
      let property = program.foreignProperty(node.declName.baseName.text),
      !program.superclassDeclares(property.entry, above: scope.name)
    else { return }
    let extensions = program.overridingExtensions(of: property.entry)
    let isBase = extensions.isEmpty || extensions == [scope.name]
    replace(
      node.declName,
      with: "__base_" + (isBase ? "" : extensions[0] + "_") + property.entry.name)
  }
}

extension ProgramIndex {
  /// A property that an extension of a class that is not of these modules has for Objective-C.
  func foreignProperty(_ name: String) -> (type: String, entry: ModuleIndex.PropertyEntry)? {
    foreignProperties[name]
  }

  func superclassDeclares(_ property: ModuleIndex.PropertyEntry, above name: String) -> Bool {
    superclassChain(name).dropFirst().contains { link in
      link.entry.properties.contains { !$0.isStatic && $0.name == property.name }
    }
  }

  /// Whether a property of a class is the first to override one of an extension of the system's.
  func overridesForeign(_ property: ModuleIndex.PropertyEntry, in name: String) -> Bool {
    property.isOverride && !property.isStatic && foreignProperty(property.name) != nil
      && !superclassDeclares(property, above: name)
  }

  func isOverridden(foreign property: ModuleIndex.PropertyEntry) -> Bool {
    if !overridingExtensions(of: property).isEmpty { return true }
    return own.contains { name, entry in
      entry.kind == .classType
        && entry.properties.contains { $0.name == property.name && overridesForeign($0, in: name) }
    }
  }

  /// Classes of the system whose extensions override a property of another extension.
  func overridingExtensions(of property: ModuleIndex.PropertyEntry) -> [String] {
    own.keys.sorted().filter { name in
      own[name]?.kind == .extended
        && own[name]?.properties.contains {
          $0.name == property.name && $0.isOverride && $0.isInExtension && !$0.isStatic
        } == true
    }
  }
}
