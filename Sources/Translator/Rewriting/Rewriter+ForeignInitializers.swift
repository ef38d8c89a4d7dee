import SwiftSyntax

/// `super.init` of an initialiser that an extension adds to a class of UIKit: Swift makes no code
/// for it that works on an object which is there already. The class's own is called in its place,
/// and the picture says so.
extension Rewriter {
  func rewriteForeignInitializer(_ node: FunctionCallExprSyntax) {
    guard let access = node.calledExpression.as(MemberAccessExprSyntax.self),
      access.base?.is(SuperExprSyntax.self) == true, access.declName.baseName.text == "init",
      typeScope?.kind == .classType, usesUIKit,
      let type = program.extendedType(initializer: node.arguments.map { $0.label?.text ?? "_" })
    else { return }
    let labels = node.arguments.map { ($0.label?.text ?? "_") + ":" }.joined()
    // A package may have a name of its own for UIKit's class.
    let classes = Self.ownArguments.keys.filter { type.hasSuffix($0.dropFirst(2)) }
    let longest = classes.max { ($0.count, $0) < ($1.count, $1) }
    guard let longest, let arguments = Self.ownArguments[longest] else {
      note(
        .error, at: node,
        "An extension's initialiser of \(type) cannot be called with `super`: that needs an "
          + "Objective-C runtime. Call one that \(type) declares itself.")
      return
    }
    note(
      .warning, at: node,
      "An extension's initialiser of \(type) is called with `super`, which needs an Objective-C "
        + "runtime: init(\(arguments)) is called in its place.")
    replace(
      node,
      with: "UIKit._noteInitializer(\"\(type).init(\(labels))\"); super.init(\(arguments))")
  }

  private static let ownArguments: [String: String] = [
    "UIView": "frame: .zero", "UIControl": "frame: .zero", "UILabel": "frame: .zero",
    "UIButton": "frame: .zero", "UIImageView": "frame: .zero", "UIScrollView": "frame: .zero",
    "UITextField": "frame: .zero", "UITextView": "frame: .zero, textContainer: nil",
    "UIViewController": "nibName: nil, bundle: nil",
  ]
}

extension ProgramIndex {
  /// The class of the system that an extension of the module gives an initialiser of these labels.
  func extendedType(initializer labels: [String]) -> String? {
    own.keys.sorted().first { name in
      own[name]?.kind == .extended && own[name]?.initializers.contains(labels) == true
    }
  }
}
