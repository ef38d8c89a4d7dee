/// A modifier that tells what a view is to a tool that shows it, and changes nothing else. A tool
/// puts it around views; code names it to look inside.
public struct _IdentifiedModifier<Identifier: Hashable>: ViewModifier {
  /// The modifier is drawn by its node and has no body.
  public typealias Body = Never
  /// What the tool knows the view by.
  public var identifier: Identifier
  /// Makes a modifier with an identifier.
  public init(identifier: Identifier) { self.identifier = identifier }
  /// Makes the node of the view as it is; apps do not call it.
  public static func _makeModifiedNode<Base: View>(
    _ view: ModifiedContent<Base, Self>, _ context: _NodeContext
  ) -> _Node<ModifiedContent<Base, Self>> {
    ModifiedNode(view, context)
  }
}

/// Which part of a source file a view is written in, where Xcode's canvas selects views. No code
/// makes one here.
public struct __DesignTimeSelectionIdentifier: Hashable, Sendable {
  private let identifier: String
  /// Makes an identifier of a text.
  public init(_ identifier: String) { self.identifier = identifier }
}
