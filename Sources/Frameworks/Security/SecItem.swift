@_exported import CoreGraphics
@_exported import ObjectiveCRuntime

// The keychain's words. Values are Apple's.

/// The kind of an item.
public let kSecClass: CFString = "class"
/// A password.
public let kSecClassGenericPassword: CFString = "genp"
/// A password for a server.
public let kSecClassInternetPassword: CFString = "inet"
/// A certificate.
public let kSecClassCertificate: CFString = "cert"
/// A key.
public let kSecClassKey: CFString = "keys"
/// A certificate with its key.
public let kSecClassIdentity: CFString = "idnt"
/// Whose it is.
public let kSecAttrAccount: CFString = "acct"
/// What it is for.
public let kSecAttrService: CFString = "svce"
/// The server that it is for.
public let kSecAttrServer: CFString = "srvr"
/// Which apps may read it.
public let kSecAttrAccessGroup: CFString = "agrp"
/// When it can be read.
public let kSecAttrAccessible: CFString = "pdmn"
/// Its title.
public let kSecAttrLabel: CFString = "labl"
/// What the app adds.
public let kSecAttrGeneric: CFString = "gena"
/// What somebody notes.
public let kSecAttrComment: CFString = "icmt"
/// Whether it is on other devices, too.
public let kSecAttrSynchronizable: CFString = "sync"
/// On this and other devices.
public let kSecAttrSynchronizableAny: CFString = "syna"
/// While the device is unlocked.
public let kSecAttrAccessibleWhenUnlocked: CFString = "ak"
/// After the device was unlocked once.
public let kSecAttrAccessibleAfterFirstUnlock: CFString = "ck"
/// While the device is unlocked, on this one alone.
public let kSecAttrAccessibleWhenUnlockedThisDeviceOnly: CFString = "aku"
/// After the device was unlocked once, on this one alone.
public let kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly: CFString = "cku"
/// While the device has a code, on this one alone.
public let kSecAttrAccessibleWhenPasscodeSetThisDeviceOnly: CFString = "akpu"
/// Its data.
public let kSecValueData: CFString = "v_Data"
/// Whether its data are answered.
public let kSecReturnData: CFString = "r_Data"
/// Whether what is known of it is answered.
public let kSecReturnAttributes: CFString = "r_Attributes"
/// How many are answered.
public let kSecMatchLimit: CFString = "m_Limit"
/// One.
public let kSecMatchLimitOne: CFString = "m_LimitOne"
/// All.
public let kSecMatchLimitAll: CFString = "m_LimitAll"

/// All went well.
public let errSecSuccess: OSStatus = 0
/// Something is missing or wrong.
public let errSecParam: OSStatus = -50
/// There is such an item.
public let errSecDuplicateItem: OSStatus = -25299
/// There is no such item.
public let errSecItemNotFound: OSStatus = -25300

/// Adds an item. Differs: the keychain is the process's, and empty when it begins.
///
/// - Returns: `errSecDuplicateItem` where there is one of its kind, account, service and server.
@discardableResult
public func SecItemAdd(
  _ attributes: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?
) -> OSStatus { Keychain.shared.add(attributes) }

/// Finds items.
///
/// - Returns: `errSecItemNotFound` where there is none.
public func SecItemCopyMatching(
  _ query: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?
) -> OSStatus {
  guard let answer = Keychain.shared.answer(query) else { return errSecItemNotFound }
  // SAFETY: Whoever calls passes a place for an object, as on iOS, or nil.
  unsafe result?.pointee = answer
  return errSecSuccess
}

/// Changes items.
///
/// - Returns: `errSecItemNotFound` where there is none.
@discardableResult
public func SecItemUpdate(
  _ query: CFDictionary, _ attributesToUpdate: CFDictionary
) -> OSStatus { Keychain.shared.update(query, attributesToUpdate) }

/// Removes items.
///
/// - Returns: `errSecItemNotFound` where there is none.
@discardableResult
public func SecItemDelete(_ query: CFDictionary) -> OSStatus { Keychain.shared.remove(query) }

/// What went wrong, as a sentence.
public func SecCopyErrorMessageString(_ status: OSStatus, _ reserved: Int?) -> CFString? {
  switch status {
  case errSecSuccess: "No error."
  case errSecDuplicateItem: "The specified item already exists in the keychain."
  case errSecItemNotFound: "The specified item could not be found in the keychain."
  default: "OSStatus \(status)"
  }
}
