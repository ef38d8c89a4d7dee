import Foundation

/// A set of objects that may be gone: most often of delegates. Foundation on Linux has none.
///
/// Differs: objects are told apart by identity, whatever the options say, and come in the order in
/// which they were added.
public final class NSHashTable<ObjectType: AnyObject>: NSObject {
  private struct Slot {
    weak var weak: ObjectType?
    var strong: ObjectType?
    var object: ObjectType? { strong ?? weak }
  }

  private var slots: [Slot] = []
  private let isWeak: Bool

  public struct Options: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    public static var strongMemory: Options { [] }
    public static var weakMemory: Options { Options(rawValue: 5) }
    public static var objectPointerPersonality: Options { Options(rawValue: 512) }
    public static var copyIn: Options { Options(rawValue: 65_536) }
  }

  public init(options: Options, capacity initialCapacity: Int = 0) {
    isWeak = options.contains(.weakMemory)
  }

  public override convenience init() { self.init(options: .strongMemory) }

  public static func weakObjects() -> NSHashTable<ObjectType> {
    NSHashTable(options: .weakMemory)
  }

  public func add(_ object: ObjectType?) {
    guard let object, !contains(object) else { return }
    slots.removeAll { $0.object == nil }
    slots.append(isWeak ? Slot(weak: object) : Slot(strong: object))
  }

  public func remove(_ object: ObjectType?) { slots.removeAll { $0.object === object } }

  public func removeAllObjects() { slots = [] }

  public func contains(_ anObject: ObjectType?) -> Bool {
    anObject != nil && slots.contains { $0.object === anObject }
  }

  public func member(_ object: ObjectType?) -> ObjectType? { contains(object) ? object : nil }

  /// The objects that still exist.
  public var allObjects: [ObjectType] { slots.compactMap(\.object) }

  public var anyObject: ObjectType? { allObjects.first }

  /// The number of objects that still exist.
  public var count: Int { allObjects.count }
}
