import SwiftSyntax

extension Rewriter {
  /// Apple's modules, and what has their part here. Without a value: nothing is imported, since
  /// UIKit brings what there is of it.
  static let replacedModules: [String: String] = [
    "Darwin": "Glibc", "ObjectiveC": "ObjectiveCRuntime", "os": "ObjectiveCRuntime",
    "OSLog": "ObjectiveCRuntime", "MobileCoreServices": "UIKit", "CoreFoundation": "Foundation",
    "UniformTypeIdentifiers": "UIKit", "InlineSnapshotTesting": "SnapshotTesting",
  ]

  /// `import UIKit.UIView` is `import UIKit`; `import Darwin` is `import Glibc`.
  func rewriteImport(_ node: ImportDeclSyntax) {
    let names = node.path.map(\.name.text)
    guard let module = names.first else { return }
    let replacement = Self.replacedModules[module]
    // `import class UIKit.UIView` is Swift's own and stays, where the module is there.
    if names.count == 1 || node.importKindSpecifier != nil, replacement == nil { return }
    if let kind = node.importKindSpecifier { blank(kind) }
    let text = replacement ?? module
    let range = node.path.trimmedOffsets
    let padding = max(range.count - text.utf8.count, 0)
    replace(node.path, with: text + String(repeating: " ", count: padding))
  }
}
