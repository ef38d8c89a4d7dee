/// A modifier that tells what a view is to a tool that shows it, and changes nothing else. A tool
/// puts it around views; code names it to look inside.
public struct _IdentifiedModifier<Identifier: Hashable>: ViewModifier {
  public typealias Body = Never
  public var identifier: Identifier
  public init(identifier: Identifier) { self.identifier = identifier }
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
  public init(_ identifier: String) { self.identifier = identifier }
}
