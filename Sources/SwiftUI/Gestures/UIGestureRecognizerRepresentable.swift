/// A recogniser of UIKit's for the touches of a view of SwiftUI's.
///
/// It is attached to the view that shows SwiftUI's, and told of the touches that begin on its own
/// view and on those inside.
@MainActor @preconcurrency public protocol UIGestureRecognizerRepresentable {
  /// The class of the recogniser.
  associatedtype UIGestureRecognizerType: UIGestureRecognizer
  /// What the representable keeps beside its recogniser, such as a delegate.
  associatedtype Coordinator = Void
  typealias Context = UIGestureRecognizerRepresentableContext<Self>
  typealias CoordinateSpaceConverter = UIGestureRecognizerRepresentableCoordinateSpaceConverter
  /// Makes what is kept beside the recogniser; called once, before it is made.
  func makeCoordinator(converter: CoordinateSpaceConverter) -> Coordinator
  /// Makes the recogniser, once for each place in the tree of views.
  func makeUIGestureRecognizer(context: Context) -> UIGestureRecognizerType
  /// Called after `makeUIGestureRecognizer`, and whenever the value or the environment is another.
  func updateUIGestureRecognizer(_ recognizer: UIGestureRecognizerType, context: Context)
  /// Called as a recogniser's action is.
  func handleUIGestureRecognizerAction(_ recognizer: UIGestureRecognizerType, context: Context)
}

extension UIGestureRecognizerRepresentable where Coordinator == Void {
  /// Makes no coordinator, for those who need none.
  public func makeCoordinator(converter: CoordinateSpaceConverter) {}
}

extension UIGestureRecognizerRepresentable {
  /// Does nothing, for recognisers that never change.
  public func updateUIGestureRecognizer(
    _ recognizer: UIGestureRecognizerType, context: Context
  ) {}
  /// Does nothing, for recognisers whose delegate or other targets do all.
  public func handleUIGestureRecognizerAction(
    _ recognizer: UIGestureRecognizerType, context: Context
  ) {}
}

/// What a represented recogniser is told of its place.
@MainActor @preconcurrency public struct UIGestureRecognizerRepresentableContext<
  Representable: UIGestureRecognizerRepresentable
> {
  /// What `makeCoordinator(converter:)` returned; it lives as long as the view's place in the tree.
  public let coordinator: Representable.Coordinator
  /// Places and movements of the recogniser in the spaces of SwiftUI's views.
  public let converter: UIGestureRecognizerRepresentableCoordinateSpaceConverter
}

/// The places of a represented recogniser's touches in the spaces of SwiftUI's views.
@MainActor @preconcurrency
public struct UIGestureRecognizerRepresentableCoordinateSpaceConverter {
  @MainActor final class Place {
    weak var item: LayoutItem?
    weak var recognizer: UIGestureRecognizer?
  }

  let place: Place

  /// The place of the touches in the space of the gesture's view.
  public var localLocation: CGPoint { location(in: .local) }
  /// The translation in the space of the gesture's view; nil for a recogniser without one.
  public var localTranslation: CGPoint? { translation(in: .local) }
  /// The velocity in points per second; nil for a recogniser without one.
  public var localVelocity: CGPoint? { velocity(in: .local) }

  /// The place of the touches in a space.
  public func location(in coordinateSpace: some CoordinateSpaceProtocol) -> CGPoint {
    convert(globalPoint: globalLocation, to: coordinateSpace)
  }

  /// The translation in a space; nil for a recogniser without one.
  public func translation(in coordinateSpace: some CoordinateSpaceProtocol) -> CGPoint? {
    pan.map { way($0.translation(in: $0.view), coordinateSpace) }
  }

  /// The velocity in a space, in points per second; nil for a recogniser without one.
  public func velocity(in coordinateSpace: some CoordinateSpaceProtocol) -> CGPoint? {
    pan.map { way($0.velocity(in: $0.view), coordinateSpace) }
  }

  /// - Parameter globalPoint: A point in the view that shows SwiftUI's.
  public func convert(
    globalPoint: CGPoint, to coordinateSpace: some CoordinateSpaceProtocol
  ) -> CGPoint {
    guard let item = place.item else { return globalPoint }
    return GestureSpace(item: item).point(globalPoint, in: coordinateSpace.coordinateSpace)
  }

  private var pan: UIPanGestureRecognizer? { place.recognizer as? UIPanGestureRecognizer }

  private var globalLocation: CGPoint {
    place.recognizer.map { $0.location(in: $0.view) } ?? .zero
  }

  /// A way that ends at the location, in another space.
  private func way(
    _ global: CGPoint, _ coordinateSpace: some CoordinateSpaceProtocol
  ) -> CGPoint {
    let end = globalLocation
    let start = CGPoint(x: end.x - global.x, y: end.y - global.y)
    let (from, to) = (
      convert(globalPoint: start, to: coordinateSpace),
      convert(globalPoint: end, to: coordinateSpace)
    )
    return CGPoint(x: to.x - from.x, y: to.y - from.y)
  }
}

