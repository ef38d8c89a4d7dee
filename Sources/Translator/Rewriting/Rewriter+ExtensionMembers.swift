import SwiftSyntax
import TranslatorInterface

/// Without Objective-C's dispatch only a class's own body can override, and only what is declared
/// there can be overridden: members of extensions get a forwarder in the body.
extension Rewriter {
  func rewriteExtensionOverride(_ node: FunctionDeclSyntax, _ scope: Scope) {
    guard scope.kind == .extensionOfType else { return }
    let labels = node.signature.parameterClause.parameters.labels
    let isOverride = node.modifiers.has("override")
    guard let (name, type) = ownClass(scope) else {
      if isOverride, !rewriteForeignExtensionOverride(node, scope) {
        leaveOutForeignOverride(node, node.name.text, scope)
      }
      return
    }
    if isOverride, node.attributes.saysUnavailable { return blank(node) }
    guard isOverride || isOverridden(node.name.text, labels, of: name),
      type.methods.contains(where: { $0.matches(node.name.text, labels) })
    else { return }
    blankAccess(node.modifiers)
    replace(
      node.name, with: ModuleIndex.MethodEntry.extensionName(of: node.name.text, in: name))
  }

  func rewriteExtensionOverride(_ node: VariableDeclSyntax, _ scope: Scope) {
    guard scope.kind == .extensionOfType, let binding = node.bindings.first,
      let pattern = binding.pattern.as(IdentifierPatternSyntax.self)
    else { return }
    let isOverride = node.modifiers.has("override")
    guard let (name, _) = ownClass(scope) else {
      if isOverride, !rewriteForeignExtensionOverride(node, scope) {
        leaveOutForeignOverride(node, pattern.identifier.text, scope)
      }
      return
    }
    if isOverride, node.attributes.saysUnavailable { return blank(node) }
    guard isOverride || isOverridden(property: pattern.identifier.text, of: name) else { return }
    if isOverride, !binding.observers.isEmpty {
      return rewriteObservers(node, binding, pattern.identifier.text, of: name)
    }
    blankAccess(node.modifiers)
    replace(
      pattern, with: ModuleIndex.MethodEntry.extensionName(of: pattern.identifier.text, in: name))
  }

  /// `willSet` and `didSet` become functions, which the observers of the class's property call.
  private func rewriteObservers(
    _ node: VariableDeclSyntax, _ binding: PatternBindingSyntax, _ property: String,
    of name: String
  ) {
    guard let block = binding.accessorBlock, let type = binding.typeAnnotation?.type else { return }
    let start = node.positionAfterSkippingLeadingTrivia.utf8Offset
    replace(start..<block.leftBrace.endPositionBeforeTrailingTrivia.utf8Offset, with: "")
    for (index, observer) in binding.observers.enumerated() {
      guard let body = observer.body else { continue }
      let function = Self.observerName(observer.accessorSpecifier.text, of: property, in: name)
      // Two on one line need an end between them.
      let isOnNewLine = observer.leadingTrivia.contains(where: \.isNewline)
      let begin = observer.positionAfterSkippingLeadingTrivia.utf8Offset
      replace(
        begin..<body.leftBrace.positionAfterSkippingLeadingTrivia.utf8Offset,
        with: (index > 0 && !isOnNewLine ? "; " : "")
          + "func \(function)(_ \(observer.valueName): \(type.trimmedDescription)) ")
    }
    blank(block.rightBrace)
  }

  private static func observerName(
    _ kind: String, of property: String, in type: String
  ) -> String {
    ModuleIndex.MethodEntry.extensionName(of: kind + "_" + property, in: type)
  }

  /// Methods of Objective-C's `NSObject` that Foundation's here has not: a class that inherits from
  /// it directly declares them anew, and messages find them in its table by these names.
  private static let objectMethods = [
    "observeValue(forKeyPath:of:change:context:)": "observeValueForKeyPath:of:change:context:",
    "responds(to:)": "respondsToSelector:", "value(forUndefinedKey:)": "valueForUndefinedKey:",
    "setValue(_:forUndefinedKey:)": "setValue:forUndefinedKey:",
    "forwardingTarget(for:)": "forwardingTargetForSelector:",
    "setNilValueForKey(_:)": "setNilValueForKey:", "value(forKey:)": "valueForKey:",
    "setValue(_:forKey:)": "setValue:forKey:", "method(for:)": "methodForSelector:",
    "conforms(to:)": "conformsToProtocol:",
  ]

