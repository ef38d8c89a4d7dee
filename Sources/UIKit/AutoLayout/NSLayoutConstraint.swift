internal import ConstraintSolver

/// A linear relation between two attributes of views or layout guides:
/// `first.attribute  relation  multiplier × second.attribute + constant`.
///
/// Differs: where iOS raises an exception (attributes that do not go together, items without a
/// common ancestor, numbers that are not finite), the constraint stays without effect and
/// `LayoutDiagnostics` is told why.
@preconcurrency @MainActor
open class NSLayoutConstraint: NSObject {
  /// Called when all objects of the nib are made and connected.
  open func awakeFromNib() {}

  /// A direction of layout.
  public enum Axis: Int, Sendable {
    /// From one side to the other.
    case horizontal = 0
    /// From top to bottom.
    case vertical = 1
  }

  /// How the two sides of a constraint compare. Raw values are Apple's.
  public enum Relation: Int, Sendable {
    /// The left side is at most the right one.
    case lessThanOrEqual = -1
    /// Both sides are the same.
    case equal = 0
    /// The left side is at least the right one.
    case greaterThanOrEqual = 1
  }

  /// What of an item a constraint is about. Edges are those of its alignment rectangle.
  public enum Attribute: Int, Sendable {
    /// Nothing of the item: the other side is a constant.
    case notAnAttribute = 0
    case left = 1
    case right = 2
    case top = 3
    case bottom = 4
    /// The edge at which reading begins, the left one where it runs from left to right.
    case leading = 5
    /// The edge at which reading ends, the right one where it runs from left to right.
    case trailing = 6
    case width = 7
    case height = 8
    /// The middle between the left and the right edge.
    case centerX = 9
    /// The middle between the top and the bottom edge.
    case centerY = 10
    /// The baseline of the last line of text; the bottom edge without text.
    case lastBaseline = 11
    /// The baseline of the first line of text; the top edge without text.
    case firstBaseline = 12
    /// The left edge without the layout margin.
    case leftMargin = 13
    /// The right edge without the layout margin.
    case rightMargin = 14
    /// The top edge without the layout margin.
    case topMargin = 15
    /// The bottom edge without the layout margin.
    case bottomMargin = 16
    /// The leading edge without the layout margin.
    case leadingMargin = 17
    /// The trailing edge without the layout margin.
    case trailingMargin = 18
    /// The middle between the left and the right margin.
    case centerXWithinMargins = 19
    /// The middle between the top and the bottom margin.
    case centerYWithinMargins = 20
  }

  /// One side of the relation.
  package struct Operand {
    /// Nil where there is no item.
    let reference: ItemReference?
    package var attribute: Attribute
    /// What is subtracted: a distance between two anchors has it.
    let originReference: ItemReference?
    package var originAttribute = Attribute.notAnAttribute

    package static var none: Operand { Operand(reference: nil, .notAnAttribute) }

    init(
      reference: ItemReference?, _ attribute: Attribute, origin: ItemReference? = nil,
      _ originAttribute: Attribute = .notAnAttribute
    ) {
      self.reference = reference
      self.attribute = attribute
      originReference = origin
      self.originAttribute = originAttribute
    }

    /// - Parameter item: Only views and layout guides have attributes; anything else is kept for
    ///   the diagnostic that says so.
    @MainActor package init(item: AnyObject?, attribute: Attribute) {
      self.init(reference: item.map(ItemReference.to), attribute)
    }

    @MainActor package init(item: UIView, attribute: Attribute) {
      self.init(reference: item.layoutState.reference(to: item), attribute)
    }

    @MainActor package init(item: UILayoutGuide, attribute: Attribute) {
      self.init(reference: item.layoutState.reference(to: item), attribute)
    }

    /// The item, nil if it is gone.
    package var item: AnyObject? { reference?.object }
    package var originItem: AnyObject? { originReference?.object }

    var isDistance: Bool { originAttribute != .notAnAttribute }
  }

