/// A view of UIKit's in a view of SwiftUI's.
///
/// Its size is that of `sizeThatFits(_:uiView:context:)`; without, the view's intrinsic size, which
/// stretches where it hugs with less than 750 and shrinks where it resists with less than 750.
@MainActor @preconcurrency public protocol UIViewRepresentable: View where Body == Never {
  associatedtype UIViewType: UIView
  associatedtype Coordinator = Void
  typealias Context = UIViewRepresentableContext<Self>
  /// Makes the view, once for each place in the tree of views.
  func makeUIView(context: Context) -> UIViewType
  /// Brings the view up to date: after `makeUIView`, and whenever the value or the environment is
  /// another.
  func updateUIView(_ uiView: UIViewType, context: Context)
  /// Cleans up after the view, which is out of its superview by then.
  static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)
  /// Makes what belongs to the view as long as it is there, such as its delegate; once, before the
  /// view is made.
  func makeCoordinator() -> Coordinator
  /// The size in points that the view takes in a proposal; nil for the one that follows from its
  /// intrinsic size.
  func sizeThatFits(
    _ proposal: ProposedViewSize, uiView: UIViewType, context: Context
  ) -> CGSize?
}

extension UIViewRepresentable where Coordinator == Void {
  /// Makes no coordinator, where the type has none.
  public func makeCoordinator() {}
}

extension UIViewRepresentable {
  /// Does nothing, where the type has nothing to clean up.
  public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}
  /// Nil: the size follows from the view's intrinsic size.
  public func sizeThatFits(
    _ proposal: ProposedViewSize, uiView: UIViewType, context: Context
  ) -> CGSize? { nil }
  /// Makes the node that keeps the UIKit view; apps do not call it.
  public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _Node<Self> {
    RepresentableNode<Self, ViewBridge<Self>>(view, context)
  }
}

/// What a representable view is told of its place.
@MainActor @preconcurrency public struct UIViewRepresentableContext<
  Representable: UIViewRepresentable
> {
  /// What the view's `makeCoordinator` made, the same at each update.
  public let coordinator: Representable.Coordinator
  /// The transaction of the change that the update belongs to.
  public let transaction: Transaction
  /// The environment of the view's place. Its colour scheme, layout direction, type size, tint and
  /// whether it is enabled are passed on to the UIKit view already.
  public let environment: EnvironmentValues
}

/// A view controller of UIKit's in a view of SwiftUI's: a child of the hosting controller.
@MainActor @preconcurrency public protocol UIViewControllerRepresentable: View
where Body == Never {
  associatedtype UIViewControllerType: UIViewController
  associatedtype Coordinator = Void
  typealias Context = UIViewControllerRepresentableContext<Self>
  /// Makes the controller, once for each place in the tree of views.
  func makeUIViewController(context: Context) -> UIViewControllerType
  /// Brings the controller up to date: after `makeUIViewController`, and whenever the value or the
  /// environment is another.
  func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)
  /// Cleans up after the controller, which has no parent by then.
  static func dismantleUIViewController(
    _ uiViewController: UIViewControllerType, coordinator: Coordinator)
  /// Makes what belongs to the controller as long as it is there, such as its delegate; once,
  /// before the controller is made.
  func makeCoordinator() -> Coordinator
  /// The size in points that the controller's view takes in a proposal; nil for the one that
  /// follows from its intrinsic size.
  func sizeThatFits(
    _ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context
  ) -> CGSize?
}

extension UIViewControllerRepresentable where Coordinator == Void {
  /// Makes no coordinator, where the type has none.
  public func makeCoordinator() {}
}

extension UIViewControllerRepresentable {
  /// Does nothing, where the type has nothing to clean up.
  public static func dismantleUIViewController(
    _ uiViewController: UIViewControllerType, coordinator: Coordinator
  ) {}
  /// Nil: the size follows from the intrinsic size of the controller's view.
  public func sizeThatFits(
    _ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context
  ) -> CGSize? { nil }
  /// Makes the node that keeps the controller; apps do not call it.
  public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _Node<Self> {
    RepresentableNode<Self, ControllerBridge<Self>>(view, context)
  }
}

/// What a representable controller is told of its place.
@MainActor @preconcurrency public struct UIViewControllerRepresentableContext<
  Representable: UIViewControllerRepresentable
> {
  /// What the type's `makeCoordinator` made, the same at each update.
  public let coordinator: Representable.Coordinator
  /// The transaction of the change that the update belongs to.
  public let transaction: Transaction
  /// The environment of the controller's place.
  public let environment: EnvironmentValues
}

// MARK: Nodes

/// What views and controllers have in common on their way to a node.
@MainActor protocol RepresentableBridge {
  associatedtype Source: View
  associatedtype Coordinator
  associatedtype Content
  static func coordinator(of source: Source) -> Coordinator
  static func make(_ source: Source, _ kept: Coordinator, _ values: EnvironmentValues) -> Content
  static func update(
    _ content: Content, _ source: Source, _ kept: Coordinator, _ values: EnvironmentValues)
  static func dismantle(_ content: Content, _ kept: Coordinator)
  static func size(
    _ proposal: ProposedViewSize, _ content: Content, _ source: Source, _ kept: Coordinator,
    _ values: EnvironmentValues
  ) -> CGSize?
  static func view(of content: Content) -> UIView
  static func attach(_ content: Content, to host: UIView?)
  static func detach(_ content: Content)
}

