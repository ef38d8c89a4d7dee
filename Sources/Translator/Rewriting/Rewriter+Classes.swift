import SwiftSyntax

/// Names of classes, and what only an Objective-C runtime can do with them.
extension Rewriter {
  /// Foundation's functions of the same name put the module in front of UIKit's names.
  func rewriteReference(_ node: DeclReferenceExprSyntax) {
    if node.parent?.as(MemberAccessExprSyntax.self)?.declName.id == node.id { return }
    switch node.baseName.text {
    case "NSStringFromClass": replace(node, with: "_className")
    case "NSClassFromString" where usesUIKit: replace(node, with: "UIKit.NSClassFromString")
    case let name where Self.swizzling.contains(name) && isCalled(node):
      note(
        .error, at: node,
        "\(name) changes methods at run time, which needs an Objective-C runtime. Override the "
          + "method in a subclass, or leave this out with `#if !canImport(Snapshot)`.")
    case let name where Self.raising.contains(name) && isCalled(node):
      note(
        .warning, at: node,
        "\(name) changes methods at run time, which needs an Objective-C runtime: where it is "
          + "called, the test fails. Override the method in a subclass, or leave this out with "
          + "`#if !canImport(Snapshot)`.")
    case "dlclose": rewriteClosing(node)
    case "abs" where typeScope?.kind == .extensionOfType && typeScope?.name == "CGFloat":
      // Linux's `CGFloat` has a static function of the name, which hides the library's.
      if isCalled(node) { replace(node, with: "Swift.abs") }
    default: break
    }
  }

  private static let swizzling: Set<String> = [
    "class_addIvar"
  ]

  /// Functions that exist here and raise an exception (`ObjectiveCRuntime/ClassChanges.swift`).
  private static let raising: Set<String> = [
    "method_exchangeImplementations", "method_setImplementation", "method_getImplementation",
    "class_getInstanceMethod", "class_getClassMethod", "class_addMethod", "class_replaceMethod",
    "imp_implementationWithBlock", "objc_registerClassPair", "object_setClass",
    "class_copyMethodList", "class_copyPropertyList", "class_copyIvarList",
    "class_getInstanceVariable", "object_getIvar", "object_setIvar",
  ]

  /// `font as CTFont` and the other way: the two are one class on iOS.
  func rewriteFontCoercion(_ node: SequenceExprSyntax) {
    let parts = Array(node.elements)
    guard usesUIKit, parts.count == 3, let word = parts[1].as(UnresolvedAsExprSyntax.self),
      word.questionOrExclamationMark == nil, let type = parts[2].as(TypeExprSyntax.self),
      ["UIFont", "UIKitFont", "CTFont"].contains(where: type.trimmedDescription.hasSuffix)
    else { return }
    insert("UIKit._bridged(", at: parts[0].positionAfterSkippingLeadingTrivia)
    replace(word, with: ",")
    insert(".self)", at: type.endPositionBeforeTrailingTrivia)
  }

  /// Glibc's `dlclose` takes no optional, and Darwin's does.
  private func rewriteClosing(_ node: DeclReferenceExprSyntax) {
    guard isCalled(node), let call = node.parent?.as(FunctionCallExprSyntax.self),
      let handle = call.arguments.first?.expression, call.arguments.count == 1
    else { return }
    insert("(", at: handle.positionAfterSkippingLeadingTrivia)
    insert(" as UnsafeMutableRawPointer?)!", at: handle.endPositionBeforeTrailingTrivia)
  }

  private func isCalled(_ node: DeclReferenceExprSyntax) -> Bool {
    node.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id == node.id
  }

  /// `type(of: object).description()` of an `AnyObject`, whose type has no members here.
  func rewriteClassDescription(_ node: FunctionCallExprSyntax) {
    guard node.arguments.isEmpty, node.trailingClosure == nil,
      let access = node.calledExpression.as(MemberAccessExprSyntax.self),
      access.declName.baseName.text == "description",
      let type = access.base?.as(FunctionCallExprSyntax.self),
      type.calledExpression.trimmedDescription == "type",
      type.arguments.first?.label?.text == "of",
      !program.own.values.contains(where: { entry in
        entry.methods.contains { $0.isStatic && $0.fullName == "description()" }
      })
    else { return }
    insert("_className(", at: type.positionAfterSkippingLeadingTrivia)
    replace(from: access.period, through: node, with: ")")
  }

  /// `ProcessInfo()`, which Linux's Foundation keeps to itself, tells what the shared one does.
  func rewriteProcessInfo(_ node: FunctionCallExprSyntax) {
    guard node.calledExpression.trimmedDescription == "ProcessInfo", node.arguments.isEmpty,
      node.trailingClosure == nil, program.own["ProcessInfo"] == nil
    else { return }
    replace(node, with: "ProcessInfo.processInfo")
  }
}
