import SwiftSyntax

/// What a class's methods and properties are called at run time: a table in each class and
/// extension that has some, registered when the program is loaded. A class that no declaration
/// outside can name says its own.
extension Rewriter {
  /// - Parameter nested: Tables of types that only this body can name.
  func insertMessageTable(_ node: some DeclGroupSyntax, _ scope: Scope, nested: [String]) {
    let isClass =
      (scope.kind == .classType || scope.kind == .extensionOfType) && !node.hasMessageTable
    var members: [String] = []
    if isClass {
      for member in node.memberBlock.members { members += entries(member.decl, scope) }
      if let implemented = implemented(node, scope) { members.append(implemented) }
    }
    let givenName =
      scope.kind == .classType ? node.attributes.attribute("objc")?.objectiveCName : nil
    let isKnown = program.own[scope.name]?.isReachable ?? true
    if !scope.isReachable || !isKnown || scopes.contains(where: { $0.kind == .function }) {
      if scope.kind == .classType { insertMemberSource(node, scope, members) }
      members = []
    }
    let isNamed = givenName != nil && scope.isReachable && isKnown
    if members.isEmpty, nested.isEmpty, !isNamed { return }
    let name = "__messages\(tableCount)"
    tableCount += 1
    let type = scope.kind == .extensionOfType ? scope.name : node.typeName ?? scope.name
    let argument = isNamed ? givenName.map { ", name: \"\($0)\"" } ?? "" : ""
    let own =
      members.isEmpty && !isNamed
      ? []
      : ["[ObjectiveCTable(\(type).self, [\(members.joined(separator: ", "))]\(argument))]"]
    insertLast(
      "@MainActor fileprivate static var \(name): [ObjectiveCTable] { "
        + (own + nested).joined(separator: " + ") + " }", in: node)
    if scope.isHidden, !tables.isEmpty {
      tables[tables.count - 1].append("\(type).\(name)")
    } else {
      registrations.append("\(scope.name).\(name)")
    }
  }

  /// Puts a declaration before the brace that ends a body.
  private func insertLast(_ declaration: String, in node: some DeclGroupSyntax) {
    // A line's last declaration needs an end before the next.
    let isOnOneLine =
      !node.memberBlock.members.isEmpty
      && !node.memberBlock.rightBrace.leadingTrivia.contains(where: \.isNewline)
    insert(
      (isOnOneLine ? ";" : "") + " " + declaration + " ",
      at: node.memberBlock.rightBrace.positionAfterSkippingLeadingTrivia)
  }

  /// A generic class, or one of a function, is asked for its members.
  private func insertMemberSource(
    _ node: some DeclGroupSyntax, _ scope: Scope, _ members: [String]
  ) {
    guard let type = program.own[scope.name], type.hasMessages, !members.isEmpty else { return }
    let inherits = program.superclassChain(scope.name).dropFirst().contains { link in
      !link.entry.isReachable && link.entry.hasMessages
    }
    let access = type.isOpen ? "open " : type.isPublic ? "public " : ""
    insertLast(
      "@MainActor \(access)\(inherits ? "override " : "")class var _objectiveCMembers: "
        + "[ObjectiveCTable.Member] { [\(members.joined(separator: ", "))] }", in: node)
    guard !inherits else { return }
    let conformance = "_ObjectiveCMemberSource"
    if let clause = node.inheritanceClause {
      insert(", \(conformance)", at: clause.endPositionBeforeTrailingTrivia)
    } else if let node = node.as(ClassDeclSyntax.self) {
      let end = node.genericParameterClause?.endPositionBeforeTrailingTrivia
      insert(": \(conformance)", at: end ?? node.name.endPositionBeforeTrailingTrivia)
    }
  }

  /// The optional requirements that a class has, which `responds(to:)` and the question mark of a
  /// call ask for.
  private func implemented(_ node: some DeclGroupSyntax, _ scope: Scope) -> String? {
    guard scope.kind == .classType || program.isClass(scope.name) else { return nil }
    let names = node.memberBlock.members.compactMap { member -> String? in
      guard let method = member.decl.as(FunctionDeclSyntax.self),
        !method.modifiers.has("static", "class"), !method.attributes.has("objc"),
        !method.attributes.saysUnavailable
      else { return nil }
      let labels = method.signature.parameterClause.parameters.labels
      let base = method.name.text
      if let known = optionalMethods.first(where: { $0.matches(base, labels) }) {
        return known.objectiveCName
      }
      guard DelegateMethods.contains(base) else { return nil }
      return ObjectiveCName.selector(base: base, labels: labels)
    }
    if names.isEmpty { return nil }
    return ".implemented(" + names.map { "\"\($0)\"" }.joined(separator: ", ") + ")"
  }

  private func entries(_ declaration: DeclSyntax, _ scope: Scope) -> [String] {
    if let method = declaration.as(FunctionDeclSyntax.self) {
      return entry(method, scope).map { [$0] } ?? []
    }
    if let property = declaration.as(VariableDeclSyntax.self) { return entries(property, scope) }
    return []
  }

