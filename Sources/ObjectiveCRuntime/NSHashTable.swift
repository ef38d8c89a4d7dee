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

  /// Whether a table keeps its objects, and how it compares them.
  public struct Options: OptionSet, Sendable {
    /// The options as bits.
    public let rawValue: Int

    /// Creates the set from the bits of its options.
    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    /// The table keeps its objects.
    public static var strongMemory: Options { [] }
    /// The table does not keep its objects: they leave it as they are released.
    public static var weakMemory: Options { Options(rawValue: 5) }
    /// Objects are compared by identity.
    public static var objectPointerPersonality: Options { Options(rawValue: 512) }
    /// Objects are copied as they are added. Without effect here.
    public static var copyIn: Options { Options(rawValue: 65_536) }
  }

  /// Makes a table that keeps its objects, unless `weakMemory` is among the options.
  public init(options: Options, capacity initialCapacity: Int = 0) {
    isWeak = options.contains(.weakMemory)
  }

  public override convenience init() { self.init(options: .strongMemory) }

  /// Makes a table that does not keep its objects.
  public static func weakObjects() -> NSHashTable<ObjectType> {
    NSHashTable(options: .weakMemory)
  }

  /// Adds an object, unless it is there already; nil is ignored.
  public func add(_ object: ObjectType?) {
    guard let object, !contains(object) else { return }
    slots.removeAll { $0.object == nil }
    slots.append(isWeak ? Slot(weak: object) : Slot(strong: object))
  }

  /// Removes an object.
  public func remove(_ object: ObjectType?) { slots.removeAll { $0.object === object } }

  /// Removes all objects.
  public func removeAllObjects() { slots = [] }

  /// Whether the table has an object; false for nil.
  public func contains(_ anObject: ObjectType?) -> Bool {
    anObject != nil && slots.contains { $0.object === anObject }
  }

  /// The object itself if the table has it, otherwise nil.
  public func member(_ object: ObjectType?) -> ObjectType? { contains(object) ? object : nil }

  /// The objects that still exist.
  public var allObjects: [ObjectType] { slots.compactMap(\.object) }

  /// The first of the objects that still exist; nil where there is none.
  public var anyObject: ObjectType? { allObjects.first }

  /// The number of objects that still exist.
  public var count: Int { allObjects.count }
}
