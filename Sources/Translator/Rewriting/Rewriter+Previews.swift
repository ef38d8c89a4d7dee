import SwiftSyntax
import TranslatorInterface

/// `#Preview` is a macro of Apple's: here it becomes a type that makes the preview, or is left out
/// where nobody asks for previews.
extension Rewriter {
  func rewritePreview(
    _ node: some FreestandingMacroExpansionSyntax
  ) -> SyntaxVisitorContinueKind {
    guard makesPreviews, scopes.isEmpty else {
      if makesPreviews {
        note(
          .warning, at: node,
          "This preview is inside another declaration and is not drawn. Move it to the top level "
            + "of the file.")
      }
      blank(node)
      return .skipChildren
    }
    let place = unit.locations.location(for: node.pound.positionAfterSkippingLeadingTrivia)
    let symbol = previewSymbol(previews.count + 1)
    previews.append(
      TranslatedPreview(
        module: module, path: unit.path, line: place.line, column: place.column, symbol: symbol,
        name: Self.previewName(node)))
    let start = node.pound.positionAfterSkippingLeadingTrivia.utf8Offset
    let end = node.macroName.endPositionBeforeTrailingTrivia.utf8Offset
    replace(
      start..<end,
      with: "public enum \(symbol): UIKit.PreviewRegistry { "
        + "public static let fileID = #fileID, line = #line, column = #column; "
        + "@MainActor public static func makePreview() throws -> UIKit.Preview { "
        + "return \(Self.isViewBuilder(node) ? "SwiftUI._makeViewPreview" : "UIKit.Preview")")
    insert(" } }", at: node.endPositionBeforeTrailingTrivia)
    return .visitChildren
  }

  /// A type of previews from before `#Preview` becomes one preview of all its views.
  func rewriteProvider(_ node: some DeclGroupSyntax, _ scope: Scope) {
    guard makesPreviews, scopes.count == 1, scope.kind != .extensionOfType,
      let inherited = node.inheritanceClause?.inheritedTypes,
      inherited.contains(where: {
        ["PreviewProvider", "SwiftUI.PreviewProvider"].contains($0.type.trimmedDescription)
      })
    else { return }
    let place = unit.locations.location(for: node.positionAfterSkippingLeadingTrivia)
    let symbol = previewSymbol(previews.count + 1)
    let suffix = ["_Previews", "_Preview", "Previews"].first { scope.name.hasSuffix($0) }
    let name = String(scope.name.dropLast(suffix?.count ?? 0))
    previews.append(
      TranslatedPreview(
        module: module, path: unit.path, line: place.line, column: place.column, symbol: symbol,
        name: name.isEmpty ? scope.name : name))
    insert(
      "; public enum \(symbol): UIKit.PreviewRegistry { "
        + "public static let fileID = #fileID, line = #line, column = #column; "
        + "@MainActor public static func makePreview() throws -> UIKit.Preview { "
        + "return \(scope.name)._makePreview() } }",
      at: node.endPositionBeforeTrailingTrivia)
  }

  /// Modules may have files of one name, so it has the module's; `_` before what is no letter
  /// keeps `A+B.swift` and `A_B.swift` apart.
  private func previewSymbol(_ number: Int) -> String {
    let file = unit.path.split(separator: "/").last.map(String.init) ?? ""
    let stem = file.hasSuffix(".swift") ? String(file.dropLast(6)) : file
    let word = stem.unicodeScalars.map { scalar in
      scalar.properties.isAlphabetic || scalar.properties.numericType == .decimal
        ? String(scalar) : "_" + String(scalar.value, radix: 16)
    }.joined()
    return "__Preview_\(module)_\(word)_\(number)"
  }

  /// Several statements without a `return` are a SwiftUI view; all else has a type that tells.
  private static func isViewBuilder(_ node: some FreestandingMacroExpansionSyntax) -> Bool {
    let named = node.arguments.first { $0.label?.text == "body" }
    let body = node.trailingClosure ?? named?.expression.as(ClosureExprSyntax.self)
    guard let statements = body?.statements, statements.count > 1 else { return false }
    return !statements.contains { $0.item.is(ReturnStmtSyntax.self) }
  }

  /// The first argument, where it is a plain text.
  private static func previewName(_ node: some FreestandingMacroExpansionSyntax) -> String? {
    guard let first = node.arguments.first, first.label == nil else { return nil }
    return first.expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue
  }
}
