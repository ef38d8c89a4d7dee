import SwiftSyntax

/// On Linux the tests of an `XCTestCase` are listed by functions that are no actor's: what is the
/// main actor's has to be `@preconcurrency`, and then the whole class.
extension Rewriter {
  func rewriteTestCase(_ node: some DeclGroupSyntax, _ scope: Scope) {
    guard scope.kind == .classType, isTestCase(scope.name) else { return }
    insertFailureRecord(node, scope)
    guard !node.attributes.has("preconcurrency") else { return }
    if let attribute = node.attributes.attribute("MainActor") {
      insert("@preconcurrency ", at: attribute.positionAfterSkippingLeadingTrivia)
      return
    }
    let methods = node.memberBlock.members.compactMap { $0.decl.as(FunctionDeclSyntax.self) }
    guard methods.contains(where: { $0.attributes.has("MainActor") }) || isDelegate(node) else {
      return
    }
    insert("@preconcurrency @MainActor ", at: node.positionAfterSkippingLeadingTrivia)
  }

  /// Whether a class states that it conforms to a protocol of UIKit's, by which it is the main
  /// actor's.
  private func isDelegate(_ node: some DeclGroupSyntax) -> Bool {
    var pending = (node.inheritanceClause?.inheritedTypes ?? []).dropFirst().map {
      $0.type.trimmedDescription
    }
    var seen: Set<String> = []
    while let name = pending.popLast() {
      guard seen.insert(name).inserted else { continue }
      if let known = program.qualifiedName(name, in: nil) {
        if program.entry(known)?.kind == .protocolType {
          pending += program.entry(known)?.inherited ?? []
        }
      } else if ["UI", "CA"].contains(where: name.hasPrefix) {
        return true
      }
    }
    return false
  }

  /// A failure that is expected does not count: XCTest on Linux tells the test case alone of it.
  private func insertFailureRecord(_ node: some DeclGroupSyntax, _ scope: Scope) {
    guard program.expectsFailures,
      program.own[scope.name]?.inherited.contains(where: Self.testCases.contains) == true,
      program.own[scope.name]?.methods.contains(where: { $0.base == "recordFailure" }) == false
    else { return }
    let access = program.own[scope.name]?.isOpen == true ? "open " : ""
    let isPublic = program.own[scope.name]?.isPublic == true
    insert(
      " nonisolated \(isPublic && access.isEmpty ? "public " : access)override func recordFailure("
        + "withDescription description: String, inFile filePath: String, atLine lineNumber: Int, "
        + "expected: Bool) { if _isExpectedFailure(description, isAssertion: expected) { return }; "
        + "super.recordFailure(withDescription: description, inFile: filePath, "
        + "atLine: lineNumber, expected: expected) };",
      at: node.memberBlock.leftBrace.endPositionBeforeTrailingTrivia)
  }

  /// `try await super.setUp()` of a test case that is the main actor's sends the object to no actor,
  /// which Swift 6 refuses. What XCTest itself has there does nothing.
  func rewriteSuperSetUp(_ node: FunctionCallExprSyntax) {
    guard languageMode != "5", node.arguments.isEmpty,
      ["super.setUp", "super.tearDown"].contains(node.calledExpression.trimmedDescription),
      let awaiting = node.parent?.as(AwaitExprSyntax.self), let scope = typeScope,
      program.own[scope.name]?.inherited.contains(where: Self.testCases.contains) == true
    else { return }
    if let trying = awaiting.parent?.as(TryExprSyntax.self) {
      replace(trying, with: "()")
    } else {
      replace(awaiting, with: "()")
    }
  }

  private static let testCases = ["XCTestCase", "SnapshotTestCase", "FBSnapshotTestCase"]

  /// `@MainActor` on a test's method goes: the class has it.
  func isTestCaseAttribute(_ node: AttributeSyntax) -> Bool {
    guard node.name == "MainActor",
      let method = node.parent?.parent?.as(FunctionDeclSyntax.self),
      method.parent?.is(MemberBlockItemSyntax.self) == true
    else { return false }
    return typeScope.map { isTestCase($0.name) } ?? false
  }

  private func isTestCase(_ name: String) -> Bool {
    program.superclassChain(name).contains { link in
      link.entry.inherited.contains(where: Self.testCases.contains)
    }
  }
}