  private func entry(_ node: FunctionDeclSyntax, _ scope: Scope) -> String? {
    let parameters = node.signature.parameterClause.parameters
    let name = node.name.text + "(" + parameters.labels.map { $0 + ":" }.joined() + ")"
    let inherited = objectSelector(name, in: scope.name)
    let isExposed =
      node.attributes.has("objc", "IBAction", "IBSegueAction") || inherited != nil
      || (scope.exposesMembers && !node.modifiers.isPrivate && !node.attributes.has("nonobjc"))
    guard isExposed, node.genericParameterClause == nil,
      node.signature.effectSpecifiers == nil, parameters.count <= 4,
      !node.attributes.saysUnavailable,
      !parameters.contains(where: { $0.isUnsendable })
    else { return nil }
    let labels = parameters.labels
    let selector =
      node.attributes.attribute("objc")?.objectiveCName ?? inherited
      ?? ObjectiveCName.selector(base: node.name.text, labels: labels)
    let arguments = zip(labels, parameters.types).enumerated().map { index, parameter in
      (parameter.0 == "_" ? "" : parameter.0 + ": ") + "$1.value(\(index)) as \(parameter.1)"
    }
    // The name of a method that gets a forwarder is another one here, and means the same.
    let isStatic = node.modifiers.has("static", "class")
    let target = typeName(scope) + (isStatic ? ".Type" : "")
    let call = "($0 as! \(target)).\(node.name.text)(\(arguments.joined(separator: ", ")))"
    let result = node.signature.returnClause?.type.trimmedDescription ?? "Void"
    let effect = parameters.isEmpty ? "" : "try "
    let isAction = ["Void", "()"].contains(result)
    let kind =
      isStatic ? (isAction ? "classAction" : "classMethod") : isAction ? "action" : "method"
    return
      ".\(kind)(\"\(selector)\") { \(parameters.isEmpty ? "_ = $1; return " : "")\(effect)\(call) }"
  }

  private func entries(_ node: VariableDeclSyntax, _ scope: Scope) -> [String] {
    let isExposed =
      node.attributes.has("objc", "IBOutlet", "IBInspectable", "NSManaged")
      || (scope.exposesMembers && !node.modifiers.isPrivate && !node.attributes.has("nonobjc"))
    guard isExposed, !node.attributes.saysUnavailable else { return [] }
    let isStatic = node.modifiers.has("static", "class")
    return node.bindings.compactMap { binding in
      guard let pattern = binding.pattern.as(IdentifierPatternSyntax.self) else { return nil }
      let name = pattern.identifier.text
      let key = node.attributes.attribute("objc")?.objectiveCName ?? name
      if isStatic {
        return
          ".classMethod(\"\(key)\") { _ = $1; return ($0 as! \(typeName(scope)).Type).\(name) }"
      }
      let target = "($0 as! \(typeName(scope))).\(name)"
      let setter = binding.isSettable(node) ? ", set: { \(target) = try $1.value(0) }" : ""
      return ".property(\"\(key)\", get: { \(target) }\(setter))"
    }
  }

  private func typeName(_ scope: Scope) -> String {
    scope.kind == .extensionOfType
      ? scope.name : String(scope.name.split(separator: ".").last ?? "")
  }

  // MARK: - Observing

  /// `view.observe(\.bounds) { … }` says the property's name as well: a key path does not.
  func rewriteObservation(_ node: FunctionCallExprSyntax) {
    let name =
      node.calledExpression.as(MemberAccessExprSyntax.self)?.declName
      ?? node.calledExpression.as(DeclReferenceExprSyntax.self)
    guard name?.baseName.text == "observe", let first = node.arguments.first,
      first.label == nil, let path = first.expression.as(KeyPathExprSyntax.self)
    else { return }
    let names = path.components.compactMap {
      $0.component.as(KeyPathPropertyComponentSyntax.self)?.declName.baseName.text
    }
    insert(
      "_key: \"\(names.joined(separator: "."))\", ",
      at: first.positionAfterSkippingLeadingTrivia)
  }

  /// A stored property that can be observed says when it was set.
  func rewriteObserved(_ node: VariableDeclSyntax, _ scope: Scope) {
    let isExposed = node.attributes.has("objc") || scope.exposesMembers
    guard isExposed, node.modifiers.has("dynamic"), node.bindings.count == 1,
      !node.modifiers.has("static", "class"), let binding = node.bindings.first, binding.isStored,
      let pattern = binding.pattern.as(IdentifierPatternSyntax.self)
    else { return }
    let name = pattern.identifier.text
    func call(_ old: String) -> String { "_objectiveCDidChange(self, \"\(name)\", from: \(old))" }
    guard case .accessors(let accessors)? = binding.accessorBlock?.accessors,
      let block = binding.accessorBlock
    else {
      insert(" { didSet { \(call("oldValue")) } }", at: binding.endPositionBeforeTrailingTrivia)
      return
    }
    let observer = accessors.first { $0.accessorSpecifier.text == "didSet" }
    if let observer, let body = observer.body {
      insert(
        " \(call(observer.parameters?.name.text ?? "oldValue"));",
        at: body.leftBrace.endPositionBeforeTrailingTrivia)
    } else {
      insert(
        " didSet { \(call("oldValue")) } ",
        at: block.rightBrace.positionAfterSkippingLeadingTrivia)
    }
  }
}

extension FunctionParameterSyntax {
  /// Whether a message cannot have it as an argument.
  fileprivate var isUnsendable: Bool {
    ellipsis != nil || type.trimmedDescription.hasPrefix("inout ")
  }
}

extension DeclGroupSyntax {
  /// Whether the source is a translation itself.
  fileprivate var hasMessageTable: Bool {
    memberBlock.members.contains { member in
      guard
        let name = member.decl.as(VariableDeclSyntax.self)?.bindings.first?.pattern
          .as(IdentifierPatternSyntax.self)?.identifier.text
      else { return false }
      return name.hasPrefix("__messages") || name == "_objectiveCMembers"
    }
  }

  /// The name as it is written at the declaration; nil for an extension.
  var typeName: String? {
    self.as(ClassDeclSyntax.self)?.name.text ?? self.as(StructDeclSyntax.self)?.name.text
      ?? self.as(EnumDeclSyntax.self)?.name.text
  }
}
