/// A view whose body is made by a style, in which dynamic properties work as in a view.
protocol StyledView: View where Body == Never {
  associatedtype Style
  associatedtype Styled: View
  var style: Style { get }
  func makeStyled(_ style: Style) -> Styled
}

extension StyledView {
  static func _makeNode(_ view: Self, _ context: _NodeContext) -> _Node<Self> {
    StyledNode(view, context)
  }
}

/// The node of a view that a style makes.
final class StyledNode<V: StyledView>: _Node<V> {
  private var child: _Node<V.Styled>?
  private let properties = PropertyStorage(FieldTable.of(V.Style.self))

  override init(_ view: V, _ context: _NodeContext) {
    super.init(view, context)
    child = V.Styled._makeNode(evaluate(), self.context())
  }

  private func evaluate() -> V.Styled {
    var style = view.style
    properties.install(in: &style, of: self)
    return graph.tracking(self) { view.makeStyled(style) }
  }

  override func didUpdate(from old: V, viewChanged: Bool) { refresh() }
  override func refresh() { child?.update(evaluate(), environment) }
  override func makeItems() -> [LayoutItem] { child?.items ?? [] }
  override var childNodes: [_ViewNode] { child.map { [$0] } ?? [] }
  override func willBeRemoved() { properties.release() }
}

/// A style's body for a configuration.
struct StyleBody<Style, Styled: View>: StyledView {
  typealias Body = Never
  let style: Style
  let make: @MainActor (Style) -> Styled
  func makeStyled(_ style: Style) -> Styled { make(style) }
}
