import SwiftSyntax

extension Rewriter {
  /// Rewrites `#selector` and `#keyPath`.
  func rewriteMacro(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    switch node.macroName.text {
    case "keyPath":
      guard let argument = node.arguments.first?.expression else { return .visitChildren }
      replace(node, with: "\"" + keyPath(argument) + "\"")
      return .skipChildren
    case "selector":
      guard let argument = node.arguments.first else { return .visitChildren }
      replace(node, with: selector(argument, at: node))
      return .skipChildren
    case "file" where languageMode != "5" && node.arguments.isEmpty:
      // A file's name with its module finds no folder: references are written beside the file.
      replace(node, with: "#filePath")
      return .skipChildren
    case "Preview": return rewritePreview(node)
    default: return .visitChildren
    }
  }

  /// `#keyPath(Card.title.text)` is `title.text`: types and modules in front are left out. A flag of
  /// the system's has Objective-C's name: `#keyPath(UIView.isHidden)` is `hidden`.
  private func keyPath(_ expression: ExprSyntax) -> String {
    let parts = expression.trimmedDescription.split(separator: ".").map(String.init)
    let isType = { (part: String) in
      part == "self" || part == "Self" || part.first?.isUppercase == true
    }
    let types = parts.prefix(while: isType).filter { $0 != "self" && $0 != "Self" }
    var owner = types.isEmpty ? typeScope?.name : types.joined(separator: ".")
    let keys = parts.drop(while: isType).map { part in
      let name = part.filter { $0 != "?" && $0 != "!" }
      let property = property(name, of: owner)
      owner = property?.type
      return property.map { $0.objectiveCName ?? name } ?? systemKey(name)
    }
    return keys.joined(separator: ".")
  }

  /// A property of the modules' own.
  private func property(_ name: String, of type: String?) -> ModuleIndex.PropertyEntry? {
    let plain = type?.filter { !"?!".contains($0) }
    guard let found = plain.flatMap({ program.qualifiedName($0, in: typeScope?.name) }) else {
      return nil
    }
    return program.superclassChain(found).lazy.flatMap(\.entry.properties)
      .first { $0.name == name }
  }

  /// The key of a property that the system declares, or that is of a type unknown here.
  private func systemKey(_ name: String) -> String {
    guard name.hasPrefix("is"), let letter = name.dropFirst(2).first, letter.isUppercase,
      name != "isAccessibilityElement", !program.hasProperty(name)
    else { return name }
    return letter.lowercased() + name.dropFirst(3)
  }

  private func selector(_ argument: LabeledExprSyntax, at node: some SyntaxProtocol) -> String {
    let (reference, cast) = Self.uncast(argument.expression)
    let name: DeclReferenceExprSyntax
    var base: String?
    if let plain = reference.as(DeclReferenceExprSyntax.self) {
      name = plain
    } else if let access = reference.as(MemberAccessExprSyntax.self) {
      name = access.declName
      base = access.base?.trimmedDescription
    } else {
      note(
        .error, at: node,
        "This #selector does not name a method. Write `#selector(Type.method(_:))`.")
      return "Selector(\"\")"
    }
    if ["getter", "setter"].contains(argument.label?.text) {
      let property = name.baseName.text
      return "Selector(\""
        + (argument.label?.text == "getter" ? property : ObjectiveCName.setter(of: property))
        + "\")"
    }
    return selector(named: name, base: base, cast: cast)
  }

