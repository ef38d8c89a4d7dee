/// The shape of a container, and where that is.
@MainActor final class ContainerShapeBox {
  var shape: any InsettableShape
  weak var item: LayoutItem?
  init(_ shape: any InsettableShape) { self.shape = shape }

  /// The container's shape, inset by the distance of a frame's nearest edge.
  func shape(in frame: CGRect) -> any Shape {
    guard let outer = item?.frame else { return shape }
    let distance = min(
      frame.minX - outer.minX, frame.minY - outer.minY, outer.maxX - frame.maxX,
      outer.maxY - frame.maxY)
    return distance > 0 ? shape.concentric(distance) : shape
  }
}

extension InsettableShape {
  nonisolated fileprivate func concentric(_ distance: CGFloat) -> any Shape {
    ConcentricShape(shape: self, distance: distance)
  }
}

/// A shape whose corners are concentric with those of a larger one.
private struct ConcentricShape<Base: InsettableShape>: Shape {
  let shape: Base
  let distance: CGFloat
  nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior {
    shape.layoutDirectionBehavior
  }
  nonisolated func path(in rect: CGRect) -> Path {
    shape.inset(by: distance).path(in: rect.insetBy(dx: -distance, dy: -distance))
  }
}

private enum ContainerShapeKey: EnvironmentKey {
  static var defaultValue: UncheckedResult<ContainerShapeBox>? { nil }
}

extension EnvironmentValues {
  var containerShape: ContainerShapeBox? {
    get { self[ContainerShapeKey.self]?.value }
    set { self[ContainerShapeKey.self] = newValue.map { UncheckedResult(value: $0) } }
  }
}

struct ContainerShapeModifier: ViewModifier {
  typealias Body = Never
  let shape: any InsettableShape
  static func _makeModifiedNode<Base: View>(
    _ view: ModifiedContent<Base, Self>, _ context: _NodeContext
  ) -> _Node<ModifiedContent<Base, Self>> {
    ContainerShapeNode(view, context)
  }
}

final class ContainerShapeNode<Base: View>: ModifiedNode<Base, ContainerShapeModifier> {
  private var box: ContainerShapeBox?
  private var made: (from: EnvironmentValues, result: EnvironmentValues)?

  override func contentEnvironment() -> EnvironmentValues {
    let box = box ?? ContainerShapeBox(view.modifier.shape)
    box.shape = view.modifier.shape
    self.box = box
    if let made, made.from.isIdentical(to: environment) { return made.result }
    var result = environment
    result.containerShape = box
    made = (environment, result)
    return result
  }

  override func makeItems() -> [LayoutItem] {
    let items = base?.items ?? []
    box?.item = items.first
    return items
  }
}

extension View {
  /// The shape that `ContainerRelativeShape` follows inside of the view.
  public func containerShape<T: InsettableShape>(_ shape: T) -> some View {
    modifier(ContainerShapeModifier(shape: shape))
  }
}
