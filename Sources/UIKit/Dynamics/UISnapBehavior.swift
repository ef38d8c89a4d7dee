/// Draws an item to a point with a spring, upright.
///
/// Differs: Apple documents the damping but not the spring. This spring oscillates 2.5 times per
/// second.
@preconcurrency @MainActor
open class UISnapBehavior: UIDynamicBehavior {
  /// Nil for a behavior that was made without one.
  private let item: (any UIDynamicItem)?

  /// Draws nothing to a point.
  public override init() {
    item = nil
    snapPoint = .zero
    super.init()
  }

  /// Draws an item's centre to a point in the reference view.
  public init(item: any UIDynamicItem, snapTo point: CGPoint) {
    self.item = item
    snapPoint = point
    super.init()
  }

  /// The point that the item is drawn to, in the reference view.
  open var snapPoint: CGPoint { didSet { changed() } }
  /// The damping from 0, the most oscillation, to 1, the least.
  open var damping: CGFloat = 0.5 { didSet { changed() } }

  override var movedItems: [any UIDynamicItem] { item.map { [$0] } ?? [] }

  override func rows(_ stage: DynamicsStage, _ bodies: [RigidBody]) -> [ConstraintRow] {
    guard let item, let index = stage.index(of: item) else { return [] }
    let spring = (frequency: 2.5, damping: 0.2 + 0.8 * Double(min(max(damping, 0), 1)))
    let body = bodies[index]
    let way = body.position - Vector(snapPoint)
    var rows: [ConstraintRow] = []
    for (normal, error) in [(Vector(1, 0), way.x), (Vector(0, 1), way.y)] {
      var row = ConstraintRow(first: nil, second: index, normal: normal)
      row.error = error
      row.spring = spring
      rows.append(row)
    }
    var upright = ConstraintRow(first: nil, second: index, normal: .zero)
    upright.isAngular = true
    upright.error = body.angle
    upright.spring = spring
    return rows + [upright]
  }

  override func finish(_ stage: DynamicsStage) {
    guard let item else { return }
    stage.change(item) { body in
      if (body.position - Vector(snapPoint)).length < 1 { body.position = Vector(snapPoint) }
      if abs(body.angle) < 0.02 { body.angle = 0 }
    }
  }
}
