/// A value of geometry that an `NSValue` holds: `rect as NSValue`, `value as? CGRect`.
package protocol BoxedGeometry: _ObjectiveCBridgeable where _ObjectiveCType == NSValue {
  var box: NSValue { get }
  /// The value in a box; nil where it holds another type.
  static func unboxed(_ box: NSValue) -> Self?
  /// What stands for a value that is not there.
  static var unboxedNil: Self { get }
}

extension BoxedGeometry {
  /// Puts the value into an `NSValue`.
  public func _bridgeToObjectiveC() -> NSValue { box }

  /// Takes the value out of a box; nil where that holds another type.
  public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout Self?) {
    result = unboxed(source)
  }

  /// Takes the value out of a box, and tells whether it was of the type.
  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSValue, result: inout Self?
  ) -> Bool {
    result = unboxed(source)
    return result != nil
  }

  /// Takes the value out of a box; zero for nil and for another type, or the identity of a
  /// transform.
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> Self {
    source.flatMap { unboxed($0) } ?? unboxedNil
  }
}

/// One for which Foundation has no box: it is a row of numbers, the first of which says whose.
package protocol NumberedGeometry: BoxedGeometry {
  /// Tells boxes of types with as many numbers apart.
  static var boxKind: Double { get }
  var boxNumbers: [Double] { get }
  /// - Parameter boxNumbers: As many as `boxNumbers` has.
  init(boxNumbers: [Double])
}

extension NumberedGeometry {
  package var box: NSValue { NSValue(numbersOf: self) }

  package static func unboxed(_ box: NSValue) -> Self? {
    let count = unboxedNil.boxNumbers.count + 1
    guard box.isOfType("[\(count)d]") else { return nil }
    var numbers = [Double](repeating: 0, count: count)
    // SAFETY: The box says that it holds `count` numbers, and the array has room for as many, which
    // are written during the closure alone.
    unsafe numbers.withUnsafeMutableBytes { bytes in
      if let start = bytes.baseAddress { unsafe box.getValue(start) }
    }
    guard numbers[0] == boxKind else { return nil }
    return Self(boxNumbers: Array(numbers.dropFirst()))
  }
}

extension NSValue {
  package convenience init(numbersOf value: some NumberedGeometry) {
    // SAFETY: Foundation copies as many numbers as the type says, which are those of the array, and
    // reads the type, a string with a final zero, during the call.
    let numbers = [type(of: value).boxKind] + value.boxNumbers
    unsafe self.init(bytes: numbers, objCType: "[\(numbers.count)d]")
  }

  /// - Parameter type: The type as Foundation encodes it.
  fileprivate func isOfType(_ type: String) -> Bool {
    // SAFETY: The type is a string with a final zero that the value keeps; it is copied here, while
    // the value lives.
    unsafe String(cString: objCType) == type
  }
}

// MARK: - Boxes of Foundation's own

extension CGPoint: @retroactive _ObjectiveCBridgeable {}
extension CGPoint: BoxedGeometry {
  /// The class that boxes points.
  public typealias _ObjectiveCType = NSValue
  package var box: NSValue { NSValue(point: self) }
  package static func unboxed(_ box: NSValue) -> CGPoint? {
    box.isOfType("{CGPoint=dd}") ? box.pointValue : nil
  }
  package static var unboxedNil: CGPoint { .zero }
}

extension CGSize: @retroactive _ObjectiveCBridgeable {}
extension CGSize: BoxedGeometry {
  /// The class that boxes sizes.
  public typealias _ObjectiveCType = NSValue
  package var box: NSValue { NSValue(size: self) }
  package static func unboxed(_ box: NSValue) -> CGSize? {
    box.isOfType("{CGSize=dd}") ? box.sizeValue : nil
  }
  package static var unboxedNil: CGSize { .zero }
}

extension CGRect: @retroactive _ObjectiveCBridgeable {}
extension CGRect: BoxedGeometry {
  /// The class that boxes rectangles.
  public typealias _ObjectiveCType = NSValue
  package var box: NSValue { NSValue(rect: self) }
  package static func unboxed(_ box: NSValue) -> CGRect? {
    box.isOfType("{CGRect={CGPoint=dd}{CGSize=dd}}") ? box.rectValue : nil
  }
  package static var unboxedNil: CGRect { .zero }
}

// MARK: - Rows of numbers

extension CGVector: NumberedGeometry {
  /// The class that boxes vectors.
  public typealias _ObjectiveCType = NSValue
  package static var boxKind: Double { 1 }
  package static var unboxedNil: CGVector { .zero }
  package var boxNumbers: [Double] { [dx, dy] }
  package init(boxNumbers n: [Double]) { self.init(dx: n[0], dy: n[1]) }
}

extension CGAffineTransform: NumberedGeometry {
  /// The class that boxes transforms.
  public typealias _ObjectiveCType = NSValue
  package static var boxKind: Double { 2 }
  package static var unboxedNil: CGAffineTransform { .identity }
  package var boxNumbers: [Double] { [a, b, c, d, tx, ty] }
  package init(boxNumbers n: [Double]) {
    self.init(a: n[0], b: n[1], c: n[2], d: n[3], tx: n[4], ty: n[5])
  }
}

// MARK: - Numbers

/// `length as NSNumber`, `lengths as [NSNumber]`, `number as? CGFloat`.
extension CGFloat: @retroactive _ObjectiveCBridgeable {
  /// The class that boxes lengths.
  public typealias _ObjectiveCType = NSNumber

  /// The length that a number boxes, as near as there is one.
  public init(truncating number: NSNumber) { self = CGFloat(number.doubleValue) }

  /// The length that a number boxes; nil where there is none of exactly that value.
  public init?(exactly number: NSNumber) {
    guard let value = Double(exactly: number) else { return nil }
    self = CGFloat(value)
  }

  /// Puts the length into an `NSNumber`.
  public func _bridgeToObjectiveC() -> NSNumber { NSNumber(value: Double(self)) }

  /// Takes the length out of a number.
  public static func _forceBridgeFromObjectiveC(_ source: NSNumber, result: inout CGFloat?) {
    result = CGFloat(source.doubleValue)
  }

  /// Takes the length out of a number, which always succeeds.
  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSNumber, result: inout CGFloat?
  ) -> Bool {
    result = CGFloat(source.doubleValue)
    return true
  }

  /// Takes the length out of a number; 0 for nil.
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSNumber?) -> CGFloat {
    source.map { CGFloat($0.doubleValue) } ?? 0
  }
}