  // SAFETY (these 8): The properties are written on the main actor alone. The description, which is
  // asked for from anywhere as every object's is, reads them; as on Apple's platforms not while the
  // constraint is changed.
  @safe package nonisolated(unsafe) var first = Operand.none
  @safe package nonisolated(unsafe) var second = Operand.none
  @safe package nonisolated(unsafe) var storedRelation = Relation.equal
  @safe package nonisolated(unsafe) var storedMultiplier: CGFloat = 1
  @safe package nonisolated(unsafe) var storedConstant: CGFloat = 0
  @safe package nonisolated(unsafe) var storedPriority = UILayoutPriority.required
  @safe package nonisolated(unsafe) var storedIdentifier: String?
  /// The view whose `constraints` it is in, nil while it is inactive.
  @safe package nonisolated(unsafe) weak var holder: UIView?
  /// Grows with every activation.
  var activationOrder: Int64 = 0
  /// Its place in the engine that last took it in.
  var placement: LayoutPlacement?

  /// A constraint without items, which has no effect.
  public override init() {
    super.init()
  }

  /// Makes an inactive constraint of all that one consists of. Items are not retained; what cannot
  /// be related is reported when the constraint becomes active.
  ///
  /// - Parameters:
  ///   - view1: A view or layout guide.
  ///   - view2: Another one, or nil for a constant. Without it `attr2` does not count, and reads
  ///     back as `notAnAttribute`; only lengths can be set to a constant.
  public convenience init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation,
    toItem view2: Any?, attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
  ) {
    self.init(
      Operand(item: view1 as AnyObject, attribute: attr1), relation,
      view2.map { Operand(item: $0 as AnyObject, attribute: attr2) } ?? .none,
      multiplier: multiplier, constant: c)
  }

  package convenience init(
    _ first: Operand, _ relation: Relation, _ second: Operand, multiplier: CGFloat = 1,
    constant: CGFloat = 0, priority: UILayoutPriority = .required, identifier: String? = nil
  ) {
    self.init()
    self.first = first
    self.second = second
    storedRelation = relation
    storedMultiplier = multiplier
    storedConstant = constant
    storedPriority = priority
    storedIdentifier = identifier
  }

  /// The view or guide of the left side; nil once it is gone.
  open var firstItem: AnyObject? { first.item }
  /// What of the first item is related.
  open var firstAttribute: Attribute { first.attribute }
  /// How the left side compares with the right one.
  open var relation: Relation { storedRelation }
  /// The view or guide of the right side; nil for a constant, and once it is gone.
  open var secondItem: AnyObject? { second.item }
  /// What of the second item is related; `notAnAttribute` for a constant.
  open var secondAttribute: Attribute { second.attribute }
  /// The factor of the second attribute; 1 unless it was given.
  open var multiplier: CGFloat { storedMultiplier }

  /// The number that is added to the right side: points, or what the multiplied attribute is
  /// measured in.
  open var constant: CGFloat {
    get { storedConstant }
    set {
      guard newValue != storedConstant else { return }
      storedConstant = newValue
      placement?.engine?.constantDidChange(of: self)
    }
  }

  /// How much the constraint matters; required at first. Differs: it may change to and from
  /// `required` while the constraint is active.
  open var priority: UILayoutPriority {
    get { storedPriority }
    set {
      guard newValue != storedPriority else { return }
      storedPriority = newValue
      placement?.engine?.priorityDidChange(of: self)
    }
  }

  /// A name that descriptions and diagnostics of the constraint tell; nil at first.
  open var identifier: String? {
    get { storedIdentifier }
    set { storedIdentifier = newValue }
  }

  /// Whether an archive would keep the constraint; false at first. Kept, as nothing is archived
  /// here.
  open var shouldBeArchived = false

  /// Whether the constraint takes part in layout. Setting it adds the constraint to, or
  /// removes it from, the closest view that both items are in.
  open var isActive: Bool {
    get { holder != nil }
    set { if newValue { activate() } else { deactivate() } }
  }

  /// Activates constraints one after the other, each in the closest view that both of its items are
  /// in.
  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Takes constraints out of the layout, one after the other.
  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  open override nonisolated var description: String { text(named: LayoutNaming.address) }

  open override nonisolated var debugDescription: String { description }
}

/// Where a constraint is in an engine.
struct LayoutPlacement {
  let reference: LayoutEngineReference
  var engine: LayoutEngine? { reference.engine }
  var row: ConstraintSolver.Constraint?
  /// What the engine adds to the constraint's constant.
  var offset: Double
}

extension NSLayoutConstraint.Attribute {
  /// What Objective-C calls the last baseline.
  public static var baseline: NSLayoutConstraint.Attribute { .lastBaseline }
}