  private func selector(
    named name: DeclReferenceExprSyntax, base: String?, cast: String
  ) -> String {
    let base = base.flatMap { $0 == "super" ? "self" : $0 }
    let isDelegate = DelegateMethods.contains(name.baseName.text)
    let named = name.argumentNames?.arguments.map(\.name.text)
    // Each of UIKit's optional requirements has an argument, so that a name alone is of one.
    let labels = named ?? (isDelegate && isProtocol(base) ? ["_"] : nil)
    let (owner, isType) = owner(base)
    let method = owner.flatMap { find(name.baseName.text, labels, in: $0) }
    // Initialisers are in no table, and their functions are no methods.
    if name.baseName.text == "init" {
      return "Selector(\"\(ObjectiveCName.selector(base: "init", labels: labels ?? []))\")"
    }
    let known = method ?? (isType ? nil : findAnywhere(name.baseName.text, labels))
    let objectiveC =
      known?.objectiveCName
      ?? ObjectiveCName.selector(base: name.baseName.text, labels: labels ?? [])
    // A value's type is not known here: the method is found by its name at run time, as one is
    // that stands in a table.
    guard isType, let owner, !isInTable(method, of: owner), !isProtocol(base),
      !(isDelegate && method?.isObjC == false)
    else {
      return "Selector(\"\(objectiveC)\")"
    }
    let full = labels ?? known?.labels
    let suffix = (full ?? []).isEmpty ? "" : "(" + (full ?? []).map { $0 + ":" }.joined() + ")"
    // The name of a method that only UIKit declares, without labels, is found by its arguments.
    let label = known == nil && labels == nil ? "_base: " : ""
    return "Selector(\(label)\"\(objectiveC)\", \(owner).\(name.baseName.text)\(suffix)\(cast))"
  }

  /// The type whose method it is, and whether it is one: `card.tapped` names a value.
  private func owner(_ base: String?) -> (name: String?, isType: Bool) {
    guard let base, !["self", "Self", "super"].contains(base) else {
      return (typeScope?.name, typeScope != nil)
    }
    let isType = base.split(separator: ".").allSatisfy { $0.first?.isUppercase == true }
    return (base, isType)
  }

  /// Whether a name is a protocol's, whose methods no value has.
  private func isProtocol(_ name: String?) -> Bool {
    guard let name else { return false }
    if let known = program.qualifiedName(name, in: typeScope?.name) {
      return program.entry(known)?.kind == .protocolType
    }
    return ["UI", "NS", "CA"].contains { name.hasPrefix($0) }
      && ["Delegate", "DataSource", "FlowLayout", "Prefetching", "Protocol"].contains {
        name.hasSuffix($0)
      } && SystemClasses.chain(of: name) == nil
  }

  private func find(
    _ base: String, _ labels: [String]?, in type: String
  ) -> ModuleIndex.MethodEntry? {
    guard let name = program.qualifiedName(type, in: typeScope?.name) else { return nil }
    let chain = program.superclassChain(name)
    return chain.lazy.flatMap(\.entry.methods).first { $0.matches(base, labels) }
  }

  private func isInTable(_ method: ModuleIndex.MethodEntry?, of type: String) -> Bool {
    guard let method, method.isObjC, method.effects.isEmpty,
      let name = program.qualifiedName(type, in: typeScope?.name)
    else { return false }
    return program.superclassChain(name).contains { link in
      (link.entry.isReachable || !method.isInExtension) && link.entry.methods.contains(method)
    }
  }

  private func findAnywhere(_ base: String, _ labels: [String]?) -> ModuleIndex.MethodEntry? {
    program.own.sorted { $0.key < $1.key }.lazy.flatMap(\.value.methods)
      .first { $0.isObjC && $0.matches(base, labels) }
  }

  /// `(Card.tapped as (Card) -> () -> Void)` in two.
  private static func uncast(_ expression: ExprSyntax) -> (ExprSyntax, String) {
    var expression = expression
    while let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1,
      let inner = tuple.elements.first?.expression
    {
      expression = inner
    }
    guard let sequence = expression.as(SequenceExprSyntax.self), let first = sequence.elements.first
    else { return (expression, "") }
    let rest = sequence.elements.dropFirst().map(\.trimmedDescription).joined(separator: " ")
    return (uncast(first).0, " " + rest)
  }
}

extension ModuleIndex.MethodEntry {
  func matches(_ base: String, _ labels: [String]?) -> Bool {
    self.base == base && (labels == nil || labels == self.labels)
  }
}
