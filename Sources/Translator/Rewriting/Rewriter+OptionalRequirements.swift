import SwiftSyntax
import TranslatorInterface

/// An optional requirement becomes a property that has the method as a closure, nil where a type
/// does not have the method: calls and chains keep their meaning.
extension Rewriter {
  /// `@objc protocol P` is one of classes, with its optional requirements as properties.
  func rewriteProtocol(_ node: some DeclGroupSyntax, _ scope: Scope) {
    guard let node = node.as(ProtocolDeclSyntax.self), node.attributes.has("objc") else { return }
    if let clause = node.inheritanceClause {
      let names = clause.inheritedTypes.map(\.type.trimmedDescription)
      if !names.contains(where: ["AnyObject", "class", "NSObjectProtocol"].contains) {
        insert(" AnyObject,", at: clause.colon.endPositionBeforeTrailingTrivia)
      }
    } else {
      insert(": AnyObject", at: node.name.endPositionBeforeTrailingTrivia)
    }
    var defaults: [String] = []
    for member in node.memberBlock.members {
      if let method = member.decl.as(FunctionDeclSyntax.self) {
        defaults += rewriteOptional(method, scope)
      } else if let property = member.decl.as(VariableDeclSyntax.self) {
        defaults += rewriteOptional(property, scope)
      }
    }
    if defaults.isEmpty { return }
    let access = scope.isPublic ? "public " : ""
    tail.append(
      "extension \(scope.name) { "
        + defaults.map { $0.replacing("var ", with: access + "var ", maxReplacements: 1) }.joined(
          separator: "; ") + " }")
  }

  private func rewriteOptional(_ node: FunctionDeclSyntax, _ scope: Scope) -> [String] {
    guard node.modifiers.has("optional") else { return [] }
    let labels = node.signature.parameterClause.parameters.labels
    let entry = program.own[scope.name]?.methods.first { $0.matches(node.name.text, labels) }
    guard let entry else { return [] }
    let property =
      "\(isolation)\(entry.isStatic ? "static " : "")var \(entry.optionalName): "
      + "(\(entry.closureType))?"
    replace(node, with: property + " { get }")
    return [property + " { nil }"]
  }

  private func rewriteOptional(_ node: VariableDeclSyntax, _ scope: Scope) -> [String] {
    guard node.modifiers.has("optional"), let binding = node.bindings.first,
      let type = binding.typeAnnotation?.type.trimmedDescription
    else { return [] }
    let name = binding.pattern.trimmedDescription
    replace(node, with: "\(isolation)var __optional_\(name): (\(type))? { get }")
    return [
      "\(isolation)var __optional_\(name): (\(type))? { nil }",
      "\(isolation)var \(name): (\(type))? { __optional_\(name) }",
    ]
  }

  // MARK: - Types that conform

  /// Puts the properties of the optional requirements into a class, or into the extension that
  /// makes a class of another module conform.
  func insertOptionalRequirements(_ node: some DeclGroupSyntax, _ scope: Scope) {
    let isOwnClass = program.own[scope.name]?.kind == .classType
    guard scope.kind == .classType || (scope.kind == .extensionOfType && !isOwnClass) else {
      return
    }
    guard let name = program.qualifiedName(scope.name, in: nil) ?? Optional(scope.name),
      let type = program.entry(name)
    else { return }
    let chain = program.superclassChain(name)
    var protocols = program.protocols(of: name)
    if scope.kind == .extensionOfType {
      let here = (node.inheritanceClause?.inheritedTypes ?? []).map(\.type.trimmedDescription)
      let named = Set(here.compactMap { program.qualifiedName($0, in: name) })
      protocols = protocols.filter(named.contains)
    }
    let inherited = Set(chain.dropFirst().flatMap { program.protocols(of: $0.name) })
    let subclasses = program.subclasses(of: name).compactMap(program.entry)
    var members: [(text: String, origin: ColumnMap.Origin?)] = []
    for proto in Set(protocols).union(scope.kind == .classType ? inherited : []).sorted() {
      guard let requirements = program.entry(proto) else { continue }
      let access = requirements.isPublic && type.isPublic ? "public " : ""
      let isInherited = inherited.contains(proto)
      for method in requirements.methods where method.isOptional && !method.isStatic {
        let own = type.methods.contains { !$0.isStatic && $0.matches(method.base, method.labels) }
        let found = chain.contains { link in
          link.entry.methods.contains { !$0.isStatic && $0.matches(method.base, method.labels) }
        }
        if isInherited && !own { continue }
        let isOverridden =
          !type.isFinal
          && subclasses.contains { subclass in
            subclass.methods.contains { $0.matches(method.base, method.labels) }
          }
        let isOpen = type.isPublic && !type.isFinal && scope.kind == .classType
        guard found || isOverridden || isOpen else { continue }
        let text =
          " " + access + (isInherited ? "override " : "")
          + "var \(method.optionalName): (\(method.closureType))? { "
          + (found ? Self.closure(method) : "nil") + " };"
        members.append((text, place(of: method, in: node)))
      }
      for method in requirements.methods
      where method.isOptional && method.isStatic && !isInherited
        && type.methods.contains(where: { $0.isStatic && $0.matches(method.base, method.labels) })
      {
        let text =
          " \(access)static var \(method.optionalName): (\(method.closureType))? "
          + "{ \(Self.closure(method)) };"
        members.append((text, place(of: method, in: node)))
      }
      for property in requirements.properties where property.isOptional && !isInherited {
        guard let text = property.type,
          chain.contains(where: { $0.entry.properties.contains { $0.name == property.name } })
        else { continue }
        let member = " \(access)var __optional_\(property.name): (\(text))? { \(property.name) };"
        members.append((member, nil))
      }
    }
    insert(members, at: node.memberBlock.leftBrace.endPositionBeforeTrailingTrivia)
  }

