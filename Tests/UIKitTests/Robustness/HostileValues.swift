import UIKit

/// Numbers that nobody should pass, by a seed: the same ones in every run.
struct HostileDice {
  private var state: UInt64
  /// Values that were drawn, for a report of a case.
  private(set) var log: [String] = []

  init(seed: UInt64) {
    state = seed &* 0xD134_2543_DE82_EF95 &+ 0x2545_F491_4F6C_DD1D
  }

  /// A step of SplitMix64.
  private mutating func bits() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ z >> 30) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ z >> 27) &* 0x94D0_49BB_1331_11EB
    return z ^ z >> 31
  }

  mutating func next(below count: Int) -> Int { Int(bits() % UInt64(count)) }
  mutating func chance(_ percent: Int) -> Bool { next(below: 100) < percent }
  mutating func flag() -> Bool { chance(50) }

  mutating func element<Element>(_ values: [Element]) -> Element {
    values[next(below: values.count)]
  }

  private static let numbers: [Double] = [
    .nan, .infinity, -.infinity, 0, -0.0, -1, 1, 0.5, 1e-9, 1e9, -1e9, 1e18, 1e19, 1e300, -1e300,
    .greatestFiniteMagnitude, -.greatestFiniteMagnitude, .leastNonzeroMagnitude,
    .leastNormalMagnitude, 2_147_483_648, -2_147_483_649, 65_536, 32_767.5, 16_385, 255.5,
  ]
  private static let integers: [Int] = [
    .max, .min, .max - 1, .min + 1, 0, 1, -1, 2, 7, 255, 65_536, 1 << 31, -1 << 31, 1 << 32,
    1_000_000_007,
  ]

  /// Three of four are hostile, the others ordinary, so that calls get as far as drawing.
  mutating func number() -> Double {
    let value =
      chance(75) ? element(Self.numbers) : Double(next(below: 100)) / 4 - 5
    log.append("\(value)")
    return value
  }

  mutating func integer() -> Int {
    let value = chance(75) ? element(Self.integers) : next(below: 12) - 2
    log.append("\(value)")
    return value
  }

  mutating func make<Value: HostileValue>(_ type: Value.Type = Value.self) -> Value {
    Value.hostile(&self)
  }

  mutating func many<Value: HostileValue>(_ type: Value.Type = Value.self) -> [Value] {
    (0..<next(below: 5)).map { _ in make() }
  }
}

/// What a hostile number is hidden in.
protocol HostileValue {
  static func hostile(_ dice: inout HostileDice) -> Self
}

