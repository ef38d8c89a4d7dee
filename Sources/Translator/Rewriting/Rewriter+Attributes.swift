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
    // A block is a closure here.
    let isBlock =
      node.name == "convention" && node.arguments?.trimmedDescription.hasPrefix("block") == true
    let isBlank = isBlock || Self.withoutMeaning.contains(node.name)
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
}
