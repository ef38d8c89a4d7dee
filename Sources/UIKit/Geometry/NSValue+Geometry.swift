/// Boxes of geometry. A value that is read from a box of another type is zero, or the identity; on
/// iOS it is whatever the box's memory holds.
extension NSValue {
  public convenience init(cgPoint point: CGPoint) { self.init(point: point) }
  public convenience init(cgSize size: CGSize) { self.init(size: size) }
  public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }
  public convenience init(cgVector vector: CGVector) { self.init(numbersOf: vector) }
  public convenience init(cgAffineTransform transform: CGAffineTransform) {
    self.init(numbersOf: transform)
  }
  public convenience init(uiEdgeInsets insets: UIEdgeInsets) { self.init(numbersOf: insets) }
  public convenience init(directionalEdgeInsets insets: NSDirectionalEdgeInsets) {
    self.init(numbersOf: insets)
  }
  public convenience init(uiOffset insets: UIOffset) { self.init(numbersOf: insets) }

  public var cgPointValue: CGPoint { ._unconditionallyBridgeFromObjectiveC(self) }
  public var cgSizeValue: CGSize { ._unconditionallyBridgeFromObjectiveC(self) }
  public var cgRectValue: CGRect { ._unconditionallyBridgeFromObjectiveC(self) }
  public var cgVectorValue: CGVector { ._unconditionallyBridgeFromObjectiveC(self) }
  public var cgAffineTransformValue: CGAffineTransform {
    ._unconditionallyBridgeFromObjectiveC(self)
  }
  public var uiEdgeInsetsValue: UIEdgeInsets { ._unconditionallyBridgeFromObjectiveC(self) }
  public var directionalEdgeInsetsValue: NSDirectionalEdgeInsets {
    ._unconditionallyBridgeFromObjectiveC(self)
  }
  public var uiOffsetValue: UIOffset { ._unconditionallyBridgeFromObjectiveC(self) }
}

extension UIEdgeInsets: NumberedGeometry {
  public typealias _ObjectiveCType = NSValue
  package static var boxKind: Double { 4 }
  package static var unboxedNil: UIEdgeInsets { .zero }
  package var boxNumbers: [Double] { [top, left, bottom, right] }
  package init(boxNumbers n: [Double]) {
    self.init(top: n[0], left: n[1], bottom: n[2], right: n[3])
  }
}

extension NSDirectionalEdgeInsets: NumberedGeometry {
  public typealias _ObjectiveCType = NSValue
  package static var boxKind: Double { 5 }
  package static var unboxedNil: NSDirectionalEdgeInsets { .zero }
  package var boxNumbers: [Double] { [top, leading, bottom, trailing] }
  package init(boxNumbers n: [Double]) {
    self.init(top: n[0], leading: n[1], bottom: n[2], trailing: n[3])
  }
}

extension UIOffset: NumberedGeometry {
  public typealias _ObjectiveCType = NSValue
  package static var boxKind: Double { 6 }
  package static var unboxedNil: UIOffset { .zero }
  package var boxNumbers: [Double] { [horizontal, vertical] }
  package init(boxNumbers n: [Double]) { self.init(horizontal: n[0], vertical: n[1]) }
}
