import SwiftSyntax

/// What is only for systems after the one that is modelled here does not compile here, and is not
/// drawn on that system: it is left out.
extension Rewriter {
  /// The version of iOS that `UIDevice.systemVersion` tells.
  private static let modelledVersion = (18, 0)

  /// `if #available(iOS 26, *) { new } else { old }` becomes `do { old }`.
  func rewriteAvailability(_ node: IfExprSyntax) -> SyntaxVisitorContinueKind {
    guard node.conditions.contains(where: { Self.asksForLater($0.condition) }) else {
      return .visitChildren
    }
    let isElse = node.parent?.is(IfExprSyntax.self) ?? false
    let start = node.positionAfterSkippingLeadingTrivia.utf8Offset
    if let next = node.elseBody?.as(IfExprSyntax.self) {
      replace(start..<next.positionAfterSkippingLeadingTrivia.utf8Offset, with: "")
      return visitRest(next)
    }
    if let body = node.elseBody?.as(CodeBlockSyntax.self) {
      replace(
        start..<body.positionAfterSkippingLeadingTrivia.utf8Offset, with: isElse ? "" : "do ")
      return visitRest(body)
    }
    // After `else` there has to be something.
    replace(node, with: isElse ? "{}" : "")
    return .skipChildren
  }

  private func visitRest(_ node: some SyntaxProtocol) -> SyntaxVisitorContinueKind {
    walk(node)
    return .skipChildren
  }

  /// Leaves out a declaration with `@available(iOS 26, *)` or `@available(iOS, unavailable)`.
  func rewriteAvailability(
    of node: some DeclSyntaxProtocol, _ attributes: AttributeListSyntax
  ) -> Bool {
    let isLater = attributes.contains { element in
      guard case .attribute(let attribute) = element, attribute.name == "available",
        case .availability(let arguments) = attribute.arguments
      else { return false }
      return Self.isLater(arguments) || Self.isElsewhere(arguments)
    }
    if isLater { blank(node) }
    return isLater
  }

  /// What is for other platforms alone: a `switch` need not name its cases.
  private static func isElsewhere(_ arguments: AvailabilityArgumentListSyntax) -> Bool {
    let parts = arguments.map { $0.argument.trimmedDescription }
    return parts.first == "iOS" && parts.contains("unavailable")
  }

  private static func asksForLater(_ condition: ConditionElementSyntax.Condition) -> Bool {
    guard case .availability(let availability) = condition,
      availability.availabilityKeyword.text == "#available"
    else { return false }
    return isLater(availability.availabilityArguments)
  }

  private static func isLater(_ arguments: AvailabilityArgumentListSyntax) -> Bool {
    arguments.contains { argument in
      let content = argument.argument
      if let restriction = content.as(PlatformVersionSyntax.self) {
        return restriction.platform.text == "iOS" && isLater(restriction.version)
      }
      // `@available(iOS, introduced: 26)`
      guard arguments.first?.argument.trimmedDescription == "iOS",
        let labelled = content.as(AvailabilityLabeledArgumentSyntax.self),
        labelled.label.text == "introduced"
      else { return false }
      return isLater(labelled.value.as(VersionTupleSyntax.self))
    }
  }

  private static func isLater(_ version: VersionTupleSyntax?) -> Bool {
    guard let version, let major = Int(version.major.text) else { return false }
    let minor = version.components.first.flatMap { Int($0.number.text) } ?? 0
    return (major, minor) > modelledVersion
  }
}
