import SwiftSyntax

/// Gathers what a file declares.
final class ModuleIndexer: ScopedVisitor {
  private var index = FileIndex()

  static func index(_ unit: SourceUnit) -> FileIndex {
    let indexer = ModuleIndexer(unit)
    indexer.walk(unit.tree)
    indexer.index.absentTypes = unit.absentTypes
    if indexer.index.imports.isDisjoint(with: ["UIKit", "SwiftUI", "AppKit"]) {
      indexer.index.unimportedNames = Set(
        unit.tree.tokens(viewMode: .sourceAccurate).lazy.map(\.text).filter(isUIKitName))
    }
    return indexer.index
  }

  /// `UIView`, and neither `UInt` nor `UI`.
  private static func isUIKitName(_ name: String) -> Bool {
    name.utf8.count > 3 && name.hasPrefix("UI") && name.dropFirst(2).first?.isUppercase == true
      && name.dropFirst(3).first?.isLowercase == true
  }

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    if let name = node.path.first?.name.text { index.imports.insert(name) }
    return .skipChildren
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    if node.baseName.text == "XCTExpectFailure" { index.expectsFailures = true }
    return .visitChildren
  }

  override func enter(_ node: some DeclGroupSyntax, _ scope: Scope) {
    var entry = index.types[scope.name] ?? ModuleIndex.TypeEntry(kind: .extended)
    switch scope.kind {
    case .classType: entry.kind = .classType
    case .protocolType: entry.kind = .protocolType
    case .other: entry.kind = .other
    case .extensionOfType, .function: break
    }
    if scope.kind != .extensionOfType {
      entry.introducer = node.introducer.text
      entry.isFinal = node.modifiers.has("final")
      entry.isPublic = scope.isPublic
      entry.isOpen = node.modifiers.has("open")
      entry.isObjC = node.attributes.has("objc", "objcMembers")
      entry.isReachable = scope.isReachable
    }
    entry.inherited += (node.inheritanceClause?.inheritedTypes ?? []).flatMap {
      Self.names(in: $0.type)
    }
    index.types[scope.name] = entry
  }

  /// `A & B` is two.
  private static func names(in type: TypeSyntax) -> [String] {
    if let composition = type.as(CompositionTypeSyntax.self) {
      return composition.elements.flatMap { names(in: $0.type) }
    }
    if let attributed = type.as(AttributedTypeSyntax.self) { return names(in: attributed.baseType) }
    return [type.trimmedDescription]
  }

  override func enter(_ node: FunctionDeclSyntax) {
    guard let scope = memberScope else { return }
    // An override that no caller can name is left alone.
    if scope.kind == .extensionOfType, node.modifiers.has("override"),
      node.attributes.saysUnavailable
    {
      return
    }
    let parameters = node.signature.parameterClause.parameters
    let labels = parameters.labels
    let attribute = node.attributes.attribute("objc")
    var method = ModuleIndex.MethodEntry(
      base: node.name.text, labels: labels, parameterTypes: parameters.types,
      result: node.signature.returnClause?.type.trimmedDescription,
      objectiveCName: attribute?.objectiveCName
        ?? ObjectiveCName.selector(base: node.name.text, labels: labels))
    method.isStatic = node.modifiers.has("static", "class")
    method.isOverride = node.modifiers.has("override")
    method.isOptional = node.modifiers.has("optional")
    method.isObjC = attribute != nil || node.attributes.has("IBAction") || scope.exposesMembers
    method.isInExtension = scope.kind == .extensionOfType
    method.capturesSelf = parameters.contains { $0.attributes.has("_implicitSelfCapture") }
    method.effects = node.signature.effectSpecifiers?.trimmedDescription ?? ""
    if method.isInExtension { method.hoisted = hoisted(node, scope) }
    index.types[scope.name]?.methods.append(method)
  }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    if let scope = memberScope, scope.kind == .extensionOfType, node.modifiers.has("convenience"),
      node.attributes.has("objc") || scope.exposesMembers
    {
      index.types[scope.name]?.initializers.append(
        node.signature.parameterClause.parameters.labels)
    }
    return super.visit(node)
  }

  /// What a class's body needs to have the method of an extension.
  private func hoisted(
    _ node: FunctionDeclSyntax, _ scope: Scope
  ) -> ModuleIndex.MethodEntry.Hoisted {
    let generics = node.genericParameterClause?.trimmedDescription ?? ""
    let conditions = node.genericWhereClause.map { " " + $0.trimmedDescription } ?? ""
    let signature = Self.onOneLine(node.signature.trimmedDescription)
    let arguments = node.signature.parameterClause.parameters.map { parameter in
      let label = parameter.firstName.text
      let isInOut = parameter.type.trimmedDescription.hasPrefix("inout ")
      let value = (isInOut ? "&" : "") + (parameter.secondName ?? parameter.firstName).text
      return label == "_" ? value : label + ": " + value
    }
    let effects = node.signature.effectSpecifiers
    let call =
      (effects?.throwsClause == nil ? "" : "try ")
      + (effects?.asyncSpecifier == nil ? "" : "await ")
    return ModuleIndex.MethodEntry.Hoisted(
      declaration: Self.modifiers(node.modifiers, scope)
        + "func \(node.name.text)\(generics)\(signature)\(conditions)",
      arguments: call + ModuleIndex.MethodEntry.extensionName(of: node.name.text, in: scope.name)
        + "(" + arguments.joined(separator: ", ") + ")",
      // The index changes with the place: none is kept that no forwarder needs.
      origin: node.modifiers.has("override") ? unit.origin(of: node.name) : nil)
  }

  /// A class's body sees what is private to an extension in another file as internal.
  private static func modifiers(_ list: DeclModifierListSyntax, _ scope: Scope) -> String {
    var words = list.map(\.trimmedDescription).filter {
      !["private", "fileprivate", "dynamic"].contains($0)
    }
    if scope.isPublic, !list.isPublic { words.insert("public", at: 0) }
    return words.map { $0 + " " }.joined()
  }

  static func onOneLine(_ text: String) -> String {
    text.split(whereSeparator: \.isNewline).map { $0.drop { $0 == " " || $0 == "\t" } }
      .joined(separator: " ")
  }

  override func enter(_ node: VariableDeclSyntax) {
    guard let scope = memberScope else { return }
    for binding in node.bindings {
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else {
        continue
      }
      var property = ModuleIndex.PropertyEntry(
        name: name, type: binding.typeAnnotation?.type.trimmedDescription)
      property.isStatic = node.modifiers.has("static", "class")
      property.isOverride = node.modifiers.has("override")
      property.isOptional = node.modifiers.has("optional")
      property.isObjC =
        node.attributes.has("objc", "IBOutlet", "IBInspectable", "NSManaged")
        || scope.exposesMembers
      property.objectiveCName = node.attributes.attribute("objc")?.objectiveCName
      property.isInExtension = scope.kind == .extensionOfType
      property.isSettable = binding.isSettable(node)
      property.observers = binding.observers.map {
        ModuleIndex.PropertyEntry.Observer(
          kind: $0.accessorSpecifier.text, value: $0.valueName)
      }
      if property.isInExtension, let type = property.type {
        property.hoistedDeclaration =
          Self.modifiers(node.modifiers, scope) + "var \(name): \(type)"
        if property.isOverride { property.origin = unit.origin(of: binding) }
      }
      index.types[scope.name]?.properties.append(property)
    }
  }
}