  /// Methods of every object on iOS that UIKit declares for classes with nibs of their own.
  private static let nibMethods = [
    "awakeFromNib()": "awakeFromNib", "prepareForInterfaceBuilder()": "prepareForInterfaceBuilder",
  ]

  /// The selector of a method that every object has on iOS, and the class's superclass lacks here.
  func objectSelector(_ name: String, in type: String) -> String? {
    if let selector = Self.objectMethods[name] { return isObject(type) ? selector : nil }
    guard let selector = Self.nibMethods[name], let chain = program.systemChain(of: type) else {
      return nil
    }
    let declares =
      name == "awakeFromNib()" ? ["UIView", "UIViewController", "NSLayoutConstraint"] : ["UIView"]
    return chain.contains(where: declares.contains) ? nil : selector
  }

  func rewriteObjectOverride(_ node: FunctionDeclSyntax, _ scope: Scope) {
    let labels = node.signature.parameterClause.parameters.labels
    let name = node.name.text + "(" + labels.map { $0 + ":" }.joined() + ")"
    guard scope.kind == .classType, let override = node.modifiers.modifier("override"),
      objectSelector(name, in: scope.name) != nil,
      // The first class that has the method declares it.
      !program.superclassChain(scope.name).dropFirst().contains(where: { link in
        link.entry.methods.contains { !$0.isStatic && $0.matches(node.name.text, labels) }
      })
    else { return }
    blank(override)
  }

  /// Whether the chain of a class's superclasses ends at `NSObject`, or at a test case, which is one
  /// on iOS.
  func isObject(_ name: String) -> Bool {
    guard let last = program.superclassChain(name).last?.entry, last.kind == .classType else {
      return false
    }
    return ["NSObject", "XCTestCase", "SnapshotTestCase"].contains(last.inherited.first)
  }

  /// The forwarders, after the opening brace of a class's body.
  func insertHoistedMembers(_ node: some DeclGroupSyntax, _ scope: Scope) {
    guard scope.kind == .classType, let type = program.own[scope.name] else { return }
    var members: [(text: String, origin: ColumnMap.Origin?)] = []
    for method in type.methods where method.isInExtension {
      guard let hoisted = method.hoisted,
        method.isOverride || isOverridden(method.base, method.labels, of: scope.name)
      else { continue }
      let declaration =
        program.overridesForeign(method, in: scope.name)
        ? hoisted.declaration.replacing("override ", with: "", maxReplacements: 1)
        : hoisted.declaration
      members.append((" \(declaration) { \(hoisted.arguments) };", hoisted.origin))
    }
    for property in type.properties where property.isInExtension {
      guard let member = hoisted(property, scope) else { continue }
      members.append((" \(member);", property.origin))
    }
    insert(members, at: node.memberBlock.leftBrace.endPositionBeforeTrailingTrivia)
  }

  private func hoisted(_ property: ModuleIndex.PropertyEntry, _ scope: Scope) -> String? {
    guard var declaration = property.hoistedDeclaration,
      property.isOverride || isOverridden(property: property.name, of: scope.name)
    else { return nil }
    if program.overridesForeign(property, in: scope.name) {
      declaration = declaration.replacing("override ", with: "", maxReplacements: 1)
    }
    if property.isOverride, !property.observers.isEmpty {
      let observers = property.observers.map { observer in
        let name = Self.observerName(observer.kind, of: property.name, in: scope.name)
        let value = observer.kind == "willSet" ? "newValue" : "oldValue"
        return "\(observer.kind) { \(name)(\(value)) }"
      }
      return "\(declaration) { \(observers.joined(separator: " ")) }"
    }
    let value = ModuleIndex.MethodEntry.extensionName(of: property.name, in: scope.name)
    return "\(declaration) { get { \(value) }"
      + (property.isSettable ? " set { \(value) = newValue }" : "") + " }"
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
}