extension Double: HostileValue {
  static func hostile(_ dice: inout HostileDice) -> Double { dice.number() }
}
extension CGFloat: HostileValue {
  static func hostile(_ dice: inout HostileDice) -> CGFloat { CGFloat(dice.number()) }
}
extension Float: HostileValue {
  static func hostile(_ dice: inout HostileDice) -> Float { Float(dice.number()) }
}
extension Int: HostileValue {
  static func hostile(_ dice: inout HostileDice) -> Int { dice.integer() }
}
extension UInt32: HostileValue {
  static func hostile(_ dice: inout HostileDice) -> UInt32 {
    UInt32(truncatingIfNeeded: dice.integer())
  }
}
extension CGPoint: HostileValue {
  static func hostile(_ dice: inout HostileDice) -> CGPoint {
    CGPoint(x: dice.make(CGFloat.self), y: dice.make(CGFloat.self))
  }
}
extension CGSize: HostileValue {
  static func hostile(_ dice: inout HostileDice) -> CGSize {
    CGSize(width: dice.make(CGFloat.self), height: dice.make(CGFloat.self))
  }
}
extension CGRect: HostileValue {
  static func hostile(_ dice: inout HostileDice) -> CGRect {
    CGRect(origin: dice.make(), size: dice.make())
  }
}
extension CGVector: HostileValue {
  static func hostile(_ dice: inout HostileDice) -> CGVector {
    CGVector(dx: dice.make(CGFloat.self), dy: dice.make(CGFloat.self))
  }
}
extension CGAffineTransform: HostileValue {
  static func hostile(_ dice: inout HostileDice) -> CGAffineTransform {
    switch dice.next(below: 4) {
    case 0: CGAffineTransform(rotationAngle: dice.make())
    case 1: CGAffineTransform(scaleX: dice.make(), y: dice.make())
    case 2: CGAffineTransform(translationX: dice.make(), y: dice.make())
    default:
      CGAffineTransform(
        a: dice.make(), b: dice.make(), c: dice.make(), d: dice.make(), tx: dice.make(),
        ty: dice.make())
    }
  }
}
extension CATransform3D: HostileValue {
  static func hostile(_ dice: inout HostileDice) -> CATransform3D {
    switch dice.next(below: 4) {
    case 0: return CATransform3DMakeRotation(dice.make(), dice.make(), dice.make(), dice.make())
    case 1: return CATransform3DMakeScale(dice.make(), dice.make(), dice.make())
    case 2: return CATransform3DMakeAffineTransform(dice.make())
    default:
      var transform = CATransform3DIdentity
      transform.m34 = dice.make()
      transform.m14 = dice.make()
      transform.m11 = dice.make()
      transform.m44 = dice.make()
      return CATransform3DRotate(transform, dice.make(), 1, 1, 0)
    }
  }
}
extension UIEdgeInsets: HostileValue {
  static func hostile(_ dice: inout HostileDice) -> UIEdgeInsets {
    UIEdgeInsets(top: dice.make(), left: dice.make(), bottom: dice.make(), right: dice.make())
  }
}
extension NSDirectionalEdgeInsets: HostileValue {
  static func hostile(_ dice: inout HostileDice) -> NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(
      top: dice.make(), leading: dice.make(), bottom: dice.make(), trailing: dice.make())
  }
}
extension UIOffset: HostileValue {
  static func hostile(_ dice: inout HostileDice) -> UIOffset {
    UIOffset(horizontal: dice.make(), vertical: dice.make())
  }
}
extension NSRange: HostileValue {
  static func hostile(_ dice: inout HostileDice) -> NSRange {
    NSRange(location: dice.integer(), length: dice.integer())
  }
}
extension IndexPath: HostileValue {
  static func hostile(_ dice: inout HostileDice) -> IndexPath {
    IndexPath(item: dice.integer(), section: dice.integer())
  }
}
extension UILayoutPriority: HostileValue {
  static func hostile(_ dice: inout HostileDice) -> UILayoutPriority {
    UILayoutPriority(dice.make(Float.self))
  }
}
extension UIFont.Weight: HostileValue {
  static func hostile(_ dice: inout HostileDice) -> UIFont.Weight {
    UIFont.Weight(dice.make(CGFloat.self))
  }
}
extension UIWindow.Level: HostileValue {
  static func hostile(_ dice: inout HostileDice) -> UIWindow.Level {
    UIWindow.Level(rawValue: dice.make())
  }
}
extension UIScrollView.DecelerationRate: HostileValue {
  static func hostile(_ dice: inout HostileDice) -> UIScrollView.DecelerationRate {
    UIScrollView.DecelerationRate(rawValue: dice.make())
  }
}
extension NSNumber {
  static func hostile(_ dice: inout HostileDice) -> NSNumber {
    dice.flag() ? NSNumber(value: dice.number()) : NSNumber(value: dice.integer())
  }
}
extension Optional: HostileValue where Wrapped == [NSNumber] {
  static func hostile(_ dice: inout HostileDice) -> [NSNumber]? {
    (0..<dice.next(below: 5)).map { _ in NSNumber.hostile(&dice) }
  }
}

/// A settable property, whatever object it belongs to.
@MainActor
struct HostileSetter {
  let name: String
  private let setter: (AnyObject, inout HostileDice) -> Bool

  init<Root: AnyObject, Value: HostileValue>(
    _ name: String, _ path: ReferenceWritableKeyPath<Root, Value>
  ) {
    self.name = name
    setter = { object, dice in
      guard let root = object as? Root else { return false }
      root[keyPath: path] = Value.hostile(&dice)
      return true
    }
  }

  /// Sets the property to a hostile value; false, and no draw of the dice, for another class.
  func set(_ object: AnyObject, _ dice: inout HostileDice) -> Bool { setter(object, &dice) }
}