enum ViewBridge<Source: UIViewRepresentable>: RepresentableBridge {
  private static func context(
    _ kept: Source.Coordinator, _ values: EnvironmentValues
  ) -> Source.Context {
    Source.Context(coordinator: kept, transaction: .current, environment: values)
  }
  static func coordinator(of source: Source) -> Source.Coordinator { source.makeCoordinator() }
  static func make(
    _ source: Source, _ kept: Source.Coordinator, _ values: EnvironmentValues
  ) -> Source.UIViewType { source.makeUIView(context: context(kept, values)) }
  static func update(
    _ content: Source.UIViewType, _ source: Source, _ kept: Source.Coordinator,
    _ values: EnvironmentValues
  ) { source.updateUIView(content, context: context(kept, values)) }
  static func dismantle(_ content: Source.UIViewType, _ kept: Source.Coordinator) {
    Source.dismantleUIView(content, coordinator: kept)
  }
  static func size(
    _ proposal: ProposedViewSize, _ content: Source.UIViewType, _ source: Source,
    _ kept: Source.Coordinator, _ values: EnvironmentValues
  ) -> CGSize? {
    source.sizeThatFits(proposal, uiView: content, context: context(kept, values))
  }
  static func view(of content: Source.UIViewType) -> UIView { content }
  static func attach(_ content: Source.UIViewType, to host: UIView?) { host?.addSubview(content) }
  static func detach(_ content: Source.UIViewType) { content.removeFromSuperview() }
}

enum ControllerBridge<Source: UIViewControllerRepresentable>: RepresentableBridge {
  private static func context(
    _ kept: Source.Coordinator, _ values: EnvironmentValues
  ) -> Source.Context {
    Source.Context(coordinator: kept, transaction: .current, environment: values)
  }
  static func coordinator(of source: Source) -> Source.Coordinator { source.makeCoordinator() }
  static func make(
    _ source: Source, _ kept: Source.Coordinator, _ values: EnvironmentValues
  ) -> Source.UIViewControllerType { source.makeUIViewController(context: context(kept, values)) }
  static func update(
    _ content: Source.UIViewControllerType, _ source: Source, _ kept: Source.Coordinator,
    _ values: EnvironmentValues
  ) { source.updateUIViewController(content, context: context(kept, values)) }
  static func dismantle(_ content: Source.UIViewControllerType, _ kept: Source.Coordinator) {
    Source.dismantleUIViewController(content, coordinator: kept)
  }
  static func size(
    _ proposal: ProposedViewSize, _ content: Source.UIViewControllerType, _ source: Source,
    _ kept: Source.Coordinator, _ values: EnvironmentValues
  ) -> CGSize? {
    source.sizeThatFits(proposal, uiViewController: content, context: context(kept, values))
  }
  static func view(of content: Source.UIViewControllerType) -> UIView { content.view }
  static func attach(_ content: Source.UIViewControllerType, to host: UIView?) {
    guard let host else { return }
    let parent = host.enclosingController
    parent?.addChild(content)
    host.addSubview(content.view)
    if parent != nil { content.didMove(toParent: parent) }
  }
  static func detach(_ content: Source.UIViewControllerType) {
    content.willMove(toParent: nil)
    content.view.removeFromSuperview()
    content.removeFromParent()
  }
}

/// The node of a representable: the view is made once, and updated with each other value.
final class RepresentableNode<V: View, Bridge: RepresentableBridge>: _Node<V>
where Bridge.Source == V {
  private let properties = PropertyStorage(FieldTable.of(V.self))
  private lazy var coordinator = graph.untracked { Bridge.coordinator(of: installed) }
  private lazy var content = graph.untracked {
    Bridge.make(installed, coordinator, environment)
  }
  private lazy var item = HostedViewItem(Bridge.view(of: content))
  private var installed: V

  override init(_ view: V, _ context: _NodeContext) {
    installed = view
    super.init(view, context)
    properties.install(in: &installed, of: self)
    item.attach = { [unowned self] in Bridge.attach(content, to: $0) }
    if !environment.isInItemHost { Bridge.attach(content, to: graph.hostView) }
    graph.addHosted(item)
    item.ownSize = { [unowned self] proposal in
      graph.untracked { Bridge.size(proposal, content, installed, coordinator, environment) }
    }
    refresh()
  }

  override func didUpdate(from old: V, viewChanged: Bool) { refresh() }

  override func refresh() {
    installed = view
    properties.install(in: &installed, of: self)
    item.setUp(environment)
    item.apply(environment)
    graph.tracking(self) { Bridge.update(content, installed, coordinator, environment) }
    item.leafDidChange()
  }

  override func makeItems() -> [LayoutItem] { [item] }
  override var shownName: String? { String(describing: V.self).prefix { $0 != "<" }.description }
  override func willBeRemoved() {
    properties.release()
    Bridge.detach(content)
    Bridge.dismantle(content, coordinator)
  }
}
