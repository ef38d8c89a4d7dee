import Foundation
import Synchronization

/// How an object keeps another that is associated with it.
public enum objc_AssociationPolicy: UInt, Sendable {
  case OBJC_ASSOCIATION_ASSIGN = 0
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
  case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
  case OBJC_ASSOCIATION_RETAIN = 769
  case OBJC_ASSOCIATION_COPY = 771
}

extension objc_AssociationPolicy {
  /// Another name of `OBJC_ASSOCIATION_COPY_NONATOMIC`.
  public static let OBJC_ASSOCIATION_COPY_NONATOMICALLY = OBJC_ASSOCIATION_COPY_NONATOMIC

  /// What is kept of a value. Swift's values are copies already.
  fileprivate func kept(_ value: Any) -> Any {
    switch self {
    case .OBJC_ASSOCIATION_COPY, .OBJC_ASSOCIATION_COPY_NONATOMIC:
      (value as? NSObject as? any NSCopying)?.copy(with: nil) ?? value
    default: value
    }
  }
}

/// The values that are associated with objects, by object and key.
///
/// Differs: they are let go when the object's address has another object, or the program ends,
/// where iOS lets them go with the object. A value that refers to its object would keep it alive
/// there as well.
private enum Associations {
  struct Entry {
    weak var owner: AnyObject?
    /// The values by the address that is the key.
    var values: [UInt: Value] = [:]
  }

  struct Value {
    var strong: Any?
    weak var weak: AnyObject?
  }

  // SAFETY (these 3): The two variables are read and written under `lock` alone.
  @safe nonisolated(unsafe) static var entries: [ObjectIdentifier: Entry] = [:]
  static let lock = NSRecursiveLock()
  /// Entries at which those of objects that are gone are looked for next.
  @safe nonisolated(unsafe) static var limit = 256
}

/// Associates a value with an object under a key; nil takes it away. A policy of copying keeps a
/// copy of an object that can be copied.
public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
  let owner = object as AnyObject
  Associations.lock.lock()
  var entry = Associations.entries[ObjectIdentifier(owner)] ?? Associations.Entry()
  var gone: [Any] = []
  if entry.owner !== owner {
    gone.append(entry)
    entry = Associations.Entry(owner: owner)
  }
  let address = UInt(bitPattern: key)
  if let old = entry.values[address] { gone.append(old) }
  entry.values[address] = value.map { value in
    policy == .OBJC_ASSOCIATION_ASSIGN
      ? Associations.Value(strong: nil, weak: value as AnyObject)
      : Associations.Value(strong: policy.kept(value), weak: nil)
  }
  Associations.entries[ObjectIdentifier(owner)] = entry
  if Associations.entries.count > Associations.limit {
    gone.append(Associations.entries.values.filter { $0.owner == nil })
    Associations.entries = Associations.entries.filter { $0.value.owner != nil }
    Associations.limit = max(256, Associations.entries.count * 2)
  }
  Associations.lock.unlock()
  // What is let go may associate objects itself.
  gone.removeAll()
}

/// The value that is associated with an object under a key; nil where there is none.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  let owner = object as AnyObject
  Associations.lock.lock()
  defer { Associations.lock.unlock() }
  guard let entry = Associations.entries[ObjectIdentifier(owner)], entry.owner === owner,
    let value = entry.values[UInt(bitPattern: key)]
  else { return nil }
  return value.strong ?? value.weak
}

/// Takes away all values that are associated with an object.
public func objc_removeAssociatedObjects(_ object: Any) {
  let owner = object as AnyObject
  Associations.lock.lock()
  let gone = Associations.entries.removeValue(forKey: ObjectIdentifier(owner))
  Associations.lock.unlock()
  _ = gone
}

/// Calls `body`. Swift's objects need no pool.
public func autoreleasepool<Result, Failure: Error>(
  invoking body: () throws(Failure) -> Result
) throws(Failure) -> Result {
  try body()
}