  /// Where a body has the method of a requirement; the name of the type where it does not.
  private func place(
    of method: ModuleIndex.MethodEntry, in node: some DeclGroupSyntax
  ) -> ColumnMap.Origin {
    let own = node.memberBlock.members.lazy.compactMap { $0.decl.as(FunctionDeclSyntax.self) }
      .first { declared in
        method.matches(
          declared.name.text, declared.signature.parameterClause.parameters.labels)
      }
    return own.map { origin($0.name) } ?? origin(node.introducer)
  }

  private static func closure(_ method: ModuleIndex.MethodEntry) -> String {
    let arguments = method.labels.enumerated().map { index, label in
      (label == "_" ? "" : label + ": ") + "$\(index)"
    }
    let call =
      (method.effects.contains("throws") ? "try " : "")
      + (method.effects.contains("async") ? "await " : "")
    return "{ \(call)self.\(method.base)(\(arguments.joined(separator: ", "))) }"
  }

  // MARK: - Uses

  /// `delegate.chart?(self, didSelect: 1)` calls the property's closure, which has no labels. Of
  /// UIKit's protocols every requirement is there: the call is made where the object's class has the
  /// method, or at once after an exclamation mark.
  func rewriteOptionalCall(_ node: FunctionCallExprSyntax) {
    let (callee, mark) = Self.unwrapped(node.calledExpression)
    guard let mark, let access = callee.as(MemberAccessExprSyntax.self), let target = access.base
    else { return }
    let base = access.declName.baseName.text
    var labels = node.arguments.map { $0.label?.text ?? "_" }
    if node.trailingClosure != nil { labels.append("_") }
    let method =
      optionalMethods.first { $0.matches(base, labels) }
      ?? optionalMethods.first {
        node.trailingClosure != nil && $0.base == base && $0.labels.dropLast() == labels.dropLast()
      }
    if let method {
      replace(access.declName, with: method.optionalName)
      for argument in node.arguments {
        guard let label = argument.label, let colon = argument.colon else { continue }
        blank(label)
        blank(colon)
      }
    } else if DelegateMethods.contains(base) {
      blank(mark)
      if mark.tokenKind == .postfixQuestionMark { insertResponding(base, labels, after: target) }
    } else if labels.contains(where: { $0 != "_" }) {
      blank(mark)
    }
  }

  /// A callee without the mark after it, and the mark.
  private static func unwrapped(_ callee: ExprSyntax) -> (ExprSyntax, TokenSyntax?) {
    if let chain = callee.as(OptionalChainingExprSyntax.self) {
      return (chain.expression, chain.questionMark)
    }
    if let forced = callee.as(ForceUnwrapExprSyntax.self) {
      return (forced.expression, forced.exclamationMark)
    }
    return (callee, nil)
  }

  private func insertResponding(
    _ base: String, _ labels: [String], after target: some SyntaxProtocol
  ) {
    let selector = ObjectiveCName.selector(base: base, labels: labels)
    insert(
      "._responding(to: \"\(selector)\")?", at: target.endPositionBeforeTrailingTrivia)
  }

  /// `delegate?.chart(_:didSelect:) != nil`, and `if let tell = delegate?.chartDidScroll` where no
  /// property has that name.
  func rewriteOptionalReference(_ node: MemberAccessExprSyntax) {
    guard let names = node.declName.argumentNames else {
      let base = node.declName.baseName.text
      let methods = optionalMethods.filter { $0.base == base && !$0.isStatic }
      guard methods.count == 1, node.base != nil, !isCalled(node), !program.hasProperty(base)
      else { return }
      replace(node.declName, with: methods[0].optionalName)
      return
    }
    let labels = names.arguments.map(\.name.text)
    let base = node.declName.baseName.text
    if let method = optionalMethods.first(where: { $0.matches(base, labels) }) {
      replace(node.declName, with: method.optionalName)
    } else if DelegateMethods.contains(base), let target = node.base, Self.isDelegate(target) {
      insertResponding(base, labels, after: target)
    }
  }

  /// `table.delegate?`, and what else names an object by a protocol.
  private static func isDelegate(_ target: ExprSyntax) -> Bool {
    if target.is(OptionalChainingExprSyntax.self) { return true }
    let name = unwrapped(target).0.trimmedDescription.lowercased()
    return name.hasSuffix("delegate") || name.hasSuffix("datasource")
  }

  /// Whether it is what a call calls; that is another's affair.
  private func isCalled(_ node: MemberAccessExprSyntax) -> Bool {
    var parent = node.parent
    if let chain = parent?.as(OptionalChainingExprSyntax.self) { parent = chain.parent }
    if let forced = parent?.as(ForceUnwrapExprSyntax.self) { parent = forced.parent }
    return parent?.is(FunctionCallExprSyntax.self) ?? false
  }
}
