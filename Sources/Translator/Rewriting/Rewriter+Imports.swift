import SwiftSyntax

extension Rewriter {
  /// Linux's Foundation has `URLSession` and what belongs to it in another module.
  func noteNetworking(_ name: String) {
    guard name.hasPrefix("URL") || name.hasPrefix("HTTP") else { return }
    let beginnings = ["URLSession", "HTTPURLResponse", "HTTPCookie"]
    usesNetworking =
      usesNetworking || beginnings.contains(where: name.hasPrefix)
      || [
        "URLRequest", "URLResponse", "URLCache", "URLCredential", "URLProtocol",
        "CachedURLResponse",
        "URLAuthenticationChallenge", "URLProtectionSpace", "URLCredentialStorage",
      ].contains(name)
  }

  /// What the file needs to import beside what its author did.
  var additionalModules: [String] {
    (usesNetworking ? ["FoundationNetworking"] : []) + (usesCombine ? ["Combine"] : [])
      + frameworks.sorted()
  }

  /// Linux's Foundation has a formatter of names that writes none, beside the one that does.
  func rewriteNameFormatter(_ node: some SyntaxProtocol, _ name: TokenSyntax) {
    guard name.text == "PersonNameComponentsFormatter", program.own[name.text] == nil,
      node.parent?.as(MemberAccessExprSyntax.self)?.declName.position != node.position
    else { return }
    frameworks.insert("ObjectiveCRuntime")
    replace(name, with: "ObjectiveCRuntime." + name.text)
  }

  /// Linux's Foundation has the reader of XML in another module.
  func noteXML(_ name: String) {
    guard name.hasPrefix("XML"), program.own[name] == nil else { return }
    if ["XMLParser", "XMLParserDelegate"].contains(name) { frameworks.insert("FoundationXML") }
  }

  /// A package's type counts where this project has one of the same name.
  func noteOwnType(_ name: String) {
    if let type = program.importOfOwnType(name, imported: importedModules) {
      frameworks.insert(type)
    }
  }

  /// iOS's UIKit brings Core Text and ImageIO along.
  func noteFramework(_ name: String) {
    guard usesUIKit, program.own[name] == nil else { return }
    if ["CTFont", "CTFontDescriptor", "CTLine", "CTRun", "CTFrame", "CTFramesetter", "CGGlyph"]
      .contains(name) || name.hasPrefix("CTFont") || name.hasPrefix("CTLine")
      || Self.fontFeatures.contains(name)
    {
      frameworks.insert("CoreText")
    } else if name == "CGImagePropertyOrientation" || name.hasPrefix("CGImageSource")
      || name.hasPrefix("CGImageDestination") || name.hasPrefix("kCGImage")
    {
      frameworks.insert("ImageIO")
    }
  }

  private static let fontFeatures: Set<String> = [
    "kNumberSpacingType", "kMonospacedNumbersSelector", "kProportionalNumbersSelector",
    "kStylisticAlternativesType", "kNumberCaseType", "kUpperCaseNumbersSelector",
  ]

  /// `Darwin.ceil` names the module that has its part here.
  func rewriteModuleName(_ node: MemberAccessExprSyntax) {
    guard let base = node.base?.as(DeclReferenceExprSyntax.self), base.argumentNames == nil,
      let replacement = IOSBuildConfiguration.replacedModules[base.baseName.text],
      ["Darwin", "CoreFoundation", "ObjectiveC"].contains(base.baseName.text)
    else { return }
    replace(base, with: replacement)
  }

  /// iOS's Foundation brings Combine along.
  func noteCombine(_ name: String) {
    let combineNames: Set<String> = [
      "ObservableObject", "ObservableObjectPublisher", "Published", "AnyCancellable",
      "Cancellable", "PassthroughSubject", "CurrentValueSubject", "AnyPublisher", "Publisher",
      "Publishers", "Just", "Subscribers", "Subscription",
    ]
    usesCombine = usesCombine || combineNames.contains(name) && program.own[name] == nil
  }

  /// `import UIKit.UIView` is `import UIKit`; `import Darwin` is `import Glibc`.
  func rewriteImport(_ node: ImportDeclSyntax) {
    let names = node.path.map(\.name.text)
    guard let module = names.first else { return }
    // What Apple's has and Linux's lacks.
    if module == "XCTest" { frameworks.insert("_XCTest_Foundation") }
    if AbsentFramework.foreign.contains(module),
      !unit.configuration.packageModules.contains(module)
    {
      note(
        .error, at: node,
        "\(module) is not available on Linux. Put the import, and the code that uses it, inside "
          + "`#if canImport(\(module))`, or exclude the file from the target.")
      return
    }
    let replacement = IOSBuildConfiguration.replacedModules[module]
    // `import class UIKit.UIView` is Swift's own and stays, where the module is there.
    if names.count == 1 || node.importKindSpecifier != nil, replacement == nil { return }
    if let kind = node.importKindSpecifier { blank(kind) }
    let text = replacement ?? module
    let range = node.path.trimmedOffsets
    let padding = max(range.count - text.utf8.count, 0)
    replace(node.path, with: text + String(repeating: " ", count: padding))
  }
}
