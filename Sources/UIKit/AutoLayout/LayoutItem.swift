internal import ConstraintSolver

/// A rectangle that constraints may mention: a view or a layout guide.
@MainActor
protocol LayoutItem: AnyObject {
  var layoutState: LayoutState { get }
  /// The view itself, or the one that the guide belongs to.
  var layoutView: UIView? { get }
}

/// Stands for an item without keeping it. Each item has one, which all of its constraints share:
/// to pass it on costs less than another weak reference.
package final class ItemReference {
  /// The view or guide, nil once it is gone.
  private(set) weak var item: (any LayoutItem)?
  private weak var other: AnyObject?

  init(_ item: any LayoutItem) { self.item = item }

  private init(foreign object: AnyObject) { other = object }

  @MainActor static func to(_ object: AnyObject) -> ItemReference {
    if let view = object as? UIView { return view.layoutState.reference(to: view) }
    if let guide = object as? UILayoutGuide { return guide.layoutState.reference(to: guide) }
    return ItemReference(foreign: object)
  }

  /// What constraints were told to be about, item or not.
  var object: AnyObject? { item ?? other }
}

/// What Auto Layout keeps of a view or guide.
@MainActor
package final class LayoutState {
  /// Active constraints that mention the item, in the order of their activation.
  var references: [NSLayoutConstraint] = []
  /// The item's place in the engine, nil while it takes part in none.
  var record: LayoutRecord?
  private var reference: ItemReference?

  // Of views only.
  /// The intrinsic size that a layout went by last; nil once the view said that it changed.
  var contentSize: ContentSize?
  /// One that another took the place of without a word.
  var replacedContentSize: ContentSize?
  var translatesMask = true
  /// Active constraints whose items are in this view, in the order of their activation.
  var held: [NSLayoutConstraint] = []
  var guides: [UILayoutGuide] = []
  var marginsGuide: UILayoutGuide?
  var safeAreaGuide: UILayoutGuide?
  var readableGuide: UILayoutGuide?
  // Of scroll views.
  var contentGuide: UILayoutGuide?
  var frameGuide: UILayoutGuide?
  /// The engine, at the root of a tree in which something takes part in Auto Layout.
  var engine: LayoutEngine?

  nonisolated init() {}

  /// Whether the view has a say in Auto Layout by itself.
  var isParticipant: Bool { !translatesMask || !held.isEmpty || !guides.isEmpty }

  /// - Parameter item: The one whose state this is.
  func reference(to item: any LayoutItem) -> ItemReference {
    if let reference { return reference }
    let made = ItemReference(item)
    reference = made
    return made
  }

  var systemGuides: [UILayoutGuide] {
    [marginsGuide, safeAreaGuide, readableGuide, contentGuide, frameGuide].compactMap(\.self)
  }
}

/// An intrinsic size with what it may depend on by right.
struct ContentSize {
  var size: CGSize
  var bounds: CGSize
  var traits: UITraitCollection
}

/// An item in an engine: its variables, which are its alignment rectangle in the space of its
/// superview or owning view, and the rows that it brings along.
@MainActor
final class LayoutRecord {
  /// The reference to the engine; nil once the item has left it.
  private var reference: LayoutEngineReference?
  /// Leaves the engine before it goes away.
  unowned let item: any LayoutItem
  /// The item if it is a view.
  unowned let view: UIView?
  /// The item if its size depends on its text.
  unowned let text: (any TextLayoutProviding)?
  let minX: ConstraintSolver.Variable
  let minY: ConstraintSolver.Variable
  let width: ConstraintSolver.Variable
  let height: ConstraintSolver.Variable
  /// The index in the engine's list.
  var index = 0
  /// The solution, points.
  var rect = SolvedRect()
  /// Required rows that say what the frame, or a guide's edges, are.
  var frameRows: [FrameRow] = []
  /// The intrinsic size's rows.
  var contentRows: [ContentRow] = []
  /// Rows that keep the size from being negative.
  var sizeRows: [ConstraintSolver.Constraint] = []
  var isStale = false
  /// The size that a wrapping view has at the width that the first pass gave it.
  var wrappedSize: CGSize?
  /// The baselines that constraints go by; nil before the first solution, for those in the item's
  /// own size.
  var baselines: SizedBaselines?
  var baselineUsers: [BaselineUser] = []
  /// What the state had before a temporary engine took the item in.
  var shadowed: LayoutRecord?

  init(
    _ item: any LayoutItem, engine: LayoutEngine, _ solver: inout ConstraintSolver
  ) {
    self.item = item
    reference = engine.reference
    view = item as? UIView
    text = view.flatMap(LayoutEngine.textLayout(of:))
    minX = solver.makeVariable()
    minY = solver.makeVariable()
    width = solver.makeVariable()
    height = solver.makeVariable()
  }

  var engine: LayoutEngine? { reference?.engine }

  func isIn(_ engine: LayoutEngine) -> Bool { reference === engine.reference }

  func leaveEngine() { reference = nil }

  func origin(_ axis: NSLayoutConstraint.Axis) -> ConstraintSolver.Variable {
    axis == .horizontal ? minX : minY
  }

  func length(_ axis: NSLayoutConstraint.Axis) -> ConstraintSolver.Variable {
    axis == .horizontal ? width : height
  }
}

/// A rectangle as the solver found it: not rounded, and without Foundation's standardising.
struct SolvedRect: Equatable {
  var minX = 0.0
  var minY = 0.0
  var width = 0.0
  var height = 0.0
}

/// A required row of an item's frame.
struct FrameRow {
  var row: ConstraintSolver.Constraint
  var formula: FrameFormula
}

/// `attribute == multiplier × superview's size + constant`
struct FrameFormula: Equatable {
  var axis: NSLayoutConstraint.Axis
  /// `near`, `far`, `center` or `size` of the item.
  var place: LayoutAttribute.Place
  /// The factor of the superview's size on the axis.
  var multiplier: Double
  var constant: Double
}

/// A row of an item's intrinsic size.
struct ContentRow {
  var row: ConstraintSolver.Constraint
  var axis: NSLayoutConstraint.Axis
  /// Whether it keeps the item from growing (else from shrinking).
  var isHugging: Bool
  var size: Double
  var priority: Float
}
