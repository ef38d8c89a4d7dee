import Foundation

/// What keys and values of a table are, and whether it keeps them.
public struct NSPointerFunctions {
  /// The same options as those of `NSHashTable`.
  public typealias Options = NSHashTable<NSObject>.Options
}

/// A dictionary whose keys or values may be gone. Foundation on Linux has none.
///
/// Differs: entries come in the order in which they were added.
public final class NSMapTable<KeyType: AnyObject, ObjectType: AnyObject>: NSObject {
  /// The same options as those of `NSHashTable`.
  public typealias Options = NSHashTable<NSObject>.Options

  private struct Slot<Object: AnyObject> {
    private weak var weak: Object?
    private var strong: Object?
    var object: Object? { strong ?? weak }

    init(_ object: Object, _ isWeak: Bool) {
      weak = object
      strong = isWeak ? nil : object
    }
  }

  private var entries: [(key: Slot<KeyType>, value: Slot<ObjectType>)] = []
  private let hasWeakKeys: Bool
  private let hasWeakValues: Bool
  private let comparesIdentity: Bool

  /// Makes a table that keeps its keys and values, unless options say `weakMemory`.
  public init(
    keyOptions: NSPointerFunctions.Options = [], valueOptions: NSPointerFunctions.Options = [],
    capacity initialCapacity: Int = 0
  ) {
    hasWeakKeys = keyOptions.contains(.weakMemory)
    hasWeakValues = valueOptions.contains(.weakMemory)
    comparesIdentity = keyOptions.contains(.objectPointerPersonality)
  }

  public override convenience init() { self.init(keyOptions: []) }

  /// Makes a table that keeps its keys and its values.
  public static func strongToStrongObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable() }

  /// Makes a table that keeps its values only.
  public static func weakToStrongObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(keyOptions: .weakMemory)
  }

  /// Makes a table that keeps its keys only.
  public static func strongToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(valueOptions: .weakMemory)
  }

  /// Makes a table that keeps neither keys nor values.
  public static func weakToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(keyOptions: .weakMemory, valueOptions: .weakMemory)
  }

  private func isSame(_ one: KeyType, _ other: KeyType) -> Bool {
    if one === other { return true }
    guard !comparesIdentity, let one = one as? NSObject, let other = other as? NSObject else {
      return false
    }
    return one.isEqual(other)
  }

  private func index(of key: KeyType) -> Int? {
    entries.firstIndex { entry in entry.key.object.map { isSame($0, key) } ?? false }
  }

  private func dropGone() {
    entries.removeAll { $0.key.object == nil || $0.value.object == nil }
  }

  /// The value of a key; nil where there is none.
  public func object(forKey aKey: KeyType?) -> ObjectType? {
    aKey.flatMap(index).flatMap { entries[$0].value.object }
  }

  /// Sets the value of a key; nil removes it.
  public func setObject(_ anObject: ObjectType?, forKey aKey: KeyType?) {
    guard let aKey, let anObject else { return removeObject(forKey: aKey) }
    dropGone()
    let value = Slot(anObject, hasWeakValues)
    if let index = index(of: aKey) {
      entries[index].value = value
    } else {
      entries.append((Slot(aKey, hasWeakKeys), value))
    }
  }

  /// Removes a key and its value.
  public func removeObject(forKey aKey: KeyType?) {
    if let index = aKey.flatMap(index) { entries.remove(at: index) }
  }

  /// Removes all keys and values.
  public func removeAllObjects() { entries = [] }

  /// Entries whose key and value are still there.
  public var count: Int {
    dropGone()
    return entries.count
  }

  /// The keys that still exist.
  public func keyEnumerator() -> NSEnumerator {
    dropGone()
    return NSArray(array: entries.compactMap(\.key.object)).objectEnumerator()
  }

  /// The values that still exist.
  public func objectEnumerator() -> NSEnumerator? {
    dropGone()
    return NSArray(array: entries.compactMap(\.value.object)).objectEnumerator()
  }

  /// The entries as a dictionary, without keys that are not an `NSObject`.
  public func dictionaryRepresentation() -> [AnyHashable: ObjectType] {
    var dictionary: [AnyHashable: ObjectType] = [:]
    for entry in entries {
      guard let key = entry.key.object as? NSObject, let value = entry.value.object else {
        continue
      }
      dictionary[key] = value
    }
    return dictionary
  }
}
