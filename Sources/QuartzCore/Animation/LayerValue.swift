/// A value of a layer's property, by the kinds that animations know how to mix.
package enum LayerValue {
  case number(Double)
  case flag(Bool)
  case point(CGPoint)
  case size(CGSize)
  case rect(CGRect)
  case transform(CATransform3D)
  case color(CGColor)
  case path(CGPath)
  case numbers([Double])
  case colors([CGColor])
  case image(CGImage)
  /// Anything else: it can be kept, not mixed.
  case object(Any)

  // MARK: From and to what Apple's interfaces take

  /// The kind of a value; nil for nil and `NSNull`.
  package init?(_ value: Any?) {
    guard let value else { return nil }
    // A number in a box is taken for every type of number and for a flag, hence the exact type.
    if type(of: value) == Bool.self, let flag = value as? Bool {
      self = .flag(flag)
      return
    }
    switch value {
    case let value as LayerValue: self = value
    case is NSNull: return nil
    // Out of boxes as well, numbers and flags alike.
    case let value as CGFloat: self = .number(Double(value))
    case let value as CGPoint: self = .point(value)
    case let value as CGSize: self = .size(value)
    case let value as CGRect: self = .rect(value)
    case let value as CATransform3D: self = .transform(value)
    case let value as CGAffineTransform: self = .transform(CATransform3DMakeAffineTransform(value))
    case let value as CGColor: self = .color(value)
    case let value as CGPath: self = .path(value)
    case let value as CGImage: self = .image(value)
    case let value as [Any]: self = Self.list(value)
    case let value as any BinaryInteger: self = .number(Double(value))
    case let value as any BinaryFloatingPoint: self = .number(Double(value))
    default: self = .object(value)
    }
  }

  private static func list(_ values: [Any]) -> LayerValue {
    let mixed = values.compactMap { LayerValue($0) }
    let numbers = mixed.compactMap(\.number)
    if !values.isEmpty, numbers.count == values.count { return .numbers(numbers) }
    let colors = mixed.compactMap(\.color)
    if !values.isEmpty, colors.count == values.count { return .colors(colors) }
    return .object(values)
  }

  /// The value as `value(forKeyPath:)` gives it: numbers and flags as `NSNumber`.
  package var object: Any {
    switch self {
    case .number(let value): NSNumber(value: value)
    case .flag(let value): NSNumber(value: value)
    case .point(let value): value
    case .size(let value): value
    case .rect(let value): value
    case .transform(let value): value
    case .color(let value): value
    case .path(let value): value
    case .numbers(let values): values.map { NSNumber(value: $0) }
    case .colors(let values): values
    case .image(let value): value
    case .object(let value): value
    }
  }

  /// The value as an app kept it, which may ask for it by that type alone. Whole numbers are
  /// rounded.
  func object(like old: Any?) -> Any {
    guard let number, let old else { return object }
    let type = type(of: old)
    if type == CGFloat.self { return CGFloat(number) }
    if type == Float.self { return Float(number) }
    if type == Double.self { return number }
    if type == Int.self, let whole = Int(exactly: number.rounded()) { return whole }
    return object
  }

  // MARK: One kind

  package var number: Double? {
    switch self {
    case .number(let value): value
    case .flag(let value): value ? 1 : 0
    default: nil
    }
  }

  package var flag: Bool? { number.map { $0 != 0 } }

  package var point: CGPoint? {
    if case .point(let value) = self { value } else { nil }
  }

  package var size: CGSize? {
    switch self {
    case .size(let value): value
    case .point(let value): CGSize(width: value.x, height: value.y)
    default: nil
    }
  }

  package var rect: CGRect? {
    if case .rect(let value) = self { value } else { nil }
  }

  package var transform: CATransform3D? {
    if case .transform(let value) = self { value } else { nil }
  }

  package var color: CGColor? {
    if case .color(let value) = self { value } else { nil }
  }

  package var path: CGPath? {
    if case .path(let value) = self { value } else { nil }
  }

  package var image: CGImage? {
    if case .image(let value) = self { value } else { nil }
  }

  package var numbers: [Double]? {
    if case .numbers(let values) = self { values } else { nil }
  }
}

/// `NSValue`s of matrices.
extension CATransform3D: NumberedGeometry {
  /// The class that boxes matrices.
  public typealias _ObjectiveCType = NSValue
  package static var boxKind: Double { 3 }
  package static var unboxedNil: CATransform3D { CATransform3DIdentity }

  package var boxNumbers: [Double] {
    [row1, row2, row3, row4].flatMap { row in (0..<4).map { row[$0] } }
  }

  package init(boxNumbers n: [Double]) {
    func row(_ index: Int) -> SIMD4<Double> { SIMD4(n[(4 * index)..<(4 * index + 4)]) }
    self.init(rows: row(0), row(1), row(2), row(3))
  }
}

extension NSValue {
  /// Makes a value that boxes a matrix.
  public convenience init(caTransform3D t: CATransform3D) { self.init(numbersOf: t) }

  /// The matrix; the identity where the value is something else.
  public var caTransform3DValue: CATransform3D { ._unconditionallyBridgeFromObjectiveC(self) }
}
