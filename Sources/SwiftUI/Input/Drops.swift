/// What a drop would do with what is dragged.
public enum DropOperation: Sendable { case cancel, forbidden, copy, move }

/// What a view answers while something is dragged over it.
public struct DropProposal: Sendable {
  /// What the drop would do.
  public let operation: DropOperation
  /// Makes an answer that a drop would do something. Kept, and asked for by nobody here.
  public init(operation: DropOperation) { self.operation = operation }
}

/// What is dragged, and where. Differs: nobody drags here, so there is none.
public struct DropInfo {
  /// The place of what is dragged, in points, in the view's own space.
  public let location: CGPoint
  let providers: [NSItemProvider]

  /// Whether some of what is dragged is of one of some types.
  public func hasItemsConforming(to contentTypes: [UTType]) -> Bool {
    hasItemsConforming(to: contentTypes.map(\.identifier))
  }
  /// Whether some of what is dragged is of one of some types, given by their identifiers.
  public func hasItemsConforming(to types: [String]) -> Bool {
    !itemProviders(for: types).isEmpty
  }
  /// What is dragged of some types.
  public func itemProviders(for contentTypes: [UTType]) -> [NSItemProvider] {
    itemProviders(for: contentTypes.map(\.identifier))
  }
  /// What is dragged of some types, given by their identifiers.
  public func itemProviders(for types: [String]) -> [NSItemProvider] {
    providers.filter { provider in
      types.contains { provider.hasItemConformingToTypeIdentifier($0) }
    }
  }
}

/// Decides what happens to what is dragged over a view.
@MainActor @preconcurrency public protocol DropDelegate {
  /// Whether the view takes what is dragged over it; true by default.
  func validateDrop(info: DropInfo) -> Bool
  /// Takes what was dropped, and tells whether it could.
  func performDrop(info: DropInfo) -> Bool
  /// Learns that something is dragged onto the view.
  func dropEntered(info: DropInfo)
  /// Says what a drop would do now; nil by default, for the answer before.
  func dropUpdated(info: DropInfo) -> DropProposal?
  /// Learns that what was dragged over the view is elsewhere now.
  func dropExited(info: DropInfo)
}

extension DropDelegate {
  /// True: every drop is taken, unless the delegate says otherwise.
  public func validateDrop(info: DropInfo) -> Bool { true }
  /// Does nothing, unless the delegate does.
  public func dropEntered(info: DropInfo) {}
  /// Nil: the proposal stays what it was.
  public func dropUpdated(info: DropInfo) -> DropProposal? { nil }
  /// Does nothing, unless the delegate does.
  public func dropExited(info: DropInfo) {}
}

/// Nobody drags here: a view that can be dragged, or dropped on, looks as it does without.
extension View {
  /// Has no effect: nobody drags the view.
  public func onDrag(_ data: @escaping () -> NSItemProvider) -> some View { self }
  /// Has no effect: nobody drags the view, so its preview is never made.
  public func onDrag<V: View>(
    _ data: @escaping () -> NSItemProvider, @ViewBuilder preview: () -> V
  ) -> some View { self }
  /// Has no effect: nobody drops on the view.
  public func onDrop(of supportedContentTypes: [UTType], delegate: any DropDelegate) -> some View {
    self
  }
  /// Has no effect: nobody drops on the view.
  public func onDrop(of supportedTypes: [String], delegate: any DropDelegate) -> some View { self }
  /// Has no effect: nobody drops on the view, and the binding is never written.
  public func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider]) -> Bool
  ) -> some View { self }
  /// Has no effect: nobody drops on the view, and the binding is never written.
  public func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider], _ location: CGPoint) -> Bool
  ) -> some View { self }
  /// Has no effect: nobody drops on the view, and the binding is never written.
  @_disfavoredOverload
  public func onDrop(
    of supportedTypes: [String], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider]) -> Bool
  ) -> some View { self }
  /// Has no effect: nobody drops on the view, and the binding is never written.
  @_disfavoredOverload
  public func onDrop(
    of supportedTypes: [String], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider], _ location: CGPoint) -> Bool
  ) -> some View { self }
}