extension PatternBindingSyntax {
  /// Whether its value can be set by anyone who sees it.
  func isSettable(_ variable: VariableDeclSyntax) -> Bool {
    guard variable.bindingSpecifier.text == "var" else { return false }
    let isLimited = variable.modifiers.contains {
      $0.detail != nil && ["private", "fileprivate"].contains($0.name.text)
    }
    if isLimited { return false }
    switch accessorBlock?.accessors {
    case .getter?: return false
    case .accessors(let list)?:
      return list.contains { ["set", "willSet", "didSet"].contains($0.accessorSpecifier.text) }
    case nil: return true
    @unknown default: return false
    }
  }

  /// Whether the type keeps the value itself.
  var isStored: Bool {
    switch accessorBlock?.accessors {
    case nil: true
    case .getter?: false
    case .accessors(let list)?:
      list.allSatisfy { ["willSet", "didSet"].contains($0.accessorSpecifier.text) }
    @unknown default: false
    }
  }
}

extension PatternBindingSyntax {
  /// `willSet` and `didSet`.
  var observers: [AccessorDeclSyntax] {
    guard case .accessors(let list)? = accessorBlock?.accessors else { return [] }
    return list.filter { ["willSet", "didSet"].contains($0.accessorSpecifier.text) }
  }
}

extension AccessorDeclSyntax {
  /// The name of an observer's value.
  var valueName: String {
    parameters?.name.text ?? (accessorSpecifier.text == "willSet" ? "newValue" : "oldValue")
  }
}
