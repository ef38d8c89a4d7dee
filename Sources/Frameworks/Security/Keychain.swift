import CoreGraphics
import Foundation

/// The items of the process, in memory.
final class Keychain: @unchecked Sendable {
  static let shared = Keychain()

  private let lock = NSLock()
  private var items: [[AnyHashable: Any]] = []

  /// What tells items apart.
  private static let identity = [
    kSecClass, kSecAttrAccount, kSecAttrService, kSecAttrServer, kSecAttrAccessGroup,
  ]
  /// What describes an item, and can be asked for.
  private static let searched = identity + [kSecAttrLabel, kSecAttrGeneric]

  private static func equal(_ a: Any?, _ b: Any?) -> Bool {
    switch (a, b) {
    case (nil, nil): true
    case (let a as AnyHashable, let b as AnyHashable): a == b
    default: false
    }
  }

  private func matches(_ item: [AnyHashable: Any], _ query: [AnyHashable: Any]) -> Bool {
    Self.searched.allSatisfy { query[$0] == nil || Self.equal(query[$0], item[$0]) }
  }

  func add(_ item: [AnyHashable: Any]) -> OSStatus {
    guard item[kSecClass] != nil else { return errSecParam }
    return lock.withLock {
      let isKnown = items.contains { other in
        Self.identity.allSatisfy { Self.equal(other[$0], item[$0]) }
      }
      if isKnown { return errSecDuplicateItem }
      items.append(item)
      return errSecSuccess
    }
  }

  func update(_ query: [AnyHashable: Any], _ changes: [AnyHashable: Any]) -> OSStatus {
    lock.withLock {
      let found = items.indices.filter { matches(items[$0], query) }
      for index in found { items[index].merge(changes) { _, new in new } }
      return found.isEmpty ? errSecItemNotFound : errSecSuccess
    }
  }

  func remove(_ query: [AnyHashable: Any]) -> OSStatus {
    lock.withLock {
      let count = items.count
      items.removeAll { matches($0, query) }
      return items.count == count ? errSecItemNotFound : errSecSuccess
    }
  }

  /// What a query asks for; nil where there is none.
  func answer(_ query: [AnyHashable: Any]) -> AnyObject? {
    let found = lock.withLock { items.filter { matches($0, query) } }
    guard let first = found.first else { return nil }
    let isAll = Self.equal(query[kSecMatchLimit], kSecMatchLimitAll)
    let results = (isAll ? found : [first]).map { item -> Any in
      let asks = (query[kSecReturnAttributes] as? Bool) ?? false
      var attributes = item
      if (query[kSecReturnData] as? Bool) != true { attributes[kSecValueData] = nil }
      return asks ? attributes : (item[kSecValueData] ?? Data())
    }
    return (isAll ? results as Any : results[0]) as AnyObject
  }
}