struct RepresentedGestureModifier<Source: UIGestureRecognizerRepresentable>: ItemModifier {
  let source: Source

  func makeItem(_ content: LayoutItem, _ environment: EnvironmentValues) -> Item { Item(content) }
  func update(_ item: Item, _ environment: EnvironmentValues) {}
  func update(_ item: Item, in node: _ViewNode) { item.update(source, node) }
  var shown: (String, String)? { nil }

  final class Item: UnaryItem, GestureTarget {
    private let properties = PropertyStorage(FieldTable.of(Source.self))
    private let place = UIGestureRecognizerRepresentableCoordinateSpaceConverter.Place()
    private let gate = RecognizerGate()
    private var source: Source?
    private var coordinator: Source.Coordinator?
    private var recognizer: Source.UIGestureRecognizerType?

    /// It takes no part in what SwiftUI's gestures decide: UIKit decides.
    let recognition: _GestureRecognition = AbstainingRecognition()
    let rank = GestureRank.simultaneous
    let mask = GestureMask.all

    isolated deinit {
      if let recognizer { recognizer.view?.removeGestureRecognizer(recognizer) }
      properties.release()
    }

    func update(_ new: Source, _ node: _ViewNode) {
      var installed = new
      properties.install(in: &installed, of: node)
      source = installed
      place.item = self
      gate.isOpen = { [weak self, weak node] touch in
        self?.isHit(by: touch) == true && node?.environment.isEnabled == true
      }
      node.graph.untracked {
        let made = recognizer ?? make(installed)
        let context = context(of: installed)
        // The app sees its own delegate.
        made.delegate = gate.delegate
        installed.updateUIGestureRecognizer(made, context: context)
        gate.delegate = made.delegate
        made.delegate = gate
      }
    }

    private func context(of source: Source) -> Source.Context {
      let converter = UIGestureRecognizerRepresentableCoordinateSpaceConverter(place: place)
      let kept = coordinator ?? source.makeCoordinator(converter: converter)
      coordinator = kept
      return Source.Context(coordinator: kept, converter: converter)
    }

    private func make(_ source: Source) -> Source.UIGestureRecognizerType {
      let made = source.makeUIGestureRecognizer(context: context(of: source))
      recognizer = made
      place.recognizer = made
      gate.delegate = made.delegate
      gate.action = { [weak self] in
        guard let self, let source = self.source, let recognizer else { return }
        source.handleUIGestureRecognizerAction(recognizer, context: context(of: source))
      }
      made.addTarget(gate, action: Selector("recognized", RecognizerGate.recognized))
      return made
    }

    private func isHit(by touch: UITouch) -> Bool {
      guard let host = recognizer?.view else { return false }
      var top: LayoutItem = self
      while let above = top.parentItem { top = above }
      let hit = top.touchTarget(at: touch.location(in: host))
      return hit?.targets.contains { $0 === self } == true
    }

    override func touchTarget(at point: CGPoint) -> TouchHit? {
      content.touchTarget(at: point)?.adding(self)
    }

    override func addLayers(to list: inout LayerList) {
      if let recognizer, let host = list.host, recognizer.view !== host {
        recognizer.view?.removeGestureRecognizer(recognizer)
        host.addGestureRecognizer(recognizer)
      }
      super.addLayers(to: &list)
    }
  }
}

/// Follows no touch.
private final class AbstainingRecognition: _GestureRecognition {
  override var isFailed: Bool { true }
  override var isOver: Bool { true }
}

/// Stands before a recogniser: lets the touches of its view through, and asks the app's delegate
/// for everything.
private final class RecognizerGate: NSObject, UIGestureRecognizerDelegate {
  var isOpen: (UITouch) -> Bool = { _ in false }
  var action: () -> Void = {}
  weak var delegate: (any UIGestureRecognizerDelegate)?

  func recognized() { action() }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    delegate?.gestureRecognizerShouldBegin(gestureRecognizer) ?? true
  }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    delegate?.gestureRecognizer(
      gestureRecognizer, shouldRecognizeSimultaneouslyWith: otherGestureRecognizer) ?? false
  }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    delegate?.gestureRecognizer(
      gestureRecognizer, shouldRequireFailureOf: otherGestureRecognizer) ?? false
  }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    delegate?.gestureRecognizer(
      gestureRecognizer, shouldBeRequiredToFailBy: otherGestureRecognizer) ?? false
  }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    isOpen(touch)
      && (delegate?.gestureRecognizer(gestureRecognizer, shouldReceive: touch) ?? true)
  }
}

extension View {
  /// Adds a recogniser of UIKit's for the touches of this view. It is recognised or fails by
  /// UIKit's rules and takes no part in what SwiftUI's gestures decide among themselves.
  public func gesture(_ representable: some UIGestureRecognizerRepresentable) -> some View {
    modifier(RepresentedGestureModifier(source: representable))
  }
}
