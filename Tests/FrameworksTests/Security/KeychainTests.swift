import Security
import Testing

@Suite(.serialized) struct KeychainTests {
  private let item: [String: Any] = [
    kSecClass: kSecClassGenericPassword, kSecAttrService: "tests", kSecAttrAccount: "ann",
  ]

  @Test func `an item is added once, read, changed and removed`() {
    var new = item
    new[kSecValueData] = Data("one".utf8)
    #expect(SecItemAdd(new as CFDictionary, nil) == errSecSuccess)
    #expect(SecItemAdd(new as CFDictionary, nil) == errSecDuplicateItem)
    var query = item
    query[kSecReturnData] = true
    query[kSecMatchLimit] = kSecMatchLimitOne
    var result: AnyObject?
    #expect(SecItemCopyMatching(query as CFDictionary, &result) == errSecSuccess)
    #expect(result as? Data == Data("one".utf8))
    let change: [String: Any] = [kSecValueData: Data("two".utf8)]
    #expect(SecItemUpdate(item as CFDictionary, change as CFDictionary) == errSecSuccess)
    #expect(SecItemCopyMatching(query as CFDictionary, &result) == errSecSuccess)
    #expect(result as? Data == Data("two".utf8))
    #expect(SecItemDelete(item as CFDictionary) == errSecSuccess)
    #expect(SecItemCopyMatching(query as CFDictionary, &result) == errSecItemNotFound)
  }
}
