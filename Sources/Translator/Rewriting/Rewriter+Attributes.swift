import SwiftSyntax

extension Rewriter {
  /// Attributes that the compiler takes for Objective-C only, whose meaning is in the index, and
  /// those of an app's entry point, which the tests have.
  private static let withoutMeaning: Set<String> = [
    "objc", "objcMembers", "nonobjc", "IBAction", "IBOutlet", "IBSegueAction", "NSCopying",
    "GKInspectable", "UIApplicationMain", "NSApplicationMain", "main", "objcImplementation",
    "implementation",
    // A local variable of a preview's body: its first value is what a still picture shows.
    "Previewable",
  ]

  func rewriteAttribute(_ node: AttributeSyntax) {
    noteCombine(node.name)
    let isBlank = isClosure(node) || Self.withoutMeaning.contains(node.name)
    if isBlank || isTestCaseAttribute(node) { blank(node) }
  }

  /// `@NSManaged var radius: CGFloat` of a layer is kept by the layer, under the property's name.
  func rewriteManaged(_ node: VariableDeclSyntax) {
    guard let attribute = node.attributes.attribute("NSManaged") else { return }
    blank(attribute)
    guard let binding = node.bindings.first, let type = binding.typeAnnotation?.type,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
    else { return }
    // `as` takes no implicitly unwrapped type.
    let unwrapped = type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self)?.wrappedType
    let text = unwrapped.map { $0.trimmedDescription + "?" } ?? type.trimmedDescription
    insert(
      " { get { _managedValue(forKey: \"\(name)\") as \(text) }"
        + " set { _setManagedValue(newValue, forKey: \"\(name)\") } }",
      at: binding.endPositionBeforeTrailingTrivia)
  }

  /// Whether a function's convention means nothing here: a block is a closure, and a function in C
  /// has no classes and none of UIKit's values.
  private func isClosure(_ node: AttributeSyntax) -> Bool {
    guard node.name == "convention", let convention = node.arguments?.trimmedDescription else {
      return false
    }
    if convention.hasPrefix("block") { return true }
    guard convention == "c",
      let function = node.parent?.parent?.as(AttributedTypeSyntax.self)?.baseType
        .as(FunctionTypeSyntax.self)
    else { return false }
    let types = function.parameters.map(\.type) + [function.returnClause.type]
    return types.contains { type in
      type.tokens(viewMode: .sourceAccurate).contains { isSwift($0.text) }
    }
  }

  /// Whether a type has no place in C on Linux.
  private func isSwift(_ name: String) -> Bool {
    let words = ["AnyObject", "AnyClass", "Any", "Selector", "String", "Self", "["]
    if words.contains(name) || program.entry(name) != nil { return true }
    guard let third = name.dropFirst(2).first, third.isUppercase else { return false }
    return ["NS", "UI", "CG", "CA", "CF", "CT"].contains(String(name.prefix(2)))
  }
}
