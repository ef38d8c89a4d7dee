/// Boxes of geometry. A value that is read from a box of another type is zero, or the identity; on
/// iOS it is whatever the box's memory holds.
extension NSValue {
  /// A box of a point.
  public convenience init(cgPoint point: CGPoint) { self.init(point: point) }
  /// A box of a size.
  public convenience init(cgSize size: CGSize) { self.init(size: size) }
  /// A box of a rectangle.
  public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }
  /// A box of a vector.
  public convenience init(cgVector vector: CGVector) { self.init(numbersOf: vector) }
  /// A box of a transform.
  public convenience init(cgAffineTransform transform: CGAffineTransform) {
    self.init(numbersOf: transform)
  }
  /// A box of insets.
  public convenience init(uiEdgeInsets insets: UIEdgeInsets) { self.init(numbersOf: insets) }
  /// A box of insets that follow the layout direction.
  public convenience init(directionalEdgeInsets insets: NSDirectionalEdgeInsets) {
    self.init(numbersOf: insets)
  }
  /// A box of an offset.
  public convenience init(uiOffset insets: UIOffset) { self.init(numbersOf: insets) }

  /// The point in the box; zero if it holds another type.
  public var cgPointValue: CGPoint { ._unconditionallyBridgeFromObjectiveC(self) }
  /// The size in the box; zero if it holds another type.
  public var cgSizeValue: CGSize { ._unconditionallyBridgeFromObjectiveC(self) }
  /// The rectangle in the box; zero if it holds another type.
  public var cgRectValue: CGRect { ._unconditionallyBridgeFromObjectiveC(self) }
  /// The vector in the box; zero if it holds another type.
  public var cgVectorValue: CGVector { ._unconditionallyBridgeFromObjectiveC(self) }
  /// The transform in the box; the identity if it holds another type.
  public var cgAffineTransformValue: CGAffineTransform {
    ._unconditionallyBridgeFromObjectiveC(self)
  }
  /// The insets in the box; zero if it holds another type.
  public var uiEdgeInsetsValue: UIEdgeInsets { ._unconditionallyBridgeFromObjectiveC(self) }
  /// The insets that follow the layout direction in the box; zero if it holds another type.
  public var directionalEdgeInsetsValue: NSDirectionalEdgeInsets {
    ._unconditionallyBridgeFromObjectiveC(self)
  }
  /// The offset in the box; zero if it holds another type.
  public var uiOffsetValue: UIOffset { ._unconditionallyBridgeFromObjectiveC(self) }
}

extension UIEdgeInsets: NumberedGeometry {
  /// The class of the boxes that `as` makes of a value where an object is wanted.
  public typealias _ObjectiveCType = NSValue
  package static var boxKind: Double { 4 }
  package static var unboxedNil: UIEdgeInsets { .zero }
  package var boxNumbers: [Double] { [top, left, bottom, right] }
  package init(boxNumbers n: [Double]) {
    self.init(top: n[0], left: n[1], bottom: n[2], right: n[3])
  }
}

extension NSDirectionalEdgeInsets: NumberedGeometry {
  /// The class of the boxes that `as` makes of a value where an object is wanted.
  public typealias _ObjectiveCType = NSValue
  package static var boxKind: Double { 5 }
  package static var unboxedNil: NSDirectionalEdgeInsets { .zero }
  package var boxNumbers: [Double] { [top, leading, bottom, trailing] }
  package init(boxNumbers n: [Double]) {
    self.init(top: n[0], leading: n[1], bottom: n[2], trailing: n[3])
  }
}

extension UIOffset: NumberedGeometry {
  /// The class of the boxes that `as` makes of a value where an object is wanted.
  public typealias _ObjectiveCType = NSValue
  package static var boxKind: Double { 6 }
  package static var unboxedNil: UIOffset { .zero }
  package var boxNumbers: [Double] { [horizontal, vertical] }
  package init(boxNumbers n: [Double]) { self.init(horizontal: n[0], vertical: n[1]) }
}
